import * as fc from 'fast-check';

/**
 * The cases of property tests are the same in every run, so that a suite that was green stays green; others are tried
 * with `SALON_TEST_SEED=N npm test`, any whole number, or `random`. bench/laws.md says which were.
 */
const SEED = process.env['SALON_TEST_SEED'] ?? '1';

if (SEED !== 'random') {
  if (!/^-?\d{1,10}$/.test(SEED)) throw new Error(`SALON_TEST_SEED is a whole number or random; found ${SEED}`);
  fc.configureGlobal({ seed: Number(SEED) });
}

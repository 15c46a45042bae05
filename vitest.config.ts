import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/support/cases.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

import { test } from 'vitest';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readExperiment } from '../../experiments/file/experiment.js';
import { cases } from '/tmp/gen/cases.js';
test('gen', async () => {
 const folder = mkdtempSync('/tmp/gen/f-'); const out: [string,string,string][] = []; const file=join(folder,'my.yaml');
 for (const [what, text] of cases) { writeFileSync(file, text); let m='ACCEPTED'; try { await readExperiment(file); } catch (e) { m = e instanceof Error ? (e.name==='InputError'? '' : 'STACK ')+ e.message : String(e);} out.push([what,text,m.replaceAll(folder+'/','')]); }
 writeFileSync('/tmp/gen/out.json', JSON.stringify(out));
 for (const [w,,m] of out) console.log(w+'\n    '+m);
});

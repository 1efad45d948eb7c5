/**
 * Mends descriptions in memory in all ways, and lists what mending must not do and did: `npm run fix-loop`. Takes the
 * corpus and test-specs/; `--file=PART` takes some only.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { corpusFiles, corpusPath } from './corpus.ts';
import { defaultsOfInit } from './fixes/defaults-of-init.ts';
import { faultsOfMending } from './fixes/faults-of-mending.ts';

const { values } = parseArgs({ options: { file: { type: 'string', default: '' } } });
const defaults = defaultsOfInit();
const ways = [false, true].flatMap((unsafe) => [
  { unsafe, defaults: {} },
  { unsafe, defaults },
]);
const own = globSync('test-specs/**/*.{json,yaml}', { ignore: ['test-specs/{breaks,service,exchanges}/**'] });
const files = [...own.sort(), ...corpusFiles().map(corpusPath)].filter((one) => one.includes(values.file));
let count = 0;
for (const file of files) {
  for (const way of ways) {
    const faults = await faultsOfMending(resolve(file), way);
    const name = `${file}, ${way.unsafe ? 'unsafe' : 'safe'}${way.defaults === defaults ? ' with defaults' : ''}`;
    for (const fault of faults) console.log(`${name}: ${fault}`);
    count += faults.length;
  }
}
console.log(`${count} faults in ${files.length} files`);
process.exitCode = count > 0 ? 1 : 0;

/**
 * Processor time in which the stock Spectral extension of VS Code loads a ruleset, which it does for every document:
 * `npx tsx bench/stock-extension.ts`. The first one has the start of the bundler in it. Needs the build in dist/.
 */
import { join } from 'node:path';
import { loadAsEditor } from '../test/support/load-as-editor.ts';
import { PackedProject } from '../test/support/packed-project.ts';

const DOCUMENTS = 5;
const RULESETS = ['spectral:oas', 'lintel', 'lintel/design-review'];

const project = new PackedProject();
for (const ruleset of RULESETS) {
  project.write('.spectral.yaml', `extends: ${ruleset}\n`);
  const times: number[] = [];
  for (let count = 0; count < DOCUMENTS; count++) {
    const before = process.cpuUsage();
    await loadAsEditor(join(project.folder, '.spectral.yaml'));
    const { user, system } = process.cpuUsage(before);
    times.push(Math.round((user + system) / 1_000));
  }
  console.log(`extends: ${ruleset}: ${times.join(', ')} ms`);
}
project.remove();

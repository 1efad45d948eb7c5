/**
 * Keeps the compiled code of the program in the package (`prepack`), so that the first run of those who have the same Node starts as fast as
 * later ones: lints descriptions that every rule has something to say to.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const SPECS = [
  'test-specs/reference-3.0.yaml',
  'test-specs/reference-3.1.yaml',
  'test-specs/violations',
  'test-specs/shapes',
];

const { status, stderr } = spawnSync(
  process.execPath,
  ['dist/cli/main.cjs', 'lint', '--ruleset', 'all', '--threads', '1', ...SPECS],
  { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
);
if (!readdirSync('dist/cli').some((name) => name.endsWith('.cache'))) {
  process.stderr.write(`${stderr}the compiled code was not kept (lint ended with ${status})\n`);
  process.exitCode = 1;
}

/** `npm start -- FILES…` lints files from a checkout; without files it lints the reference description. */
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const files = given.length > 0 ? given : ['test-specs/reference-3.1.yaml'];
const { status } = spawnSync(process.execPath, ['dist/cli/main.cjs', 'lint', ...files], { stdio: 'inherit' });
process.exitCode = status ?? 2;

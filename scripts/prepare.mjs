/**
 * npm runs this when the package is installed from its repository, as pre-commit does. `npm install -g git+…` runs it before
 * there are any dependencies (npm/cli issue 8440), and makes every npm below it to work globally.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const { npm_config_global, npm_config_location, ...env } = process.env;

function npm(...args) {
  const { status } = spawnSync('npm', args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync('node_modules/tsx')) npm('ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund');
npm('run', 'build');

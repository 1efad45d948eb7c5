import { readFileSync } from 'node:fs';
import { packageFile } from './package-file.ts';

/** The version of this package. */
export function version(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8'));
  return manifest.version;
}

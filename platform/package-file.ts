import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file of this package by its path in it: the same one from the source and from the bundle in dist/.
 *
 * @throws Error where no package.json stands above the program, as where dist/ was copied alone.
 */
export function packageFile(path: string): string {
  const program = dirname(fileURLToPath(import.meta.url));
  let folder = program;
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`no package.json stands above ${program}; install the package as a whole`);
    folder = above;
  }
  return join(folder, path);
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of a file, or of all files below a folder, by their names relative to `base`; none where it is absent. */
export function textFilesBelow(base: string, name: string): ReadonlyMap<string, string> {
  const stats = statSync(join(base, name), { throwIfNoEntry: false });
  if (stats === undefined) return new Map();
  if (stats.isFile()) return new Map([[name, readFileSync(join(base, name), 'utf8')]]);
  return new Map(readdirSync(join(base, name)).flatMap((entry) => [...textFilesBelow(base, `${name}/${entry}`)]));
}

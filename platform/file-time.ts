import { statSync } from 'node:fs';

/** When a file was written last, in milliseconds; null where there is none. */
export function timeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

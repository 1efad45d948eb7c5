import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../platform/usage-error.ts';
import { writeFileWhole } from '../platform/write-file.ts';

/** Says whose pages a folder has. Web servers do not show it. */
const MARK = '.lintel-pages';

type Pages = 'catalogue' | 'review';

/**
 * Refuses a folder that has something else in it than pages of this kind: they would replace files of the same names.
 * What begins with a dot, as `.git` of a folder that is published, and CNAME are no reason.
 *
 * @throws UsageError
 */
export function refuseOtherFolder(folder: string, named: string, pages: Pages): void {
  const entries = entriesOf(folder);
  const mark = entries.includes(MARK) ? readFileSync(join(folder, MARK), 'utf8').trim() : null;
  if (mark === pages) return;
  const other =
    mark === null ? entries.find((name) => !name.startsWith('.') && name !== 'CNAME') : `the pages of lintel ${mark}`;
  if (other === undefined) return;
  throw new UsageError(
    `the folder ${named} holds something else (${other}); name a new or an empty folder for the ${pages}`,
  );
}

/** None of a folder that is not there yet, or cannot be read: writing to it says why. */
function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** Says of a folder that it has these pages, so that later ones may replace them. */
export function markFolder(folder: string, pages: Pages): void {
  writeFileWhole(join(folder, MARK), `${pages}\n`);
}

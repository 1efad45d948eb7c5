import type { Ignored } from '../../../fixing/ignore-rest.ts';
import { type Mended, mendedFindings } from '../../../fixing/mend.ts';
import type { Written } from '../../../fixing/write-texts.ts';
import { listed } from '../../../framework/messages.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { countedInThousands } from '../../../reports/in-thousands.ts';
import { shownPath } from '../../../source/problem.ts';

/** How much was mended, for people. */
export function mendedNote(mended: Mended, { files, refused }: Written): string {
  const left = new Set([...refused, ...mended.cycles].map(({ source }) => source));
  const findings = mendedFindings(mended, left).length;
  // Files are also written for what is ignored.
  if (findings === 0) return 'Nothing mended';
  const unfinished = mended.isUnfinished ? '; more can be mended, so run Lintel again' : '';
  return `${countedInThousands(findings, 'finding')} mended in ${countedInThousands(files.length, 'file')}${unfinished}`;
}

/** How much was ignored, for people. */
export function ignoredNote({ findings }: Ignored): string {
  return findings === 0 ? 'Nothing ignored' : `${countedInThousands(findings, 'finding')} ignored`;
}

/** What was not mended, or not ignored, and why: a sentence for each rule, file and reason. */
export function refusalNotes(refused: Ignored['refused'], what: 'mended' | 'ignored', cwd: string): string[] {
  const groups = groupBy(refused, ({ result, reason }) => [result.source, result.code, reason].join('\0'));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { source, code } = first.result;
    const count = countedInThousands(group.length, 'finding');
    const were = group.length === 1 ? 'was' : 'were';
    return `${shownPath(source, cwd)}: ${count} of ${code} ${were} not ${what}: ${first.reason}`;
  });
}

/** Why the work could not be done wholly. */
export function faultsOf({ faulty, cycles, harmful }: Mended, { refused }: Written, cwd: string): string[] {
  const report = 'this is a fault of Lintel, so please report it';
  const wrong = groupBy(faulty, ({ result: { source, code } }) => `${source}\0${code}`);
  return [
    ...refused.map(({ source, reason }) => `${shownPath(source, cwd)} was not written: ${reason}`),
    ...[...wrong.values()].flatMap(([first]) =>
      first === undefined
        ? []
        : `${shownPath(first.result.source, cwd)}: a fix of ${first.result.code} would not say what was intended, and was not carried out; ${report}`,
    ),
    ...cycles.map(
      ({ source, rules }) =>
        `${shownPath(source, cwd)} was left as it was, as the fixes of ${listed(rules)} undo each other; ${report}`,
    ),
    ...(harmful.length > 0
      ? [
          `after the fixes of ${listed(harmful)} a file could not be linted any more, so they were taken back; ${report}`,
        ]
      : []),
  ];
}

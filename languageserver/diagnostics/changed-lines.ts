import { changedParts } from '../../fixing/changed-parts.ts';
import { committedText } from '../../git/committed-text.ts';
import { type Result, shownRange } from '../../source/result.ts';

/**
 * Which findings of a file begin on lines that differ from the last commit; none where there is no repository, and none
 * of a file that is new.
 *
 * @param text The file's text as the findings have it, which may not be saved.
 */
export async function onChangedLines(file: string, text: string): Promise<(result: Result) => boolean> {
  const committed = await committedText(file);
  if (committed === null) return () => false;
  const parts = changedParts(linesOf(committed), linesOf(text));
  return (result) => {
    const { line } = shownRange(result).start;
    return parts.some(({ now }) => now.start <= line && line < now.end);
  };
}

/** Without line breaks, since git may write others on disk than it keeps. */
function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

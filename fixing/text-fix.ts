import type { Editable } from '../edits/editable.ts';
import { inOrder, NotEditable } from '../edits/text-edit.ts';
import { textEdits } from '../edits/text-edits.ts';
import { Conflict } from '../framework/changes/change.ts';
import { changedValue } from '../framework/changes/changed-value.ts';
import { changesOf } from '../framework/changes/file-edit.ts';
import type { Result, TextFix } from '../source/result.ts';
import { RunTexts } from './run-texts.ts';

/**
 * Findings with their fixes as edits of texts.
 *
 * @param given A text that is in no file, by the name under which edits have it.
 */
export function withTextFixes(
  results: readonly Result[],
  given: { readonly source: string; readonly text: string } | null,
): Result[] {
  const texts = new RunTexts();
  if (given !== null) texts.note(given.source, given.text);
  return results.map((result) => {
    const textFix = textFixOf(result, texts.open);
    return textFix === null ? result : { textFix, ...result };
  });
}

/**
 * The fixes of a finding as edits of texts; null where it has none, or where the texts do not admit them. Those of one
 * finding are shown as one: it is safe where all of them are.
 *
 * @param open Gives a file, ready for edits.
 */
function textFixOf({ fixes = [] }: Result, open: (source: string) => Editable): TextFix | null {
  const [first, ...others] = fixes;
  if (first === undefined) return null;
  try {
    const edits = [...changesOf(fixes.flatMap((fix) => fix.edits))].flatMap(([source, change]) => {
      const { syntax, data } = open(source);
      const { tree } = syntax;
      changedValue(data, change);
      return inOrder(textEdits(syntax, data, change)).map((edit) => ({
        source,
        range: { start: tree.positionAt(edit.start), end: tree.positionAt(edit.end) },
        text: edit.text,
      }));
    });
    const title = others.length === 0 ? first.title : `${first.title}; and ${others.length} more like this`;
    return { title, safe: fixes.every(({ isSafe }) => isSafe), edits };
  } catch (error) {
    if (error instanceof NotEditable || error instanceof Conflict) return null;
    throw error;
  }
}

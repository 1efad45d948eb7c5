import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Editable, editable } from '../../edits/editable.ts';
import { carryOut } from '../../edits/plan.ts';
import { NotEditable, type TextEdit } from '../../edits/text-edit.ts';
import { changedParts } from '../../fixing/changed-parts.ts';
import { mend } from '../../fixing/mend.ts';
import { RunTexts } from '../../fixing/run-texts.ts';
import type { FileEdit } from '../../framework/changes/file-edit.ts';
import { parseReferenced } from '../../source/parse.ts';
import { readText } from '../../source/read-text.ts';
import type { Range, Result } from '../../source/result.ts';
import { ANNOTATION } from '../help/annotation-schema.ts';
import type { ActionEdits, ActionTask, RefusedAction, TextChange } from './action.ts';

/** What the edits of an action are made from. Files are read as the run has them open. */
export interface EditSources {
  readonly file: string;
  readonly results: readonly Result[];
  /** The findings with their fixes, in other texts of some files. */
  lint(
    texts: ReadonlyMap<string, string>,
  ): Promise<{ readonly results: readonly Result[]; readonly complete: boolean }>;
}

/** Works out what an action changes; nothing is written. */
export function editsOf(task: ActionTask, sources: EditSources): Promise<ActionEdits | RefusedAction> {
  switch (task.task) {
    case 'fix':
      return fixEdits(task, sources);
    case 'fix all':
      return allEdits(task, sources);
    case 'annotate':
      return annotationEdits(task, sources);
  }
}

async function fixEdits(
  { code, path, title }: Extract<ActionTask, { task: 'fix' }>,
  { file, results }: EditSources,
): Promise<ActionEdits | RefusedAction> {
  const at = path.join('\0');
  const found = results.filter(
    (result) => result.code === code && result.source === file && result.path.join('\0') === at,
  );
  const fix = found.flatMap(({ fixes = [] }) => fixes).find((one) => one.title === title);
  if (fix === undefined) return { refused: 'the finding is gone' };
  return carriedOut(fix.edits);
}

async function annotationEdits(
  { path, keys, value, isWritten }: Extract<ActionTask, { task: 'annotate' }>,
  { file }: EditSources,
): Promise<ActionEdits | RefusedAction> {
  const whole = [...path, ANNOTATION, ...keys];
  const edits = carriedOut([{ edit: 'set', source: file, path: whole, value }]);
  if (!isWritten || 'refused' in edits) return edits;
  const [own] = edits.files;
  const after = TextDocument.applyEdits(document(file), [...(own?.edits ?? [])]);
  const { rangeOf } = await parseReferenced(after, file);
  return { ...edits, selection: { path: file, range: unquoted(rangeOf(whole.map(String)), after) } };
}

/** The range of a text without its quotation marks, which stay when it is written over. */
function unquoted({ start, end }: Range, text: string): Range {
  const written = TextDocument.create('', '', 0, text).getText({ start, end });
  if (!/^(["']).*\1$/s.test(written)) return { start, end };
  return {
    start: { ...start, character: start.character + 1 },
    end: { ...end, character: end.character - 1 },
  };
}

function carriedOut(edits: readonly FileEdit[]): ActionEdits | RefusedAction {
  const opened = new Map<string, Editable>();
  const open = (source: string) => {
    const known = opened.get(source) ?? editable(readText(source), source);
    opened.set(source, known);
    return known;
  };
  try {
    const { files, refused } = carryOut([{ title: '', isSafe: true, edits }], open);
    if (files.size === 0) return { refused: refused[0]?.reason ?? 'the text cannot be changed there' };
    const changed = [...files].map(([path, one]) => ({ path, edits: changesIn(document(path), one.edits) }));
    return { files: changed, selection: null };
  } catch (error) {
    if (error instanceof NotEditable) return { refused: error.message };
    throw error;
  }
}

/** Pass by pass, as `lintel lint --fix` does, in this file alone. */
async function allEdits(
  { code, unsafe }: Extract<ActionTask, { task: 'fix all' }>,
  { file, lint }: EditSources,
): Promise<ActionEdits | RefusedAction> {
  const texts = new RunTexts();
  const { carriedOut } = await mend({
    texts,
    lint: async () => {
      const { results, complete } = await lint(texts.changed);
      return { results: results.filter((one) => code === null || one.code === code).map(withFixes(unsafe)), complete };
    },
    refusal: (source) => (source === file ? null : 'it would change another file'),
  });
  const after = texts.changed.get(file);
  if (carriedOut.length === 0 || after === undefined) return { refused: 'nothing can be mended in this file alone' };
  return {
    files: [{ path: file, edits: changesIn(document(file), differences(texts.before(file), after)) }],
    selection: null,
  };
}

function withFixes(unsafe: boolean): (result: Result) => Result {
  return (result) => ({ ...result, fixes: (result.fixes ?? []).filter(({ isSafe }) => isSafe || unsafe) });
}

/** The stretches in which two texts differ: editors keep cursors, marks and folds in what lies between. */
function differences(before: string, after: string): TextEdit[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return changedParts(old.lines, now.lines).map((part) => {
    const [from, to] = [old.startOf(part.old.start), old.startOf(part.old.end)];
    const text = after.slice(now.startOf(part.now.start), now.startOf(part.now.end));
    const { start, end, text: own } = difference(before.slice(from, to), text);
    return { start: from + start, end: from + end, text: own };
  });
}

/** The lines of a text with their breaks, and where each begins; the one behind the last, at the end. */
function linesOf(text: string) {
  const lines = text.split(/(?<=\n)/);
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length);
  return { lines, startOf: (line: number) => starts[line] ?? text.length };
}

/** The one stretch in which two texts differ. */
function difference(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { start, end: before.length - end, text: after.slice(start, after.length - end) };
}

function document(file: string): TextDocument {
  return TextDocument.create(file, '', 0, readText(file));
}

function changesIn(text: TextDocument, edits: readonly TextEdit[]): TextChange[] {
  return edits.map(({ start, end, text: newText }) => ({
    range: { start: text.positionAt(start), end: text.positionAt(end) },
    newText,
  }));
}

import type { Change } from '../framework/changes/change.ts';
import { changedValue } from '../framework/changes/changed-value.ts';
import { sameJson } from '../model/description/json.ts';
import { parseRootThoroughly } from '../source/parse-thoroughly.ts';
import { isJsonName } from '../source/parsed-file.ts';
import { type Readings, readShared } from '../source/readings.ts';
import { thoroughTree } from '../source/thorough-tree.ts';
import { Syntax } from './syntax.ts';
import { applyTextEdits, inOrder, NotEditable, overlap, type TextEdit } from './text-edit.ts';
import { textEdits } from './text-edits.ts';

/** A text that can be edited, and what it says. */
export interface Editable {
  readonly text: string;
  readonly data: unknown;
  readonly syntax: Syntax;
  /** Its name decides whether it has to stay JSON. */
  readonly source: string;
  /** Those that it shares; left out, none. */
  readonly readings?: Readings | undefined;
}

/** A text after a change. */
export interface Edited {
  readonly text: string;
  /** In the order of the text; they do not overlap. */
  readonly edits: readonly TextEdit[];
}

/** A new text that does not say what was intended: a fault of Lintel's own, and nothing is written. */
export class WronglyEdited extends Error {}

/**
 * Reads a text for edits.
 *
 * @throws NotEditable when it cannot be read, or has several documents.
 */
export function editable(text: string, source: string, readings?: Readings): Editable {
  const isJson = isJsonName(source);
  const read = readShared(text, source, readings).read ?? readThoroughly(text, source);
  return { text, data: read.data, syntax: new Syntax(text, read.tree, isJson), source, readings };
}

function readThoroughly(text: string, source: string) {
  const { data, usable } = parseRootThoroughly(text, source);
  const tree = usable ? thoroughTree(text) : null;
  if (tree === null) throw new NotEditable('the file cannot be read');
  if (/^(?:---|\.\.\.)\s[\s\S]*\S/m.test(text.slice(tree.endOf(0))))
    throw new NotEditable('the file has several documents');
  return { data, tree };
}

/**
 * The text after a change, read again: it says exactly what was intended. What no edit touches is as before, byte for
 * byte.
 *
 * @throws NotEditable where the text cannot be changed at the place alone.
 * @throws Conflict when a name is taken.
 * @throws WronglyEdited
 */
export function edited({ text, data, syntax, source, readings }: Editable, change: Change): Edited {
  const wanted = changedValue(data, change);
  const edits = inOrder(textEdits(syntax, data, change));
  if (overlap(edits)) throw new WronglyEdited(`two edits of ${source} overlap`);
  const written = applyTextEdits(text, edits);
  if (!says(written, wanted, source, readings)) {
    readings?.forget(written);
    if (syntax.hasAnchorsOrTags()) throw new NotEditable('an anchor, an alias or a tag depends on it');
    throw new WronglyEdited(`${source} would not say what was intended`);
  }
  return { text: written, edits };
}

function says(text: string, wanted: unknown, source: string, readings?: Readings): boolean {
  try {
    return sameJson(editable(text, source, readings).data, wanted);
  } catch (error) {
    if (error instanceof NotEditable) return false;
    throw error;
  }
}

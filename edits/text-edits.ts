import { type Change, type Key, noChange } from '../framework/changes/change.ts';
import { changedValue } from '../framework/changes/changed-value.ts';
import { has, isObject, type JsonObject, member } from '../model/description/json.ts';
import { append } from '../model/lib/lists.ts';
import { blockStyle } from './block-style.ts';
import { difference } from './difference.ts';
import { flowStyle } from './flow-style.ts';
import { type Layout, layoutOf } from './layout.ts';
import { placeOf } from './placement.ts';
import type { Entry, NewEntries, Style } from './style.ts';
import type { Syntax } from './syntax.ts';
import { NotEditable, type TextEdit } from './text-edit.ts';
import { wordEdits } from './words.ts';

/**
 * A change of a file's data as edits of its text. All that the change does not touch keeps its bytes; what is new
 * follows the layout of the file. Whether a name is taken, `changedValue` has to be asked before.
 *
 * @param data What the text says.
 * @throws NotEditable where the text says a value in a way that no edit of the place alone can change.
 */
export function textEdits(syntax: Syntax, data: unknown, change: Change): TextEdit[] {
  return new Editor(syntax).edited(data, change);
}

class Editor {
  private readonly edits: TextEdit[] = [];
  private readonly layout: Layout;

  constructor(private readonly syntax: Syntax) {
    this.layout = layoutOf(syntax);
  }

  edited(data: unknown, change: Change): TextEdit[] {
    if (change.set !== undefined || !this.syntax.isCollection(0) || keepsNothing(data, change))
      throw new NotEditable('the whole file would be another one');
    this.collection(0, data, change);
    return this.edits;
  }

  private collection(row: number, old: unknown, change: Change): void {
    const entries = this.entries(row, change);
    const left = entries.filter((entry) => entry.change?.removed !== true);
    const added = isObject(old) ? this.newMembers(entries, left, old, change) : newItems(left, change);
    const style = this.styleOf(row);
    // What is added at the end of an entry stands before what is added behind it, at the same offset.
    for (const entry of left) this.entry(entry, member(old, entry.key), style);
    for (const entry of entries) if (entry.change?.removed === true) this.refuseAdorned(entry);
    if (left.length < entries.length) append(this.edits, style.removed(entries));
    for (const { behind, values } of added) append(this.edits, style.added(left, behind, values));
  }

  private entry(entry: Entry, old: unknown, style: Style): void {
    const { row, key, start, change } = entry;
    if (change === undefined || !changesItself(change)) return;
    this.refuseAdorned(entry);
    if (change.renamed !== undefined) this.edits.push(style.renamed(row, change.renamed));
    const inner = change.set === undefined ? change : difference(old, change.set.value);
    if (inner.set !== undefined)
      append(this.edits, this.written({ row, key, start, change }, old, inner.set.value, style));
    else if (inner.inside.size > 0) this.inside({ row, key, start, change: inner }, old, style);
  }

  private written(entry: Entry, old: unknown, wanted: unknown, style: Style): TextEdit[] {
    const { syntax } = this;
    if (typeof old !== 'string' || typeof wanted !== 'string') return style.written(entry, wanted);
    const { start, end } = syntax.valueSpan(entry.row);
    return wordEdits(syntax.text.slice(start, end), start, old, wanted) ?? style.written(entry, wanted);
  }

  private refuseAdorned(entry: Entry): void {
    if (this.syntax.isAdorned(entry)) throw new NotEditable('an anchor or a tag stands before the value');
  }

  /** Changes in a value; one that has no members or items yet, or would have none afterwards, is written as a whole. */
  private inside(entry: Entry, old: unknown, style: Style): void {
    const change = entry.change ?? noChange();
    const isWhole = this.syntax.children(entry.row).length === 0 || keepsNothing(old, change);
    if (isWhole) append(this.edits, style.written(entry, changedValue(old, change)));
    else this.collection(entry.row, old, change);
  }

  private entries(row: number, change: Change): Entry[] {
    const { syntax } = this;
    const isMapping = syntax.isMapping(row);
    let before = syntax.tree.startOf(row);
    const entries = syntax.children(row).map((child, index) => {
      const key: Key = isMapping ? syntax.tree.keyAt(child) : index;
      const start = syntax.entryStart(child, before);
      if (!isMapping) before = syntax.endOf(child);
      return { row: child, key, start, change: change.inside.get(key) ?? change.inside.get(Number(key)) };
    });
    if (isMapping && new Set(entries.map(({ key }) => key)).size < entries.length)
      throw new NotEditable('a key is written twice there');
    return entries;
  }

  private newMembers(entries: readonly Entry[], left: readonly Entry[], old: JsonObject, change: Change): Added[] {
    if (entries.filter((entry) => entry.change !== undefined).length === change.inside.size) return [];
    const written = new Set(entries.map(({ key }) => String(key)));
    // What is not there needs no taking out.
    const missing = [...change.inside].filter(
      ([key, { removed }]) => !written.has(String(key)) && (removed !== true || has(old, String(key))),
    );
    const neighbours = left.map(({ row, key }) => ({ key: String(key), isScalar: !this.syntax.isCollection(row) }));
    const added = new Map<number, [string, unknown][]>();
    for (const [key, inner] of missing) {
      if (has(old, String(key))) throw new NotEditable('a merge key brings it from another place');
      const value = changedValue(undefined, inner);
      const behind = placeOf(String(key), typeof value !== 'object' || value === null, neighbours);
      added.set(behind, [...(added.get(behind) ?? []), [String(key), value]]);
    }
    return [...added].map(([behind, values]) => ({ behind, values }));
  }

  private styleOf(row: number): Style {
    return this.syntax.isFlow(row) ? flowStyle(this.syntax, this.layout) : blockStyle(this.syntax, this.layout);
  }
}

/** What comes behind one of the entries that are left; -1 is in front of all. Items have no keys. */
interface Added {
  readonly behind: number;
  readonly values: NewEntries;
}

function newItems(left: readonly Entry[], change: Change): Added[] {
  const added = new Map<number, [null, unknown][]>();
  const last = left.length - 1;
  for (const [index, inner] of [...change.inside].sort(([one], [other]) => Number(one) - Number(other))) {
    const behind = left.findLastIndex(({ key }) => Number(key) < Number(index));
    const isThere = left.some(({ key }) => key === Number(index)) || inner.removed === true;
    const values = [...inner.before, ...(isThere || inner.set === undefined ? [] : [inner.set.value])];
    const at = Math.min(behind, last);
    if (values.length > 0)
      added.set(at, [...(added.get(at) ?? []), ...values.map((value): [null, unknown] => [null, value])]);
  }
  return [...added].map(([behind, values]) => ({ behind, values }));
}

/** False where something is only put before an item. */
function changesItself({ inside, set, renamed }: Change): boolean {
  return inside.size > 0 || set !== undefined || renamed !== undefined;
}

/** True where every member or item goes. */
function keepsNothing(old: unknown, { inside }: Change): boolean {
  return Object.keys(old as object).every((key) => (inside.get(key) ?? inside.get(Number(key)))?.removed === true);
}

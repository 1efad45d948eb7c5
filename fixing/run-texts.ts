import { type Editable, editable } from '../edits/editable.ts';
import { NotEditable } from '../edits/text-edit.ts';
import { isRemote } from '../model/description/reference.ts';
import { readText } from '../source/read-text.ts';
import { Readings } from '../source/readings.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';

/** The texts of a run's files: as they were read first, and as they are after the fixes so far. */
export class RunTexts {
  /** Those that changed, by source. */
  readonly changed = new Map<string, string>();
  readonly readings = new Readings();
  private readonly read = new Map<string, string>();
  private readonly opened = new Map<string, Editable>();

  /** Keeps a text that was read elsewhere; the first one of a file counts. */
  note(source: string, text: string): void {
    if (!this.read.has(source)) this.read.set(source, text);
  }

  has(source: string): boolean {
    return this.read.has(source);
  }

  /** @throws UnreadableInput */
  before(source: string): string {
    const known = this.read.get(source) ?? readText(source);
    this.read.set(source, known);
    return known;
  }

  /** @throws UnreadableInput */
  now(source: string): string {
    return this.changed.get(source) ?? this.before(source);
  }

  /**
   * A file's present text, ready for edits.
   *
   * @throws NotEditable
   */
  readonly open = (source: string): Editable => {
    const known = this.opened.get(source);
    if (known !== undefined) return known;
    if (isRemote(source)) throw new NotEditable('it is in a file on another machine');
    const opened = editable(this.readable(source), source, this.readings);
    this.opened.set(source, opened);
    return opened;
  };

  /** What a file says now; undefined where it cannot be read. */
  readonly dataOf = (source: string): unknown => {
    try {
      return this.open(source).data;
    } catch (error) {
      if (error instanceof NotEditable) return undefined;
      throw error;
    }
  };

  set(source: string, text: string): void {
    this.opened.delete(source);
    if (text !== this.now(source)) this.readings.forget(this.now(source));
    if (text === this.before(source)) this.changed.delete(source);
    else this.changed.set(source, text);
  }

  private readable(source: string): string {
    try {
      return this.now(source);
    } catch (error) {
      if (error instanceof UnreadableInput) throw new NotEditable(`the file cannot be read: ${error.message}`);
      throw error;
    }
  }
}

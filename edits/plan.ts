import { type Change, Conflict, excludes, merge, noChange } from '../framework/changes/change.ts';
import { changedValue } from '../framework/changes/changed-value.ts';
import { changesOf, type Fix } from '../framework/changes/file-edit.ts';
import { append } from '../model/lib/lists.ts';
import { type Editable, type Edited, edited, WronglyEdited } from './editable.ts';
import { NotEditable } from './text-edit.ts';
import { textEdits } from './text-edits.ts';

/** Gives a file of a description, ready for edits. */
export type OpenFile = (source: string) => Editable;

/** What comes of carrying out several fixes at once. */
export interface Outcome<Carried extends Fix> {
  /** The files that change, by their source. */
  readonly files: ReadonlyMap<string, Edited>;
  readonly carriedOut: readonly Carried[];
  /** Those that exclude one that is carried out: they may be carried out afterwards. */
  readonly waiting: readonly Carried[];
  /** Those that cannot be carried out, with the reason: a sentence without a full stop. */
  readonly refused: readonly { readonly fix: Carried; readonly reason: string }[];
  /** Those after which a file would not say what was intended: a fault of Lintel's own. */
  readonly faulty: readonly Carried[];
}

/** Carries out as many fixes as go together, in their order. Nothing is written to disk. */
export function carryOut<Carried extends Fix>(fixes: readonly Carried[], open: OpenFile): Outcome<Carried> {
  return new Plan<Carried>(open).carryOut(fixes);
}

class Plan<Carried extends Fix> {
  private readonly refused: { fix: Carried; reason: string }[] = [];
  private readonly faulty: Carried[] = [];
  private readonly waiting: Carried[] = [];

  constructor(private readonly open: OpenFile) {}

  carryOut(fixes: readonly Carried[]): Outcome<Carried> {
    const { carriedOut, files } = this.atOnce(fixes) ?? this.together(fixes.filter((fix) => this.isPossible(fix)));
    const { refused, faulty, waiting } = this;
    return { files, carriedOut, waiting, refused, faulty };
  }

  /** Carries all out without looking at each of them first, as mostly can be; null where one of them cannot be. */
  private atOnce(fixes: readonly Carried[]): Pick<Outcome<Carried>, 'carriedOut' | 'files'> | null {
    const changes = new Map<string, Change>();
    try {
      const carriedOut = fixes.filter((fix) => this.isJoined(fix, changes));
      return { carriedOut, files: this.editedFiles(changes) };
    } catch (error) {
      if (!isExpected(error)) throw error;
      this.waiting.length = 0;
      return null;
    }
  }

  /** Whether a fix can be carried out in the data by itself. */
  private isPossible(fix: Carried): boolean {
    return this.admits(fix, (source, change) => {
      changedValue(this.open(source).data, change);
    });
  }

  private together(fixes: readonly Carried[]): Pick<Outcome<Carried>, 'carriedOut' | 'files'> {
    const changes = new Map<string, Change>();
    const joined = fixes.filter((fix) => this.isJoined(fix, changes));
    try {
      return { carriedOut: joined, files: this.editedFiles(changes) };
    } catch (error) {
      if (!isExpected(error)) throw error;
      return this.withoutWrong(joined);
    }
  }

  /** Adds a fix to the changes, unless it excludes one of them: it has to wait. */
  private isJoined(fix: Carried, changes: Map<string, Change>): boolean {
    const added = changesOf(fix.edits);
    if ([...added].some(([source, change]) => excludes(changes.get(source) ?? noChange(), change))) {
      this.waiting.push(fix);
      return false;
    }
    for (const [source, change] of added) {
      const known = changes.get(source) ?? noChange();
      changes.set(source, known);
      merge(known, change);
    }
    return true;
  }

  private editedFiles(changes: ReadonlyMap<string, Change>): Map<string, Edited> {
    return new Map([...changes].map(([source, change]) => [source, edited(this.open(source), change)]));
  }

  /** Carries out those that the text admits; where even these do not say what was intended, the first half of them. */
  private withoutWrong(fixes: readonly Carried[]): Pick<Outcome<Carried>, 'carriedOut' | 'files'> {
    const editable = fixes.filter((fix) => this.isEditable(fix));
    if (editable.length < fixes.length) return this.together(editable);
    const [only, ...others] = fixes;
    if (only !== undefined && others.length === 0) this.faulty.push(only);
    if (others.length === 0) return { carriedOut: [], files: new Map() };
    const half = Math.ceil(fixes.length / 2);
    append(this.waiting, fixes.slice(half));
    return this.together(fixes.slice(0, half));
  }

  private isEditable(fix: Carried): boolean {
    return this.admits(fix, (source, change) => {
      const { syntax, data } = this.open(source);
      textEdits(syntax, data, change);
    });
  }

  /** Whether nothing is thrown for any of the files that a fix changes. */
  private admits(fix: Carried, attempt: (source: string, change: Change) => void): boolean {
    try {
      for (const [source, change] of changesOf(fix.edits)) attempt(source, change);
      return true;
    } catch (error) {
      if (!(error instanceof NotEditable || error instanceof Conflict)) throw error;
      this.refused.push({ fix, reason: error.message });
      return false;
    }
  }
}

/** True for what shows that one of several fixes cannot be carried out. */
function isExpected(error: unknown): boolean {
  return error instanceof NotEditable || error instanceof WronglyEdited || error instanceof Conflict;
}

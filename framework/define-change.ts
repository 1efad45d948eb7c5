import type { Change, ChangedUse, ChangeName, Direction, Side } from '../model/comparison/change.ts';
import type { Severity } from '../spec/statement.ts';
import { counted, plain } from './messages.ts';

/** What a rule says of one change between two versions. */
export interface ChangeViolation {
  /** One of the rule's kinds. */
  readonly kind: string;
  readonly severity: Severity;
  /** What is wrong, with the values before and now. */
  readonly fact: string;
  /** The fact, where it is used, and the remedy; no section and no full stop. */
  readonly message: string;
}

/** A kind of change, for the documentation. */
export interface ChangeKind {
  readonly kind: string;
  readonly summary: string;
  readonly severity: Severity;
}

/** The check of a rule on two versions of a description. */
export interface ChangeCheck {
  /** The ids of the rules that report a change in place of this one. */
  readonly yieldsTo: readonly string[];
  /** All kinds that its findings may have. */
  readonly kinds: readonly ChangeKind[];
  /** Null for a change that the rule allows. `below` are the facts of the changes below it that break clients. */
  readonly judge: (change: Change, below?: readonly string[]) => ChangeViolation | null;
}

/** The two halves of a message. */
interface ChangeWords {
  /** What is wrong, with the values before and now. */
  readonly fact: string;
  /** What to do; to keep what there was, or to make the change in a new major version, where it is left out. */
  readonly remedy?: string;
}

/** What a rule says of the changes of one name. */
export interface JudgedChange {
  /** What a kind means, in one sentence; by direction where the two are kinds of their own. */
  readonly summary: string | Partial<Readonly<Record<Direction, string>>>;
  /** What the kind means where it cannot be decided whether clients break; left out where it always can. */
  readonly undecided?: string;
  /** The severity of the kind where it is not an error. */
  readonly severity?: Severity;
  /** False for a change of the name that the rule allows. */
  readonly applies?: (change: Change) => boolean;
  readonly words: (change: Change, below: readonly string[]) => ChangeWords;
}

export interface ChangeDefinition {
  readonly yieldsTo?: readonly string[];
  readonly changes: Partial<Readonly<Record<ChangeName, JudgedChange>>>;
}

/** What is gone can be kept; of what is there now, "it" would be the wrong one of the two. */
const REMEDIES: Readonly<Record<Side, string>> = {
  before: 'keep it, or make the change in a new major version',
  after: 'take the change back, or make it in a new major version',
};

/** Makes the check of a rule from what it says of changes by their names. */
export function defineChange({ yieldsTo = [], changes }: ChangeDefinition): ChangeCheck {
  return {
    yieldsTo,
    kinds: Object.entries(changes).flatMap(([name, judged]) => kindsOf(name, judged)),
    judge: (change, below = []) => {
      const judged = changes[change.name];
      if (judged === undefined || judged.applies?.(change) === false) return null;
      const { fact, remedy = REMEDIES[change.side] } = judged.words(change, below);
      return {
        kind: kindOf(change, judged),
        severity: severityOf(change, judged),
        fact,
        message: `${fact}${usedIn(change)}${exchangedFor(change)}; ${remedy}`,
      };
    },
  };
}

const UNDECIDED = '-undecided';

function kindsOf(name: string, { summary, undecided, severity = 'error' }: JudgedChange): ChangeKind[] {
  const kinds =
    typeof summary === 'string'
      ? [{ kind: name, summary, severity }]
      : Object.entries(summary).map(([direction, each]) => ({ kind: `${direction}-${name}`, summary: each, severity }));
  if (undecided === undefined) return kinds;
  return kinds.flatMap((kind): ChangeKind[] => [
    kind,
    { kind: `${kind.kind}${UNDECIDED}`, summary: undecided, severity: 'warn' },
  ]);
}

function kindOf({ name, direction, verdict }: Change, { summary, undecided }: JudgedChange): string {
  const kind = typeof summary === 'string' ? name : `${direction ?? 'response'}-${name}`;
  return verdict === 'undecided' && undecided !== undefined ? kind + UNDECIDED : kind;
}

function severityOf({ verdict }: Change, { severity, undecided }: JudgedChange): Severity {
  return verdict === 'undecided' && undecided !== undefined ? 'warn' : (severity ?? 'error');
}

/** How many uses are named. */
const NAMED = 3;

/**
 * Where a change is used: `, in the response 200 of GET /orders`, or how many places and operations there are, with the
 * first ones.
 */
function usedIn({ uses, subject }: Change): string {
  const [first] = uses;
  if (first === undefined) return '';
  // Of an operation or a path the fact says which one it is.
  if (uses.length === 1 && first.part === '') return subject === undefined ? `, in ${plain(first.operation)}` : '';
  if (uses.length === 1 && first.part === subject) return `, in ${plain(first.operation)}`;
  if (uses.length === 1) return `, in the ${plain(first.part)} of ${plain(first.operation)}`;
  return ofSeveral(uses);
}

/** What a reference leads to in place of what it led to, where that is all that changed. */
function exchangedFor({ exchanged }: Change): string {
  const [before, after] = [exchanged?.before ?? null, exchanged?.after ?? null];
  if (after !== null) return `, where ${plain(after)} is${before === null ? '' : ` in place of ${plain(before)}`}`;
  return before === null ? '' : `, where ${plain(before)} is no more`;
}

function ofSeveral(uses: readonly ChangedUse[]): string {
  const operations = [...new Set(uses.map(({ operation }) => operation))];
  const places = uses.length === operations.length ? '' : `${counted(uses.length, 'place')} of `;
  if (operations.length === 1) return `, in ${uses.length} places of ${plain(operations[0] ?? '')}`;
  const named = operations.slice(0, NAMED).map(plain).join(', ');
  const rest = operations.length > NAMED ? ' …' : '';
  // What is said of paths is used in these.
  const noun = operations.every((operation) => operation.startsWith('/')) ? 'path' : 'operation';
  return `, in ${places}${counted(operations.length, noun)} (${named}${rest})`;
}

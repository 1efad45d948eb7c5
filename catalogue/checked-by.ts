import type { FurtherKind } from '../framework/further-checks.ts';
import { listed } from '../framework/messages.ts';
import type { CheckedBy } from '../spec/statement.ts';

interface Way {
  /** After "by": by document. */
  readonly name: string;
  /** A clause. */
  readonly explained: string;
}

/** The ways in the order in which the catalogue names them. */
export const WAYS: Readonly<Record<CheckedBy, Way>> = {
  document: { name: 'document', explained: 'a rule decides it from the description' },
  review: { name: 'review', explained: 'a rule can only guess, and asks the reviewer' },
  exchange: { name: 'traffic', explained: 'one recorded request with its response shows it' },
  sequence: { name: 'probing', explained: 'several requests to a running service show it' },
  change: { name: 'comparing versions', explained: 'two versions of a description show it' },
  none: { name: 'nobody', explained: 'it binds clients or what is inside, so only a reviewer can ask' },
};

/** What rules judge, as the catalogue says it. */
export const JUDGED: Readonly<Record<'document' | FurtherKind, string>> = {
  document: 'descriptions',
  exchange: 'traffic',
  sequence: 'a running service',
  change: 'two versions of a description',
};

export const WAY_KEYS = Object.keys(WAYS) as CheckedBy[];

/** How a statement without a rule is checked, as a sentence. */
export function checkedElsewhere(by: readonly CheckedBy[]): string {
  return `No rule: ${by.map((way) => WAYS[way].explained).join(', or ')}.`;
}

interface Checked {
  readonly by: readonly CheckedBy[];
  readonly rules: readonly unknown[];
}

/** What becomes of the statements that no rule decides: `18 are checked elsewhere and 6 are checked by nobody`. */
export function countedWithoutRule(statements: readonly Checked[]): string {
  const undecided = statements.filter(({ rules }) => rules.length === 0);
  const byNobody = undecided.filter(({ by }) => by.includes('none')).length;
  const counts = { elsewhere: undecided.length - byNobody, 'by nobody': byNobody };
  return listed(Object.entries(counts).flatMap(([by, count]) => (count === 0 ? [] : [`${count} are checked ${by}`])));
}

import { groupBy } from '../model/lib/group-by.ts';
import { greatest } from '../model/lib/lists.ts';
import { furtherKindsOf } from './further-checks.ts';
import type { RuleMetadata } from './rule.ts';
import type { RuleInRun } from './rule-in-run.ts';

const NONE: readonly string[] = Object.freeze([]);

type Yielding = Pick<RuleMetadata, 'group' | 'yieldsTo' | 'yieldsToGroups'>;

/** Each of Lintel's rules by id, with what it yields to. */
const registered = new Map<string, Yielding>();

/** What follows from the rules that are registered so far; null until somebody asks. */
let order: Order | null = null;

interface Order {
  /** To which rules each rule yields, by id. */
  readonly yielding: ReadonlyMap<string, readonly string[]>;
  /** The ids of the rules to which others yield. */
  readonly yieldedTo: ReadonlySet<string>;
  readonly turns: Map<string, number>;
  /** That of `lastTurn`, once somebody has asked. */
  last: number | null;
}

/** Makes a rule known, so that the order of rules follows from it. */
export function registerRule(id: string, yielding: Yielding): void {
  registered.set(id, yielding);
  order = null;
}

/** Made when all rules are known: a group has members of which the rule that yields to it knows nothing. */
function orderOfRules(): Order {
  if (order !== null) return order;
  const members = groupBy(registered, ([, { group }]) => group);
  const yielding = new Map(
    [...registered].map(([id, { yieldsTo = [], yieldsToGroups = [] }]) => {
      const grouped = yieldsToGroups.flatMap((group) => members.get(group) ?? []).map(([member]) => member);
      return [id, [...yieldsTo, ...grouped]];
    }),
  );
  order = { yielding, yieldedTo: new Set([...yielding.values()].flat()), turns: new Map(), last: null };
  return order;
}

/** True for the id of one of Lintel's rules, whatever it judges. */
export function isRuleId(id: string): boolean {
  return registered.has(id) || furtherKindsOf(id).length > 0;
}

/** The ids of the rules to which one of Lintel's yields; none for any other id. */
export function yieldedToBy(id: string): readonly string[] {
  return orderOfRules().yielding.get(id) ?? NONE;
}

/** True for the id of a rule to which others yield, so that what it found decides what they report. */
export function isYieldedTo(id: string): boolean {
  return orderOfRules().yieldedTo.has(id);
}

/**
 * In which turn a rule judges: 0 for those that yield to none, and for others a later one than that of each rule to
 * which it yields. What runs after all rules comes after the last turn of these, in such an order as well.
 *
 * @throws Error when rules yield to one another in a circle.
 */
export function turnOf({ id, yieldsTo }: Pick<RuleInRun, 'id' | 'yieldsTo'>, runsAfterAllRules: boolean): number {
  const turn = yieldsTo.length === 0 ? 0 : 1 + greatest(yieldsTo.map((other) => turnOfId(other, [id])));
  return runsAfterAllRules ? lastTurn() + turn : turn;
}

/** The turn after those of the rules that do not run after all others. */
export function lastTurn(): number {
  const known = orderOfRules();
  known.last ??=
    1 +
    greatest(
      Array.from(registered.keys(), (id) => turnOfId(id, [])),
      0,
    );
  return known.last;
}

function turnOfId(id: string, above: readonly string[]): number {
  if (above.includes(id)) throw new Error(`the rules ${[...above, id].join(' → ')} yield to one another in a circle`);
  const { turns } = orderOfRules();
  let turn = turns.get(id);
  if (turn === undefined) {
    turn =
      greatest(
        yieldedToBy(id).map((other) => turnOfId(other, [...above, id])),
        -1,
      ) + 1;
    turns.set(id, turn);
  }
  return turn;
}

/** A promise that is carried out after all that were made at the same time for fewer turns. */
export function afterTurns(count: number): Promise<void> {
  let turn = Promise.resolve();
  for (let index = 1; index < count; index++) turn = turn.then(() => undefined);
  return turn;
}

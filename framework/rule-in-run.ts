import type { Place } from '../model/description/place.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { RuleFix } from './fixes/rule-fix.ts';

/** When the findings of a rule about several subjects are one. */
export type Joins = 'whenHardlyAnyKeeps';

/** A rule as it takes part in a run: what others need to know of it. */
export interface RuleInRun {
  /** The id under which the ruleset has it: in findings, and in `x-lintel.ignore`. */
  readonly code: string;
  /**
   * The id under which other rules yield to it. It differs from the code where a ruleset has the rule under a name of
   * its own.
   */
  readonly id: string;
  /** The ids of rules that became this one, which `x-lintel.ignore` may still have. */
  readonly formerIds: readonly string[];
  readonly statements: readonly StatementId[];
  /** The ids of the rules whose findings silence those of this one at the places that they cover. */
  readonly yieldsTo: readonly string[];
  /**
   * When its findings about several subjects are one; null for a rule that joins only violations that name one cause.
   */
  readonly joins: Joins | null;
  /** How its findings are mended beside their remedies; null where these say all. */
  readonly fix: RuleFix | null;
  /**
   * The severity of a finding at a place as Spectral numbers it: 0 for an error to 3 for a hint, -1 where the rule is
   * off.
   */
  readonly severityAt: (place: Place) => number;
}

import type { Place } from '../model/description/place.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { FixFacts } from './fixes/rule-fix.ts';
import type { Remedy } from './remedy.ts';
import type { RuleInRun } from './rule-in-run.ts';

/** What is wrong with one subject. It stands at the subject's own place unless `at` names another. */
export interface Violation {
  /**
   * The fact with the actual value, then the remedy with the expected value; no section and no full stop. Of a
   * violation that stands for several places, it may depend on those that are left after exceptions and what other
   * rules report.
   */
  readonly message: string | ((places: readonly Place[]) => string);
  readonly at?: Place;
  /**
   * True where the key at the place is wrong, and not what stands under it: a misspelt name. It need not be said where
   * that is an object or a list, nor where `remedy` has the edit that renames the key.
   */
  readonly isOnKey?: boolean;
  /**
   * The places that the finding stands for, where these are not just the one at which it stands: each of several wrong
   * values.
   */
  readonly places?: readonly Place[];
  /** Further places that have the same cause: there, rules that yield to this one are silent. */
  readonly covers?: readonly Place[];
  /**
   * Statements beyond those of the rule that it violates as well: what lists below another resource lack is wrong by
   * two of them.
   */
  readonly alsoViolates?: readonly StatementId[];
  /**
   * What to write, where that is certain; `remedied` of framework/remedied.ts makes the message from it. A function is
   * called for the places that are left, and only where somebody asks for the edits; none of them means that there is
   * no remedy.
   */
  readonly remedy?: Remedy | ((places: readonly Place[]) => Remedy);
  /**
   * What is said of the fix that the remedy is, where it differs from what the rule or the edits say: whether it is
   * safe, its title.
   */
  readonly fix?: FixFacts;
  /**
   * What one change mends at several subjects: the name of a header, the schema that many refer to. Violations of a
   * rule that give the same one (the same text, the same object), at least three of them, are one finding, at the first
   * place, for all of them, with the message of the first.
   */
  readonly cause?: string | object;
}

/** One or more violations, or none. */
export type Violations = Violation | readonly Violation[] | null | undefined;

/** A place at which a rule finds something, whether or not it reports that. */
export interface RuleAtPlace {
  /** The id of the rule as findings show it. */
  readonly code: string;
  readonly place: Place;
}

/** A violation in a run. */
export interface RuleFinding {
  readonly rule: RuleInRun;
  readonly message: string;
  /** Where it stands. */
  readonly place: Place;
  /** True where a key is wrong at its places, and not what stands under it. */
  readonly isOnKey: boolean;
  /** The places that it stands for, where these are several or others than its own; null elsewhere. */
  readonly places: readonly Place[] | null;
  /** All places at which rules that yield to this one are silent, its own among them; some may be given twice. */
  readonly covers: Iterable<Place>;
  /**
   * What has the same cause: findings of the rule itself at all places that it covers, and those that yielded to it. An
   * earlier version may have reported it as one of these. Some are given twice.
   */
  readonly sameCause: Iterable<RuleAtPlace>;
  /** What to write; null where that is not certain. */
  readonly remedy: Remedy | null;
  /** What the violation says of its fix. */
  readonly fix: FixFacts | null;
  /** The findings that it was joined from, as far as they are reported; none for a single one. */
  readonly parts: readonly RuleFinding[];
  /**
   * The statements that its cause violates: those of the rule and of the violation, and of the rules of the run that
   * yielded to it.
   */
  readonly statements: readonly StatementId[];
  /** The findings of other rules that report its cause in its stead, at some or all of its places. */
  readonly yieldedTo: readonly RuleFinding[];
  /** False where an exception in `x-lintel` hides it, or a rule to which its own yields reports the same cause. */
  readonly isReported: boolean;
  /** Drops the message and the remedy, which take most of its memory, when nobody will ask for them any more. */
  readonly letGo: () => void;
}

import type { AnnotationKey } from '../model/annotations/annotations.ts';
import type { Severity } from '../spec/statement.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { RuleFix } from './fixes/rule-fix.ts';
import type { LintelFunction } from './lintel-function.ts';
import type { Joins } from './rule-in-run.ts';

/**
 * `numbers`: reports a number that is none of JSON's integers within bounds, whatever it stands for. `wantsInteger` and
 * `wantsNoNumber`: knows what a value stands for, and says which type it has.
 */
type RuleGroup = 'numbers' | 'wantsInteger' | 'wantsNoNumber';

/** What is known of a rule besides its check. */
export interface RuleMetadata {
  /** The name of the rule's folder; lower-case words with hyphens. */
  readonly id: string;
  /**
   * The statements of the conventions that every finding of the rule violates. The first one gives the section. None:
   * the rule looks after `x-lintel`, unless `section` says otherwise.
   */
  readonly statements: readonly StatementId[];
  /** `openapi`: of a rule without statements, that it looks after what every description owes to OpenAPI itself. */
  readonly section?: 'openapi';
  readonly severity: Severity;
  /** What holds where the rule is silent: one sentence. */
  readonly summary: string;
  /** What goes wrong in practice where it does not hold. */
  readonly why: string;
  /**
   * The ids of the rules that report a cause in place of this one: it is silent at the places that a finding of theirs
   * covers, if they are in the run with no lower severity.
   */
  readonly yieldsTo?: readonly string[];
  /** The groups to whose rules it yields in the same way. */
  readonly yieldsToGroups?: readonly RuleGroup[];
  /** What it has in common with other rules, where rules yield to all of these. */
  readonly group?: RuleGroup;
  /** What a reviewer asks where the rule found something; every rule of kind `review` has one. */
  readonly question?: string;
  /**
   * True for a rule that looks for what must not be there. It judges far more than its statements are about, so that
   * its silence does not show that they apply: a query parameter that is no foreign name of paging is not yet paging.
   */
  readonly judgesAbsence?: true;
  /**
   * `whenHardlyAnyKeeps`: where every subject of the description, of at least three, violates the rule, or nine tenths
   * do, twenty at least, that is one cause, and one finding at the first place for all of them. The rule's subjects are
   * then exactly what the statement is about, and its message says how many places there are.
   */
  readonly joins?: Joins;
  /**
   * How its findings are mended, where their remedies do not say all of it: what is safe, titles, and edits beyond the
   * remedies.
   */
  readonly fix?: RuleFix;
  /** True for the rule that reports what is no OpenAPI: what follows from that is no finding of another rule. */
  readonly judgesStructure?: true;
  /** The keys of `x-lintel` that say what this rule can only guess; editors offer to write them. */
  readonly answeredBy?: readonly AnnotationKey[];
  /** True for a rule whose findings stand at what can go without replacement; editors show it faded. */
  readonly findsUnneeded?: true;
  /** Whether mending a finding later may break clients; left out where that is as for the rule's section. */
  readonly breaking?: boolean;
  /** The version of Lintel that brought it; left out for those of the first. */
  readonly since?: string;
  /**
   * The ids of rules that became this one. Lintel's own command takes them for its id, with a warning; in stock
   * Spectral they do nothing.
   */
  readonly formerIds?: readonly string[];
  /** The rule of spectral:oas that says the same; in a ruleset with both, this one is off. */
  readonly oasRule?: string;
}

/**
 * `review`: the rule can only guess or ask. `annotation`: it looks after Lintel's own extension. `elsewhere`: it judges
 * no description, only traffic, a running service or two versions.
 */
export type RuleKind = 'document' | 'review' | 'annotation' | 'elsewhere';

/** What Lintel knows of a rule beyond what Spectral does; kept in the rule's `extensions.lintel`. */
interface RuleFacts extends Pick<RuleMetadata, 'id' | 'statements' | 'why'> {
  readonly yieldsTo: readonly string[];
  readonly question: string | null;
  readonly judgesAbsence: boolean;
  readonly findsUnneeded: boolean;
  readonly answeredBy: readonly AnnotationKey[];
  readonly joins: Joins | null;
  readonly fix: RuleFix | null;
  readonly breaking: boolean;
  readonly kind: RuleKind;
  readonly section: string;
  readonly since: string;
  readonly formerIds: readonly string[];
  readonly oasRule: string | null;
}

/** A rule, whatever it judges: descriptions, traffic, a running service, two versions. */
export interface AnyRule {
  readonly description: string;
  readonly message: string;
  readonly severity: Severity;
  /** The address of its page in the catalogue, in a build that knows one. */
  readonly documentationUrl?: string;
  readonly extensions: { readonly lintel: RuleFacts };
}

/** A rule that judges descriptions: a plain Spectral rule, which stock Spectral loads. */
export interface Rule extends AnyRule {
  /** Whether `extends` turns the rule on without being asked for all. */
  readonly recommended: boolean;
  readonly given: '$';
  readonly resolved: false;
  readonly then: { readonly function: LintelFunction; readonly functionOptions?: object };
}

/** True for a rule that judges descriptions, whatever else it judges. */
export function judgesDescriptions(rule: AnyRule): rule is Rule {
  return 'then' in rule;
}

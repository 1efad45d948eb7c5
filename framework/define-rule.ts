import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { isPartOfContract, sectionOf } from '../spec/sections.ts';
import type { Severity } from '../spec/statement.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import { defineFunction, type FunctionDefinition, type LintelFunction } from './define-function.ts';
import type { Violations } from './finding.ts';
import { registerRule } from './rule-order.ts';

/** What is known of a rule besides its check. */
interface RuleMetadata {
  /** The name of the rule's folder; lower-case words with hyphens. */
  readonly id: string;
  /**
   * The statements of the conventions that every finding of the rule violates. The first one gives the section. None: the rule
   * looks after `x-lintel`.
   */
  readonly statements: readonly StatementId[];
  readonly severity: Severity;
  /** What holds where the rule is silent: one sentence. */
  readonly summary: string;
  /** What goes wrong in practice where it does not hold. */
  readonly why: string;
  /**
   * The ids of the rules that report a cause in place of this one: it is silent at the places that a finding of theirs covers, if they
   * are in the run with no lower severity.
   */
  readonly yieldsTo?: readonly string[];
  /** What a reviewer asks where the rule found something; every rule of kind `review` has one. */
  readonly question?: string;
  /**
   * True for a rule that looks for what must not be there. It judges far more than its statements are about, so that its silence does
   * not show that they apply: a query parameter that is no foreign name of paging is not yet paging.
   */
  readonly judgesAbsence?: true;
  /** Whether mending a finding later may break clients; left out where that is as for the rule's section. */
  readonly breaking?: boolean;
  /** The version of Lintel that brought it; left out for those of the first. */
  readonly since?: string;
}

/** A check that only this rule makes. */
type OwnCheck<Subject extends { readonly place: Place }> = Pick<
  FunctionDefinition<Subject, null>,
  'runsAfterAllRules' | 'subjects'
> & {
  readonly judge: (subject: NoInfer<Subject>, description: Description) => Violations;
};

/** A shared function of functions/, with options. */
interface SharedCheck {
  readonly then: { readonly function: LintelFunction; readonly functionOptions?: object };
}

export type RuleDefinition<Subject extends { readonly place: Place }> = RuleMetadata &
  (OwnCheck<Subject> | SharedCheck);

/** `review`: the rule can only guess or ask. `annotation`: it looks after Lintel's own extension. */
export type RuleKind = 'document' | 'review' | 'annotation';

/** What Lintel knows of a rule beyond what Spectral does; kept in the rule's `extensions.lintel`. */
interface RuleFacts extends Pick<RuleMetadata, 'id' | 'statements' | 'why'> {
  readonly yieldsTo: readonly string[];
  readonly question: string | null;
  readonly judgesAbsence: boolean;
  readonly breaking: boolean;
  readonly kind: RuleKind;
  readonly section: string;
  readonly since: string;
}

/** A plain Spectral rule, which stock Spectral loads. */
export interface Rule {
  readonly description: string;
  readonly message: string;
  readonly severity: Severity;
  readonly documentationUrl: string;
  /** Whether `extends` turns the rule on without being asked for all. */
  readonly recommended: boolean;
  readonly given: '$';
  readonly resolved: false;
  readonly then: { readonly function: LintelFunction; readonly functionOptions?: object };
  readonly extensions: { readonly lintel: RuleFacts };
}

/** The section of rules that look after the `x-lintel` extension and decide no statement. */
export const ANNOTATION_SECTION = 'x-lintel';

/** Where the catalogue's page of a rule stands. */
export function documentationUrl(id: string): string {
  return `https://lintel.example/rules/${id}`;
}

/** The version that most rules came with. */
const FIRST_VERSION = '0.1.0';

/** Stands in a rule's message for what its function says. */
const ERROR = '{{error}}';

/** Makes a Spectral rule from a definition: the section, the kind and the address of the documentation are derived. */
export function defineRule<Subject extends { readonly place: Place } = { readonly place: Place }>(
  definition: RuleDefinition<Subject>,
): Rule {
  const { id, statements, severity, summary, why } = definition;
  const { yieldsTo = [], question = null, judgesAbsence = false, since = FIRST_VERSION } = definition;
  registerRule(id, yieldsTo);
  const kind = kindOf(statements);
  const section = statements[0] === undefined ? ANNOTATION_SECTION : sectionOf(statements[0]);
  const { breaking = isPartOfContract(section) } = definition;
  return {
    description: summary,
    message: `${ERROR} (${kind === 'annotation' ? '' : '§'}${section})`,
    severity,
    documentationUrl: documentationUrl(id),
    recommended: true,
    given: '$',
    resolved: false,
    then: 'then' in definition ? definition.then : { function: ownFunction(definition) },
    extensions: {
      lintel: { id, statements, why, yieldsTo, question, judgesAbsence, breaking, kind, section, since },
    },
  };
}

function ownFunction<Subject extends { readonly place: Place }>(
  definition: RuleMetadata & OwnCheck<Subject>,
): LintelFunction {
  const { id, subjects, judge, runsAfterAllRules } = definition;
  return defineFunction<null, Subject>({
    name: id,
    options: null,
    ...(runsAfterAllRules && { runsAfterAllRules }),
    subjects,
    judge: (subject, _options, description) => judge(subject, description),
  });
}

function kindOf(statements: readonly StatementId[]): RuleKind {
  if (statements.length === 0) return 'annotation';
  return statements.some((id) => STATEMENTS[id].by.some((one) => one === 'document')) ? 'document' : 'review';
}

/** The rule's message for a finding, as Spectral composes it. */
export function messageOf({ message }: Pick<Rule, 'message'>, error: string): string {
  const at = message.indexOf(ERROR);
  return (message.slice(0, at) + error + message.slice(at + ERROR.length)).trim();
}

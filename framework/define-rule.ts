import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { isPartOfContract, sectionOf } from '../spec/sections.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import { defineFunction, type FunctionDefinition } from './define-function.ts';
import { DOCUMENTATION_URL, rulePageAddress } from './documentation.ts';
import type { Violations } from './finding.ts';
import { registerFormerIds } from './former-ids.ts';
import type { LintelFunction } from './lintel-function.ts';
import type { Rule, RuleKind, RuleMetadata } from './rule.ts';
import { registerRule } from './rule-order.ts';
import { registerStructureRule } from './structure/structure-rule.ts';

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

/** The section of rules that look after the `x-lintel` extension and decide no statement. */
const ANNOTATION_SECTION = 'x-lintel';

/** The sections of rules that decide no statement, with their titles: what OpenAPI itself says, and Lintel's own extension. */
export const SECTIONS_OF_OUR_OWN: Readonly<Record<string, string>> = {
  openapi: 'OpenAPI itself',
  [ANNOTATION_SECTION]: 'Notes in x-lintel',
};

/** The version that most rules came with. */
const FIRST_VERSION = '0.1.0';

/** Stands in a rule's message for what its function says. */
const ERROR = '{{error}}';

/** Makes a Spectral rule from a definition: the section and the kind are derived, and the address of the documentation where there is one. */
export function defineRule<Subject extends { readonly place: Place } = { readonly place: Place }>(
  definition: RuleDefinition<Subject>,
): Rule {
  const { id, statements, severity, summary, why } = definition;
  const { yieldsTo = [], question = null, judgesAbsence = false, joins = null } = definition;
  const { since = FIRST_VERSION, formerIds = [], oasRule = null } = definition;
  registerRule(id, yieldsTo);
  registerFormerIds(id, formerIds);
  if (definition.judgesStructure === true) registerStructureRule(id);
  const section = statements[0] === undefined ? (definition.section ?? ANNOTATION_SECTION) : sectionOf(statements[0]);
  const kind = kindOf(statements, section);
  const { breaking = isPartOfContract(section) } = definition;
  return {
    description: summary,
    message: `${ERROR} (${Object.hasOwn(SECTIONS_OF_OUR_OWN, section) ? '' : '§'}${section})`,
    severity,
    ...(DOCUMENTATION_URL !== null && { documentationUrl: rulePageAddress(DOCUMENTATION_URL, id) }),
    recommended: true,
    given: '$',
    resolved: false,
    then: 'then' in definition ? definition.then : { function: ownFunction(definition) },
    extensions: {
      lintel: {
        id,
        statements,
        why,
        yieldsTo,
        question,
        judgesAbsence,
        joins,
        breaking,
        kind,
        section,
        since,
        formerIds,
        oasRule,
      },
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

function kindOf(statements: readonly StatementId[], section: string): RuleKind {
  if (statements.length === 0) return section === ANNOTATION_SECTION ? 'annotation' : 'document';
  return statements.some((id) => STATEMENTS[id].by.some((one) => one === 'document')) ? 'document' : 'review';
}

/** The rule's message for a finding, as Spectral composes it. */
export function messageOf({ message }: Pick<Rule, 'message'>, error: string): string {
  const at = message.indexOf(ERROR);
  return (message.slice(0, at) + error + message.slice(at + ERROR.length)).trim();
}

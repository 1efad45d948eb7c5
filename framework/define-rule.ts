import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { defineFunction, type FunctionDefinition } from './define-function.ts';
import { namedRule } from './describe-rule.ts';
import type { Violations } from './finding.ts';
import type { LintelFunction } from './lintel-function.ts';
import type { Rule, RuleMetadata } from './rule.ts';
import { declareValid } from './validate-options.ts';

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

/** Makes a Spectral rule from a definition. */
export function defineRule<Subject extends { readonly place: Place } = { readonly place: Place }>(
  definition: RuleDefinition<Subject>,
): Rule {
  const { extensions, ...named } = namedRule(definition);
  if ('then' in definition && definition.then.functionOptions) declareValid(definition.then.functionOptions);
  return {
    ...named,
    recommended: true,
    given: '$',
    resolved: false,
    then: 'then' in definition ? definition.then : { function: ownFunction(definition) },
    extensions,
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

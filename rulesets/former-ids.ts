import type { Rule } from '../framework/rule.ts';
import { RULES } from '../rules/index.generated.ts';
import type { Ruleset } from './ruleset.ts';

/**
 * The ruleset with an empty rule, which is off, under each former id of any rule, so that stock Spectral accepts
 * rulesets that still name it. Lintel's own command takes a former id for the present one instead.
 */
export function withFormerIds(ruleset: Ruleset): Ruleset {
  return { ...ruleset, rules: { ...ruleset.rules, ...EMPTY_RULES } };
}

const EMPTY_RULES: Ruleset['rules'] = Object.fromEntries(
  Object.values(RULES).flatMap((rule) =>
    rule.extensions.lintel.formerIds.map((formerId) => [formerId, emptyRule(rule)] as const),
  ),
);

/** Spectral lets a rule be off from the start; the type of ours does not. */
function emptyRule({ documentationUrl, extensions }: Rule): Rule {
  const empty = {
    description: `Part of ${extensions.lintel.id}.`,
    message: '{{error}}',
    severity: 'off',
    recommended: false,
    ...(documentationUrl !== undefined && { documentationUrl }),
    given: '$',
    resolved: false,
    then: { function: findsNothing },
  };
  return empty as unknown as Rule;
}

function findsNothing(): void {}

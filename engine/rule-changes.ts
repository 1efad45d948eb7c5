import type { RulesetDefinition } from '@stoplight/spectral-core';
import { currentIdOf } from '../framework/former-ids.ts';
import { SEVERITIES, type SeverityName, severityNumber } from '../framework/severity.ts';
import { asObject, isObject } from '../model/description/json.ts';
import { RULES } from '../rules/index.generated.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { Severity } from '../spec/statement.ts';
import { definedIds } from './former-rule-ids.ts';
import { unknownRule } from './unknown-rule.ts';

/**
 * A severity for a rule, whatever the ruleset says. A rule of Lintel's that the ruleset does not have is added to it.
 */
export interface RuleChange {
  readonly id: string;
  readonly severity: SeverityName | 'off';
  /** Where this is said, for messages: `--skip-rule`, or a file with line and column. */
  readonly from: string;
  /** True for one that holds only where it makes the rule more severe, as the command line names the ruleset. */
  readonly onlyTightens?: boolean;
}

/** The severity that a ruleset has for a rule; undefined for one that it does not have, or that is off. */
export type SeverityOf = (id: string) => SeverityName | undefined;

/** True for a change that would loosen what the command line asks for, and so does not hold. */
function isPassedOver({ severity, onlyTightens = false }: RuleChange, present: SeverityName | undefined): boolean {
  const rank = (one: SeverityName | 'off') => (one === 'off' ? SEVERITIES.length : severityNumber(one));
  return onlyTightens && rank(severity) >= rank(present ?? 'off');
}

/**
 * One of Lintel's rulesets with changes.
 *
 * @throws UsageError for an id that no rule has.
 */
export function changedRuleset<Changed extends Ruleset>(ruleset: Changed, changes: readonly RuleChange[]): Changed {
  if (changes.length === 0) return ruleset;
  const rules = { ...ruleset.rules };
  for (const change of changes) {
    const id = currentId(change, new Set());
    const rule = rules[id] ?? RULES[id as keyof typeof RULES];
    if (isPassedOver(change, ruleset.rules[id]?.severity)) continue;
    if (change.severity === 'off') delete rules[id];
    else if (rule !== undefined) rules[id] = { ...rule, severity: change.severity as Severity };
  }
  return { ...ruleset, rules };
}

/**
 * The same for the definition of a Spectral ruleset. What its overrides say of these rules holds no more.
 *
 * @throws UsageError for an id that neither a rule of Lintel nor one of the ruleset has.
 */
export function changedDefinition(
  definition: RulesetDefinition,
  changes: readonly RuleChange[],
  severityOf: SeverityOf = () => undefined,
): RulesetDefinition {
  const defined = definedIds(definition);
  const held = changes.filter((change) => !isPassedOver(change, severityOf(currentId(change, defined))));
  if (held.length === 0) return definition;
  const severities = new Map(held.map((change) => [currentId(change, defined), change.severity]));
  const changed = withoutOverrides(definition, new Set(severities.keys())) as unknown as Record<string, unknown>;
  const own = asObject(changed.rules);
  const rules = Object.fromEntries(
    [...severities].map(([id, severity]) => {
      if (isObject(own[id])) return [id, { ...own[id], severity }];
      return [id, defined.has(id) ? severity : { ...asObject(RULES[id]), severity }];
    }),
  );
  return { ...changed, rules: { ...own, ...rules } } as unknown as RulesetDefinition;
}

/** A ruleset, and all that it extends, without what overrides say of some rules. */
function withoutOverrides(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutOverrides(one, ids));
  if (!isObject(value)) return value;
  const parts: Record<string, unknown> = {};
  if ('extends' in value) parts.extends = withoutOverrides(value.extends, ids);
  if (!Array.isArray(value.overrides)) return { ...value, ...parts };
  const { overrides, ...others } = value;
  const left = value.overrides.flatMap((one) => overrideWithout(one, ids));
  return { ...others, ...parts, ...(left.length > 0 && { overrides: left }) };
}

/** Spectral refuses an override that says nothing, and an empty list of them. */
function overrideWithout(override: unknown, ids: ReadonlySet<string>): unknown[] {
  const { rules, ...others } = asObject(override);
  if (!Object.keys(asObject(rules)).some((id) => ids.has(id))) return [override];
  const left = Object.entries(asObject(rules)).filter(([id]) => !ids.has(id));
  if (left.length > 0) return [{ ...others, rules: Object.fromEntries(left) }];
  return 'extends' in others ? [others] : [];
}

/** The present id of a rule that is Lintel's or the ruleset's. */
function currentId({ id, from }: RuleChange, defined: ReadonlySet<string>): string {
  if (defined.has(id) || Object.hasOwn(RULES, id)) return id;
  const current = currentIdOf(id);
  if (current !== null) return current;
  throw unknownRule(id, from, [...defined, ...Object.keys(RULES)]);
}

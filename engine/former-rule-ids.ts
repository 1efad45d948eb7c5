import { currentIdOf } from '../framework/former-ids.ts';
import { SEVERITIES } from '../framework/severity.ts';
import { asObject, isObject } from '../model/description/json.ts';

/** A ruleset as a program has it: what it extends is written in it, or named. */
type Definition = Readonly<Record<string, unknown>>;

/** Former ids of rules that a ruleset gives severities, and what they are called now. */
export type FormerIdsFound = Map<string, string>;

/**
 * A ruleset in which the severities that it gives rules under former ids are given under the present ones. A severity
 * under the present id counts more; of several former ids the most severe one counts. A rule that the ruleset itself
 * defines stays as it is, and nothing is given to a rule that nothing in it defines.
 *
 * @param found Takes up the former ids.
 * @param named The ids of rules in what the ruleset extends by its name.
 */
export function withCurrentIds<Ruleset>(
  ruleset: Ruleset,
  found: FormerIdsFound,
  named: Iterable<string> = [],
): Ruleset {
  return new Renaming(new Set([...definedIds(ruleset), ...named]), found).of(ruleset) as Ruleset;
}

/** Sentences on former ids in a ruleset, for its author. */
export function formerIdWarnings(found: FormerIdsFound, rulesetName: string): string[] {
  return [...found].map(
    ([former, current]) =>
      `the ruleset ${rulesetName}: the rule ${former} is part of ${current} now, so its severity holds for all of ${current}; write ${current}`,
  );
}

class Renaming {
  private readonly renamed = new Map<object, unknown>();

  constructor(
    /** The ids of all rules that are defined. */
    private readonly defined: ReadonlySet<string>,
    private readonly found: FormerIdsFound,
  ) {}

  /** The same for a ruleset, a list of them, a pair of one with a choice of rules, or an override. */
  of(value: unknown): unknown {
    if (Array.isArray(value)) return this.once(value, () => value.map((one) => this.of(one)));
    return isObject(value) ? this.once(value, () => this.definition(value)) : value;
  }

  private once(value: object, make: () => unknown): unknown {
    if (!this.renamed.has(value)) {
      // One that extends itself is Spectral's to refuse.
      this.renamed.set(value, value);
      this.renamed.set(value, make());
    }
    return this.renamed.get(value);
  }

  private definition(definition: Definition): Definition {
    const parts: Record<string, unknown> = {};
    if ('extends' in definition) parts.extends = this.of(definition.extends);
    if ('overrides' in definition) parts.overrides = this.of(definition.overrides);
    if (isObject(definition.rules)) parts.rules = this.rules(definition.rules);
    const isSame = Object.keys(parts).every((key) => parts[key] === definition[key]);
    return isSame ? definition : { ...definition, ...parts };
  }

  private rules(rules: Definition): Definition {
    const formerIds = Object.keys(rules).filter((id) => currentIdOf(id) !== null && !this.defined.has(id));
    if (formerIds.length === 0) return rules;
    const renamed = Object.fromEntries(Object.entries(rules).filter(([id]) => !formerIds.includes(id)));
    for (const id of formerIds) {
      const current = currentIdOf(id) ?? id;
      this.found.set(id, current);
      if (Object.hasOwn(rules, current) || !this.defined.has(current)) continue;
      renamed[current] = Object.hasOwn(renamed, current) ? moreSevere(renamed[current], rules[id]) : rules[id];
    }
    return renamed;
  }
}

/** The ids of the rules that a ruleset defines, and not only gives a severity. */
export function definedIds(ruleset: unknown): Set<string> {
  const ids = new Set<string>();
  const seen = new Set<unknown>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) for (const one of value) collect(one);
    const { rules, extends: extended, overrides } = value as Definition;
    for (const [id, rule] of Object.entries(asObject(rules))) if (isObject(rule)) ids.add(id);
    collect(extended);
    collect(overrides);
  };
  collect(ruleset);
  return ids;
}

function moreSevere(one: unknown, other: unknown): unknown {
  return rank(one) <= rank(other) ? one : other;
}

/** Zero for an error; `true` is the rule's own severity, which is at most that. */
function rank(severity: unknown): number {
  if (typeof severity === 'number') return severity;
  if (severity === true) return 0;
  const index = (SEVERITIES as readonly unknown[]).indexOf(severity);
  return index === -1 ? SEVERITIES.length : index;
}

import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { asObject, isObject } from '../model/description/json.ts';
import { isYamlOrJson } from '../platform/file-paths.ts';
import { RULESETS } from '../rulesets/index.ts';
import lintel from '../rulesets/lintel.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import { readText } from '../source/read-text.ts';
import type { Severity } from '../spec/statement.ts';
import { type FormerIdsFound, formerIdWarnings, withCurrentIds } from './former-rule-ids.ts';
import { CHOICES_OF_RULES } from './ruleset-form.ts';

type Rules = Ruleset['rules'];

const KEYS = ['extends', 'rules', 'documentationUrl'];

/** What a ruleset file may say about a rule of Lintel without needing spectral-core; `info` is Spectral's own. */
const SEVERITIES = ['error', 'warn', 'info', 'hint'];

/** A ruleset from a file, with sentences on what to change in that. */
interface PlainRuleset extends Ruleset {
  readonly warnings: readonly string[];
}

/**
 * The ruleset that a file means which only extends rulesets of Lintel and sets severities: it runs without
 * spectral-core, in half the time. Null for every other file, and for whatever is not clear.
 */
export function plainRuleset(given: string, cwd: string): PlainRuleset | null {
  const file = resolve(cwd, given);
  const data = isYamlOrJson(given) ? dataOf(file) : null;
  if (!isObject(data) || Object.keys(data).some((key) => !KEYS.includes(key))) return null;
  // What is called so beside the ruleset may be something else.
  if (existsSync(join(dirname(file), 'lintel'))) return null;
  const extended = extendedRules(data.extends);
  if (extended === null) return null;
  const formerIds: FormerIdsFound = new Map();
  const renamed = withCurrentIds(data, formerIds, Object.keys(extended.known));
  const rules = withSeverities(extended, renamed.rules ?? {});
  if (rules === null) return null;
  return {
    rules: documentedRules(rules, asObject(renamed.rules), data.documentationUrl),
    warnings: formerIdWarnings(formerIds, given),
  };
}

/**
 * As Spectral has it: a rule that the ruleset names has an address in its documentation, unless it has one of its own.
 */
function documentedRules(rules: Rules, named: object, ofRuleset: unknown): Rules {
  if (typeof ofRuleset !== 'string') return rules;
  return Object.fromEntries(
    Object.entries(rules).map(([id, rule]) => [
      id,
      Object.hasOwn(named, id) ? { documentationUrl: `${ofRuleset}#${id}`, ...rule } : rule,
    ]),
  );
}

function dataOf(file: string): unknown {
  try {
    const text = readText(file);
    return file.endsWith('.json') ? JSON.parse(text) : parse(text, { logLevel: 'error' });
  } catch {
    return null;
  }
}

interface Extended {
  readonly on: Rules;
  /** Those that are off are there to be turned on. */
  readonly known: Rules;
}

function extendedRules(given: unknown): Extended | null {
  const entries: unknown[] = Array.isArray(given) ? given : [given];
  let [on, known]: [Rules, Rules] = [{}, {}];
  for (const entry of entries) {
    const [name, choice = 'recommended'] = Array.isArray(entry) ? entry : [entry];
    const ruleset = rulesetCalled(name);
    if (ruleset === null || !CHOICES_OF_RULES.includes(String(choice))) return null;
    // Spectral would have to decide between two that have a rule in common.
    if (Object.keys(ruleset.rules).some((id) => Object.hasOwn(known, id))) return null;
    const chosen = Object.entries(ruleset.rules).filter(
      ([, { recommended }]) => choice === 'all' || (choice === 'recommended' && recommended),
    );
    on = { ...on, ...Object.fromEntries(chosen) };
    known = { ...known, ...ruleset.rules };
  }
  return { on, known };
}

function rulesetCalled(name: unknown): Ruleset | null {
  if (name === 'lintel') return lintel;
  const own = typeof name === 'string' && name.startsWith('lintel/') ? name.slice('lintel/'.length) : '';
  return Object.hasOwn(RULESETS, own) ? (RULESETS[own] ?? null) : null;
}

function withSeverities({ on, known }: Extended, given: unknown): Rules | null {
  if (!isObject(given)) return null;
  const rules = { ...on };
  for (const [id, said] of Object.entries(given)) {
    const rule = Object.hasOwn(known, id) ? known[id] : undefined;
    if (rule === undefined) return null;
    if (said === 'off' || said === false) delete (rules as Record<string, unknown>)[id];
    else if (said === true) Object.assign(rules, { [id]: rule });
    else if (SEVERITIES.includes(String(said))) Object.assign(rules, { [id]: { ...rule, severity: said as Severity } });
    else return null;
  }
  return rules;
}

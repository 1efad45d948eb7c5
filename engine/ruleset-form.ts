import { asArray, asObject, isObject } from '../model/description/json.ts';
import { unknownName } from '../platform/usage-error.ts';
import type { RulesetPath } from './parse-ruleset.ts';

/** What is wrong with the form of a ruleset. */
export interface RulesetFormFault {
  /** The keys that lead to it in the ruleset. */
  readonly path: RulesetPath;
  readonly message: string;
}

type Data = Readonly<Record<string, unknown>>;

const RULESET_KEYS = [
  ...['extends', 'rules', 'overrides', 'aliases', 'functions', 'functionsDir', 'formats'],
  ...['documentationUrl', 'description', 'parserOptions', 'except'],
];
const RULE_KEYS = [
  ...['given', 'then', 'message', 'severity', 'description', 'documentationUrl', 'formats', 'recommended', 'resolved'],
  ...['tags', 'type', 'extensions'],
];
const STEP_KEYS = ['field', 'function', 'functionOptions'];

/** What a pair in `extends` may say behind the name. */
export const CHOICES_OF_RULES = ['recommended', 'all', 'off'];

/** Spectral refuses the whole ruleset for what stands here, without a word about what or where it is. */
export function rulesetFormFault(data: Data): RulesetFormFault | null {
  const faults = [
    ...strangeKeys(data, [], RULESET_KEYS, 'ruleset'),
    ...faultsOfPart(data, []),
    ...asArray(data.overrides).flatMap((one, index) => faultsOfOverride(asObject(one), ['overrides', index])),
  ];
  return faults[0] ?? null;
}

function faultsOfOverride(override: Data, path: RulesetPath): RulesetFormFault[] {
  const { files } = override;
  const isWrong = files !== undefined && !Array.isArray(files);
  const fault = { path: [...path, 'files'], message: '"files" is no list; write a list of globs' };
  return [...(isWrong ? [fault] : []), ...faultsOfPart(override, path)];
}

/** What the root and an override have in common. */
function faultsOfPart(part: Data, path: RulesetPath): RulesetFormFault[] {
  const maps = ['rules', 'aliases'].filter((key) => part[key] !== undefined && !isObject(part[key]));
  return [
    ...maps.map((key) => ({
      path: [...path, key],
      message: `"${key}" is no mapping; write each of them under its name`,
    })),
    ...Object.entries(asObject(part.rules)).flatMap(([id, rule]) => faultsOfRule(rule, [...path, 'rules', id])),
  ];
}

function faultsOfRule(rule: unknown, path: RulesetPath): RulesetFormFault[] {
  if (!isObject(rule)) return [];
  return [
    ...strangeKeys(rule, path, RULE_KEYS, 'rule'),
    ...stepsOf(rule).flatMap(({ step, path: below }) => faultsOfStep(asObject(step), [...path, ...below])),
  ];
}

/** What stands under `then`, one or several, with the path from the rule to each. */
export function stepsOf({ then }: Data): { readonly step: unknown; readonly path: RulesetPath }[] {
  if (!Array.isArray(then)) return [{ step: then, path: ['then'] }];
  return then.map((step: unknown, index) => ({ step, path: ['then', index] }));
}

/** Further keys are Spectral's business as long as it finds a function. */
function faultsOfStep(step: Data, path: RulesetPath): RulesetFormFault[] {
  return Object.hasOwn(step, 'function') ? [] : strangeKeys(step, path, STEP_KEYS, '"then"');
}

function strangeKeys(
  holder: Data,
  path: RulesetPath,
  known: readonly string[],
  holderName: string,
): RulesetFormFault[] {
  return Object.keys(holder)
    .filter((key) => !known.includes(key) && !key.startsWith('x-'))
    .map((key) => ({ path: [...path, key], message: unknownName(`${holderName} key`, key, known) }));
}

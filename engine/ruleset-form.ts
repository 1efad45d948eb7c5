import { asArray, asObject, isObject } from '../model/description/json.ts';
import { unknownName } from '../platform/usage-error.ts';

/** What is wrong with the form of a ruleset. */
export interface RulesetFormFault {
  /** The keys that lead to it in the ruleset. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Data = Readonly<Record<string, unknown>>;
type Path = RulesetFormFault['path'];

const RULESET_KEYS = [
  ...['extends', 'rules', 'overrides', 'aliases', 'functions', 'functionsDir', 'formats'],
  ...['documentationUrl', 'description', 'parserOptions', 'except'],
];
const RULE_KEYS = [
  ...['given', 'then', 'message', 'severity', 'description', 'documentationUrl', 'formats', 'recommended', 'resolved'],
  ...['tags', 'type', 'extensions'],
];
const STEP_KEYS = ['field', 'function', 'functionOptions'];
/** Spectral refuses the whole ruleset for what stands here, without a word about what or where it is. */
export function rulesetFormFault(data: Data): RulesetFormFault | null {
  const faults = [
    ...strangeKeys(data, [], RULESET_KEYS, 'ruleset'),
    ...faultsOfPart(data, []),
    ...asArray(data.overrides).flatMap((one, index) => faultsOfOverride(asObject(one), ['overrides', index])),
  ];
  return faults[0] ?? null;
}

function faultsOfOverride(override: Data, path: Path): RulesetFormFault[] {
  const { files } = override;
  const isWrong = files !== undefined && !Array.isArray(files);
  const fault = { path: [...path, 'files'], message: '"files" is no list; write a list of globs' };
  return [...(isWrong ? [fault] : []), ...faultsOfPart(override, path)];
}

/** What the root and an override have in common. */
function faultsOfPart(part: Data, path: Path): RulesetFormFault[] {
  const maps = ['rules', 'aliases'].filter((key) => part[key] !== undefined && !isObject(part[key]));
  return [
    ...maps.map((key) => ({
      path: [...path, key],
      message: `"${key}" is no mapping; write each of them under its name`,
    })),
    ...Object.entries(asObject(part.rules)).flatMap(([id, rule]) => faultsOfRule(rule, [...path, 'rules', id])),
  ];
}

function faultsOfRule(rule: unknown, path: Path): RulesetFormFault[] {
  if (!isObject(rule)) return [];
  const { then } = rule;
  const steps = Array.isArray(then)
    ? then.map((step, index) => ({ step, at: ['then', index] }))
    : [{ step: then, at: ['then'] }];
  return [
    ...strangeKeys(rule, path, RULE_KEYS, 'rule'),
    ...steps.flatMap(({ step, at }) => faultsOfStep(asObject(step), [...path, ...at])),
  ];
}

/** Further keys are Spectral's business as long as it finds a function. */
function faultsOfStep(step: Data, path: Path): RulesetFormFault[] {
  return Object.hasOwn(step, 'function') ? [] : strangeKeys(step, path, STEP_KEYS, '"then"');
}

function strangeKeys(holder: Data, path: Path, known: readonly string[], holderName: string): RulesetFormFault[] {
  return Object.keys(holder)
    .filter((key) => !known.includes(key) && !key.startsWith('x-'))
    .map((key) => ({ path: [...path, key], message: unknownName(`${holderName} key`, key, known) }));
}

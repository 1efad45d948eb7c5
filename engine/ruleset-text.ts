import { createRequire } from 'node:module';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { asArray, asObject, isObject } from '../model/description/json.ts';
import { isRemote } from '../model/description/reference.ts';
import { commonJs } from '../platform/common-js.ts';
import { isYamlOrJson } from '../platform/file-paths.ts';
import { UsageError, unknownName } from '../platform/usage-error.ts';
import { loadYaml } from '../source/load-yaml.ts';
import { readText } from '../source/read-text.ts';
import { lineAndColumn, type Position } from '../source/result.ts';
import { jsonSyntaxIssue, yamlSyntaxIssue } from '../source/syntax-error.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';
import { AliasExplosion, lineMapOf, readTree } from '../source/yaml-tree.ts';
import { RULESET_NAMES } from './lintel-modules.ts';
import { isJsonRuleset, parseRuleset, type RulesetPath } from './parse-ruleset.ts';
import { CHOICES_OF_RULES, rulesetFormFault, stepsOf } from './ruleset-form.ts';
import type { RulesetGuard } from './ruleset-trust.ts';

/** A ruleset written in YAML or JSON, with the way from a path in it to a line. */
export interface RulesetText {
  readonly file: string;
  /** The path as people see it. */
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly positionOf: (path: RulesetPath) => Position;
}

/** The rulesets that `extends` may name besides files, by how their names begin. */
const BUILT_IN = [
  { prefix: 'spectral:', names: ['spectral:oas', 'spectral:asyncapi', 'spectral:arazzo'] },
  { prefix: 'lintel/', names: RULESET_NAMES.map((name) => `lintel/${name}`) },
];

/** True for a ruleset in YAML or JSON, by the name of its file; others are programs. */
export function isRulesetText(file: string): boolean {
  return isYamlOrJson(file);
}

/**
 * Reads a ruleset and the rulesets in YAML or JSON that it extends, and finds what Spectral would report without a line
 * or not at all: broken text, names that lead nowhere, circles.
 *
 * @throws UsageError with file and line.
 */
export async function readRulesetTexts(file: string, name: string, guard: RulesetGuard): Promise<RulesetText[]> {
  const texts = new Map<string, RulesetText>();
  await collect(file, name, [], texts, guard);
  return [...texts.values()];
}

async function collect(
  file: string,
  name: string,
  above: readonly string[],
  texts: Map<string, RulesetText>,
  guard: RulesetGuard,
) {
  if (texts.has(file)) return;
  const text = await readOne(file, name).catch((error) => {
    throw unreadable(error, name);
  });
  texts.set(file, text);
  const trail = [...above, file];
  checkForm(text);
  checkExtends(text);
  await checkFunctions(text, guard);
  for (const { extended, path } of extendedBy(text.data)) {
    const part = { named: extended, file, fault: (message: string) => faultAt(text, path, message) };
    guard.checkRemote(part);
    if (isRemote(extended)) guard.checkProgram(part);
    const target = targetOf(extended, text, path);
    if (target === null) continue;
    if (!isRulesetText(target)) {
      guard.checkProgram(part);
      continue;
    }
    if (trail.includes(target)) {
      throw faultAt(text, path, `it extends "${extended}", which extends it in turn; take one of the two out`);
    }
    await collect(target, join(dirname(name), relative(dirname(file), target)), trail, texts, guard);
  }
}

function unreadable(error: unknown, name: string): unknown {
  if (error instanceof RangeError) {
    return new UsageError(`the ruleset ${name} is nested too deeply to be read; flatten it`);
  }
  if (error instanceof AliasExplosion) {
    return new UsageError(`the ruleset ${name}: its YAML aliases multiply to more than 500,000 values; write them out`);
  }
  return error;
}

async function readOne(file: string, name: string): Promise<RulesetText> {
  const text = readRuleset(file, name);
  const isJson = isJsonRuleset(file);
  const broken = isJson ? jsonSyntaxIssue(text) : yamlSyntaxIssue(text);
  if (broken !== null)
    throw new UsageError(`the ruleset ${name}:${lineAndColumn(broken.range.start)}: ${broken.message}`);
  if (!isJson) refuseExplosion(text);
  const { data, nearestLocationOf } = await parseRuleset(file, text);
  if (!isObject(data)) {
    throw new UsageError(`the ruleset ${name} holds no ruleset; write "extends: lintel" or rules into it`);
  }
  const positionOf = (path: RulesetPath) => nearestLocationOf(path)?.range.start ?? { line: 0, character: 0 };
  return { file, name, data, positionOf };
}

/**
 * Spectral's parser would write out what aliases multiply to, whatever it takes.
 *
 * @throws AliasExplosion
 */
function refuseExplosion(text: string): void {
  const tree = loadYaml(text);
  if (tree !== undefined) readTree(tree, lineMapOf(text));
}

/**
 * The text of a ruleset file.
 *
 * @throws UsageError where it cannot be read.
 */
export function readRuleset(file: string, name: string): string {
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof UnreadableInput) throw new UsageError(`the ruleset ${name} cannot be read: ${error.message}`);
    throw error;
  }
}

/** An error at a place in a ruleset. */
export function faultAt({ name, positionOf }: RulesetText, path: RulesetPath, message: string): UsageError {
  return new UsageError(`the ruleset ${name}:${lineAndColumn(positionOf(path))}: ${message}`);
}

/** A name in `extends`. */
export interface Extension {
  readonly extended: string;
  readonly path: RulesetPath;
}

/** Every name that `extends` gives, at the root and in overrides. */
export function extendedBy(data: RulesetText['data']): Extension[] {
  const overrides = Array.isArray(data.overrides) ? data.overrides : [];
  return [
    ...extensions(data.extends, ['extends']),
    ...overrides.flatMap((one, index) =>
      isObject(one) ? extensions(one.extends, ['overrides', index, 'extends']) : [],
    ),
  ];
}

function extensions(value: unknown, path: RulesetPath): Extension[] {
  if (typeof value === 'string') return [{ extended: value, path }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((one, index): Extension[] => {
    if (typeof one === 'string') return [{ extended: one, path: [...path, index] }];
    return Array.isArray(one) && typeof one[0] === 'string' ? [{ extended: one[0], path: [...path, index, 0] }] : [];
  });
}

/**
 * True for a ruleset of Spectral's or Lintel's.
 *
 * @throws UsageError for a name of theirs that means none.
 */
function isBuiltIn(extended: string, text: RulesetText, path: RulesetPath): boolean {
  if (extended === 'lintel') return true;
  const names = BUILT_IN.find(({ prefix }) => extended.startsWith(prefix))?.names;
  if (names === undefined || names.includes(extended)) return names !== undefined;
  throw faultAt(text, path, unknownName('ruleset', extended, names));
}

/** The file that `extends` means; null for what is no file of the user's. Found as Spectral's migrator finds it. */
function targetOf(extended: string, text: RulesetText, path: RulesetPath): string | null {
  if (isRemote(extended) || isBuiltIn(extended, text, path)) return null;
  const folder = dirname(text.file);
  const file = isAbsolute(extended) ? extended : (installed(extended, folder) ?? join(folder, extended));
  try {
    readText(file);
    return file;
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    const said = error.missing
      ? 'is neither installed nor a file beside it; install or correct it'
      : `cannot be read: ${error.message}`;
    throw faultAt(text, path, `"${extended}" ${said}`);
  }
}

function installed(name: string, folder: string): string | null {
  if (name.startsWith('.')) return null;
  try {
    return createRequire(join(folder, 'ruleset.js')).resolve(name);
  } catch {
    return null;
  }
}

function checkForm(text: RulesetText): void {
  const fault = rulesetFormFault(text.data);
  if (fault !== null) throw faultAt(text, fault.path, fault.message);
}

/** Spectral refuses the whole ruleset for what stands here, without a word about it. */
function checkExtends(text: RulesetText): void {
  const { extends: given } = text.data;
  const wanted = 'write a name, or a list of names and of pairs like [lintel, all]';
  if (given === undefined || typeof given === 'string') return;
  if (!Array.isArray(given)) throw faultAt(text, ['extends'], `"extends" names no ruleset; ${wanted}`);
  for (const [index, one] of given.entries()) {
    const path = ['extends', index];
    if (typeof one === 'string') continue;
    if (!Array.isArray(one) || typeof one[0] !== 'string') {
      throw faultAt(text, path, `an entry of "extends" names no ruleset; ${wanted}`);
    }
    const choice = String(one[1]);
    if (!CHOICES_OF_RULES.includes(choice)) {
      throw faultAt(text, [...path, 1], unknownName('choice of rules', choice, CHOICES_OF_RULES));
    }
  }
}

/** Functions stand in files of the user's own, or are Spectral's. */
async function checkFunctions(text: RulesetText, guard: RulesetGuard): Promise<void> {
  const own = ownFunctions(text, guard);
  const known = [...Object.keys(commonJs(await import('@stoplight/spectral-functions'))), ...own];
  for (const { named, path } of functionsUsed(text.data)) {
    if (known.includes(named)) continue;
    throw faultAt(
      text,
      path,
      `${unknownName('function', named, known).replace(/[?]$/, '')}; or name a function of your own under "functions"`,
    );
  }
}

function ownFunctions(text: RulesetText, guard: RulesetGuard): string[] {
  const { functions, functionsDir } = text.data;
  const folder = typeof functionsDir === 'string' ? functionsDir : 'functions';
  return asArray(functions).map((named, index) => {
    const file = join(folder, `${named}.js`);
    const problem = problemOf(join(dirname(text.file), file));
    const fault = (message: string) => faultAt(text, ['functions', index], message);
    if (problem !== null) throw fault(`the function "${named}" should stand in ${file}, but ${problem}`);
    guard.checkProgram({ named: file, file: text.file, fault });
    return basename(String(named));
  });
}

function problemOf(file: string): string | null {
  try {
    readText(file);
    return null;
  } catch (error) {
    if (error instanceof UnreadableInput) return error.message;
    throw error;
  }
}

function functionsUsed(data: RulesetText['data']): { readonly named: string; readonly path: RulesetPath }[] {
  return Object.entries(asObject(data.rules)).flatMap(([id, rule]) => {
    return stepsOf(asObject(rule)).flatMap(({ step, path }) => {
      const named = asObject(step).function;
      return typeof named === 'string' ? [{ named, path: ['rules', id, ...path, 'function'] }] : [];
    });
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { runRules } from '../../framework/run-rules.ts';
import { escapeToken, pointerToPath } from '../../model/description/json-pointer.ts';
import { pathOf } from '../../model/description/place.ts';
import { RULES } from '../../rules/index.generated.ts';
import { describeData } from './describe-data.ts';
import { SINGLE } from './reference-forms.ts';

/**
 * One small place in which the reference description is broken, so that a rule reports. Places are JSON Pointers
 * without their first slash, which may begin at an operation (by its id) or at a kind of components.
 */
export interface Break {
  readonly rule: string;
  /** What is wrong then, as a sentence. */
  readonly change: string;
  /** Values that are put in place or added, by place; `-` for the end of an array. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** Other names for keys, by place. */
  readonly rename?: Readonly<Record<string, string>>;
  /** Where the rule then reports. */
  readonly finds: string;
  /** What else is found, as `rule at place`, with the reason why it follows from the change. */
  readonly follows?: Readonly<Record<string, string>>;
}

/** A rule that no small change of the reference description brings to report, and why. */
export interface Unbroken {
  readonly rule: string;
  readonly unbroken: string;
}

const FOLDER = 'test-specs/breaks';

/** The table of breaks, section by section. */
export function referenceBreaks(): readonly (Break | Unbroken)[] {
  return readdirSync(FOLDER).flatMap(
    (file) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as (Break | Unbroken)[],
  );
}

const REFERENCE = parse(readFileSync(SINGLE, 'utf8')) as Data;

/** The reference description, with a break or whole. */
export function brokenReference({ set = {}, remove = [], rename = {} }: Partial<Break> = {}): unknown {
  const data = structuredClone(REFERENCE);
  // Places are those of the description before the change.
  const renamed = Object.entries(rename).map(([place, name]) => [pathAt(data, place), name] as const);
  for (const [place, value] of Object.entries(set)) put(data, pathAt(data, place), value);
  for (const place of remove) takeOut(data, pathAt(data, place));
  for (const [path, name] of renamed) giveName(data, path, name);
  return data;
}

/** What all rules find in a description, as `rule at place`, in order. */
export function foundIn(data: unknown): string[] {
  const found: string[] = [];
  runRules(Object.values(RULES), describeData(data), {
    onOutcome: ({ extensions }, { findings }) => {
      for (const { place } of findings)
        found.push(`${extensions.lintel.id} at ${placeText(data as Data, pathOf(place))}`);
    },
  });
  return found.sort();
}

type Data = Record<string, unknown>;

function pathAt(data: Data, place: string): string[] {
  const [first = '', ...rest] = pointerToPath(`/${place}`);
  const operation = operationPaths(data).get(first);
  if (operation !== undefined) return [...operation, ...rest];
  return Object.hasOwn(data.components as Data, first) ? ['components', first, ...rest] : [first, ...rest];
}

function placeText(data: Data, path: readonly (string | number)[]): string {
  const keys = written(data, path.map(String));
  for (const [id, operation] of operationPaths(data)) {
    if (operation.every((key, index) => key === keys[index]))
      return [id, ...keys.slice(operation.length)].map(escapeToken).join('/');
  }
  return (keys[0] === 'components' && keys.length > 1 ? keys.slice(1) : keys).map(escapeToken).join('/');
}

/** The part of a path that is there. */
function written(data: unknown, path: readonly string[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined || typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return [];
  return [key, ...written((data as Data)[key], rest)];
}

function operationPaths(data: Data): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const holder of ['paths', 'webhooks']) {
    for (const [path, item] of Object.entries((data[holder] ?? {}) as Record<string, Data>)) {
      for (const [method, operation] of Object.entries(item)) {
        const id = (operation as Data)?.operationId;
        if (typeof id === 'string') found.set(id, [holder, path, method]);
      }
    }
  }
  return found;
}

function put(data: Data, path: readonly string[], value: unknown): void {
  const { holder, key } = holderAt(data, path);
  if (Array.isArray(holder) && key === '-') holder.push(value);
  else (holder as Data)[key] = value;
}

function takeOut(data: Data, path: readonly string[]): void {
  const { holder, key } = holderAt(data, path);
  if (!Object.hasOwn(holder, key)) throw new Error(`${path.join('/')} is not there.`);
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete (holder as Data)[key];
}

/** Gives a key another name, at its position among the others. */
function giveName(data: Data, path: readonly string[], name: string): void {
  const { holder, key } = holderAt(data, path);
  if (!Object.hasOwn(holder, key)) throw new Error(`${path.join('/')} is not there.`);
  const entries = Object.entries(holder);
  for (const [one] of entries) delete (holder as Data)[one];
  for (const [one, value] of entries) (holder as Data)[one === key ? name : one] = value;
}

function holderAt(data: Data, path: readonly string[]): { holder: object; key: string } {
  let holder: unknown = data;
  for (const key of path.slice(0, -1)) holder = (holder as Data | undefined)?.[key];
  if (typeof holder !== 'object' || holder === null) throw new Error(`${path.join('/')} is not there.`);
  return { holder, key: path.at(-1) ?? '' };
}

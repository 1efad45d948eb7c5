import { isObject } from '../../model/description/json.ts';
import type { Range, Result, ResultPlace, RuleAt } from '../../source/result.ts';
import type { LintedFile, RuleTally } from '../engine.ts';

/** What came of linting one description, and of what content that is true. */
export interface CacheEntry {
  /** Digest of the description's own text and of all that is no file. */
  readonly key: string;
  /** Digests of the files that it refers to; null for one that could not be read. */
  readonly dependencies: readonly (readonly [name: string, digest: string | null])[];
  readonly file: LintedFile;
}

/** An entry as text. */
export function serialized({ file, ...rest }: CacheEntry): string {
  return JSON.stringify({ ...rest, file: { ...file, tallies: [...file.tallies] } });
}

/** An entry from its text; null for what has another shape, as of another version. */
export function deserialized(text: string): CacheEntry | null {
  const read: unknown = JSON.parse(text);
  if (!isObject(read) || !isText(read.key) || !isListOf(read.dependencies, isDependency)) return null;
  const { key, dependencies, file } = read;
  if (!isObject(file) || file.linted !== true || !isListOf(file.tallies, isTally)) return null;
  const { results, hidden, problems, failures } = file;
  if (!isListOf(results, isResult) || !(hidden === null || isCount(hidden))) return null;
  if (!isListOf(problems, never) || !isListOf(failures, never)) return null;
  return {
    key,
    dependencies,
    file: { results, hidden, problems, failures, linted: true, tallies: new Map(file.tallies) },
  };
}

type Is<Value> = (value: unknown) => value is Value;

/** Only the outcome of a whole and undisturbed run is kept. */
const never = (_value: unknown): _value is never => false;

function isListOf<Item>(value: unknown, isItem: Is<Item>): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): value is string[] {
  return isListOf(value, isText);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isDependency(value: unknown): value is [string, string | null] {
  return Array.isArray(value) && value.length === 2 && isText(value[0]) && (value[1] === null || isText(value[1]));
}

function isTally(value: unknown): value is [string, RuleTally] {
  if (!Array.isArray(value) || value.length !== 2 || !isText(value[0]) || !isObject(value[1])) return false;
  const { judged, findings, milliseconds } = value[1];
  return (judged === null || isCount(judged)) && isCount(findings) && typeof milliseconds === 'number';
}

function isResult(value: unknown): value is Result {
  if (!isPlace(value)) return false;
  const { code, message, severity, statements, documentationUrl, places, sameCause, mendable } =
    value as Partial<Result>;
  return (
    isText(code) &&
    isText(message) &&
    isCount(severity) &&
    severity < 4 &&
    isTexts(statements) &&
    (documentationUrl === undefined || isText(documentationUrl)) &&
    (places === undefined || isListOf(places, isPlace)) &&
    (sameCause === undefined || isListOf(sameCause, isRuleAt)) &&
    (mendable === undefined || (isObject(mendable) && isCount(mendable.safely) && isCount(mendable.inAll)))
  );
}

function isPlace(value: unknown): value is ResultPlace {
  return isObject(value) && isText(value.source) && isTexts(value.path) && isRange(value.range);
}

function isRuleAt(value: unknown): value is RuleAt {
  return isObject(value) && isText(value.code) && isText(value.source) && isTexts(value.path);
}

function isRange(value: unknown): value is Range {
  return isObject(value) && isPosition(value.start) && isPosition(value.end);
}

function isPosition(value: unknown): boolean {
  return isObject(value) && isCount(value.line) && isCount(value.character);
}

import type { Fix } from '../framework/changes/file-edit.ts';
import type { SeverityNumber } from '../framework/severity.ts';

/** Zero-based; `character` counts UTF-16 units, as Spectral and editors do. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

/** A position as people see it: `3:5`, from 1. */
export function lineAndColumn({ line, character }: Position): string {
  return `${line + 1}:${character + 1}`;
}

/** True for a position that comes first. */
export function isBefore(left: Position, right: Position): boolean {
  return left.line < right.line || (left.line === right.line && left.character < right.character);
}

/** A place in a file. Lines and characters count from 0; characters are UTF-16 units, as in editors. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export const START_OF_FILE: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** One finding as reports show it: what stock Spectral gives, and the statements that its cause violates. */
export interface Result {
  readonly code: string;
  /** Of a change between two versions, its kind: `response-property-removed`. */
  readonly kind?: string;
  readonly path: readonly string[];
  readonly message: string;
  readonly severity: SeverityNumber;
  /** The range that Spectral gives the value at `path`. */
  readonly range: Range;
  /** The key of that value, where it is what the finding is about: a wrong name, or an object or a list as a whole. */
  readonly keyRange?: Range;
  readonly source: string;
  readonly statements: readonly string[];
  readonly documentationUrl?: string;
  /** The places that it stands for, where these are several or others than its own. */
  readonly places?: readonly ResultPlace[];
  /** Of a major version that became another one in place: what was found between the two. */
  readonly below?: readonly Result[];
  /** Of a finding in traffic: what it is about. */
  readonly traffic?: TrafficFacts;
  /** Of a finding at a running service: the requests and answers that show it, in their order. */
  readonly exchanges?: readonly ShownExchange[];
  /**
   * As what else an earlier version may have reported its cause: by another rule, or at another place. Only where a
   * baseline is asked.
   */
  readonly sameCause?: readonly RuleAt[];
  /** How many of its places fixes mend; left out where none does. */
  readonly mendable?: Mendable;
  /** What mends it, of the fixes that were asked for. */
  readonly fixes?: readonly ResultFix[];
  /**
   * Why it, or a part of it, has no fix though what to write is known: a clause. Only where all fixes were asked for.
   */
  readonly withoutFix?: string;
  /** The same as reports show it. */
  readonly textFix?: TextFix;
}

/** What mends a finding as edits of texts: all of them together, by the texts before any. */
export interface TextFix {
  readonly title: string;
  readonly safe: boolean;
  readonly edits: readonly { readonly source: string; readonly range: Range; readonly text: string }[];
}

/** What a finding in traffic says beyond its place in the file. Secrets are masked. */
interface TrafficFacts {
  readonly exchange: {
    /** In its file, from 0. */
    readonly index: number;
    readonly method: string;
    readonly url: string;
    readonly status: number;
  };
  /** The JSON Pointer into the body, where it is about one. */
  readonly pointer?: string;
  /** Method and path, where a description knows the operation. */
  readonly operation?: string;
  /** How many times the same fault of the operation was found, where that is more than once. */
  readonly count?: number;
  /** A command that makes the request again. */
  readonly curl: string;
}

/** A request with its answer as reports show it. Secrets are masked. */
export interface ShownExchange {
  readonly request: ShownMessage & { readonly method: string; readonly url: string };
  readonly response: ShownMessage & { readonly status: number };
  /** A command that makes the request again. */
  readonly curl: string;
}

interface ShownMessage {
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON value, or a text; left out where there is none. */
  readonly body?: unknown;
}

/** Of the places that a finding stands for, at how many it can be mended. */
export interface Mendable {
  /** By safe fixes. */
  readonly safely: number;
  /** By fixes of any kind. */
  readonly inAll: number;
}

/** What mends a finding at some or all of its places. */
export interface ResultFix extends Fix {
  readonly places: readonly PlaceInFile[];
}

/** A place by its file and path. */
export type PlaceInFile = Pick<ResultPlace, 'path' | 'source'>;

/** A place at which a rule finds something, whether or not it reports that. */
export type RuleAt = Pick<Result, 'code' | 'path' | 'source'>;

/** One of the places that a finding stands for. */
export type ResultPlace = Pick<Result, 'path' | 'range' | 'keyRange' | 'source'>;

/** What a person is shown of a place: its key where that is meant, else its value. */
export function shownRange({ range, keyRange }: Pick<ResultPlace, 'range' | 'keyRange'>): Range {
  return keyRange ?? range;
}

/** The places that a finding names, each once; none where it stands for its own alone. */
export function namedPlaces(own: ResultPlace, places: readonly ResultPlace[] | null): Pick<Result, 'places'> {
  if (places === null) return {};
  const keyOf = ({ path, source }: ResultPlace) => [source, ...path].join('\0');
  const named = [...new Map(places.map((place) => [keyOf(place), place])).values()];
  return named.length === 1 && named[0] !== undefined && keyOf(named[0]) === keyOf(own) ? {} : { places: named };
}

/** What has the same cause as a finding, each once; nothing where there is none. */
export function namedCauses(sameCause: readonly RuleAt[]): Pick<Result, 'sameCause'> {
  if (sameCause.length === 0) return {};
  const keyOf = ({ code, path, source }: RuleAt) => [code, source, ...path].join('\0');
  return { sameCause: [...new Map(sameCause.map((one) => [keyOf(one), one])).values()] };
}

/** The places that a finding stands for: those that it names, else its own. */
export function resultPlaces(result: Result): readonly ResultPlace[] {
  return result.places ?? [result];
}

/**
 * The finding for some of the places that it stands for; null when none are left. Where some are missing, it stands at
 * the first one that is left.
 */
export function forPlaces(result: Result, left: readonly ResultPlace[]): Result | null {
  const [first] = left;
  if (first === undefined) return null;
  if (left.length === resultPlaces(result).length) return result;
  const { keyRange: _elsewhere, ...rest } = result;
  const { path, range, keyRange, source } = first;
  return { ...rest, path, range, ...(keyRange !== undefined && { keyRange }), source, places: left };
}

/**
 * English everywhere, as stock Spectral's are on English machines: reports are the same on every machine. Made when
 * they are first needed, since they take milliseconds to make.
 */
const COLLATORS: Partial<Record<'plain' | 'numeric', Intl.Collator>> = {};

/** Spectral's order: by file, position, rule, path. */
export function compareResults(left: Result, right: Result): number {
  return (
    compareTexts(left.source, right.source, 'plain') ||
    left.range.start.line - right.range.start.line ||
    left.range.start.character - right.range.start.character ||
    compareTexts(left.code, right.code, 'numeric') ||
    compareTexts(left.path.join(), right.path.join(), 'plain')
  );
}

/** Keeps the first of findings that Spectral takes for the same. */
export function withoutRepeats(results: readonly Result[]): Result[] {
  const seen = new Set<string>();
  return results.filter((result) => {
    const mark = fingerprint(result);
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

/** What distinguishes a result from all others, as a text. */
export function fingerprint({ code, path, range: { start, end }, source, message }: Result): string {
  const at = path.length > 0 ? path : [start.line, start.character, end.line, end.character];
  return `${code}\0${at.join('\0')}\0${message}\0${source}`;
}

/** True for two that Spectral takes for the same. */
export function isSame(left: Result, right: Result): boolean {
  return left.message === right.message && fingerprint(left) === fingerprint(right);
}

/** Texts of which every language and every host has the same order. */
const PLAIN_WORDS = /^[a-z-]*$/;

function compareTexts(left: string, right: string, by: 'plain' | 'numeric'): number {
  if (left === right) return 0;
  if (PLAIN_WORDS.test(left) && PLAIN_WORDS.test(right)) return left < right ? -1 : 1;
  COLLATORS[by] ??= new Intl.Collator('en', { numeric: by === 'numeric' });
  return COLLATORS[by].compare(left, right);
}

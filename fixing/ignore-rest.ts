import { carryOut } from '../edits/plan.ts';
import type { FileEdit, Fix } from '../framework/changes/file-edit.ts';
import { annotatableAt, annotationOf } from '../model/annotations/annotations.ts';
import { isObject, member } from '../model/description/json.ts';
import { RULES } from '../rules/index.generated.ts';
import { fingerprint, type PlaceInFile, type Result } from '../source/result.ts';
import type { Mending } from './mend.ts';

/** What is known of a finding that is to be ignored. */
type Finding = Pick<Result, 'code' | 'path' | 'source' | 'places'>;

/** An exception for one place of a finding, or why none can be written: a clause. */
export type Exception<Ignored extends Finding = Result> =
  | (Fix & { readonly result: Ignored })
  | { readonly result: Ignored; readonly reason: string };

/** Findings that come up in the stead of ignored ones are ignored as well: most rounds of that. */
const ROUNDS = 10;

/** What is written for findings that are left, and for which of them nothing is. */
export interface Ignored {
  /** How many findings have an exception now. */
  readonly findings: number;
  readonly refused: readonly { readonly result: Result; readonly reason: string }[];
}

/** Writes exceptions with a reason for all findings, and lints again, until no finding is left that can be ignored. */
export async function ignoreRest(
  found: readonly Result[],
  reason: string,
  { texts, lint, refusal }: Mending,
): Promise<Ignored> {
  const ignored = new Set<string>();
  let refused: Ignored['refused'] = [];
  let results = found;
  for (let round = 0; round < ROUNDS && results.length > 0; round++) {
    const exceptions = exceptionsFor(results, reason, texts.dataOf);
    const refusals = exceptions.flatMap((one) => {
      const why = 'reason' in one ? one.reason : refusal(one.edits[0]?.source ?? '');
      return why === null ? [] : [{ result: one.result, reason: why }];
    });
    const written = exceptions.flatMap((one) =>
      'edits' in one && refusal(one.edits[0]?.source ?? '') === null ? [one] : [],
    );
    const outcome = carryOut(written, texts.open);
    const notWritten = outcome.refused.map(({ fix, reason: why }) => ({ result: fix.result, reason: why }));
    refused = [...refusals, ...notWritten];
    if (outcome.files.size === 0) break;
    for (const [source, { text }] of outcome.files) texts.set(source, text);
    for (const { result } of outcome.carriedOut) ignored.add(fingerprint(result));
    results = (await lint()).results;
  }
  return { findings: ignored.size, refused };
}

/** Rules that judge exceptions themselves. */
const OF_ANNOTATIONS: ReadonlySet<string> = new Set(
  Object.values(RULES).flatMap(({ extensions: { lintel } }) => (lintel.section === 'x-lintel' ? lintel.id : [])),
);

const KNOWN: ReadonlySet<string> = new Set(Object.values(RULES).map(({ extensions: { lintel } }) => lintel.id));

/**
 * Exceptions with a reason for findings: one for each rule at the object on which a finding stands, else at the nearest
 * one that may have an annotation. What its `x-lintel` says stays.
 *
 * @param dataOf What a file says; undefined where it cannot be read.
 */
export function exceptionsFor<Ignored extends Finding>(
  results: readonly Ignored[],
  reason: string,
  dataOf: (source: string) => unknown,
): Exception<Ignored>[] {
  return results.flatMap((result) =>
    (result.places ?? [result]).map((place) => exceptionAt(result, place, reason, dataOf(place.source))),
  );
}

function exceptionAt<Ignored extends Finding>(
  result: Ignored,
  { source, path }: PlaceInFile,
  reason: string,
  data: unknown,
): Exception<Ignored> {
  const { code } = result;
  if (!KNOWN.has(code)) return { result, reason: 'x-lintel hides findings of the rules of Lintel only' };
  if (OF_ANNOTATIONS.has(code)) return { result, reason: 'what is wrong with x-lintel itself has to be mended' };
  const object = annotatableAt(data, path);
  if (object === null) return { result, reason: 'the file is no object, which could have x-lintel' };
  const refusal = refusalAt(object.reduce<unknown>(member, data));
  if (refusal !== null) return { result, reason: refusal };
  const edit: FileEdit = { edit: 'set', source, path: [...object, 'x-lintel', 'ignore', code], value: reason };
  return { result, title: `Ignore ${code}`, isSafe: true, edits: [edit] };
}

/** Why the annotation of an object cannot have one more entry; null where it can. */
function refusalAt(object: unknown): string | null {
  const written = member(object, 'x-lintel');
  if (written !== undefined && annotationOf(object) === null) return 'its x-lintel is no object';
  const ignore = member(written, 'ignore');
  return ignore === undefined || isObject(ignore) ? null : 'the ignore of its x-lintel is no object';
}

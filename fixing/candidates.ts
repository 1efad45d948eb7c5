import type { Fix } from '../framework/changes/file-edit.ts';
import { type PlaceInFile, type Result, resultPlaces } from '../source/result.ts';

/** A fix that may be carried out, with its finding. */
export interface Candidate extends Fix {
  readonly result: Result;
  /** Where the finding stands in the text before all passes; left out in the first one. */
  readonly firstPlace?: () => PlaceInFile;
}

/**
 * The fixes of findings at places that are left of them: what a baseline knows, and what stands on lines that did not
 * change, stays as it is.
 */
export function candidatesOf(
  results: readonly Result[],
  firstPlaceOf?: (place: PlaceInFile) => PlaceInFile,
): Candidate[] {
  return results.flatMap((result) => {
    if (result.fixes === undefined) return [];
    const left = new Set(resultPlaces(result).map(textOf));
    return result.fixes
      .filter(({ places }) => places.every((place) => left.has(textOf(place))))
      .map(({ title, isSafe, edits, isByDefault }) => ({
        title,
        isSafe,
        edits,
        ...(isByDefault && { isByDefault }),
        result,
        ...(firstPlaceOf !== undefined && { firstPlace: () => firstPlaceOf(result) }),
      }));
  });
}

/** A text that is the same for the same place. */
export function textOf({ source, path }: PlaceInFile): string {
  return `${source}\0${path.join('\0')}`;
}

/** What tells a fix from all others of a run, also after a later pass renamed what is around it. */
export function markOf({ result, title, firstPlace = () => result }: Candidate): string {
  return `${result.code}\0${textOf(firstPlace())}\0${title}`;
}

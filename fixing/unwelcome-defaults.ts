import { type Candidate, markOf, textOf } from './candidates.ts';
import type { FoundPlaces, PassRecord } from './pass-record.ts';

/**
 * Of the fixes of a pass that wrote a default of the project, those by which another rule speaks now at or below an
 * object that they changed: by their mark, with a clause that says so.
 */
export function unwelcomeDefaults({ carriedOut, placesBefore }: PassRecord, now: FoundPlaces): Map<string, string> {
  const byObject = new Map<string, Candidate>();
  for (const candidate of carriedOut) {
    if (candidate.isByDefault !== true) continue;
    for (const { source, path } of candidate.edits)
      byObject.set(textOf({ source, path: path.slice(0, -1).map(String) }), candidate);
  }
  const unwelcome = new Map<string, string>();
  if (byObject.size === 0) return unwelcome;
  for (const [rule, places] of now) {
    for (const [text, { source, path }] of places) {
      if (placesBefore.get(rule)?.has(text) === true) continue;
      for (let length = path.length; length > 0; length--) {
        const candidate = byObject.get(textOf({ source, path: path.slice(0, length) }));
        if (candidate === undefined) continue;
        if (candidate.result.code !== rule)
          unwelcome.set(markOf(candidate), `with the default of .lintel.yaml, ${rule} would report it`);
        break;
      }
    }
  }
  return unwelcome;
}

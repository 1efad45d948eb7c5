import { defineFunction } from '../framework/define-function.ts';
import type { Description } from '../model/description.ts';
import { declaredMajor, mostCommon } from '../model/major-versions.ts';
import { classifyPaths } from '../model/paths.ts';
import { below, type Place } from '../model/place.ts';

interface Subject {
  readonly place: Place;
  readonly fault: string | null;
}

/** All paths and servers have one major version, and it is that of `info.version`. */
export default defineFunction<Subject>({
  name: 'majorVersion',
  options: null,
  subjects: subjectsIn,
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

function subjectsIn(description: Description): Subject[] {
  const majors = [...majorsByPlace(description)];
  const declared = declaredMajor(description);
  const distinct = new Set(majors.map(([, major]) => major));
  const [only] = distinct;
  if (only === undefined) return [];
  if (distinct.size === 1) {
    const info = below(description.rootPlace, 'info', 'version');
    const wrong = declared !== null && declared !== only;
    return [
      {
        place: info,
        fault: wrong ? `info.version has the major version ${declared} and every path v${only}; make them one` : null,
      },
    ];
  }
  const expected =
    declared !== null && distinct.has(declared) ? declared : mostCommon(majors.map(([, major]) => major));
  return majors.map(([place, major]) => ({
    place,
    fault:
      major === expected
        ? null
        : `the major version here is v${major}, and elsewhere v${expected}; describe v${major} in a file of its own`,
  }));
}

/** The major version in each path key and each server's URL that has one. */
function majorsByPlace(description: Description): Map<Place, number> {
  const { paths, urlsOf } = classifyPaths(description);
  const found = new Map<Place, number>();
  for (const path of paths) {
    for (const { version, server } of urlsOf(path)) {
      if (version === null || version.form !== 'exact' || version.major === null) continue;
      const place = version.in === 'server' ? server.place : path.use.place;
      if (place !== null) found.set(place, version.major);
    }
  }
  return found;
}

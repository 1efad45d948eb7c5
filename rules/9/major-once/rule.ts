import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { addTo } from '../../../model/lib/group-by.ts';
import { memoize } from '../../../model/lib/memoize.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { declaredMajor, hasOwnVersion, mostCommon } from '../../../model/paths/major-versions.ts';
import type { PathSegment } from '../../../model/paths/template.ts';
import { readVersion } from '../../../model/paths/version.ts';

/**
 * Where a major version is given: `info.version`, if the paths have one major version, else each text of URLs that has
 * some.
 */
interface Subject {
  readonly place: Place;
  /** Those of the paths, or of the text. */
  readonly majors: readonly number[];
}

/** All paths and servers have one major version, and it is that of `info.version`. */
export default defineRule({
  id: 'major-once',
  statements: ['9/major-once'],
  severity: 'warn',
  summary: 'A description has one major version, that of info.version.',
  why: 'Two major versions in one description can neither be released nor retired apart from one another.',
  subjects: (description): Subject[] => {
    const { byPlace, distinct } = majorsIn(description);
    if (distinct.length > 1) return [...byPlace].map(([place, majors]) => ({ place, majors: [...majors] }));
    const place = below(description.rootPlace, 'info', 'version');
    return distinct.map((only) => ({ place, majors: [only] }));
  },
  judge: ({ majors }, description) => {
    const { distinct, isTwofold, expected } = majorsIn(description);
    const declared = declaredMajor(description);
    if (distinct.length > 1) return severalFault(majors, expected);
    if (declared === null || isTwofold || majors.includes(declared)) return null;
    const fact = `info.version has the major version ${declared} and the paths have ${versions(majors)}`;
    return { message: `${fact}; let info.version begin with ${listed(majors.map(String), 'or')}` };
  },
});

function severalFault(majors: readonly number[], expected: number | null): Violation | null {
  const others = majors.filter((major) => major !== expected);
  if (others.length === 0) return null;
  const here = majors.length === 1 ? 'the major version here is' : 'the major versions here are';
  const elsewhere = others.length === majors.length ? `, and elsewhere v${expected}` : '';
  return { message: `${here} ${versions(majors)}${elsewhere}; describe ${versions(others)} in a file of its own` };
}

function versions(majors: readonly number[]): string {
  return listed(majors.map((major) => `v${major}`));
}

interface Majors {
  /**
   * Those in each path key and each server's URL that has one; a server whose variables are filled in may have several.
   */
  readonly byPlace: ReadonlyMap<Place, ReadonlySet<number>>;
  readonly distinct: readonly number[];
  /** The one that the description is for: that of `info.version` where some text has it, else the most frequent one. */
  readonly expected: number | null;
  /** True where a URL has two (`path-version`), of which either may be meant. */
  readonly isTwofold: boolean;
}

const majorsIn: (description: Description) => Majors = memoize((description) => {
  const { paths, urlsOf } = classifyPaths(description);
  const byPlace = new Map<Place, Set<number>>();
  let isTwofold = false;
  for (const path of paths) {
    for (const url of urlsOf(path)) {
      const { version, server, segments } = url;
      if (version === null || !hasOwnVersion(url, description) || version.form !== 'exact' || version.major === null)
        continue;
      const place = version.in === 'server' ? server.place : path.use.place;
      if (segments.some((segment) => isOther(segment, version.major))) isTwofold = true;
      else if (place !== null) addTo(byPlace, place, version.major);
    }
  }
  const majors = [...byPlace.values()].flatMap((here) => [...here]);
  const declared = declaredMajor(description);
  const expected = declared !== null && majors.includes(declared) ? declared : mostCommon(majors);
  return { byPlace, distinct: [...new Set(majors)], expected, isTwofold };
});

function isOther(segment: PathSegment, major: number | null): boolean {
  const version = readVersion(segment);
  return version?.form === 'exact' && version.major !== major;
}

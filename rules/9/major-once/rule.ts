import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { addTo } from '../../../model/lib/group-by.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { declaredMajor, mostCommon } from '../../../model/paths/major-versions.ts';
import type { PathSegment } from '../../../model/paths/template.ts';
import { readVersion } from '../../../model/paths/version.ts';

interface Subject {
  readonly place: Place;
  readonly fault: string | null;
}

/** All paths and servers have one major version, and it is that of `info.version`. */
export default defineRule<Subject>({
  id: 'major-once',
  statements: ['9/major-once'],
  severity: 'warn',
  summary: 'A description has one major version, that of info.version.',
  why: 'Two major versions in one description can neither be released nor retired apart from one another.',
  subjects: subjectsIn,
  judge: ({ fault }) => (fault === null ? null : { message: fault }),
});

function subjectsIn(description: Description): Subject[] {
  const { byPlace, isTwofold } = majorsIn(description);
  const declared = declaredMajor(description);
  const majors = [...byPlace.values()].flatMap((here) => [...here]);
  const distinct = new Set(majors);
  const [only] = distinct;
  if (only === undefined) return [];
  if (distinct.size === 1) {
    const wrong = declared !== null && declared !== only && !isTwofold;
    const fault = `info.version has the major version ${declared} and the paths have v${only}; make them one`;
    return [{ place: below(description.rootPlace, 'info', 'version'), fault: wrong ? fault : null }];
  }
  const expected = declared !== null && distinct.has(declared) ? declared : mostCommon(majors);
  return [...byPlace].map(([place, here]) => ({ place, fault: faultOf([...here], expected) }));
}

function faultOf(majors: readonly number[], expected: number | null): string | null {
  const others = majors.filter((major) => major !== expected);
  if (others.length === 0) return null;
  const here = majors.length === 1 ? 'the major version here is' : 'the major versions here are';
  const elsewhere = others.length === majors.length ? `, and elsewhere v${expected}` : '';
  return `${here} ${versions(majors)}${elsewhere}; describe ${versions(others)} in a file of its own`;
}

function versions(majors: readonly number[]): string {
  return listed(majors.map((major) => `v${major}`));
}

interface Majors {
  /** Those in each path key and each server's URL that has one; a server whose variables are filled in may have several. */
  readonly byPlace: ReadonlyMap<Place, ReadonlySet<number>>;
  /** True where a URL has two, one behind the other, which another check tells: which one counts is not known. */
  readonly isTwofold: boolean;
}

function majorsIn(description: Description): Majors {
  const { paths, urlsOf } = classifyPaths(description);
  const byPlace = new Map<Place, Set<number>>();
  let isTwofold = false;
  for (const path of paths) {
    for (const { version, server, segments } of urlsOf(path)) {
      if (version === null || version.form !== 'exact' || version.major === null) continue;
      const place = version.in === 'server' ? server.place : path.use.place;
      if (segments.some((segment) => isOther(segment, version.major))) isTwofold = true;
      else if (place !== null) addTo(byPlace, place, version.major);
    }
  }
  return { byPlace, isTwofold };
}

function isOther(segment: PathSegment, major: number | null): boolean {
  const version = readVersion(segment);
  return version?.form === 'exact' && version.major !== major;
}

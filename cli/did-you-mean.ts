import { distance } from 'fastest-levenshtein';

const MOST = 3;

/**
 * What to say of a name that is none of very many: the nearest of them, or nothing near. Of `a` and `2.2/a`, the first
 * is named.
 */
export function didYouMean(given: string, names: readonly string[]): string {
  const wanted = given.toLowerCase();
  const known = wanted.includes('/') ? names : distinct(names);
  const near = known
    .map((name) => ({ name, far: farness(wanted, name) }))
    .filter(({ far }) => far <= Math.max(2, Math.floor(wanted.length / 3)))
    .toSorted((left, right) => left.far - right.far);
  const nearest = near.filter(({ far }) => far === near[0]?.far).slice(0, MOST);
  if (nearest.length === 0) return 'see `lintel rules` for the rules, `lintel catalogue` for the statements';
  return `did you mean ${nearest.map(({ name }) => `"${name}"`).join(' or ')}?`;
}

function distinct(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [withoutSection(name), name])).values()].toReversed();
}

/** A statement is often called without its section, and any name by a part of it. */
function farness(given: string, name: string): number {
  const part = given.length >= 4 && name.includes(given) ? 1 : Number.POSITIVE_INFINITY;
  return Math.min(distance(given, name), distance(given, withoutSection(name)), part);
}

function withoutSection(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

import { distance } from 'fastest-levenshtein';
import { isNear } from '../platform/nearest-name.ts';

const MOST = 3;

/**
 * What to say of an id that no rule or statement has: the nearest ones, or where to look. Of `a` and `2.2/a`, the first
 * is named.
 */
export function idHint(given: string, names: readonly string[]): string {
  const wanted = given.toLowerCase();
  const known = wanted.includes('/') ? names : distinct(names);
  const near = known
    .map((name) => ({ name, far: farness(wanted, name) }))
    .filter(({ far }) => isNear(far, wanted.length))
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

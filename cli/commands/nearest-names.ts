import { distance } from 'fastest-levenshtein';

const MOST = 3;

/** What to say of a name that is none of very many: the nearest of them, or nothing near. */
export function nearestNames(given: string, names: readonly string[]): string {
  const wanted = given.toLowerCase();
  const near = names
    .map((name) => ({ name, far: farness(wanted, name) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.floor(name.length / 3)))
    .toSorted((left, right) => left.far - right.far)
    .slice(0, MOST);
  const [best] = near;
  if (best === undefined) return 'see `lintel rules` for those that there are';
  const equallyNear = near.filter(({ far }) => far === best.far).map(({ name }) => `"${name}"`);
  return `did you mean ${equallyNear.join(' or ')}?`;
}

/** A statement is often called without its section, and any name by a part of it. */
function farness(given: string, name: string): number {
  const short = name.slice(name.indexOf('/') + 1);
  const part = given.length >= 4 && name.includes(given) ? 1 : Number.POSITIVE_INFINITY;
  return Math.min(distance(given, name), distance(given, short), part);
}

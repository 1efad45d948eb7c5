import { distance } from 'fastest-levenshtein';

/** Shortest beginning of a name that is taken for it: `desc`. */
const SHORTEST = 4;

/** The name that a misspelt one likely means; null if none is like it. */
export function nearestMember(written: string, names: readonly string[]): string | null {
  if (isReferenceLike(written) && names.includes('$ref')) return '$ref';
  const plain = plainOf(written);
  const same = names.find((name) => plainOf(name) === plain);
  if (same !== undefined) return same;
  const most = Math.min(2, Math.floor(plain.length / 3));
  if (plain.length === 2)
    return names.find((name) => name.length === 3 && name[0] === plain[0] && name[2] === plain[1]) ?? null;
  let nearest: string | null = null;
  let least = most + 1;
  for (const name of names) {
    const other = plainOf(name);
    const far = hasSameLetters(plain, other) ? 1 : distance(plain, other);
    if (far < least) [nearest, least] = [name, far];
  }
  if (nearest !== null) return nearest;
  return (plain.length >= SHORTEST && names.find((name) => plainOf(name).startsWith(plain))) || null;
}

/** True for two letters that changed places: `stlye`. */
function hasSameLetters(left: string, right: string): boolean {
  if (left.length !== right.length || distance(left, right) > 2) return false;
  return [...left].sort().join('') === [...right].sort().join('');
}

function plainOf(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ $]/g, '');
}

/** `ref`, `$ref ` and the like, which are too short to be compared by distance. */
function isReferenceLike(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'ref' || (lower.startsWith('$') && distance(lower, '$ref') < 2);
}

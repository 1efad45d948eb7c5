import { memoizeText } from '../model/lib/memoize.ts';

/** Bounds that stand beside each other. */
const BOUND = /^(min|max|exclusiveMin|exclusiveMax)(.+)$/;

/** A member that is there already, as far as the place of a new one depends on it. */
export interface Neighbour {
  readonly key: string;
  readonly isScalar: boolean;
}

/**
 * Behind which of the members a new one is put; -1 puts it in front. Sorted keys stay sorted, a bound stands beside its
 * other one, a scalar behind the scalars at the beginning, and whatever else at the end.
 */
export function placeOf(key: string, isScalar: boolean, members: readonly Neighbour[]): number {
  const keys = members.map((one) => one.key);
  if (isSorted(keys)) return keys.findLastIndex((other) => isBefore(other, key));
  const bound = keys.indexOf(otherBound(key));
  if (bound !== -1) return key.startsWith('min') ? bound - 1 : bound;
  const firstCollection = members.findIndex((one) => !one.isScalar);
  return isScalar && firstCollection > 0 ? firstCollection - 1 : members.length - 1;
}

/** Three keys are sorted by chance in one of six objects, four in one of twenty-four. */
function isSorted(keys: readonly string[]): boolean {
  const areStatuses = keys.every((key) => /^(?:[1-5](?:\d\d|XX)|default)$/.test(key));
  return (
    (areStatuses || keys.length > 3) && keys.every((key, index) => index === 0 || isBefore(keys[index - 1] ?? '', key))
  );
}

function isBefore(left: string, right: string): boolean {
  return left < right;
}

/** The name of the bound on the other side: `maxLength` for `minLength`. */
const otherBound = memoizeText((key) => {
  const [, side = '', what = ''] = BOUND.exec(key) ?? [];
  return (
    side.replace(/min$|max$|Min$|Max$/, (one) => ({ min: 'max', max: 'min', Min: 'Max', Max: 'Min' })[one] ?? '') + what
  );
});

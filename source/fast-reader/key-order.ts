import createOrdered from '@stoplight/ordered-object-literal';

/** A plain object; its integer-like keys come first, in ascending order, whatever the order in which they were set. */
export type Container = Record<string, unknown>;

/** The largest number that a plain object takes for an index. */
const LAST_INDEX = 4_294_967_294;

/** The key as the number by which a plain object would sort it; -1 for a key that stays where it is set. */
function indexOfKey(key: string): number {
  const first = key.charCodeAt(0);
  if (first < 48 || first > 57 || !/^(0|[1-9]\d*)$/.test(key)) return -1;
  const index = Number(key);
  return index <= LAST_INDEX ? index : -1;
}

/** True for a key that a plain object moves to its beginning. */
export function isIndex(key: string): boolean {
  return indexOfKey(key) !== -1;
}

/**
 * Tells while keys come in whether a plain object would keep their order: integer-like ones first and ascending, as in
 * most lists of responses. Only for other orders Spectral's ordering proxy is needed, which is slow.
 */
export class KeyOrder {
  private last = -1;
  private hasOthers = false;

  /** False from the first key on that a plain object would move. */
  keeps(key: string): boolean {
    const index = indexOfKey(key);
    if (index === -1) {
      this.hasOthers = true;
      return true;
    }
    const stays = !this.hasOthers && index > this.last;
    this.last = index;
    return stays;
  }
}

/** The object with a proxy around it that keeps the order in which keys are set from now on. */
export function ordered(container: Container): Container {
  return (createOrdered as unknown as (target: Container) => Container)(container);
}

/** The attributes of a property as an assignment makes it. */
export const OWN_PROPERTY = { enumerable: true, configurable: true, writable: true };

/** Sets an own property, whatever its name: assigned, `__proto__` would become the object's prototype. */
export function setOwn(container: Container, key: string, value: unknown): void {
  if (key === '__proto__') Object.defineProperty(container, key, { value, ...OWN_PROPERTY });
  else container[key] = value;
}

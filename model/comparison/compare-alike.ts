import { isObject, member } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { compareSent } from './compare-objects.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/** Uses by which a schema says what parts of a value are, and nothing of the whole. */
const OF_PARTS: ReadonlySet<SchemaUse['relation']> = new Set([
  'property',
  'patternProperty',
  'additionalProperties',
  'items',
]);

/** What a schema says of a property that holds it. */
const OF_PROPERTIES = ['readOnly', 'writeOnly', 'deprecated'];

/**
 * Compares two schemas that are written alike: only what they refer to may differ. That is most of a description from
 * one version to the next, so that nothing else is looked at. False where it takes more to compare them.
 */
export function compareAlike(comparing: Comparing): boolean {
  const { before, after, direction, compare } = comparing;
  const [then, now] = [onlyPart(before), onlyPart(after)];
  if (then === null || now === null || !areAlike(then.value, now.value)) return false;
  const pairs: (() => void)[] = [];
  for (const [index, use] of then.uses.entries()) {
    const other = now.uses[index];
    if (use.target === null || other?.target == null) return false;
    // What is written out here, and refers to nothing, is the same.
    if (use.target.written === use && !refers(use.target)) continue;
    const [held, holding] = [before.viewOf(use), after.viewOf(other)];
    if (use.relation === 'property') {
      if (OF_PROPERTIES.some((keyword) => (held.flag(keyword) === null) !== (holding.flag(keyword) === null)))
        return false;
      if (held.flag(direction === 'request' ? 'readOnly' : 'writeOnly') !== null) continue;
    }
    const { relation, key } = use;
    pairs.push(() =>
      relation === 'property' ? compareSent(String(key), held, holding, comparing) : compare(held, holding),
    );
  }
  for (const comparePair of pairs) comparePair();
  return true;
}

/** The one schema that says all of a value; null where several do, or where there are alternatives or conditions. */
function onlyPart({ parts, written, constants, isWhole }: SchemaView): SchemaNode | null {
  const [only] = parts;
  if (only === undefined || parts.length > 1 || written.length > 0 || constants.length > 0 || !isWhole) return null;
  return only.uses.every(({ relation }) => OF_PARTS.has(relation)) ? only : null;
}

/** Schemas in schemas that are looked through at once; deeper ones are compared each by itself. */
const MOST_INSIDE = 500;

/** True where a schema, or one that is written out in it, refers to another one, or where it holds too many to tell. */
const refers: (schema: SchemaNode) => boolean = memoize((schema) => {
  const inside = [schema];
  for (const { uses } of inside) {
    if (inside.length > MOST_INSIDE) return true;
    for (const use of uses) {
      if (use.target === null || use.target.written !== use) return true;
      inside.push(use.target);
    }
  }
  return false;
});

/** Levels of a value that are compared; what is nested deeper is not taken for the same. */
const MOST_LEVELS = 50;

/** True for the same value with its keys in the same order, so that the uses of both are in the same order, too. */
function areAlike(left: unknown, right: unknown, level = 0): boolean {
  if (left === right) return true;
  if (level > MOST_LEVELS) return false;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => areAlike(item, right[index], level + 1));
  if (!isObject(left) || !isObject(right)) return false;
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  return (
    keys.length === others.length &&
    keys.every((key, index) => key === others[index] && areAlike(member(left, key), member(right, key), level + 1))
  );
}

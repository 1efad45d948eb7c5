import { sameJson } from '../description/json.ts';
import { allAdmittedTexts } from '../text/pattern/finite-language.ts';
import { parsePattern } from '../text/pattern/pattern.ts';
import type { Comparing } from './comparing.ts';
import { type ListedValues, listedOf } from './listed-values.ts';
import type { SchemaView } from './schema-view.ts';

/**
 * Compares `enum` and `const`. A listed set is closed: it may neither grow nor shrink, whoever sends the value
 * (9/closed-enum).
 */
export function compareListedValues(comparing: Comparing): void {
  const { before, after, direction, report } = comparing;
  const [then, now] = [before.listed, after.listed];
  if (then !== null && now !== null) compareSets(then, now, comparing);
  else if (then !== null && !isEveryBoolean(then, before)) {
    report(
      'enum-dropped',
      'undecided',
      { place: then.place, side: 'before' },
      { keyword: then.keyword, before: then.values },
    );
  } else if (now !== null && direction === 'request' && !holdsAllValues(now, before)) {
    report('enum-added', 'breaks', { place: now.place, side: 'after' }, { keyword: now.keyword, after: now.values });
  }
}

/**
 * The listed values that one side may send, without those that the other one does not list: these are told as such.
 * Null where it lists none.
 */
export function sharedValues({ inner, outer }: Comparing): readonly unknown[] | null {
  if (inner.listed === null) return null;
  return outer.listed === null ? inner.listed.values : (listedOf([inner.listed, outer.listed])?.values ?? null);
}

function compareSets(then: ListedValues, now: ListedValues, { report }: Comparing): void {
  const added = without(now.values, then.values);
  const removed = without(then.values, now.values);
  if (added.length === 0 && removed.length === 0) return;
  const isConst = then.keyword === 'const' && now.keyword === 'const';
  const facts = isConst
    ? { keyword: 'const', before: then.values[0], after: now.values[0] }
    : { keyword: now.keyword, before: removed, after: added };
  report(isConst ? 'const-changed' : 'enum-changed', 'breaks', { place: now.place, side: 'after' }, facts);
}

function without(values: readonly unknown[], others: readonly unknown[]): unknown[] {
  return values.filter((value) => !others.some((other) => sameJson(value, other)));
}

function isEveryBoolean({ values }: ListedValues, { types }: SchemaView): boolean {
  return types?.has('boolean') === true && values.includes(true) && values.includes(false);
}

/** True where the values that were possible are few, and all listed now. */
function holdsAllValues(now: ListedValues, before: SchemaView): boolean {
  if (isEveryBoolean(now, before)) return true;
  if (before.types === null || [...before.types].some((type) => type !== 'string' && type !== 'null')) return false;
  return before.all('pattern').some(({ value }) => {
    const texts = typeof value === 'string' ? allAdmittedTexts(parsePattern(value)) : null;
    return texts?.every((text) => now.values.includes(text)) === true;
  });
}

import { sameJson } from '../description/json.ts';
import type { Comparing } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/** Keywords with schemas that only test a value, by the relation that the model has for them. Where they differ, nothing is decided. */
const CONDITION = [
  ['condition', 'if'],
  ['then', 'then'],
  ['else', 'else'],
] as const;
const TESTS = [
  ['contains', 'contains'],
  ['dependentSchema', 'dependentSchemas'],
] as const;

/** Keywords of which each entry is one more demand. */
const DEPENDENCIES = ['dependentRequired', 'dependencies'];

/** Compares `default`, and the keywords that only test a value: `not`, `if`, `contains`, dependencies. */
export function compareConditions(comparing: Comparing): void {
  compareDefaults(comparing);
  compareNegations(comparing);
  // One condition has one finding.
  CONDITION.some(([relation, keyword]) => compareTests(relation, keyword, comparing));
  for (const [relation, keyword] of TESTS) compareTests(relation, keyword, comparing);
  for (const keyword of DEPENDENCIES) compareDependencies(keyword, comparing);
}

/** True where they differ. */
function compareTests(
  relation: (typeof CONDITION)[number][0] | (typeof TESTS)[number][0],
  keyword: string,
  comparing: Comparing,
): boolean {
  const { before, after, report, isCompatible } = comparing;
  const [then, now] = [before.under(relation), after.under(relation)];
  const isSame =
    then.length === now.length &&
    then.every((one, index) => {
      const other = now[index];
      return other !== undefined && isCompatible(one, other, 'request') && isCompatible(one, other, 'response');
    });
  if (isSame) return false;
  const [first] = now;
  const at =
    first === undefined
      ? { place: before.placeUnder(relation), side: 'before' as const }
      : { place: after.placeUnder(relation), side: 'after' as const };
  report('condition-changed', 'undecided', at, { keyword });
  return true;
}

function compareDependencies(keyword: string, { before, after, inner, outer, report }: Comparing): void {
  const wanted = outer.all(keyword);
  const held = inner.all(keyword);
  const [broken] = wanted.filter(({ value }) => !held.some((other) => sameJson(other.value, value)));
  if (broken === undefined) return;
  const now = after.first(keyword);
  const at =
    now === null ? { place: broken.place, side: 'before' as const } : { place: now.place, side: 'after' as const };
  const facts = { keyword, before: before.first(keyword)?.value, after: now?.value };
  report('dependency-changed', held.length === 0 ? 'breaks' : 'undecided', at, facts);
}

/** What a request means without a value changes with the default. */
function compareDefaults({ before, after, direction, report }: Comparing): void {
  if (direction === 'response') return;
  const [then, now] = [before.first('default'), after.first('default')];
  if (then === null || (now !== null && sameJson(then.value, now.value))) return;
  const facts = { keyword: 'default', before: then.value, after: now?.value };
  if (now === null) report('default-dropped', 'undecided', { place: then.place, side: 'before' }, facts);
  else report('default-changed', 'breaks', { place: now.place, side: 'after' }, facts);
}

function compareNegations({ after, inner, outer, report, isCompatible }: Comparing): void {
  const wanted = outer.under('not');
  const held = inner.under('not');
  for (const view of wanted) {
    if (held.some((other) => excludes(other, view))) continue;
    const side = outer === after ? 'after' : 'before';
    const isNew = held.length === 0;
    report(
      'condition-changed',
      isNew ? 'breaks' : 'undecided',
      { place: outer.placeUnder('not'), side },
      { keyword: 'not' },
    );
  }

  /** Whether what the outer schema excludes is excluded by the inner one as well: all values of the first are values of the second. */
  function excludes(other: SchemaView, view: SchemaView): boolean {
    return outer === after ? isCompatible(other, view, 'response') : isCompatible(view, other, 'request');
  }
}

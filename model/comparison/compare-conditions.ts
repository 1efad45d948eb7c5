import type { SchemaUse } from '../description/nodes.ts';
import { compareDependencies } from './compare-dependencies.ts';
import type { Comparing } from './comparing.ts';
import { isRestricting } from './restricting.ts';
import type { SchemaView } from './schema-view.ts';

/** Compares the keywords that only test a value: `not`, `if`, `contains`, dependencies. */
export function compareConditions(comparing: Comparing): void {
  compareNegations(comparing);
  compareTests(comparing);
  compareContained(comparing);
  compareDependentSchemas(comparing);
  compareDependencies(comparing);
}

/** Where the outer schema says it. */
function at(place: SchemaView['place'], { after, outer }: Comparing) {
  return { place, side: outer === after ? ('after' as const) : ('before' as const) };
}

/** True where the inner schema says at least what the outer one says. */
function holds(inner: SchemaView, outer: SchemaView, { direction, isCompatible }: Comparing): boolean {
  return direction === 'request' ? isCompatible(inner, outer, direction) : isCompatible(outer, inner, direction);
}

function isSame(one: SchemaView, other: SchemaView, comparing: Comparing): boolean {
  return (['request', 'response'] as const).every((direction) => holds(one, other, { ...comparing, direction }));
}

/** An `if` with what follows from it. */
interface Test {
  readonly place: SchemaUse['place'];
  readonly test: SchemaView;
  readonly then: SchemaView | null;
  readonly otherwise: SchemaView | null;
}

function testsOf(view: SchemaView): Test[] {
  return view.usesOf('condition').map((use) => {
    const beside = (relation: 'then' | 'else') => {
      const found = view.usesOf(relation).find(({ holder }) => holder === use.holder);
      return found === undefined ? null : view.viewOf(found);
    };
    return { place: use.place, test: view.viewOf(use), then: beside('then'), otherwise: beside('else') };
  });
}

/**
 * Each `if` of the outer schema has to be one of the inner one, from which no less follows. One finding stands for all.
 */
function compareTests(comparing: Comparing): void {
  const left = new Set(testsOf(comparing.inner));
  const lost = testsOf(comparing.outer).filter((wanted) => {
    const same = [...left].find((held) => isAsMuch(held, wanted, comparing));
    if (same !== undefined) left.delete(same);
    return same === undefined && [wanted.then, wanted.otherwise].some((view) => view !== null && isRestricting(view));
  });
  const [first] = lost;
  if (first === undefined) return;
  comparing.report('condition-changed', left.size === 0 ? 'breaks' : 'undecided', at(first.place, comparing), {
    keyword: 'if',
  });
}

function isAsMuch(held: Test, wanted: Test, comparing: Comparing): boolean {
  const follows = (one: SchemaView | null, other: SchemaView | null) =>
    other === null || !isRestricting(other) || (one !== null && holds(one, other, comparing));
  return (
    isSame(held.test, wanted.test, comparing) &&
    follows(held.then, wanted.then) &&
    follows(held.otherwise, wanted.otherwise)
  );
}

function compareContained(comparing: Comparing): void {
  const { inner, outer, report } = comparing;
  // Items of a kind that may be none, and as many as there are, are no condition.
  if (outer.first('minContains')?.value === 0 && outer.first('maxContains') === null) return;
  const held = inner.under('contains');
  const isLimited = [inner, outer].some((view) => view.first('maxContains') !== null);
  for (const wanted of outer.under('contains')) {
    if (held.some((one) => (isLimited ? isSame(one, wanted, comparing) : holds(one, wanted, comparing)))) continue;
    const place = outer.placeUnder('contains');
    report('condition-changed', held.length === 0 ? 'breaks' : 'undecided', at(place, comparing), {
      keyword: 'contains',
    });
    return;
  }
}

/** One finding stands for all of them. */
function compareDependentSchemas(comparing: Comparing): void {
  const { inner, outer, report } = comparing;
  for (const { key } of outer.usesOf('dependentSchema')) {
    const [held, wanted] = [inner, outer].map((view) => view.joint('dependentSchema', key));
    if (wanted == null || !isRestricting(wanted) || (held != null && holds(held, wanted, comparing))) continue;
    const place = outer.placeUnder('dependentSchema', key);
    report('condition-changed', held == null ? 'breaks' : 'undecided', at(place, comparing), {
      keyword: 'dependentSchemas',
    });
    return;
  }
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

  /**
   * Whether what the outer schema excludes is excluded by the inner one as well: all values of the first are values of
   * the second.
   */
  function excludes(other: SchemaView, view: SchemaView): boolean {
    return outer === after ? isCompatible(other, view, 'response') : isCompatible(view, other, 'request');
  }
}

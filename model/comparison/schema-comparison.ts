import type { ChangeFacts, Direction } from './change.ts';
import { compareAlike } from './compare-alike.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareArrays } from './compare-arrays.ts';
import { compareConditions } from './compare-conditions.ts';
import { changedDefault } from './compare-defaults.ts';
import { compareDiscriminators, compareExtensions } from './compare-discriminators.ts';
import { compareListedValues } from './compare-listed-values.ts';
import { compareNumbers } from './compare-numbers.ts';
import { compareObjects } from './compare-objects.ts';
import { compareTexts } from './compare-texts.ts';
import { compareTypes } from './compare-types.ts';
import type { Comparing, SchemaPair } from './comparing.ts';
import type { SchemaView } from './schema-view.ts';

/** A pair with what came of comparing it, and the pairs that it leads to. */
export interface ComparedPair extends SchemaPair {
  readonly changes: readonly ChangeFacts[];
  readonly below: ReadonlySet<ComparedPair>;
}

type MutablePair = SchemaPair & { readonly changes: ChangeFacts[]; readonly below: Set<ComparedPair> };

/** Most pairs that are looked at to see whether one alternative includes another. */
const MOST_TRIED = 3_000;

/**
 * Compares pairs of schemas, each once for a direction. What refers to itself is taken for compatible where it closes.
 */
export class SchemaComparison {
  private readonly pairs = new Map<string, MutablePair>();
  private readonly open: MutablePair[] = [];
  private readonly tried = new Map<string, boolean>();

  /** The pair of two schemas; it is complete after `finish`. */
  pairOf(before: SchemaView, after: SchemaView, direction: Direction): ComparedPair {
    const key = keyOf(before, after, direction);
    const known = this.pairs.get(key);
    if (known !== undefined) return known;
    const pair: MutablePair = { before, after, direction, changes: [], below: new Set() };
    this.pairs.set(key, pair);
    this.open.push(pair);
    return pair;
  }

  /**
   * The pair of two schemas whose value requests may leave out, with what changed of the default; null where nothing
   * did. It is a pair of its own: where the value is required, or an item, the same schemas have none.
   */
  omittedPairOf(before: SchemaView, after: SchemaView): ComparedPair | null {
    const key = `${keyOf(before, after, 'request')} omitted`;
    const known = this.pairs.get(key);
    if (known !== undefined) return known;
    const change = changedDefault(before, after);
    if (change === null) return null;
    const pair: MutablePair = { before, after, direction: 'request', changes: [change], below: new Set() };
    this.pairs.set(key, pair);
    return pair;
  }

  /**
   * Compares all pairs that were asked for, and those that they lead to. A work list, so that nesting costs no stack.
   */
  finish(): readonly ComparedPair[] {
    for (let pair = this.open.pop(); pair !== undefined; pair = this.open.pop()) this.comparePair(pair);
    return [...this.pairs.values()];
  }

  /** True where two schemas describe the same values. */
  isSame(before: SchemaView, after: SchemaView): boolean {
    return this.isCompatible(before, after, 'request') && this.isCompatible(before, after, 'response');
  }

  private comparePair(pair: MutablePair): void {
    const comparing: Comparing = {
      report: (name, verdict, { place, side }, facts) => pair.changes.push({ name, verdict, place, side, ...facts }),
      compare: (before, after) => pair.below.add(this.pairOf(before, after, pair.direction)),
      compareOmitted: (before, after) => {
        const omitted = this.omittedPairOf(before, after);
        if (omitted !== null) pair.below.add(omitted);
      },
      isCompatible: this.isCompatible,
      ...roles(pair),
    };
    comparePair(comparing);
    // Not where alternatives are tried: whether one covers another does not lie in what extends them.
    compareExtensions(comparing);
  }

  /** True where comparing two schemas finds nothing that breaks or is undecided. */
  readonly isCompatible = (before: SchemaView, after: SchemaView, direction: Direction): boolean => {
    const key = keyOf(before, after, direction);
    const known = this.tried.get(key);
    if (known !== undefined) return known;
    // What leads back here is taken for compatible.
    this.tried.set(key, true);
    const answer = this.tryPair(before, after, direction);
    this.tried.set(key, answer);
    return answer;
  };

  private tryPair(before: SchemaView, after: SchemaView, direction: Direction): boolean {
    const seen = new Set<string>();
    const open: SchemaPair[] = [{ before, after, direction }];
    let isCompatible = true;
    for (let pair = open.pop(); pair !== undefined && isCompatible; pair = open.pop()) {
      const key = keyOf(pair.before, pair.after, direction);
      if (seen.has(key)) continue;
      seen.add(key);
      if (seen.size > MOST_TRIED) return false;
      comparePair({
        report: (_name, verdict) => {
          if (verdict === 'breaks' || verdict === 'undecided') isCompatible = false;
        },
        compare: (inBefore, inAfter) => void open.push({ before: inBefore, after: inAfter, direction }),
        compareOmitted: (inBefore, inAfter) => {
          if (changedDefault(inBefore, inAfter) !== null) isCompatible = false;
        },
        isCompatible: this.isCompatible,
        ...roles(pair),
      });
    }
    return isCompatible;
  }
}

function keyOf(before: SchemaView, after: SchemaView, direction: Direction): string {
  return `${before.id} ${after.id} ${direction}`;
}

function roles({ before, after, direction }: SchemaPair) {
  const [inner, outer] = direction === 'request' ? [before, after] : [after, before];
  return { before, after, direction, inner, outer };
}

function comparePair(comparing: Comparing): void {
  const { before, after } = comparing;
  if (!before.isComplete || !after.isComplete) return;
  if (compareAlike(comparing)) return;
  if (compareAlternatives(comparing) === 'replaced') return;
  // What is of another type has nothing else in common.
  if (compareTypes(comparing) === 'other') return;
  compareDiscriminators(comparing);
  compareListedValues(comparing);
  compareTexts(comparing);
  compareNumbers(comparing);
  compareArrays(comparing);
  compareObjects(comparing);
  compareConditions(comparing);
}

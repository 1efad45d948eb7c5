import type { Place } from '../../model/description/place.ts';
import type { RuleFinding } from '../finding.ts';
import type { Remedy } from '../remedy.ts';
import { chosenEdits } from './chosen-edits.ts';
import { isWithoutEffect } from './effect.ts';
import type { FixContext, FixFacts, Mending } from './rule-fix.ts';
import { changesOf, titleOf } from './title.ts';

/** What mends a finding at some or all of its places, in terms of the description. */
export interface DescriptionFix {
  readonly title: string;
  readonly isSafe: boolean;
  /** With a rename for all that names the same thing. */
  readonly edits: Remedy;
  readonly places: readonly Place[];
  /** True where something of it is the project's default. */
  readonly isByDefault: boolean;
}

/** What fixes follow from, and who is told of findings without one. */
export interface Fixing extends FixContext {
  /**
   * Called with each finding, or part of one, that has a remedy and no fix, and with why: a clause without a full stop.
   */
  readonly onRefused?: (finding: RuleFinding, reason: string) => void;
}

/**
 * The fixes of a finding, each for some of its places; none where it has to be mended by hand. Together they may leave
 * places.
 */
export function fixesOf(finding: RuleFinding, context: Fixing): DescriptionFix[] {
  const { parts } = finding;
  return parts.length === 0 ? fixesOfOne(finding, context) : parts.flatMap((part) => fixesOfOne(part, context));
}

function fixesOfOne(finding: RuleFinding, context: Fixing): DescriptionFix[] {
  const { rule, place, remedy, fix: said } = finding;
  const places = finding.places ?? [place];
  const found = rule.fix?.mend?.({ place, places, remedy }, context) ?? (remedy === null ? [] : { edits: remedy });
  if ('refused' in found) {
    context.onRefused?.(finding, found.refused);
    return [];
  }
  const mendings: readonly Mending[] = 'edits' in found ? [found] : found;
  return mendings.flatMap((mending) => {
    const choice = chosenEdits(mending.edits, context);
    if ('refused' in choice) {
      context.onRefused?.(finding, choice.refused);
      return [];
    }
    const { edits, isByDefault } = choice;
    if (edits.length === 0) return [];
    const facts = [mending, said, rule.fix];
    const isSafe = firstOf(facts, 'isSafe') ?? edits.every((edit) => isWithoutEffect(edit, context.description));
    return [new FoundFix(isSafe, edits, mending.places ?? places, isByDefault, facts)];
  });
}

/** What the first of those says that says anything. */
function firstOf<Key extends keyof FixFacts>(all: AllFacts, key: Key): FixFacts[Key] | undefined {
  for (const facts of all) if (facts?.[key] !== undefined) return facts[key];
  return undefined;
}

type AllFacts = readonly (FixFacts | null | undefined)[];

class FoundFix implements DescriptionFix {
  constructor(
    readonly isSafe: boolean,
    readonly edits: Remedy,
    readonly places: readonly Place[],
    readonly isByDefault: boolean,
    private readonly facts: AllFacts,
  ) {}

  /** Most fixes are only counted. */
  get title(): string {
    const what = firstOf(this.facts, 'title') ?? titleOf(this.edits);
    return this.isSafe ? what : `${what}: ${firstOf(this.facts, 'changes') ?? changesOf(this.edits)}`;
  }
}

import type { Description } from '../../model/description/description.ts';
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
  readonly isByDefault?: true;
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
    const fix = { ...rule.fix, ...said, ...mending, edits };
    return edits.length === 0 ? [] : [fixOf(fix, places, context.description, isByDefault)];
  });
}

function fixOf(
  { isSafe, title, changes, edits, places }: FixFacts & Mending,
  all: readonly Place[],
  description: Description,
  isByDefault: boolean,
): DescriptionFix {
  const safe = isSafe ?? edits.every((edit) => isWithoutEffect(edit, description));
  return {
    // Most fixes are only counted.
    get title() {
      const what = title ?? titleOf(edits);
      return safe ? what : `${what}: ${changes ?? changesOf(edits)}`;
    },
    isSafe: safe,
    edits,
    places: places ?? all,
    ...(isByDefault && { isByDefault }),
  };
}

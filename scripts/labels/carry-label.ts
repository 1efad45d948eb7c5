import type { Rule } from '../../framework/rule.ts';
import { type FoundPlaces, labelBreach } from './check-label.ts';
import type { Label } from './label.ts';

/** What becomes of a label: the members that change. */
export type LabelChange = Partial<Pick<Label, 'file' | 'rule' | 'pointer' | 'verdict' | 'why'>>;

/** The findings from which a label is carried over. */
export interface Findings {
  /** Of the build in which the labelled finding was read; null where that is not at hand. */
  readonly before: FoundPlaces | null;
  readonly now: FoundPlaces;
  /** What a rule finds with no other rule in the run. */
  readonly alone: (rule: string) => Promise<FoundPlaces>;
  readonly rules: Readonly<Record<string, Rule>>;
}

/**
 * How a label follows its finding: to the rule that took its rule over, and to the one new place around or below the
 * old one. Where the rule is silent only because it yields to another one, the label becomes `duplicate`. An empty
 * change for a label that holds; null where it cannot be said.
 */
export async function carriedLabel(label: Label, findings: Findings): Promise<LabelChange | null> {
  const renamed = renaming(label, findings.rules);
  const own = { ...label, ...renamed };
  if (labelBreach(own, findings.now) === null) return renamed;
  if (label.open !== undefined || (label.verdict !== 'true' && label.verdict !== 'wrong-remedy')) return null;
  const others = await yieldedTo(own, findings);
  if (others !== null) return { ...renamed, verdict: 'duplicate', why: `${others} reports the cause` };
  const moved = movedTo(own, findings);
  return moved && { ...renamed, ...moved };
}

function renaming({ rule }: Label, rules: Findings['rules']): LabelChange {
  if (Object.hasOwn(rules, rule)) return {};
  const heir = Object.keys(rules).find((id) => rules[id]?.extensions.lintel.formerIds.includes(rule));
  return heir === undefined ? {} : { rule: heir };
}

/** The one place near the old one at which the rule reports now, and did not before. */
function movedTo({ file, rule, pointer }: Label, { before, now }: Findings): LabelChange | null {
  const known = before?.get(rule)?.own;
  const places = [...(now.get(rule)?.own ?? [])].filter((place) => known?.has(place) !== true);
  const near = places.filter((place) => isNear(place, `${file}#${pointer}`));
  const [place = '', ...others] = near;
  if (near.length === 0 || others.length > 0) return null;
  const [newFile = '', newPointer = ''] = split(place);
  return { ...(newFile === file ? {} : { file: newFile }), pointer: newPointer };
}

/** The rules that a rule yields to, where it would report at the label's place but for them; null elsewhere. */
async function yieldedTo(label: Label, { alone, rules }: Findings): Promise<string | null> {
  const { yieldsTo = [] } = rules[label.rule]?.extensions.lintel ?? {};
  if (yieldsTo.length === 0 || labelBreach(label, await alone(label.rule)) !== null) return null;
  return yieldsTo.join(' or ');
}

/** True for a place around another one or below it. */
function isNear(one: string, other: string): boolean {
  const isBelow = (place: string, upper: string) => `${place}/`.startsWith(`${upper}/`);
  return split(one)[0] === split(other)[0] && (isBelow(one, other) || isBelow(other, one));
}

/** File and pointer of a place; keys may hold `#`, names of files do not. */
function split(place: string): readonly [string, string] {
  const at = place.indexOf('#');
  return [place.slice(0, at), place.slice(at + 1)];
}

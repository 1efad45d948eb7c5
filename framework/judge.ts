import { suppressionIn } from '../model/annotations/annotations.ts';
import type { Description } from '../model/description/description.ts';
import { byPlace, type Place } from '../model/description/place.ts';
import type { RuleFinding, Violation, Violations } from './finding.ts';
import { renamesKey } from './remedy.ts';
import type { RuleInRun } from './rule-in-run.ts';
import type { RunLog } from './run-log.ts';
import { RunningFinding } from './running-finding.ts';
import type { Consequences } from './structure/consequences.ts';

/** What came of judging one subject. */
export interface Judgement {
  readonly subject: Place;
  /** The findings that are reported. */
  readonly findings: readonly RuleFinding[];
  /** The findings of other rules that report what this rule found, since it yields to them. */
  readonly reportedBy: readonly RuleFinding[];
}

/** What is needed to judge for a rule. */
export interface Judging {
  readonly rule: RuleInRun;
  readonly description: Description;
  readonly log: RunLog;
  /** What follows from what is no OpenAPI; null where all is. */
  readonly consequences: Consequences | null;
}

/**
 * Turns the violations of one subject into findings: exceptions and the rules to which this one yields are heeded here,
 * once.
 */
export function findingsOf(subject: Place, violations: Violations, judging: Judging): readonly RunningFinding[] {
  // Most subjects have none, and there are many subjects.
  if (violations === null || violations === undefined) return NONE;
  if ('message' in violations) return [findingOf(violations, subject, judging)];
  return violations.length === 0 ? NONE : violations.map((violation) => findingOf(violation, subject, judging));
}

/** What the findings of one subject come to; `wholeOf` gives the one that a finding was joined to. */
export function judgementOf(
  subject: Place,
  all: readonly RunningFinding[],
  wholeOf: (finding: RunningFinding) => RunningFinding,
): Judgement {
  return {
    subject,
    findings: [...new Set(all.filter(({ isReported }) => isReported).map(wholeOf))],
    reportedBy: all.flatMap(({ yieldedTo }) => yieldedTo).filter(({ isReported }) => isReported),
  };
}

const NONE: readonly never[] = Object.freeze([]);

function findingOf(violation: Violation, subject: Place, judging: Judging): RunningFinding {
  const { message, at, places, covers, cause, remedy, fix, alsoViolates } = violation;
  const { rule, log, consequences } = judging;
  const place = at ?? subject;
  const yieldedTo: RunningFinding[] = [];
  const isLeft = (one: Place): boolean => {
    const covering = log.coveringFindings(rule, one) as readonly RunningFinding[];
    const isCovered = covering.length > 0 || (consequences?.includes(violation, subject, one) ?? false);
    for (const finding of covering) yieldedTo.push(finding);
    // An exception is in use also where another rule reports the cause: without that rule it hides this finding.
    return !isSuppressed(one, isCovered, judging) && !isCovered;
  };
  const left = places === undefined ? null : leftOf(places, isLeft);
  const isReported = left === null ? isLeft(place) : left.length > 0;
  const finding = new RunningFinding({
    rule,
    wording: message,
    remedy: remedy ?? null,
    fix: fix ?? null,
    parts: NONE,
    cause: cause ?? null,
    place: left === null ? place : placeAmong(left, place, places ?? NONE),
    isOnKey: isOnKey(violation, place),
    places: left,
    isReported,
    wrong: places ?? NONE,
    further: covers === undefined || covers.length === 0 ? NONE : covers,
    yieldedTo: yieldedTo.length === 0 ? NONE : [...new Set(yieldedTo)],
    statements: alsoViolates === undefined ? rule.statements : [...new Set([...rule.statements, ...alsoViolates])],
  });
  finding.addToThoseYieldedTo();
  return finding;
}

/**
 * Whether the key at the place is wrong: so the violation says, or an edit renames it. Edits that need a search are not
 * made for that.
 */
function isOnKey({ isOnKey: isSaid, remedy = NONE }: Violation, place: Place): boolean {
  if (isSaid !== undefined || typeof remedy === 'function') return isSaid ?? false;
  return remedy.some((edit) => edit.edit === 'rename' && renamesKey(edit) && byPlace(edit.place, place) === 0);
}

/** Where a finding for several places stands: at one that is left, where its own is one of them. */
function placeAmong(left: readonly Place[], own: Place, places: readonly Place[]): Place {
  if (left === places) return own;
  const isOwn = (one: Place) => byPlace(one, own) === 0;
  return places.some(isOwn) && !left.some(isOwn) ? (left[0] ?? own) : own;
}

/** The same list where all are left, as mostly. */
function leftOf(places: readonly Place[], isLeft: (place: Place) => boolean): readonly Place[] {
  const left = places.filter(isLeft);
  return left.length === places.length ? places : left.slice();
}

function isSuppressed(
  place: Place,
  isCovered: boolean,
  { rule: { code, formerIds }, description, log }: Judging,
): boolean {
  const annotation = suppressionIn(description, place, [code, ...formerIds]);
  if (annotation !== null) log.noteSuppressed(annotation, code, isCovered ? 0 : 1);
  return annotation !== null;
}

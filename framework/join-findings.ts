import { byPlace } from '../model/description/place.ts';
import { groupBy } from '../model/lib/group-by.ts';
import type { Remedy } from './remedy.ts';
import { RunningFinding } from './running-finding.ts';

/** The findings of one rule, of which those with one cause are joined. */
export interface JoinedFindings {
  readonly findings: readonly RunningFinding[];
  /** The finding that one became part of, or itself. */
  readonly wholeOf: (finding: RunningFinding) => RunningFinding;
}

/** Fewest findings that are joined; two are read as quickly as one that stands for both. */
const FEWEST = 3;

/** As many subjects that break a rule show a habit, though some keep it. */
const MANY = 20;

/** The share of subjects that break a rule of which hardly any keeps it. */
const HARDLY_ANY = 0.9;

/** True where the subjects of a description that break a rule do so for one reason: that nobody meant to keep it. */
export function hardlyAnyKeeps(broken: number, judged: number): boolean {
  return broken === judged || (broken >= MANY && broken >= HARDLY_ANY * judged);
}

/**
 * Joins the findings of a rule that have one cause: all of them, or those whose violations name the same `cause`. What
 * is joined stands at the first place that is reported, for all places that are. Findings whose severities differ stay
 * apart, since Spectral gives a finding the severity of the place at which it stands.
 */
export function joinFindings(findings: readonly RunningFinding[], haveOneCause: boolean): JoinedFindings {
  const joinable = haveOneCause ? findings : findings.filter(({ draft }) => draft.cause !== null);
  const byCause = haveOneCause ? [joinable] : groupBy(joinable, ({ draft }) => draft.cause).values();
  const wholes = new Map<RunningFinding, RunningFinding>();
  for (const withOneCause of byCause) {
    for (const group of groupBy(withOneCause, ({ rule, place }) => rule.severityAt(place)).values()) {
      if (group.length < FEWEST) continue;
      const whole = wholeFrom(group);
      for (const part of group) wholes.set(part, whole);
    }
  }
  const wholeOf = (finding: RunningFinding) => wholes.get(finding) ?? finding;
  return { findings: wholes.size === 0 ? findings : [...new Set(findings.map(wholeOf))], wholeOf };
}

function wholeFrom(group: readonly RunningFinding[]): RunningFinding {
  const reported = group.filter(({ isReported }) => isReported).sort((left, right) => byPlace(left.place, right.place));
  const first = (reported[0] ?? group[0]) as RunningFinding;
  const places = reported.flatMap(({ place, places }) => places ?? [place]);
  return new RunningFinding({
    rule: first.rule,
    place: first.place,
    isOnKey: first.isOnKey,
    isReported: first.isReported,
    wording: first.draft.wording,
    cause: first.draft.cause,
    places: reported.length > 1 ? places : first.places,
    remedy: () => allEdits(reported),
    fix: null,
    parts: reported,
    wrong: group.flatMap(({ place, wrong }) => [place, ...wrong]),
    further: group.flatMap(({ further }) => further),
    yieldedTo: [...new Set(group.flatMap(({ yieldedTo }) => yieldedTo))],
    statements: reported.every(({ statements }) => statements === first.statements)
      ? first.statements
      : [...new Set(reported.flatMap(({ statements }) => statements))],
  });
}

/** What to write for all of them; nothing where it is not known for one. */
function allEdits(findings: readonly RunningFinding[]): Remedy {
  const edits = findings.flatMap(({ remedy }) => remedy ?? []);
  return findings.every(({ remedy }) => remedy !== null) ? edits : [];
}

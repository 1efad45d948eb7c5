import { appendTo } from '../model/lib/group-by.ts';
import { SECTION_NUMBERS, sectionOf } from '../spec/sections.ts';
import type { Severity } from '../spec/statement.ts';
import type { State } from './answers.ts';
import type { ApiReview, StatementReview } from './review.ts';
import { isSeenBroken } from './seen-counts.ts';

/**
 * How an API, or one section of the conventions, stands before a review board:
 *
 * - `notReady`: an error stands, without an answer;
 * - `undecided`: a question is open;
 * - `conditions`: a warning stands, or something is to be changed;
 * - `ready`: nothing of that;
 * - `notApplicable`: there is nothing to judge.
 */
export type StandingVerdict = 'notReady' | 'undecided' | 'conditions' | 'ready' | 'notApplicable';

export const STANDING_WORDS: Readonly<Record<StandingVerdict, string>> = {
  notReady: 'not ready',
  undecided: 'undecided',
  conditions: 'ready with conditions',
  ready: 'ready',
  notApplicable: 'does not apply',
};

/** A finding as a verdict takes it. Hints and findings that only ask have no weight: their questions do. */
export interface WeighedFinding {
  readonly severity: Severity;
  readonly asks: boolean;
  /** It is in the baseline, and so accepted before. */
  readonly known: boolean;
  readonly state: State;
}

/** What a verdict rests on. */
export interface Standing {
  readonly verdict: StandingVerdict;
  /** Findings without an answer. */
  readonly errors: number;
  readonly warnings: number;
  /** Findings and questions that are to be changed. */
  readonly changes: number;
  readonly openQuestions: number;
}

/**
 * The verdict by severities and answers.
 *
 * @param applies whether any statement was judged
 */
export function standingOf(findings: Iterable<WeighedFinding>, questions: Iterable<State>, applies: boolean): Standing {
  const counts = { errors: 0, warnings: 0, changes: 0, openQuestions: 0 };
  for (const { severity, asks, known, state } of findings) {
    if (asks || known || severity === 'hint') continue;
    if (state === 'change') counts.changes++;
    else if (state === 'open') counts[severity === 'error' ? 'errors' : 'warnings']++;
  }
  for (const state of questions) {
    if (state === 'change') counts.changes++;
    else if (state === 'open') counts.openQuestions++;
  }
  return { verdict: verdictOf(counts, applies), ...counts };
}

function verdictOf(
  { errors, warnings, changes, openQuestions }: Omit<Standing, 'verdict'>,
  applies: boolean,
): StandingVerdict {
  if (errors > 0) return 'notReady';
  if (openQuestions > 0) return 'undecided';
  if (warnings + changes > 0) return 'conditions';
  return applies ? 'ready' : 'notApplicable';
}

/** A finding or question with the sections that it weighs in. */
type InSections<Item> = Item & { readonly sections: readonly string[] };

export interface StandingInput {
  readonly findings: readonly InSections<WeighedFinding>[];
  readonly questions: readonly InSections<{ readonly state: State }>[];
  /**
   * What a running service was seen to break weighs as a finding that nobody has answered: it is mended in the service.
   */
  readonly statements: readonly Pick<StatementReview, 'id' | 'verdict' | 'seen'>[];
}

/** How an API stands, and each section of the conventions. */
export interface Standings {
  readonly whole: Standing;
  readonly bySection: ReadonlyMap<string, Standing>;
}

/** The verdict on the whole, and on each section by the findings and questions that weigh in it. */
export function standingsOf({ findings: found, questions, statements }: StandingInput): Standings {
  const findings = [...found, ...statements.flatMap(seenFinding)];
  const applying = new Set(
    statements.flatMap(({ id, verdict }) => (verdict === 'notApplicable' ? [] : [sectionOf(id)])),
  );
  const findingsBySection = bySection(findings);
  const questionsBySection = bySection(questions);
  const states = (asked: StandingInput['questions']) => asked.map(({ state }) => state);
  const of = (section: string) =>
    standingOf(
      findingsBySection.get(section) ?? [],
      states(questionsBySection.get(section) ?? []),
      applying.has(section),
    );
  return {
    whole: standingOf(findings, states(questions), applying.size > 0),
    bySection: new Map(SECTION_NUMBERS.map((section) => [section, of(section)])),
  };
}

function seenFinding({ id, seen }: StandingInput['statements'][number]): StandingInput['findings'] {
  if (seen === undefined || !isSeenBroken(seen)) return [];
  return [{ severity: seen.severity, asks: false, known: false, state: 'open', sections: [sectionOf(id)] }];
}

function bySection<Item extends InSections<object>>(items: readonly Item[]): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) for (const section of new Set(item.sections)) appendTo(groups, section, item);
  return groups;
}

/** How an API stands before anybody answered anything. */
export function unansweredStandings({ findings, questions, statements }: ApiReview): Standings {
  return standingsOf({
    findings: findings.map(({ severity, asks, isKnown: known, statements: violated }) => {
      return { severity, asks, known, state: 'open', sections: violated.map(sectionOf) };
    }),
    questions: questions.map(({ statement }) => ({ state: 'open', sections: [sectionOf(statement)] })),
    statements,
  });
}

/**
 * What a verdict rests on, in words: `3 errors and 2 warnings without an answer, 4 open questions`; empty where nothing
 * stands.
 */
export function standingReasons({ errors, warnings, changes, openQuestions }: Standing): string {
  const number = (count: number, word: string) => (count === 0 ? [] : [`${count.toLocaleString('en')} ${word}`]);
  return [
    ...number(errors, errors === 1 ? 'error' : 'errors'),
    ...number(warnings, warnings === 1 ? 'warning' : 'warnings'),
    ...number(openQuestions, openQuestions === 1 ? 'open question' : 'open questions'),
    ...number(changes, 'to change'),
  ].join(', ');
}

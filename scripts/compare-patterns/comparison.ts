import type { TextSearch } from '../../model/text/pattern/admitted-text.ts';
import { chooser } from '../seeded.ts';
import type { PatternAnalyser } from './analyser.ts';
import { textsOver } from './random-patterns.ts';

/** Whether an answer is right, as the host's RegExp has it. A proof that nothing refutes counts as right. */
type Verdict = 'right' | 'wrong' | 'unknown';

/** One question about one pattern, and how two analysers answered it. */
export interface Answers {
  readonly question: string;
  /** The pattern, and the text or the other pattern that the question is about. */
  readonly subject: string;
  readonly verdicts: readonly [Verdict, Verdict];
  /** Milliseconds that each analyser took. */
  readonly times: readonly [number, number];
}

/** What the rules ask whether a pattern admits nothing else. */
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['only numbers', '^-?(?:[0-9]+(?:\\.[0-9]+)?|\\.[0-9]+)$'],
  ['only upper case', '^[0-9A-Z_]*$'],
  ['only unreserved', '^[A-Za-z0-9._~-]*$'],
]);

const TEXTS_PER_PATTERN = 12;

/** Texts that a claim that there is no text of a kind, or no further text, is put to. */
const SHORT_TEXTS = textsOver(['a', 'b', 'A', '0', '7', '-', '_', '.', ' ', 'é', '\n'], 3);

type Pair = readonly [PatternAnalyser, PatternAnalyser];

/** Asks both analysers about each pattern, and about as many pairs of patterns; the seed chooses texts and pairs. */
export function* compareAnalysers(analysers: Pair, sources: readonly string[], seed: number): Generator<Answers> {
  const choose = chooser(seed);
  const valid: string[] = [];
  for (const source of sources) {
    const isValid = hostRegExp(source) !== null;
    yield ask('valid', source, analysers, (one) => one.isValid(source), verdictOn(isValid));
    if (isValid && analysers[0].isValid(source)) valid.push(source);
  }
  for (const source of valid) {
    yield* aboutPattern(
      analysers,
      source,
      Array.from({ length: TEXTS_PER_PATTERN }, () => choose(SHORT_TEXTS)),
    );
  }
  for (const source of valid) yield aboutInclusion('includes another', analysers, source, choose(valid));
}

function* aboutPattern(analysers: Pair, source: string, texts: readonly string[]): Generator<Answers> {
  const host = hostRegExp(source);
  for (const text of texts) {
    const subject = `${source} on ${JSON.stringify(text)}`;
    yield ask('admits', subject, analysers, (one) => one.admits(source, text), verdictOn(host?.test(text)));
  }
  for (const [question, shape] of SHAPES) yield aboutInclusion(question, analysers, source, shape);
  const isAdmitted = (text: string) => host?.test(text) === true;
  yield ask('sample', source, analysers, (one) => one.sample(source), verdictOnSearch(isAdmitted));
  yield ask('lists all texts', source, analysers, (one) => one.allTexts(source), verdictOnList(isAdmitted));
}

function aboutInclusion(question: string, analysers: Pair, source: string, other: string): Answers {
  const [inside, outside] = [hostRegExp(source), hostRegExp(other)];
  const isCounterexample = (text: string) => inside?.test(text) === true && outside?.test(text) === false;
  const subject = `${source} in ${other}`;
  return ask(
    question,
    subject,
    analysers,
    (one) => one.counterexample(source, other),
    verdictOnSearch(isCounterexample),
  );
}

/** Judges one answer, given the other one, which may refute it. */
type Judge<Answer> = (answer: Answer, other: Answer) => Verdict;

function ask<Answer>(
  question: string,
  subject: string,
  analysers: Pair,
  answerOf: (analyser: PatternAnalyser) => Answer,
  judge: Judge<Answer>,
): Answers {
  const [first, second] = analysers.map((analyser) => {
    const start = performance.now();
    return { answer: answerOf(analyser), time: performance.now() - start };
  }) as [{ answer: Answer; time: number }, { answer: Answer; time: number }];
  const verdicts = [judge(first.answer, second.answer), judge(second.answer, first.answer)] as const;
  return { question, subject, verdicts, times: [first.time, second.time] };
}

function verdictOn(expected: boolean | undefined): Judge<boolean | 'unknown'> {
  return (answer) => {
    if (answer === 'unknown') return 'unknown';
    return answer === expected ? 'right' : 'wrong';
  };
}

function verdictOnSearch(isSought: (text: string) => boolean): Judge<TextSearch> {
  return (answer, other) => {
    if (answer === 'unknown') return 'unknown';
    if (answer !== 'none') return isSought(answer.text) ? 'right' : 'wrong';
    const isRefuted = (typeof other === 'object' && isSought(other.text)) || SHORT_TEXTS.some(isSought);
    return isRefuted ? 'wrong' : 'right';
  };
}

function verdictOnList(isAdmitted: (text: string) => boolean): Judge<readonly string[] | null> {
  return (answer, other) => {
    if (answer === null) return 'unknown';
    const listed = new Set(answer);
    const lacksSome = [...(other ?? []), ...SHORT_TEXTS].some((text) => !listed.has(text) && isAdmitted(text));
    return lacksSome || !answer.every(isAdmitted) ? 'wrong' : 'right';
  };
}

function hostRegExp(source: string): RegExp | null {
  try {
    return new RegExp(source, 'u');
  } catch {
    return null;
  }
}

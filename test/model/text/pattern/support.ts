import { expect } from 'chai';
import { type Pattern, parsePattern } from '../../../../model/text/pattern/pattern.ts';

/** Each pattern's text with what a function says about it. */
export function answersFor<Answer>(
  decide: (pattern: Pattern) => Answer,
  sources: readonly string[],
): [string, Answer][] {
  return sources.map((source) => [source, decide(parsePattern(source))]);
}

/** Expects the same answer about each pattern. */
export function expectAll<Answer>(
  decide: (pattern: Pattern) => Answer,
  answer: Answer,
  sources: readonly string[],
): void {
  expect(answersFor(decide, sources)).to.deep.equal(sources.map((source) => [source, answer]));
}

/** True for a pattern that the host's RegExp takes. */
export function isValidForHost(source: string): boolean {
  try {
    new RegExp(source, 'u');
    return true;
  } catch {
    return false;
  }
}

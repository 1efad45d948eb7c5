import { counted } from '../framework/messages.ts';
import { groupBy } from '../model/lib/group-by.ts';
import { type InputProblem, problemResult } from './problem.ts';
import { compareResults, type ResultPlace, START_OF_FILE } from './result.ts';

/**
 * The problems, in which references of one file that lead to the same missing thing are one, at the first of them, for
 * all of them.
 */
export function withJoinedReferences(problems: readonly InputProblem[]): InputProblem[] {
  const isReference = ({ code }: InputProblem) => code === 'invalid-ref';
  const byCause = groupBy(
    problems.filter(isReference),
    ({ source, message, reference = '' }) => `${source}\0${message}\0${reference}`,
  );
  return [...problems.filter((problem) => !isReference(problem)), ...Array.from(byCause.values(), joined).flat()];
}

function joined(alike: readonly InputProblem[]): InputProblem[] {
  const sorted = alike.toSorted((left, right) => compareResults(problemResult(left), problemResult(right)));
  const [first] = sorted;
  if (first === undefined || sorted.length === 1) return sorted;
  const message = `${first.message}, here and at ${counted(sorted.length - 1, 'more place')}`;
  return [{ ...first, message, places: sorted.map(placeOf) }];
}

function placeOf({ path, range, source }: InputProblem): ResultPlace {
  return { path, range: range ?? START_OF_FILE, source };
}

import { diagnosticProblem, isDuplicateKey } from './diagnostic.ts';
import type { LoadedDescription } from './load-description.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { InputProblem } from './problem.ts';
import { referenceProblems } from './reference-problems.ts';

/**
 * What could not be read of a description: broken files that it refers to, keys that are there twice, references that
 * lead nowhere.
 */
export function descriptionProblems(
  root: ParsedFile,
  { description, missing, fileOf, parsed, foreign }: LoadedDescription,
): InputProblem[] {
  const ofFiles = [root, ...parsed].flatMap(({ source, problems, diagnostics }) => [
    ...problems,
    ...diagnostics.filter(isDuplicateKey).map((one) => diagnosticProblem(one, source)),
  ]);
  return [...ofFiles, ...referenceProblems(description, { missing }, fileOf), ...foreign.problems()];
}

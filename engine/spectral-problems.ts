import { keysOf } from '../model/description/place.ts';
import { diagnosticProblem } from '../source/diagnostic.ts';
import { withJoinedReferences } from '../source/joined-references.ts';
import { loadDescription } from '../source/load-description.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import type { InputProblem } from '../source/problem.ts';
import { referenceProblems } from '../source/reference-problems.ts';
import type { Result } from '../source/result.ts';

/**
 * What is wrong with the files of a description, from what Spectral reports of its parser and its resolver. Of the references that lead
 * to nothing the resolver names some, in words of its own; where it names one, the description is read once more to name all, as the
 * engine without Spectral does. What the resolver names besides stands where OpenAPI has no references.
 */
export async function spectralProblems(
  results: readonly Result[],
  root: ParsedFile,
  remoteRefs: boolean,
): Promise<readonly InputProblem[]> {
  const isOfReference = ({ code }: Result) => code === 'invalid-ref';
  const ofParsers = results.filter((result) => !isOfReference(result)).map(parserProblem);
  const ofReferences = results.filter(isOfReference);
  if (ofReferences.length === 0) return ofParsers;
  const { problems, broken, places } = await readOnceMore(root, remoteRefs);
  // The resolver does not know where in another file a reference stands, and puts it at the root.
  const isAtRoot = ({ range: { start } }: Result) => start.line === 0 && start.character === 0;
  const isElsewhere = (result: Result) => !isAtRoot(result) && !places.has(lineOf(result));
  return [
    ...ofParsers.filter(({ source }) => !broken.has(source)),
    ...problems,
    ...ofReferences.filter(isElsewhere).map(referenceProblem),
  ];
}

async function readOnceMore(root: ParsedFile, remoteRefs: boolean) {
  const { description, fileOf, missing, parsed } = await loadDescription(root, remoteRefs);
  const broken = parsed.filter(({ usable }) => !usable);
  const places = description.brokenReferences.map(({ place }) => {
    const { source, rangeOf } = fileOf(place);
    return lineOf({ source, range: rangeOf(keysOf(place)) });
  });
  return {
    problems: [
      ...broken.flatMap((file) => file.problems),
      ...withJoinedReferences(referenceProblems(description, { missing }, fileOf)),
    ],
    broken: new Set(broken.map(({ source }) => source)),
    places: new Set(places),
  };
}

function lineOf({ source, range: { start } }: Pick<Result, 'source' | 'range'>): string {
  return `${source}:${start.line}:${start.character}`;
}

function parserProblem(result: Result): InputProblem {
  return diagnosticProblem(result as never, result.source);
}

function referenceProblem({ source, path, range, message }: Result): InputProblem {
  const said = message.replace(/^Error: /, '');
  return { code: 'invalid-ref', source, path, range, message: `this $ref leads to nothing (${said}); correct it` };
}

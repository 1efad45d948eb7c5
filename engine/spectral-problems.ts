import { keysOf } from '../model/description/place.ts';
import { diagnosticProblem, isDuplicateKey } from '../source/diagnostic.ts';
import type { ForeignFiles } from '../source/foreign-files.ts';
import { withJoinedReferences } from '../source/joined-references.ts';
import { loadDescription } from '../source/load-description.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import { type InputProblem, isInputProblem } from '../source/problem.ts';
import type { ReferenceAccess } from '../source/reference-access.ts';
import { referenceProblems } from '../source/reference-problems.ts';
import type { Result } from '../source/result.ts';
import { THIS_REFERENCE } from './confined-resolver.ts';
import { hasReferenceCircle } from './reference-circles.ts';

/** What Spectral gives, apart. */
export interface Separated {
  readonly findings: readonly Result[];
  readonly problems: readonly InputProblem[];
}

/**
 * What Spectral gives, as findings and as problems of the input. Of the references that lead to nothing the resolver
 * names some, in words of its own; where it names one, or says nothing of a circle, the description is read once more
 * to name all, as the engine without Spectral does. What the resolver names besides stands where OpenAPI has no
 * references. It is read once more, too, where something stands in other files, to quote nothing of those that are no
 * part of it.
 */
export async function separated(
  results: readonly Result[],
  root: ParsedFile,
  access: ReferenceAccess,
): Promise<Separated> {
  const findings = results.filter((result) => !isInputProblem(result));
  const ofInput = results.filter(isInputProblem);
  const isOfReference = ({ code }: Result) => code === 'invalid-ref';
  const ofParsers = ofInput.filter((result) => !isOfReference(result));
  const ofReferences = ofInput.filter(isOfReference);
  const isOfOneFile = results.every(({ source }) => source === root.source);
  if (ofReferences.length === 0 && isOfOneFile && !hasReferenceCircle(root.data))
    return { findings, problems: ofParsers.map(parserProblem) };
  const { problems, broken, places, foreign } = await readOnceMore(root, access);
  // The resolver does not know where in another file a reference stands, and puts it at the root.
  const isAtRoot = ({ range: { start } }: Result) => start.line === 0 && start.character === 0;
  const isElsewhere = (result: Result) => !isAtRoot(result) && !places.has(lineOf(result));
  return {
    findings: findings.flatMap((result) => unquoted(result, foreign)),
    problems: [
      ...ofParsers.filter(({ source }) => !broken.has(source) && !foreign.has(source)).map(parserProblem),
      ...problems,
      ...ofReferences.filter(isElsewhere).map(referenceProblem),
    ],
  };
}

/** A finding in a file that is no part of the description stands at the reference to it, and quotes nothing. */
function unquoted(result: Result, foreign: ForeignFiles): Result[] {
  if (!foreign.has(result.source)) return [result];
  const place = foreign.referenceTo(result.source);
  if (place === null || result.code === 'parser') return [];
  const { file, path } = place;
  const message = `the rule ${result.code} reports something in the file that this $ref leads to, of which nothing is quoted, as no part of a description stands here; read it there`;
  return [{ ...result, source: file.source, path, range: file.rangeOf(path), message }];
}

async function readOnceMore(root: ParsedFile, access: ReferenceAccess) {
  const { description, fileOf, missing, parsed, foreign } = await loadDescription(root, access);
  const broken = parsed.filter(({ usable }) => !usable);
  const places = description.brokenReferences.map(({ place }) => {
    const { source, rangeOf } = fileOf(place);
    return lineOf({ source, range: rangeOf(keysOf(place)) });
  });
  return {
    problems: [
      ...broken.flatMap((file) => file.problems),
      ...withJoinedReferences([...referenceProblems(description, { missing }, fileOf), ...foreign.problems()]),
    ],
    broken: new Set(broken.map(({ source }) => source)),
    places: new Set([...places, ...foreign.problems().map((problem) => lineOf(problem as never))]),
    foreign,
  };
}

function lineOf({ source, range: { start } }: Pick<Result, 'source' | 'range'>): string {
  return `${source}:${start.line}:${start.character}`;
}

/** Of other files than the first, Spectral adds the key to the message twice. */
function parserProblem(result: Result): InputProblem {
  const message = isDuplicateKey(result) ? `Duplicate key: ${result.path.at(-1)}` : result.message;
  return diagnosticProblem({ ...result, message } as never, result.source);
}

function referenceProblem({ source, path, range, message }: Result): InputProblem {
  const said = message.replace(/^Error: /, '');
  if (said.startsWith(THIS_REFERENCE)) return { code: 'invalid-ref', source, path, range, message: said };
  return { code: 'invalid-ref', source, path, range, message: `this $ref leads to nothing (${said}); correct it` };
}

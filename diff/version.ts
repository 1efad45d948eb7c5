import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { kindProblem } from '../source/description-kind.ts';
import { loadDescription } from '../source/load-description.ts';
import type { FileAccess } from '../source/load-references.ts';
import { parseRoot } from '../source/parse.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import type { InputProblem } from '../source/problem.ts';
import { referenceProblems } from '../source/reference-problems.ts';

/** One of the two versions of a description: its text, and where it is from. */
export interface VersionText {
  readonly text: string;
  /** An absolute path, from which its references start. */
  readonly source: string;
  readonly access: FileAccess;
  /** What findings call one of its files. */
  readonly nameOf: (source: string) => string;
}

/** A version that was read. */
export interface Version {
  readonly description: Description;
  readonly fileOf: (place: Place) => ParsedFile;
  readonly nameOf: (source: string) => string;
}

/** What came of reading a version; null where it is no description that can be judged. */
export interface ReadVersion {
  readonly version: Version | null;
  readonly problems: readonly InputProblem[];
}

/** Reads a version with all files that it refers to. */
export async function readVersion({ text, source, access, nameOf }: VersionText): Promise<ReadVersion> {
  const named = (problems: readonly InputProblem[]) =>
    problems.map((problem) => ({ ...problem, source: nameOf(problem.source) }));
  const root = await parseRoot(text, source);
  if (!root.usable) return { version: null, problems: named(root.problems) };
  const kind = kindProblem(root);
  if (kind !== null) return { version: null, problems: named([...root.problems, kind]) };
  const { description, fileOf, missing, parsed, foreign } = await loadDescription(root, access);
  const problems = [
    ...[root, ...parsed].flatMap((file) => file.problems),
    ...referenceProblems(description, { missing }, fileOf),
    ...foreign.problems(),
  ];
  return { version: { description, fileOf, nameOf }, problems: named(problems) };
}

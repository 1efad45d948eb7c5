import type { Description } from '../model/description/description.ts';
import { UsageError } from '../platform/usage-error.ts';
import { kindProblem } from '../source/description-kind.ts';
import { type LoadedDescription, loadDescription } from '../source/load-description.ts';
import { parseRoot } from '../source/parse.ts';
import { problemLine, shownPath } from '../source/problem.ts';
import { readText } from '../source/read-text.ts';
import { ReferenceAccess, type ReferenceOptions } from '../source/reference-access.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';

/**
 * Reads the description of a service from a file, which is named by its absolute path with forward slashes.
 *
 * @throws UsageError for one that cannot be used.
 */
export async function loadServiceDescription(source: string, options: ReferenceOptions): Promise<Description> {
  return (await loadServiceFiles(source, options)).description;
}

/**
 * The same with the files that it was read from.
 *
 * @throws UsageError for one that cannot be used.
 */
export async function loadServiceFiles(source: string, options: ReferenceOptions): Promise<LoadedDescription> {
  const { cwd } = options;
  const root = await parseRoot(textOf(source, cwd), source);
  const problem = root.usable ? kindProblem(root) : root.problems[0];
  if (problem != null) throw new UsageError(`the description ${problemLine(problem, cwd)}`);
  return await loadDescription(root, new ReferenceAccess(source, options));
}

function textOf(source: string, cwd: string): string {
  try {
    return readText(source);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`the description ${shownPath(source, cwd)}: ${error.message}`);
  }
}

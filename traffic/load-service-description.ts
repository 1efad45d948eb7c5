import { UsageError } from '../platform/usage-error.ts';
import { kindProblem } from '../source/description-kind.ts';
import { descriptionProblems } from '../source/description-problems.ts';
import { type LoadedDescription, loadDescription } from '../source/load-description.ts';
import { parseRoot } from '../source/parse.ts';
import { type InputProblem, problemLine, shownPath } from '../source/problem.ts';
import { readText } from '../source/read-text.ts';
import { ReferenceAccess, type ReferenceOptions } from '../source/reference-access.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';

/** The description of a service, with the files that it was read from. */
export interface ServiceDescription extends LoadedDescription {
  /** What could not be read of it: traffic is judged by the rest. */
  readonly problems: readonly InputProblem[];
}

/**
 * Reads the description of a service from a file, which is named by its absolute path with forward slashes.
 *
 * @throws UsageError for one that cannot be used.
 */
export async function loadServiceDescription(source: string, options: ReferenceOptions): Promise<ServiceDescription> {
  const { cwd } = options;
  const root = await parseRoot(textOf(source, cwd), source);
  const problem = root.usable ? kindProblem(root) : root.problems[0];
  if (problem != null) throw new UsageError(`the description ${problemLine(problem, cwd)}`);
  const loaded = await loadDescription(root, new ReferenceAccess(source, options));
  return { ...loaded, problems: descriptionProblems(root, loaded) };
}

function textOf(source: string, cwd: string): string {
  try {
    return readText(source);
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`the description ${shownPath(source, cwd)}: ${error.message}`);
  }
}

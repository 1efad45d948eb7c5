import { classifyPaths } from '../../model/paths/classify.ts';
import type { LintedWorkspace } from '../linting/linted-workspace.ts';
import type { PathInFile } from '../thread/messages.ts';

/** The paths of descriptions that are written in a file, and what they are. */
export async function pathsIn(file: string, workspace: LintedWorkspace): Promise<readonly PathInFile[]> {
  const paths: PathInFile[] = [];
  for (const root of workspace.rootsAround(file)) {
    const loaded = await workspace.read(root);
    if (loaded === null) continue;
    for (const { use, class: pathClass, sure, reason } of classifyPaths(loaded.description).paths) {
      if ((use.place.file.source ?? root) === file) paths.push({ path: use.key, class: pathClass, sure, reason });
    }
  }
  return paths;
}

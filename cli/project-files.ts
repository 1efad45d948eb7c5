import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { rulesetPlaces } from '../engine/find-ruleset.ts';
import type { Projects } from '../project/projects.ts';

/** What is said where nothing is named. */
export const NO_FILES =
  'no files are named, and there is neither .lintel.yaml nor .spectral.yaml here; name files, folders or globs, or - for standard input';

/**
 * What is linted when nothing is named: what the project of the working folder says, else this folder where it has a
 * ruleset or settings of its own, else nothing.
 *
 * @throws UsageError where the project's file cannot be used.
 */
export async function filesOfProject(projects: Projects, cwd: string): Promise<readonly string[]> {
  const project = await projects.ofFolder(cwd);
  const files = project?.settings.files;
  if (project !== null && files !== undefined)
    return files.map((file) => relative(cwd, join(project.folder, file)) || '.');
  const isProject = project?.folder === cwd;
  return isProject || rulesetPlaces(cwd).some((file) => dirname(file) === cwd && existsSync(file)) ? ['.'] : [];
}

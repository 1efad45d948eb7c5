import { posix } from 'node:path';
import { slashed } from '../platform/file-paths.ts';
import { type IsIgnored, ignoredByPatterns } from '../source/ignored-files.ts';
import type { ProjectFile } from './project-file.ts';
import type { Projects } from './projects.ts';

/**
 * What the `ignore` of their projects leaves out of some files, which are named by their absolute paths with forward
 * slashes.
 */
export async function leftOutByProjects(paths: readonly string[], projects: Projects): Promise<IsIgnored> {
  const byFolder = new Map<string, IsIgnored>();
  const byProject = new Map<ProjectFile | null, IsIgnored>();
  for (const folder of new Set(paths.map((path) => posix.dirname(path)))) {
    const project = await projects.ofFolder(folder);
    const known = byProject.get(project) ?? ignoredBy(project);
    byProject.set(project, known);
    byFolder.set(folder, known);
  }
  return (path) => byFolder.get(posix.dirname(path))?.(path) ?? false;
}

function ignoredBy(project: ProjectFile | null): IsIgnored {
  const patterns = project?.settings.ignore ?? [];
  if (project === null || patterns.length === 0) return () => false;
  return ignoredByPatterns(slashed(project.folder), patterns);
}

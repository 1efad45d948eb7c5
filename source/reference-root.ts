import { homedir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { wayInside } from '../platform/file-paths.ts';
import { foldersUpward, isProjectFolder } from '../platform/project-folder.ts';
import { repositoryAround } from '../platform/repository.ts';

/** The folder that references of a description stay in. */
export interface ReferenceRoot {
  readonly folder: string;
  /** What messages call it. */
  readonly name: string;
}

/**
 * The repository of a description; else the nearest folder with .lintel.yaml or a ruleset; else the working folder. A
 * description that lies outside of the working folder has its own folder for a root, and so has every one where the
 * working folder is that of the whole file system.
 */
export function referenceRoot(source: string, cwd: string, home = homedir()): ReferenceRoot {
  const own = dirname(resolve(cwd, source));
  const repository = repositoryAround(own);
  if (repository !== null) return { folder: repository, name: 'the repository' };
  const project = foldersUpward(own, { home, topmost: cwd }).find(isProjectFolder);
  if (project !== undefined) return { folder: project, name: 'the project' };
  const isInside = own === cwd || wayInside(own, cwd) !== null;
  if (isInside && dirname(cwd) !== cwd) return { folder: cwd, name: 'the working folder' };
  return { folder: own, name: 'the folder of the description' };
}

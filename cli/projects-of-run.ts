import { homedir } from 'node:os';
import { Projects } from '../project/projects.ts';

/** What the command line says of where settings are from. */
export interface GivenSettingsSource {
  /** A commit. */
  readonly settingsFrom?: string;
}

/** The projects of a run: by their files on disk, or as a commit has them. */
export function projectsOf({ settingsFrom }: GivenSettingsSource, cwd: string): Projects {
  if (settingsFrom === undefined) return new Projects(cwd);
  return new Projects(cwd, homedir(), async () => {
    const { CommittedFiles } = await import('../git/committed-files.ts');
    return CommittedFiles.at(settingsFrom, cwd, '--settings-from');
  });
}

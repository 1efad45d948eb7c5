import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { foldersUpward, PROJECT_FILE } from '../platform/project-folder.ts';
import { UsageError } from '../platform/usage-error.ts';
import type { ProjectFile } from './project-file.ts';

/** What somebody may take for its name. */
const MISNAMED = ['.lintel.yml', '.lintel.json'];

/**
 * The projects of a run. A file belongs to the project whose own file is the nearest one at or above it: in its folder or one above, up to the root of
 * the repository, else the home folder, else the working folder. Outside of these, what lies above is other people's.
 */
export class Projects {
  /** Every path at which a project's file was looked for. */
  readonly looked = new Set<string>();
  private readonly files = new Map<string, ProjectFile>();
  /** By folder, the file that holds there. */
  private readonly holding = new Map<string, string | null>();

  constructor(
    private readonly cwd: string,
    private readonly home = homedir(),
  ) {}

  /**
   * The project of a folder; null where none has a file.
   *
   * @throws UsageError where that cannot be used.
   */
  async ofFolder(folder: string): Promise<ProjectFile | null> {
    const file = this.fileFor(resolve(this.cwd, folder));
    if (file === null) return null;
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const { readProjectFile } = await import('./project-file.ts');
    const read = readProjectFile(file, this.cwd);
    this.files.set(file, read);
    return read;
  }

  /** The project of a file or folder, the same way. */
  of(path: string): Promise<ProjectFile | null> {
    const whole = resolve(this.cwd, path);
    return this.ofFolder(isFolder(whole) ? whole : dirname(whole));
  }

  private fileFor(folder: string): string | null {
    const known = this.holding.get(folder);
    if (known !== undefined) return known;
    const found = foldersUpward(folder, { home: this.home, topmost: this.cwd }).find((one) => this.isProject(one));
    const file = found === undefined ? null : join(found, PROJECT_FILE);
    this.holding.set(folder, file);
    return file;
  }

  private isProject(folder: string): boolean {
    const file = join(folder, PROJECT_FILE);
    this.looked.add(file);
    if (existsSync(file)) return true;
    const misnamed = MISNAMED.map((name) => join(folder, name)).find((path) => existsSync(path));
    if (misnamed === undefined) return false;
    throw new UsageError(`${relative(this.cwd, misnamed)} is not read; call it ${PROJECT_FILE}`);
  }
}

/** False also for what cannot be looked at, such as a link that leads to itself. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

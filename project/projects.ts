import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { isFolder, ownStats } from '../platform/paths-on-disk.ts';
import { foldersUpward, PROJECT_FILE } from '../platform/project-folder.ts';
import { UsageError } from '../platform/usage-error.ts';
import type { ProjectFile } from './project-file.ts';

/** What somebody may take for its name. */
const MISNAMED = ['.lintel.yml', '.lintel.json'];

/** Projects' files that are not those of the working tree: those of a commit. */
export interface OtherFiles {
  has(file: string): boolean;
  /** What messages call a file. */
  nameOf(file: string): string;
  /** @throws UsageError */
  read(file: string): Promise<string>;
}

/**
 * The projects of a run. A file belongs to the project whose own file is the nearest one at or above it: in its folder
 * or one above, up to the root of the repository, else the home folder, else the working folder. Outside of these, what
 * lies above is other people's.
 */
export class Projects {
  /** Every path at which a project's file was looked for. */
  readonly looked = new Set<string>();
  private readonly files = new Map<string, ProjectFile>();
  /** By folder, the file that holds there. */
  private readonly holding = new Map<string, string | null>();

  private others: OtherFiles | null = null;

  /** @param openOthers Opens what is read in place of the files on disk. */
  constructor(
    private readonly cwd: string,
    private readonly home = homedir(),
    private readonly openOthers: (() => Promise<OtherFiles>) | null = null,
  ) {}

  /**
   * The project of a folder; null where none has a file.
   *
   * @throws UsageError where that cannot be used.
   */
  async ofFolder(folder: string): Promise<ProjectFile | null> {
    if (this.openOthers !== null) this.others ??= await this.openOthers();
    const file = this.fileFor(resolve(this.cwd, folder));
    if (file === null) return null;
    const known = this.files.get(file);
    if (known !== undefined) return known;
    const read = await this.read(file);
    this.files.set(file, read);
    return read;
  }

  private async read(file: string): Promise<ProjectFile> {
    const { parseProjectFile, readProjectFile } = await import('./project-file.ts');
    const { others } = this;
    return others === null
      ? readProjectFile(file, this.cwd)
      : parseProjectFile(await others.read(file), file, others.nameOf(file));
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
    if (this.others !== null) return this.others.has(file);
    // A link that leads nowhere counts: to pass over it would pass over what it says.
    if (ownStats(file) !== null) return true;
    const misnamed = MISNAMED.map((name) => join(folder, name)).find((path) => ownStats(path) !== null);
    if (misnamed === undefined) return false;
    throw new UsageError(`${relative(this.cwd, misnamed)} is not read; call it ${PROJECT_FILE}`);
  }
}

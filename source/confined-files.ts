import { lstatSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { slashed, wayInside, wayTo } from '../platform/file-paths.ts';
import { openText } from './open-texts.ts';
import { readText } from './read-text.ts';
import type { ReferenceRoot } from './reference-root.ts';
import { UnreadableInput } from './unreadable-input.ts';
import { UnusableReference } from './unusable-reference.ts';

/** Links that lead to further links; systems follow 40. */
const MOST_LINKS = 40;

/** Reads files of this machine as far as they lie in some folders, wherever links lead. */
export class ConfinedFiles {
  private readonly folders: readonly string[];

  /** @param allowed Further folders, relative to the working folder. */
  constructor(
    private readonly root: ReferenceRoot,
    allowed: readonly string[],
    private readonly cwd: string,
  ) {
    this.folders = [root.folder, ...allowed.map((folder) => resolve(cwd, folder))].map(realPath);
  }

  /**
   * The text of a file by its path, or by an address of the scheme `file`.
   *
   * @throws UnusableReference where the file lies elsewhere, or cannot be read.
   */
  read(name: string): string {
    const named = resolve(this.cwd, pathOf(name));
    const path = realPath(named);
    if (!this.folders.some((folder) => path === folder || wayInside(path, folder) !== null)) throw this.outside(path);
    try {
      // Editors speak of files by the names that lead to them, and have to hear that this one was read.
      return readText(openText(named) === undefined ? path : named);
    } catch (error) {
      if (!(error instanceof UnreadableInput)) throw error;
      throw new UnusableReference(
        'unreadable',
        error.missing
          ? 'names a file that does not exist; create it or correct the reference'
          : `names a file that cannot be used: ${error.message}`,
      );
    }
  }

  private outside(path: string): UnusableReference {
    const folder = slashed(dirname(path));
    const way = wayTo(folder, this.cwd);
    const shown = way.length < folder.length ? way : folder;
    return new UnusableReference(
      'not-followed',
      `was not followed, as it leads out of ${this.root.name}; allow it with --allow-references ${shown}, or keep a copy inside`,
    );
  }
}

function pathOf(name: string): string {
  if (!/^file:/i.test(name)) return name;
  try {
    return fileURLToPath(name);
  } catch {
    throw new UnusableReference('unreadable', 'is no address of a file on this machine; refer to it by a path');
  }
}

/** Where links lead in the end, for a path that need not exist. */
function realPath(path: string): string {
  let left = MOST_LINKS;
  const rest: string[] = [];
  for (let above = path; ; ) {
    const real = existingPath(above);
    if (real !== null) return join(real, ...rest);
    const target = linkTarget(above);
    if (target !== null && left-- > 0) above = target;
    else if (dirname(above) === above) return path;
    else {
      rest.unshift(above.slice(dirname(above).length).replace(/^[/\\]/, ''));
      above = dirname(above);
    }
  }
}

function existingPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** Where a link leads that leads to nothing. */
function linkTarget(path: string): string | null {
  try {
    return lstatSync(path).isSymbolicLink() ? resolve(dirname(path), readlinkSync(path)) : null;
  } catch {
    return null;
  }
}

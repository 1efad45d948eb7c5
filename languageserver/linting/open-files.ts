import { realpathSync } from 'node:fs';
import { slashed } from '../../platform/file-paths.ts';
import type { OpenTexts } from '../../source/open-texts.ts';

/** A file as an editor has it. */
export interface OpenFile {
  /** Its absolute path with forward slashes. */
  readonly path: string;
  readonly version: number;
  readonly text: string;
}

/** The files that an editor has open. */
export class OpenFiles implements OpenTexts {
  private readonly files = new Map<string, OpenFile>();
  /** Where links lead in the end: references are read by that path. */
  private readonly byRealPath = new Map<string, OpenFile>();

  get(path: string): OpenFile | undefined {
    return this.files.get(path);
  }

  set(file: OpenFile): void {
    this.files.set(file.path, file);
    this.byRealPath.set(realPath(file.path), file);
  }

  delete(path: string): void {
    this.files.delete(path);
    this.byRealPath.delete(realPath(path));
  }

  paths(): Iterable<string> {
    return this.files.keys();
  }

  has(path: string): boolean {
    return this.files.has(path);
  }

  textOf(path: string): string | undefined {
    const name = slashed(path);
    return (this.files.get(name) ?? this.byRealPath.get(name))?.text;
  }

  /** The same texts; each file that is asked for is noted. */
  noting(read: Set<string>): OpenTexts {
    return {
      textOf: (path) => {
        read.add(slashed(path));
        return this.textOf(path);
      },
    };
  }
}

function realPath(path: string): string {
  try {
    return slashed(realpathSync(path));
  } catch {
    return path;
  }
}

import { resolve } from 'node:path';
import type { Io } from '../platform/io.ts';
import { type Input, STDIN_NAME } from './find-files.ts';
import { parseReferenced } from './parse.ts';
import { readStream, readText } from './read-text.ts';
import type { Result } from './result.ts';

/** The data of a file with findings, by its source; undefined when the file cannot be read. */
export type DataOf = (source: string) => Promise<unknown>;

/** Reads the files of a run, and keeps what cannot be read again for the report. */
export class FileReader {
  private stdin: { readonly source: string; readonly text: string } | null = null;
  private readonly data = new Map<string, Promise<unknown>>();
  private texts: ReadonlyMap<string, string> = new Map();
  private readonly kept = new Map<string, string>();

  constructor(private readonly io: Io) {}

  /** Takes texts in the stead of those of files, by their sources. What was read of files before is forgotten. */
  replaceTexts(texts: ReadonlyMap<string, string>): void {
    this.texts = texts;
    this.data.clear();
  }

  /** Keeps a text that stands in no file, under the name that findings give it. */
  keep(name: string, text: string): void {
    this.kept.set(name, text);
  }

  /** @throws UnreadableInput */
  readonly read = async ({ source, isStdin }: Input): Promise<string> => {
    if (!isStdin) return readText(source, { takesPipes: true });
    this.stdin = { source, text: await readStream(this.io.stdin) };
    return this.stdin.text;
  };

  /** The text of a file that findings stand in, or null when it cannot be had. */
  readonly textOf = (source: string): string | null => {
    const known = this.texts.get(source) ?? this.kept.get(source);
    if (known !== undefined) return known;
    if (this.stdin?.source === source) return this.stdin.text;
    try {
      return readText(source);
    } catch {
      return null;
    }
  };

  readonly dataOf: DataOf = (source) => {
    const known = this.data.get(source);
    if (known !== undefined) return known;
    const data = this.parsed(source);
    this.data.set(source, data);
    return data;
  };

  private async parsed(source: string): Promise<unknown> {
    const text = this.textOf(source);
    return text === null ? undefined : (await parseReferenced(text, source)).data;
  }

  /** A result as machine formats name its file. */
  readonly named = (result: Result): Result => {
    if (this.stdin === null) return result;
    const places = result.places?.map((place) => ({ ...place, source: this.nameOf(place.source) }));
    const { textFix } = result;
    const edits = textFix?.edits.map((edit) => ({ ...edit, source: this.nameOf(edit.source) }));
    return {
      ...result,
      source: this.nameOf(result.source),
      ...(places !== undefined && { places }),
      ...(textFix !== undefined && { textFix: { ...textFix, edits: edits ?? [] } }),
    };
  };

  readonly nameOf = (source: string): string => (source === resolve(this.io.cwd, STDIN_NAME) ? STDIN_NAME : source);
}

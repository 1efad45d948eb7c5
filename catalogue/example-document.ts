import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { ExampleFile } from './example-files.ts';
import { blockBelow } from './yaml-block.ts';

/** A file of examples. Their texts are taken as they stand in it, since the marks are comments. */
export class ExampleDocument {
  private readonly path: string;
  private readonly lines: readonly string[];
  private readonly lineCounter = new LineCounter();
  private readonly document: Document;

  /** @throws Error that names the file, where it is no YAML. */
  constructor({ path, text }: ExampleFile) {
    this.path = path;
    this.lines = text.split('\n');
    this.document = parseDocument(text, { lineCounter: this.lineCounter });
    for (const { message } of this.document.errors) this.fail(message);
  }

  /** @throws Error that names the file. */
  fail(what: string): never {
    throw new Error(`${this.path}: ${what}`);
  }

  /** The examples in a list of the file; none where the file does not have it. */
  examplesIn(list: string): readonly YAMLMap[] {
    const written = this.document.get(list);
    if (written === undefined) return [];
    if (!isSeq(written)) return this.fail(`"${list}" is no list`);
    return written.items.map((item) =>
      isMap(item) ? item : this.fail(`"${list}" holds something else than examples`),
    );
  }

  /** What stands below a key of an example, as it is written, but for the indentation. */
  textOf(example: YAMLMap, name: string): string {
    const key = example.items.map((item) => item.key).find((one) => isScalar(one) && one.value === name);
    if (!isScalar(key)) return this.fail(`an example has no "${name}"`);
    const { line, col } = this.lineCounter.linePos(key.range?.[0] ?? 0);
    return blockBelow(this.lines, line, col);
  }
}

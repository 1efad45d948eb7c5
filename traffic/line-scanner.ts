import { ItemCollector } from './item-collector.ts';
import type { RawItem } from './raw-item.ts';

const LINE_FEED = 10;

/** Finds the lines of a text that is too large for memory; those without anything are left out. */
export class LineScanner {
  private readonly collector = new ItemCollector();
  private isInLine = false;

  /** The lines that end in the next bytes. */
  *read(chunk: Buffer): Generator<RawItem> {
    let from = 0;
    while (from < chunk.length) {
      const end = chunk.indexOf(LINE_FEED, from);
      const line = chunk.subarray(from, end === -1 ? chunk.length : end);
      if (!this.isInLine && isBlank(line)) this.collector.between(line);
      else {
        if (!this.isInLine) this.collector.begin();
        this.isInLine = true;
        this.collector.add(line);
      }
      if (end === -1) return;
      yield* this.end();
      this.collector.between(chunk.subarray(end, end + 1));
      from = end + 1;
    }
  }

  /** The line that the file ends with, where no line break follows it. */
  *end(): Generator<RawItem> {
    if (!this.isInLine) return;
    this.isInLine = false;
    yield this.collector.end();
  }
}

function isBlank(line: Buffer): boolean {
  return line.every((byte) => byte <= 32);
}

import { readSource } from './fast-reader/read-source.ts';
import type { YamlSource } from './fast-reader/yaml/block-reader.ts';
import { isJsonName } from './parsed-file.ts';

/** What the fast reader made of a text. */
export interface Reading {
  /** Null where it left the text to Spectral's parsers. */
  readonly read: YamlSource | null;
  /** Why it did so. */
  readonly reason: string;
}

/**
 * The latest reading is kept whatever its size, earlier ones as long as all together have no more characters than this.
 */
const MOST = 5_000_000;

/**
 * Readings of texts that are read several times in turn: to be linted, to be edited, to see what was written. Nobody
 * changes what they share, and two files do not share one, though they say the same.
 */
export class Readings {
  private readonly kept = new Map<string, { readonly source: string; readonly reading: Reading }>();
  private size = 0;

  read(text: string, source: string): Reading {
    const known = this.kept.get(text);
    if (known?.source === source) return known.reading;
    const reading = readFast(text, source);
    this.forget(text);
    this.makeRoom(text.length);
    this.kept.set(text, { source, reading });
    this.size += text.length;
    return reading;
  }

  forget(text: string): void {
    if (this.kept.delete(text)) this.size -= text.length;
  }

  private makeRoom(needed: number): void {
    for (const text of this.kept.keys()) {
      if (this.size + needed <= MOST) return;
      this.forget(text);
    }
  }
}

/** Reads a text, or takes what is known of it. */
export function readShared(text: string, source: string, readings: Readings | undefined): Reading {
  return readings?.read(text, source) ?? readFast(text, source);
}

function readFast(text: string, source: string): Reading {
  let reason = '';
  const read = readSource(text, isJsonName(source), (why) => {
    reason = why;
  });
  return { read, reason };
}

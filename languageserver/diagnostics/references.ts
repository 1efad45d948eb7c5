import { pointerToPath } from '../../model/description/json-pointer.ts';
import { decodePercent, joinSource, splitReference } from '../../model/description/reference.ts';
import { appendTo } from '../../model/lib/group-by.ts';
import type { Range, Result } from '../../source/result.ts';
import { lineMapOf, rangeBetween } from '../../source/yaml-tree.ts';

/** A place in a file. */
export interface FileRange {
  readonly source: string;
  readonly range: Range;
}

/** A `$ref` with its value, in YAML and JSON, in block and flow style. */
const REFERENCE = /\$ref["']?[ \t]*:\s*(?:"([^"\n]+)"|'([^'\n]+)'|([^\s"'{}[\],]+))/g;

interface Found {
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Where the texts of a description refer to its components. Looked up in the texts and not in the model, since editors
 * want only a few of them, and each keystroke would have to read all of the model.
 */
export class References {
  private readonly byTarget = new Map<string, Found[]>();
  private readonly lineMaps = new Map<string, number[]>();

  constructor(private readonly texts: ReadonlyMap<string, string>) {
    for (const [source, text] of texts) this.collect(source, text);
  }

  /** The first references to the nearest part around a finding that has any: a component, or a file. */
  usesOf({ source, path }: Pick<Result, 'source' | 'path'>, limit: number): FileRange[] {
    for (let length = path.length; length >= 0; length--) {
      const found = this.byTarget.get(keyOf(source, path.slice(0, length)));
      if (found !== undefined)
        return found.slice(0, limit).map((one) => ({ source: one.source, range: this.rangeOf(one) }));
    }
    return [];
  }

  private collect(source: string, text: string): void {
    for (const match of text.matchAll(REFERENCE)) {
      const value = match[1] ?? match[2] ?? match[3] ?? '';
      const { source: file, fragment } = splitReference(value);
      const target = keyOf(file === '' ? source : joinSource(source, file), pointerToPath(decodePercent(fragment)));
      appendTo(this.byTarget, target, { source, start: match.index, end: match.index + match[0].length });
    }
  }

  private rangeOf({ source, start, end }: Found): Range {
    const lineMap = this.lineMaps.get(source) ?? lineMapOf(this.texts.get(source) ?? '');
    this.lineMaps.set(source, lineMap);
    return rangeBetween(lineMap, start, end);
  }
}

function keyOf(source: string, path: readonly string[]): string {
  return [source, ...path].join('\0');
}

import type { YAMLNode } from '@stoplight/yaml-ast-parser';
import type { Inventory, InventoryDocument } from '../framework/inventory.ts';
import { has, isObject } from '../model/description/json.ts';
import { keysOf, type Place } from '../model/description/place.ts';
import { type JsonNode, keyRangeInJson } from '../source/json-tree.ts';
import { keyRangeAt } from '../source/key-range.ts';
import type { ParsedFile } from '../source/parsed-file.ts';
import type { Range, ResultPlace } from '../source/result.ts';
import { keyRangeInYaml } from '../source/yaml-tree.ts';

/** One of spectral-core's documents. */
type SpectralDocument = InventoryDocument & {
  readonly getRangeForJsonPath?: (path: readonly string[], closest: boolean) => Range | undefined;
  /** What Spectral's parser for YAML or for JSON gave of a referenced file. */
  readonly parserResult?: { readonly ast?: YAMLNode | JsonNode; readonly lineMap?: number[] };
};

/** The documents of one run of spectral-core, in which places of findings are looked up. */
export class SpectralDocuments {
  private readonly lineMaps = new Map<SpectralDocument, number[]>();

  /** `root` is the linted file, which Lintel parses itself. */
  constructor(
    private readonly inventory: Inventory,
    private readonly root: ParsedFile,
  ) {}

  /** The place with its ranges; one that is not written is shown at the nearest one around it that is. */
  shown(place: Place, isOnKey: boolean): ResultPlace {
    const path = existingKeys(place);
    const home = this.documents().find(({ data }) => data === place.file.data);
    const start = { line: 0, character: 0 };
    return {
      path,
      range: home?.getRangeForJsonPath?.(path, true) ?? { start, end: start },
      ...(home !== undefined && this.keyRangeIn(home, path, isOnKey)),
      source: this.sourceOf(place) ?? '',
    };
  }

  /** The key of what a result of Spectral's is about, where that is an object or a list. */
  keyRangeOf(source: string, path: readonly string[]): Pick<ResultPlace, 'keyRange'> {
    const home = source === this.root.source ? this.inventory.document : this.inventory.referencedDocuments[source];
    return home === undefined ? {} : this.keyRangeIn(home, path, false);
  }

  get rootSource(): string | null {
    return this.inventory.document.source;
  }

  sourceOf({ file }: Place): string | null {
    return file.source ?? this.rootSource;
  }

  private documents(): readonly SpectralDocument[] {
    const { document, referencedDocuments } = this.inventory;
    return [document, ...Object.values(referencedDocuments)];
  }

  private keyRangeIn(home: SpectralDocument, path: readonly string[], isOnKey: boolean): Pick<ResultPlace, 'keyRange'> {
    if (home === this.inventory.document) return keyRangeAt(this.root, path, isOnKey);
    return keyRangeAt({ data: home.data, keyRangeOf: (keys) => this.keyRangeInTree(home, keys) }, path, isOnKey);
  }

  private keyRangeInTree(home: SpectralDocument, path: readonly string[]): Range | null {
    const { ast, lineMap = [] } = home.parserResult ?? {};
    if (ast === undefined || ast === null) return null;
    if ('kind' in ast) return keyRangeInYaml(ast, lineMap, path);
    // Spectral's JSON parser counts the start of the text as that of a line.
    const known = this.lineMaps.get(home) ?? lineMap.slice(1);
    this.lineMaps.set(home, known);
    return keyRangeInJson(ast, known, path);
  }
}

/** The keys of a place as far as they are written. */
export function existingKeys(place: Place): string[] {
  const keys = keysOf(place);
  let value = place.file.data;
  const end = keys.findIndex((key) => {
    if (!(isObject(value) || Array.isArray(value)) || !has(value as never, key)) return true;
    value = (value as Record<string, unknown>)[key];
    return false;
  });
  return end === -1 ? keys : keys.slice(0, end);
}

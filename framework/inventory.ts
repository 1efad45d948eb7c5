import type { Description } from '../model/description/description.ts';
import type { SourceFile } from '../model/description/place.ts';
import { readDescription } from '../model/description/read-description.ts';
import { memoize } from '../model/lib/memoize.ts';

/** One parsed file, as Spectral's documents are. */
export interface InventoryDocument {
  readonly source: string | null;
  readonly data: unknown;
}

/** What a rule is handed by whoever runs it: the files of one description. Spectral's document inventory fits. */
export interface Inventory {
  readonly document: InventoryDocument;
  /** By path or URL. */
  readonly referencedDocuments: Readonly<Record<string, InventoryDocument>>;
}

/** The description of an inventory, read once, however many rules ask. */
export const descriptionOf: (inventory: Inventory) => Description = memoize((inventory) => {
  const { source, data } = inventory.document;
  const root: SourceFile = { source, data };
  const files = new Map<string, SourceFile | undefined>();
  const lookUp = (name: string): SourceFile | undefined => {
    if (name === source) return root;
    if (!files.has(name)) files.set(name, referencedFile(inventory, name));
    return files.get(name);
  };
  return readDescription({ root, lookUp });
});

function referencedFile({ referencedDocuments }: Inventory, name: string): SourceFile | undefined {
  const document = Object.hasOwn(referencedDocuments, name) ? referencedDocuments[name] : undefined;
  return document === undefined ? undefined : { source: document.source, data: document.data };
}

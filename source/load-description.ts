import { descriptionOf, type Inventory } from '../framework/inventory.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { loadReferences, type ReferencedFiles } from './load-references.ts';
import type { ParsedFile } from './parsed-file.ts';

/** A description with the files that it was read from. */
export interface LoadedDescription extends ReferencedFiles {
  readonly description: Description;
  /** The file that a place is in. */
  readonly fileOf: (place: Place) => ParsedFile;
}

/** Reads the files that a parsed one refers to, and the description that they make together. */
export async function loadDescription(root: ParsedFile, remoteRefs: boolean): Promise<LoadedDescription> {
  const references = await loadReferences(root, remoteRefs);
  const { files } = references;
  const inventory: Inventory = { document: root, referencedDocuments: Object.fromEntries(files) };
  const fileOf = ({ file }: Place) => (file.source === null ? undefined : files.get(file.source)) ?? root;
  return { ...references, description: descriptionOf(inventory), fileOf };
}

import { descriptionOf, type Inventory } from '../framework/inventory.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { ForeignFiles } from './foreign-files.ts';
import { type FileAccess, loadReferences, type ReferencedFiles } from './load-references.ts';
import type { ParsedFile } from './parsed-file.ts';
import type { Readings } from './readings.ts';

/** A description with the files that it was read from; `parsed` has those of its parts. */
export interface LoadedDescription extends ReferencedFiles {
  readonly description: Description;
  /** The file that a place is in. */
  readonly fileOf: (place: Place) => ParsedFile;
  readonly foreign: ForeignFiles;
}

/** Reads the files that a parsed one refers to, and the description that they make together. */
export async function loadDescription(
  root: ParsedFile,
  access: FileAccess,
  readings?: Readings,
): Promise<LoadedDescription> {
  const references = await loadReferences(root, access, readings);
  const { files } = references;
  const inventory: Inventory = { document: root, referencedDocuments: Object.fromEntries(files) };
  const fileOf = ({ file }: Place) => (file.source === null ? undefined : files.get(file.source)) ?? root;
  const description = descriptionOf(inventory);
  const foreign = new ForeignFiles(description, references);
  const parsed = references.parsed.filter(({ source }) => !foreign.has(source));
  return { ...references, parsed, description, fileOf, foreign };
}

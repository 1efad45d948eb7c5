import type { Description } from './description.ts';
import { isJson, isMultipart } from './media-type.ts';
import type { OperationNode } from './nodes.ts';
import { surePathOf } from './operation-paths.ts';
import type { PathClassification } from './paths.ts';
import { takesFile } from './uploads.ts';
import { vocabularyOf } from './vocabulary.ts';
import { splitWords, verbReading } from './words.ts';

/** Nouns and verbs in one, which as the end of an upload's path say what is stored or that something is. */
const FILES = new Set(['file', 'document', 'photo', 'scan', 'picture', 'image', 'record', 'video', 'audio']);
const STORING = new Set(['upload', 'import', 'attach', 'add', 'put', 'replace']);

/**
 * True for an operation that does nothing but take a file (section 4.8 of the conventions): POST or PUT of multipart, and no JSON
 * instead, on a path that surely is for uploads, or, where `orCollection` says so, is a collection of files or one of them.
 */
export function isUpload(operation: OperationNode, description: Description, orCollection = false): boolean {
  if (!['post', 'put'].includes(operation.method) || !takesFile(operation) || !takesMultipartOnly(operation))
    return false;
  const path = surePathOf(operation, description);
  if (path === null) return false;
  if (path.class === 'upload') return !namesAction(path, description);
  return orCollection && (path.class === 'collection' || path.class === 'item' || path.class === 'singleton');
}

function takesMultipartOnly({ requestBody }: OperationNode): boolean {
  const names = (requestBody?.node?.mediaTypes ?? []).map(({ name }) => name);
  return names.some(isMultipart) && !names.some(isJson);
}

/** `/disputes/{id}/appeal` acts on the dispute, though it takes a file. */
function namesAction({ segments }: PathClassification, description: Description): boolean {
  const [before, last] = segments.slice(-2);
  if (last === undefined || before?.segment.kind !== 'parameter') return false;
  const words = splitWords(last.segment.name);
  if (FILES.has(words.at(-1) ?? '') || STORING.has(words[0] ?? '')) return false;
  return verbReading(last.segment.name, vocabularyOf(description)) === 'both';
}

import { vocabularyOf } from '../annotations/vocabulary-of-description.ts';
import type { Description } from '../description/description.ts';
import type { ContentEntry, OperationNode } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { memoize } from '../lib/memoize.ts';
import { clientOperations } from '../operations/client-operations.ts';
import { type BodyUse, requestBodyUses } from '../operations/shared-bodies.ts';
import type { PathClassification } from '../paths/classification.ts';
import { classifyPaths } from '../paths/classify.ts';
import { surePathOf } from '../paths/path-of-operation.ts';
import { isRawFile } from '../schemas/binary-strings.ts';
import { essence, isFileMediaType, isJson, isMultipart } from '../text/standards/media-type.ts';
import { FILE_NOUNS, FILE_NOUNS_LIKE_VERBS } from '../text/words/file-nouns.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { partOfSpeech } from '../text/words/part-of-speech.ts';
import { splitWords } from '../text/words/split-words.ts';
import { meantFile, sendsFile, takesOnlyFile } from './file-parts.ts';
import { multipartParts } from './multipart-parts.ts';

/** A body that is nothing but a file, at its key of `content`. */
export interface RawUpload {
  readonly place: Place;
  readonly entry: ContentEntry;
}

/** Verbs for storing a file. */
const STORING = new Set(['upload', 'import', 'attach', 'add', 'put', 'replace']);

/**
 * True for an operation that only takes a file (section 4.8 of the conventions): POST or PUT of multipart, without JSON
 * as an alternative, on a path that is classified as an upload with certainty. With `orCollection`, collections, items
 * and singletons count as well.
 */
export function isUpload(operation: OperationNode, description: Description, orCollection = false): boolean {
  if (!['post', 'put'].includes(operation.method) || !takesOnlyFile(operation)) return false;
  const path = surePathOf(operation, description);
  if (path === null) return false;
  if (path.class === 'upload') return !namesAction(path, description);
  return orCollection && (path.class === 'collection' || path.class === 'item' || path.class === 'singleton');
}

/**
 * The multipart/form-data bodies of POST and PUT that are meant for a file and have no part that is one: the path, or a
 * part, is named like a file.
 */
export const formsWithoutFile: (description: Description) => ReadonlySet<ContentEntry> = memoize((description) => {
  const own = new Set(clientOperations(description));
  const takesForm = ({ operation }: BodyUse) =>
    own.has(operation) && ['post', 'put'].includes(operation.method) && takesMultipartOnly(operation);
  const forms = description.requestBodies.flatMap((body) => {
    const uses = requestBodyUses(description).get(body) ?? [];
    if (!uses.every(takesForm)) return [];
    const isNamed = uses.length > 0 && uses.every(({ operation }) => isNamedAfterFiles(operation, description));
    return body.content.filter((entry) => lacksFile(entry) && (isNamed || meantFile(entry.mediaType) !== null));
  });
  return new Set(forms);
});

function lacksFile({ name, mediaType }: ContentEntry): boolean {
  if (essence(name) !== 'multipart/form-data' || sendsFile(mediaType) !== false) return false;
  return !multipartParts(mediaType).parts.some(({ kind }) => kind === 'json');
}

/**
 * The files that are sent as they are, as the whole body of POST or PUT, where no JSON or multipart stands beside them:
 * on a path that is named after files, or on one of collections, items, singletons or uploads with certainty.
 */
export const rawUploads: (description: Description) => readonly RawUpload[] = memoize((description) => {
  const own = new Set(clientOperations(description));
  const storesFile = ({ operation }: BodyUse) =>
    own.has(operation) && ['post', 'put'].includes(operation.method) && isUploadPath(operation, description);
  return description.requestBodies.flatMap((body) => {
    const uses = requestBodyUses(description).get(body) ?? [];
    const isStored = uses.length > 0 && uses.every(storesFile);
    if (!isStored || body.content.some(({ name }) => isJson(name) || isMultipart(name))) return [];
    return body.content.filter(isRawEntry).map((entry) => ({ place: below(body.place, 'content', entry.name), entry }));
  });
});

function isRawEntry({ name, mediaType }: ContentEntry): boolean {
  const schema = mediaType.schema?.target ?? null;
  return isFileMediaType(name) || (schema !== null && isRawFile(schema));
}

function isUploadPath(operation: OperationNode, description: Description): boolean {
  if (isNamedAfterFiles(operation, description)) return true;
  const path = surePathOf(operation, description);
  return path !== null && UPLOAD_CLASSES.includes(path.class) && !namesAction(path, description);
}

const UPLOAD_CLASSES: readonly string[] = ['upload', 'collection', 'item', 'singleton'];

/** `/documents`, `/documents/{id}`, `/orders/{id}/upload-receipt`. */
function isNamedAfterFiles({ pathItem }: OperationNode, description: Description): boolean {
  const paths = classifyPaths(description).ofPathItem(pathItem);
  return (
    paths.length > 0 &&
    paths.every(({ segments }) => {
      const last = segments.map(({ segment }) => segment).findLast(({ kind }) => kind === 'fixed');
      const words = splitWords(last?.name ?? '');
      return FILE_NOUNS.has(toSingular(words.at(-1) ?? '')) || ['upload', 'import', 'attach'].includes(words[0] ?? '');
    })
  );
}

/** True for an operation that takes multipart bodies and no JSON. */
export function takesMultipartOnly({ requestBody }: OperationNode): boolean {
  const names = (requestBody?.node?.content ?? []).map(({ name }) => name);
  return names.some(isMultipart) && !names.some(isJson);
}

/** True for a path that names an action, though it takes a file: `/disputes/{id}/appeal`. */
function namesAction({ segments }: PathClassification, description: Description): boolean {
  const [before, last] = segments.slice(-2);
  if (last === undefined || before?.segment.kind !== 'parameter') return false;
  const words = splitWords(last.segment.name);
  if (FILE_NOUNS_LIKE_VERBS.has(words.at(-1) ?? '') || STORING.has(words[0] ?? '')) return false;
  return partOfSpeech(last.segment.name, vocabularyOf(description)) === 'both';
}

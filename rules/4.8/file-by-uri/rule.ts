import { defineRule } from '../../../framework/define-rule.ts';
import { plain } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { asString } from '../../../model/description/json.ts';
import type { OperationNode, SchemaNode, SchemaUse } from '../../../model/description/nodes.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { isByPosition, partContentType, takesFile } from '../../../model/files/file-parts.ts';
import { jsonRequestSchemas } from '../../../model/files/json-request-schemas.ts';
import { isBase64, multipartParts } from '../../../model/files/multipart-parts.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { itemSchemasOf } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import { isReadOnly } from '../../../model/schemas/read-only.ts';
import { admitsOnly } from '../../../model/schemas/schema-types.ts';
import { isMultipart } from '../../../model/text/standards/media-type.ts';
import { FILE_NOUNS } from '../../../model/text/words/file-nouns.ts';
import { toSingular } from '../../../model/text/words/grammatical-number.ts';
import { splitWords } from '../../../model/text/words/split-words.ts';

/** Nouns for files, besides those that the uploads of the description give. */
const NOUNS = [...FILE_NOUNS, 'logo', 'avatar'];

/** Last words of names that refer to something by another means than its URI. */
const REFERENCES = ['id', 'key', 'token', 'ref', 'reference', 'handle'];

/** Names of parts and paths of uploads that do not say what is uploaded. */
const GENERAL = new Set('content data body part item binary payload medium resource url uri link href'.split(' '));

/**
 * Asks of every property that may name an uploaded file whether it takes the file's URI, in descriptions with uploads.
 */
export default defineRule({
  id: 'file-by-uri',
  statements: ['4.8/file-by-uri'],
  severity: 'hint',
  summary: 'A request refers to an uploaded file by the URI that the upload answered with.',
  why: 'A URI can be opened and passed on as it is; an identifier has to be made into one by a rule that clients must know.',
  question: 'Do later requests name an uploaded file by the URI that the upload answered with?',
  judgesAbsence: true,
  subjects: (description) => {
    const uploads = clientOperations(description).filter((one) => takesFile(one) && !isImport(one));
    if (uploads.length === 0) return [];
    const files = new Set([...NOUNS, ...uploads.flatMap((upload) => nounsOf(upload, description))]);
    const isNamed = ({ key }: SchemaUse) => namesFile(String(key), files);
    return [...jsonRequestSchemas(description)].filter(describesValue).flatMap(propertiesOf).filter(isNamed);
  },
  judge: ({ key, target }) => {
    if (target === null || isReadOnly(target) || !isText(target) || isUri(target)) return null;
    return { message: `${plain(String(key))} may refer to an uploaded file; if so, take its URI (format: uri)` };
  },
});

const TABLE_TYPE =
  /^(?:text\/(?:csv|tab-separated-values)|application\/(?:csv|vnd\.ms-excel|vnd\.openxmlformats.*sheet))/;
const TABLE_TEXT = /\b(?:CSV|TSV|XLSX?|spreadsheet)\b|\bbulk[- ]?import/i;

/** True for an upload of records as a table: what it makes are the records, and no request refers to the file. */
function isImport({ value, requestBody }: OperationNode): boolean {
  const bodies = (requestBody?.node?.content ?? []).filter(({ name }) => isMultipart(name));
  const parts = bodies.flatMap(({ mediaType }) =>
    multipartParts(mediaType)
      .parts.filter(({ kind }) => kind === 'file')
      .map((part) => ({ ...part, mediaType })),
  );
  if (parts.some(({ use, mediaType }) => TABLE_TYPE.test(partContentType(mediaType, use) ?? ''))) return true;
  const texts = [
    ...[value.summary, value.description, value.operationId],
    ...parts.map(({ use }) => (use.target === null ? null : keywordOf(use.target, 'description')?.value)),
  ];
  if (parts.some(({ name }) => TABLE_TEXT.test(name) || holdsRecords(name))) return true;
  return texts.some((text) => TABLE_TEXT.test(asString(text) ?? ''));
}

/** True for `users_file` and `targetUsersFile`, with many users in one file. */
function holdsRecords(name: string): boolean {
  const [last, records = ''] = splitWords(name).toReversed();
  const one = toSingular(records);
  return last === 'file' && one !== records && !FILE_NOUNS.has(one);
}

/** The nouns that name file parts, and the collections that dedicated uploads add to. */
function nounsOf({ requestBody, pathItem }: OperationNode, description: Description): string[] {
  const multipart = (requestBody?.node?.content ?? []).filter(({ name }) => isMultipart(name));
  const files = multipart
    .flatMap(({ mediaType }) => multipartParts(mediaType).parts)
    .filter(({ kind, use }) => kind === 'file' && !isByPosition(use));
  const paths = classifyPaths(description)
    .ofPathItem(pathItem)
    .filter((path) => path.sure && path.class === 'upload');
  const names = [
    ...files.map(({ name }) => name),
    ...paths.flatMap(({ segments }) => segments.at(-1)?.segment.name ?? []),
  ];
  const nouns = names.flatMap((name) => nounOf(splitWords(name)) ?? []);
  return nouns.filter((noun) => !GENERAL.has(noun));
}

function nounOf(words: readonly string[]): string | null {
  const last = words.at(-1);
  return last === undefined ? null : toSingular(last);
}

function propertiesOf({ uses }: SchemaNode): SchemaUse[] {
  return uses.filter(({ relation }) => relation === 'property');
}

/** True for `artifact`, `logoFile`, `documentId`, `attachmentKeys`. */
function namesFile(name: string, files: ReadonlySet<string>): boolean {
  const words = splitWords(name);
  const noun = nounOf(REFERENCES.includes(nounOf(words) ?? '') ? words.slice(0, -1) : words);
  return noun !== null && files.has(noun);
}

/** True for a string, or an array of strings, but for base64 (`no-base64`). */
function isText(schema: SchemaNode): boolean {
  const items = itemSchemasOf(schema);
  const texts = items.length > 0 ? items : [schema];
  return texts.every((one) => admitsOnly(one, 'string') && !isBase64(one));
}

function isUri(schema: SchemaNode): boolean {
  return [schema, ...itemSchemasOf(schema)].some((one) => {
    const [format, pattern] = [keywordOf(one, 'format'), keywordOf(one, 'pattern')].map(
      (found) => asString(found?.value) ?? '',
    );
    return /^(?:uri|iri|url)/.test(format ?? '') || /^\^\(?(?:\?:)?https?/.test(pattern ?? '');
  });
}

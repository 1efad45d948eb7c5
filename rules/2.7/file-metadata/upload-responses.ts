import { annotationOf } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ResponseNode, SchemaNode, SchemaUse, Use } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { isUpload } from '../../../model/files/upload-operations.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { hasContent, isJsonContent } from '../../../model/operations/body-content.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isPlainSuccess } from '../../../model/operations/responses.ts';
import { familyPropertyNames } from '../../../model/schemas/composition.ts';
import { isFileMetadata } from '../../../model/schemas/snake-case-names.ts';
import { essence } from '../../../model/text/standards/media-type.ts';

/** What an upload answers with when the file is stored. */
export interface UploadResponse {
  /** The place of the schema; that of the response where it has no body. */
  readonly place: Place;
  /** The schema of the body; null where the response has no body. */
  readonly schema: SchemaNode | null;
  /** The response, where it has no body. */
  readonly response?: ResponseNode;
  /** Where uploads answer with the schema; empty where it is only annotated. */
  readonly uses: readonly SchemaUse[];
}

/**
 * What the uploads of a description answer with (sections 2.7 and 4.8 of the conventions), each schema once. An upload
 * is POST of multipart/form-data on a path that is classified as one with certainty, or of another multipart with such
 * an answer. An upload that answers with 202 answers later with what is not known here. Schemas that `x-lintel.role`
 * calls file metadata are given as well.
 */
export function uploadResponses(description: Description): UploadResponse[] {
  const operations = clientOperations(description);
  const uploads = operations.filter((operation) => isForm(operation) && isUpload(operation, description));
  const others = operations.filter((operation) => takes(operation, ['multipart/related', 'multipart/mixed']));
  const answers = [
    ...uploads.flatMap(answersOf),
    ...others.flatMap(answersOf).filter(isMetadata),
    ...annotatedSchemas(description),
  ];
  return [...groupBy(answers, ({ schema, place }) => schema ?? place).values()].flatMap((alike) =>
    alike.slice(0, 1).map((answer) => ({ ...answer, uses: alike.flatMap(({ uses }) => uses) })),
  );
}

function annotatedSchemas({ schemas }: Description): UploadResponse[] {
  const annotated = schemas.filter(({ value }) => annotationOf(value)?.role === 'file-metadata');
  return annotated.map((schema) => ({ place: schema.place, schema, uses: [] }));
}

function isForm(operation: OperationNode): boolean {
  return takes(operation, ['multipart/form-data']);
}

function takes({ method, requestBody }: OperationNode, mediaTypes: readonly string[]): boolean {
  if (method !== 'post') return false;
  return (requestBody?.node?.content ?? []).some(({ name }) => mediaTypes.includes(essence(name)));
}

/** A file that is sent with its metadata makes a resource or a stored file: one of the latter shows by its members. */
function isMetadata({ schema }: UploadResponse): boolean {
  if (schema === null) return false;
  const names = familyPropertyNames(schema);
  return (names.has('created_at') || names.has('size')) && isFileMetadata({ names });
}

function answersOf({ responses }: OperationNode): UploadResponse[] {
  const stored = responses.filter(({ key }) => isPlainSuccess(key) || key === '201');
  if (stored.length > 0) return stored.flatMap(bodiesOf);
  const empty = responses.filter(({ key }) => key === '204');
  return responses.some(({ key }) => key === '202')
    ? []
    : empty.map(({ place }) => ({ place, schema: null, uses: [] }));
}

/** Bodies of another media type, or without a schema, are judged by section 1. */
function bodiesOf({ node, place }: Use<ResponseNode>): UploadResponse[] {
  if (node === null) return [];
  if (!hasContent(node)) return [{ place, schema: null, response: node, uses: [] }];
  return node.content.filter(isJsonContent).flatMap(({ mediaType }): UploadResponse[] => {
    const use = mediaType.schema;
    return use?.target == null ? [] : [{ place: use.target.place, schema: use.target, uses: [use] }];
  });
}

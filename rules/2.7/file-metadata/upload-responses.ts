import { annotationOf } from '../../../model/annotations/annotations.ts';
import type { Description } from '../../../model/description/description.ts';
import type { OperationNode, ResponseNode, SchemaNode, Use } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import { isUpload } from '../../../model/files/upload-operations.ts';
import { hasContent } from '../../../model/operations/body-content.ts';
import { clientOperations } from '../../../model/operations/client-operations.ts';
import { isPlainSuccess } from '../../../model/operations/responses.ts';
import { essence, isJson } from '../../../model/text/standards/media-type.ts';

/** What an upload answers with when the file is stored: the schema of a body, or, where it has none, the response. */
export interface FileAnswer {
  readonly place: Place;
  readonly schema: SchemaNode | null;
}

/**
 * The answers to the uploads of a description (sections 2.7 and 4.8 of the conventions), each once. An upload is POST of
 * multipart/form-data on a path that surely is for that. What is answered later (202) is not known yet.
 * What `x-lintel.role` calls so is file metadata as well.
 */
export function fileAnswers(description: Description): FileAnswer[] {
  const uploads = clientOperations(description).filter(
    (operation) => isForm(operation) && isUpload(operation, description),
  );
  const answers = [...uploads.flatMap(answersOf), ...annotatedSchemas(description)];
  return [...new Map(answers.map((answer) => [answer.schema ?? answer.place, answer])).values()];
}

function annotatedSchemas({ schemas }: Description): FileAnswer[] {
  const annotated = schemas.filter(({ value }) => annotationOf(value)?.role === 'file-metadata');
  return annotated.map((schema) => ({ place: schema.place, schema }));
}

function isForm({ method, requestBody }: OperationNode): boolean {
  if (method !== 'post') return false;
  return (requestBody?.node?.mediaTypes ?? []).some(({ name }) => essence(name) === 'multipart/form-data');
}

function answersOf({ responses }: OperationNode): FileAnswer[] {
  const stored = responses.filter(({ key }) => isPlainSuccess(key) || key === '201');
  if (stored.length > 0) return stored.flatMap(bodiesOf);
  const empty = responses.filter(({ key }) => key === '204');
  return responses.some(({ key }) => key === '202') ? [] : empty.map(({ place }) => ({ place, schema: null }));
}

/** A body of another media type, or without a schema, is a matter of section 1. */
function bodiesOf({ node, place }: Use<ResponseNode>): FileAnswer[] {
  if (node === null) return [];
  if (!hasContent(node)) return [{ place, schema: null }];
  return node.mediaTypes.flatMap(({ name, schema }): FileAnswer[] => {
    const target = schema?.target ?? null;
    return isJson(name) && target !== null ? [{ place: target.place, schema: target }] : [];
  });
}

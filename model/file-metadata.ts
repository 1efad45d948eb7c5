import type { Description } from './description.ts';
import { essence, isJson } from './media-type.ts';
import type { OperationNode, ResponseNode, SchemaNode, Use } from './nodes.ts';
import { isPlainSuccess } from './json-bodies.ts';
import { ownOperations } from './own-operations.ts';
import { classifyPaths } from './paths.ts';
import type { Place } from './place.ts';
import { hasNoBody } from './response-content.ts';
import { sendsFile } from './uploads.ts';

/** What an upload answers with when the file is stored: the schema of a body, or, where it has none, the response. */
export interface FileAnswer {
  readonly place: Place;
  readonly schema: SchemaNode | null;
}

/**
 * The answers to the uploads of a description (sections 2.7 and 4.8 of the conventions), each once. An upload is POST of
 * multipart/form-data with a file on a path that surely is for that. What is answered later (202) is not known yet.
 */
export function fileAnswers(description: Description): FileAnswer[] {
  const uploads = ownOperations(description).filter((operation) => isDedicated(operation, description));
  const answers = uploads.flatMap(answersOf);
  return [...new Map(answers.map((answer) => [answer.schema ?? answer.place, answer])).values()];
}

/** True for an operation that takes a file as multipart/form-data; null answers to what its parts are count as well. */
export function takesFormFile({ method, requestBody }: OperationNode): boolean {
  if (method !== 'post') return false;
  return (requestBody?.node?.mediaTypes ?? []).some(
    (mediaType) => essence(mediaType.name) === 'multipart/form-data' && sendsFile(mediaType) !== false,
  );
}

function isDedicated(operation: OperationNode, description: Description): boolean {
  const paths = classifyPaths(description).ofPathItem(operation.pathItem);
  const onUploads = paths.length > 0 && paths.every((path) => path.sure && path.class === 'upload');
  return onUploads && takesFormFile(operation);
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
  if (hasNoBody(node)) return [{ place, schema: null }];
  return node.mediaTypes.flatMap(({ name, schema }): FileAnswer[] => {
    const target = schema?.target ?? null;
    return isJson(name) && target !== null ? [{ place: target.place, schema: target }] : [];
  });
}

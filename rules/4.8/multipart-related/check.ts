import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import type { MediaTypeNode } from '../../../model/description/nodes.ts';
import { sendsFile } from '../../../model/files/file-parts.ts';
import { type MultipartParts, multipartParts } from '../../../model/files/multipart-parts.ts';
import { receivedMultipart } from '../../../model/files/multipart-requests.ts';
import { essence } from '../../../model/text/standards/media-type.ts';

export interface RelatedPartsOptions {
  /** The multipart types that carry metadata with a file. */
  readonly types: readonly string[];
}

/** Metadata as JSON travels with a file in a multipart type of its own, the JSON first. Other multipart types carry no JSON part. */
export default defineFunction<MediaTypeNode, RelatedPartsOptions>({
  name: 'relatedParts',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['types'],
    properties: { types: { type: 'array', items: { type: 'string' } } },
  },
  subjects: (description, { types }) =>
    receivedMultipart(description).filter(
      ({ name }) => types.includes(essence(name)) || essence(name) === 'multipart/form-data',
    ),
  judge: (mediaType, { types }) => {
    if (sendsFile(mediaType) === false) return null;
    const multipart = multipartParts(mediaType);
    return types.includes(essence(mediaType.name))
      ? orderFault(mediaType, multipart)
      : jsonFault(multipart, mediaType, types);
  },
});

function jsonFault(
  { parts }: MultipartParts,
  { name, place }: MediaTypeNode,
  types: readonly string[],
): Violation | null {
  const json = parts.find(({ kind }) => kind === 'json');
  if (json === undefined || !parts.some(({ kind }) => kind === 'file' || kind === 'base64')) return null;
  const remedy = `write ${listed(types, 'or')}`;
  return { message: `${plain(name)} carries the JSON part ${quote(json.name)} beside a file; ${remedy}`, at: place };
}

function orderFault({ schema, place }: MediaTypeNode, { parts, complete, ordered }: MultipartParts): Violation | null {
  const at = schema?.target?.place ?? place;
  const [first] = parts;
  if (first === undefined) {
    if (!complete) return null;
    return {
      message: 'this body does not say what parts it has; define a JSON part (an object), then the binary file',
      at,
    };
  }
  if (!parts.some(({ kind }) => kind === 'json')) {
    if (!complete || parts.some(({ kind }) => kind === 'unknown')) return null;
    const names = listed(parts.slice(0, 5).map(({ name }) => plain(name)));
    return { message: `none of the parts (${names}) is JSON; add the metadata as an object, before the file`, at };
  }
  if (!ordered || first.kind === 'json' || first.kind === 'unknown') return null;
  const kind = first.kind === 'text' ? 'text' : 'the file';
  return { message: `the first part, ${plain(first.name)}, is ${kind}; put the JSON part first`, at: first.use.place };
}

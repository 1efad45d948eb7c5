import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import type { MediaTypeNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { isByPosition, partContentType, sendsFile } from '../../../model/files/file-parts.ts';
import {
  type MultipartPart,
  type MultipartParts,
  multipartParts,
  partNames,
  TYPES_WITH_METADATA,
} from '../../../model/files/multipart-parts.ts';
import { receivedMultipart } from '../../../model/files/multipart-requests.ts';
import { admitsOnly } from '../../../model/schemas/schema-types.ts';
import { essence } from '../../../model/text/standards/media-type.ts';

/**
 * Metadata as JSON travels with a file in a multipart type of its own, the JSON first. Other multipart types carry no
 * JSON part.
 */
export default defineRule({
  id: 'multipart-related',
  statements: ['4.8/multipart-related'],
  severity: 'warn',
  summary: 'Metadata with a file is multipart/related or multipart/mixed: the JSON part first, then the file.',
  why: 'With the metadata in hand, the service can refuse or route the file before it has read it.',
  subjects: (description) =>
    receivedMultipart(description)
      .filter(({ name }) => ['multipart/form-data', ...TYPES_WITH_METADATA].includes(essence(name)))
      .map(({ name, mediaType }) => ({ place: mediaType.place, name, mediaType })),
  judge: ({ name, mediaType }) => {
    if (sendsFile(mediaType) === false) return null;
    const multipart = multipartParts(mediaType);
    const isWithMetadata = TYPES_WITH_METADATA.includes(essence(name));
    return isWithMetadata ? orderFault(mediaType, multipart) : jsonFault(name, multipart);
  },
});

function jsonFault(name: string, { parts }: MultipartParts): Violation | null {
  const json = parts.find(({ kind }) => kind === 'json');
  if (json === undefined || !parts.some(({ kind }) => kind === 'file' || kind === 'base64')) return null;
  const remedy = `write ${listed(TYPES_WITH_METADATA, 'or')}`;
  return { message: `${plain(name)} carries the JSON part ${quote(json.name)} beside a file; ${remedy}` };
}

function orderFault(mediaType: MediaTypeNode, { parts, complete, ordered }: MultipartParts): Violation | null {
  const { schema, place } = mediaType;
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
    const typed = typedFault(mediaType, parts);
    if (typed !== null) return typed;
    const names = listed(partNames(parts).slice(0, 5).map(plain));
    return { message: `none of the parts (${names}) is JSON; add the metadata as an object, before the file`, at };
  }
  if (!ordered || first.kind === 'json' || first.kind === 'unknown') return null;
  const kind = first.kind === 'text' ? 'text' : 'the file';
  return { message: `the first part, ${plain(first.name)}, is ${kind}; put the JSON part first`, at: first.use.place };
}

/**
 * Of an object that its encoding makes something other than JSON: the metadata is there, and only its media type is
 * wrong.
 */
function typedFault(mediaType: MediaTypeNode, parts: readonly MultipartPart[]): Violation | null {
  for (const { name, use } of parts) {
    const type = isByPosition(use) ? null : partContentType(mediaType, use);
    if (type === null || use.target === null || !admitsOnly(use.target, 'object')) continue;
    const at = below(mediaType.place, 'encoding', name, 'contentType');
    return {
      message: `the part ${plain(name)} is an object with the media type ${quote(type)}; write application/json`,
      at,
    };
  }
  return null;
}

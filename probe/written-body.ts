import { isObject, type JsonObject } from '../model/description/json.ts';
import type { MediaTypeNode, OperationNode, RequestBodyNode } from '../model/description/nodes.ts';
import { namedContentType } from '../model/files/file-parts.ts';
import { multipartParts } from '../model/files/multipart-parts.ts';
import { formContentOf, jsonContentOf } from '../model/operations/body-content.ts';
import { isJson } from '../model/text/standards/media-type.ts';

/** Stands between the parts of a form; no part has it. */
const BOUNDARY = 'lintel-probe-part';

/** A body as text, with its media type. */
export interface WrittenBody {
  readonly text: string;
  readonly mediaType: string;
}

/**
 * A body as the operation takes it: as JSON, or each member as a part of a form. With another media type it is JSON of
 * that type; a text is written as it is.
 */
export function writtenBody({ requestBody }: OperationNode, body: unknown, mediaType?: string): WrittenBody {
  const form = jsonContentOf(requestBody?.node) === null ? formContentOf(requestBody?.node) : null;
  if (form !== null && mediaType === undefined && isObject(body))
    return { text: formText(form, body), mediaType: `multipart/form-data; boundary=${BOUNDARY}` };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { text, mediaType: mediaType ?? jsonTypeOf(requestBody?.node) };
}

/** JSON of a type of its own (`application/vnd.acme+json`) only where the operation takes no other one. */
function jsonTypeOf(body: RequestBodyNode | null | undefined): string {
  const taken = jsonContentOf(body);
  const name = body?.content.find(({ mediaType }) => mediaType === taken)?.name ?? '';
  return isJson(name) && name.includes('+') ? name : 'application/json; charset=UTF-8';
}

function formText(form: MediaTypeNode, body: JsonObject): string {
  const kinds = new Map(multipartParts(form).parts.map(({ name, kind }) => [name, kind]));
  const parts = Object.entries(body).map(([name, value]) => {
    const [type] = (namedContentType(form, name) ?? '').split(',', 1);
    const isFile = kinds.get(name) === 'file';
    const isText = typeof value === 'string';
    const head = `Content-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${isFile ? '; filename="lintel-probe.bin"' : ''}`;
    const mediaType = type || (isFile ? 'application/octet-stream' : isText ? '' : 'application/json');
    const typeLine = mediaType === '' ? '' : `\r\nContent-Type: ${mediaType}`;
    return `--${BOUNDARY}\r\n${head}${typeLine}\r\n\r\n${isText ? value : JSON.stringify(value)}\r\n`;
  });
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}

import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, plain, quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { ContentEntry, MediaTypeNode, SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { meantFile, sendsFile } from '../../../model/files/file-parts.ts';
import {
  base64Keyword,
  type MultipartPart,
  multipartParts,
  partNames,
  TYPES_WITH_METADATA,
} from '../../../model/files/multipart-parts.ts';
import { receivedMultipart } from '../../../model/files/multipart-requests.ts';
import { formsWithoutFile, isUpload, rawUploads } from '../../../model/files/upload-operations.ts';
import { typePlace } from '../../../model/schemas/mistyped-properties.ts';
import { essence } from '../../../model/text/standards/media-type.ts';

interface Upload {
  readonly place: Place;
  readonly entry: ContentEntry;
  /** True for a file that is the whole body. */
  readonly isRaw: boolean;
}

/**
 * An upload takes multipart/form-data with a text part and a binary part; actions may take files otherwise. Not judged
 * are bodies without any part that is, or is named like, a file (`json-bodies`), and those with a JSON part
 * (`multipart-related`).
 */
export default defineRule<Upload>({
  id: 'form-data',
  statements: ['4.8/form-data'],
  severity: 'error',
  summary: 'An upload takes multipart/form-data with a text part and a binary part.',
  why: 'Every HTTP client and browser can send such a form, and the text says what the file is without opening it.',
  subjects: (description) => {
    const uploads = receivedMultipart(description, (operation) => isUpload(operation, description, true));
    const forms = [...new Set([...uploads, ...formsWithoutFile(description)])]
      .filter(({ name }) => !TYPES_WITH_METADATA.includes(essence(name)))
      .map((entry) => ({ place: entry.mediaType.place, entry, isRaw: false }));
    return [...forms, ...rawUploads(description).map((upload) => ({ ...upload, isRaw: true }))];
  },
  judge: ({ entry, isRaw }, description) => {
    const { name, mediaType } = entry;
    if (isRaw) {
      const remedy =
        'take the file as a part of multipart/form-data in a POST of its own, beside a text part such as title';
      return { message: `an upload has the media type ${quote(name)}; ${remedy}` };
    }
    if (formsWithoutFile(description).has(entry))
      return { ...missingFile(mediaType), covers: placesOfEntry(entry, description) };
    if (sendsFile(mediaType) === false) return null;
    if (essence(name) !== 'multipart/form-data') {
      const alternatives = `multipart/form-data, or ${listed(TYPES_WITH_METADATA, 'or')} for metadata with a file`;
      return { message: `an upload has the media type ${quote(name)}; write ${alternatives}` };
    }
    const { parts, complete } = multipartParts(mediaType);
    if (parts.some(({ kind }) => kind === 'json')) return null;
    const base64 = parts.some(({ kind }) => kind === 'file') ? [] : parts.flatMap(base64Fault);
    return complete ? [...base64, ...textFault(mediaType, parts)] : base64;
  },
});

/** The keys of `content` under which bodies have the entry. */
function placesOfEntry(entry: ContentEntry, { requestBodies }: Description): Place[] {
  const bodies = requestBodies.filter(({ content }) => content.includes(entry));
  return bodies.map(({ place }) => below(place, 'content', entry.name));
}

function missingFile(mediaType: MediaTypeNode): Violation {
  const meant = meantFile(mediaType);
  if (meant !== null) {
    return { message: `part ${quote(String(meant.key))} is text; write format: binary`, at: typePlace(meant) };
  }
  return {
    message: 'none of the parts of this upload is a file; add a binary part such as artifact',
    at: mediaType.schema?.target?.place ?? mediaType.place,
  };
}

function textFault({ schema, place }: MediaTypeNode, parts: readonly MultipartPart[]): Violation[] {
  if (parts.some(({ kind }) => kind === 'text' || kind === 'unknown')) return [];
  const at = schema?.target?.place ?? place;
  if (parts.length === 0) {
    const remedy = 'define a text part such as title and a binary part such as artifact';
    return [{ message: `this upload does not say what parts it has; ${remedy}`, at }];
  }
  const names = listed(partNames(parts).slice(0, 5).map(plain));
  const verb = parts.length === 1 ? 'is the only part' : 'are the only parts';
  return [{ message: `${names} ${verb} of this upload, and no text; add a text part such as title`, at }];
}

function base64Fault({ name, kind, use }: MultipartPart): Violation[] {
  if (kind !== 'base64') return [];
  const keyword = use.target === null || use.target.written !== use ? null : base64Keyword(use.target as SchemaNode);
  const at = keyword === null || use.target === null ? use.place : below(use.target.place, keyword);
  return [{ message: `part ${quote(name)} is base64, which is text; write format: binary`, at }];
}

import { isObject, member } from '../description/json.ts';
import { essence } from '../text/standards/media-type.ts';
import { FILE_NOUNS, FILE_NOUNS_LIKE_VERBS } from '../text/words/file-nouns.ts';
import { toSingular } from '../text/words/grammatical-number.ts';
import { splitWords } from '../text/words/split-words.ts';
import type { Exchange } from './exchange.ts';
import type { Traffic } from './traffic.ts';

/** Members that files have and few other resources. */
const OF_FILES = [
  'size',
  'url',
  'type',
  'created_at',
  'createdAt',
  'fileName',
  'filename',
  'fileId',
  'mimeType',
  'contentType',
];

/**
 * True for the answer to an upload that stored a file (section 2.7 of the conventions): POST of multipart/form-data on
 * a path that is an upload, names files, or answers with members of files. One with a picture may as well create
 * another resource.
 */
export function isAnsweredUpload(exchange: Exchange, traffic: Traffic): boolean {
  const { request, response } = exchange;
  if (request.method.toUpperCase() !== 'POST') return false;
  if (essence(request.headers.value('Content-Type') ?? '') !== 'multipart/form-data') return false;
  if (response.status !== 200 && response.status !== 201 && response.status !== 204) return false;
  const body = response.body.json?.value;
  return traffic.pathOf(exchange)?.sureClass === 'upload' || namesFiles(exchange) || hasMembersOfFiles(body);
}

function namesFiles({ request }: Exchange): boolean {
  const words = splitWords(request.url.segments.at(-1)?.decoded ?? '');
  const last = toSingular(words.at(-1) ?? '');
  return FILE_NOUNS.has(last) || FILE_NOUNS_LIKE_VERBS.has(last);
}

function hasMembersOfFiles(body: unknown): boolean {
  return isObject(body) && OF_FILES.filter((name) => member(body, name) !== undefined).length > 1;
}

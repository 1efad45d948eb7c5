import { decoded } from '../model/exchange/decoded-body.ts';
import type { RecordedBody, RecordedMessage } from '../model/exchange/recorded-exchange.ts';
import { fieldValue } from './capture/header-pairs.ts';
import { decompressed } from './content-codings.ts';

/** As many bytes as a compressed body may come to. */
const MOST_BYTES = 50_000_000;
const BASE64 = /^[\w+/=\s-]*$/;

/**
 * Reads a body that was recorded in Base64. Some tools record the bytes as they were sent; most leave Content-Encoding
 * beside a body that they have decoded.
 *
 * @param mediaType What the body is where no Content-Type says it.
 */
export function bodyFromBase64(
  base64: string,
  headers: RecordedMessage['headers'],
  mediaType: string | null = null,
): RecordedBody {
  if (!BASE64.test(base64)) return { state: 'undecodable' };
  const bytes = Buffer.from(base64, 'base64');
  const contentType = fieldValue(headers, 'content-type') ?? mediaType;
  const asRecorded = decoded(bytes, contentType);
  const contentEncoding = fieldValue(headers, 'content-encoding');
  if (asRecorded.state === 'text' || contentEncoding === null) return asRecorded;
  const whole = decompressed(bytes, contentEncoding, MOST_BYTES);
  return whole === null ? asRecorded : decoded(whole, contentType);
}

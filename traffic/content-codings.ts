import zlib, { type ZlibOptions } from 'node:zlib';

/**
 * Takes the codings of Content-Encoding off. Null for what is compressed otherwise, or broken, and for what comes to
 * more bytes than these.
 */
export function decompressed(bytes: Buffer, contentEncoding: string | null, mostBytes: number): Buffer | null {
  const limit = { maxOutputLength: mostBytes };
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'identity');
  try {
    return codings.reduceRight((coded, coding) => DECODERS[coding]?.(coded, limit) ?? unknownCoding(), bytes);
  } catch {
    return null;
  }
}

function unknownCoding(): never {
  throw new Error('a coding that is not known');
}

/** By the name of the coding (RFC 9110, section 8.4.1). What is called deflate is sent with and without its wrapper. */
const DECODERS: Readonly<Record<string, (bytes: Buffer, limit: ZlibOptions) => Buffer>> = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  br: zlib.brotliDecompressSync,
  deflate: (bytes, limit) =>
    ((bytes[0] ?? 0) & 0x0f) === 8 ? zlib.inflateSync(bytes, limit) : zlib.inflateRawSync(bytes, limit),
};

import zlib from 'node:zlib';
import type { RecordedBody } from '../../model/exchange/recorded-exchange.ts';
import { decoded } from '../decoded-body.ts';

/** As many bytes of a body as are kept, compressed or not. */
const MOST_BYTES = 10_000_000;

/** Keeps the bytes of a body that streams by. */
export class CapturedBody {
  private readonly chunks: Buffer[] = [];
  private bytes = 0;
  private isWhole = false;

  /** True where nothing came. */
  get isEmpty(): boolean {
    return this.bytes === 0;
  }

  add(chunk: Buffer): void {
    this.bytes += chunk.length;
    if (this.bytes <= MOST_BYTES) this.chunks.push(chunk);
  }

  /** All of it came. */
  end(): void {
    this.isWhole = true;
  }

  /** The body without its compression. */
  recorded(contentEncoding: string | null, contentType: string | null): RecordedBody {
    if (!this.isWhole || this.bytes > MOST_BYTES) return { state: this.bytes === 0 ? 'unknown' : 'cut' };
    if (this.bytes === 0) return { state: 'absent' };
    const bytes = decompressed(Buffer.concat(this.chunks), contentEncoding);
    return bytes === null ? { state: 'undecodable' } : decoded(bytes, contentType);
  }
}

/** Null for what is compressed otherwise, or broken. */
function decompressed(bytes: Buffer, contentEncoding: string | null): Buffer | null {
  const codings = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && one !== 'identity');
  try {
    return codings.reduceRight((coded, coding) => DECODERS[coding]?.(coded) ?? unknownCoding(), bytes);
  } catch {
    return null;
  }
}

function unknownCoding(): never {
  throw new Error('a coding that is not known');
}

const LIMIT = { maxOutputLength: MOST_BYTES };

/** By the name of the coding (RFC 9110, section 8.4.1). What is called deflate is sent with and without its wrapper. */
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: (bytes) => zlib.gunzipSync(bytes, LIMIT),
  'x-gzip': (bytes) => zlib.gunzipSync(bytes, LIMIT),
  br: (bytes) => zlib.brotliDecompressSync(bytes, LIMIT),
  deflate: (bytes) =>
    ((bytes[0] ?? 0) & 0x0f) === 8 ? zlib.inflateSync(bytes, LIMIT) : zlib.inflateRawSync(bytes, LIMIT),
};

import { decoded } from '../../model/exchange/decoded-body.ts';
import type { RecordedBody } from '../../model/exchange/recorded-exchange.ts';
import { decompressed } from '../content-codings.ts';

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
    const bytes = decompressed(Buffer.concat(this.chunks), contentEncoding, MOST_BYTES);
    return bytes === null ? { state: 'undecodable' } : decoded(bytes, contentType);
  }
}

import { createReadStream, statSync } from 'node:fs';
import { Readable, type Transform } from 'node:stream';
import zlib from 'node:zlib';
import { refuseUtf16, unreadable } from '../source/read-text.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';

/** Read at once. */
const CHUNK = 1 << 20;

/** Thrown behind the last bytes that could be read of a compressed file. */
export class BrokenCompression extends Error {}

/**
 * The bytes of a file of traffic, without its compression (gzip, Brotli by the name `.br`, Zstandard where this Node
 * knows it).
 *
 * @throws UnreadableInput before the first bytes, BrokenCompression behind the last ones.
 */
export async function* trafficChunks(
  file: string | null,
  stdin: AsyncIterable<Uint8Array | string>,
): AsyncGenerator<Buffer> {
  const bytes = file === null ? buffers(stdin) : fileChunks(file);
  const first = await bytes.next();
  if (first.done === true) return;
  refuseUtf16(first.value);
  const transform = decompression(first.value, file ?? '');
  const whole = joined(first.value, bytes);
  yield* transform === null ? whole : decompressed(whole, transform);
}

async function* fileChunks(file: string): AsyncGenerator<Buffer> {
  try {
    if (statSync(file).isDirectory()) throw new UnreadableInput('this is a folder; name a file in it');
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) yield chunk as Buffer;
  } catch (error) {
    throw unreadable(error);
  }
}

async function* buffers(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) yield Buffer.from(chunk as Uint8Array);
}

async function* joined(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* decompressed(bytes: AsyncIterable<Buffer>, transform: Transform): AsyncGenerator<Buffer> {
  const source = Readable.from(bytes, { objectMode: false });
  source.on('error', (error) => transform.destroy(error));
  try {
    for await (const chunk of source.pipe(transform)) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof UnreadableInput) throw error;
    throw new BrokenCompression('its compression is broken, or the file is cut');
  }
}

/** What takes the compression off, known by the first bytes, of Brotli by the name; null for none. */
function decompression(first: Buffer, name: string): Transform | null {
  if (first[0] === 0x1f && first[1] === 0x8b) return zlib.createGunzip({ chunkSize: CHUNK });
  if (/\.br$/i.test(name)) return zlib.createBrotliDecompress({ chunkSize: CHUNK });
  if (first.length < 4 || first.readUInt32LE(0) !== ZSTANDARD) return null;
  const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };
  if (createZstdDecompress !== undefined) return createZstdDecompress();
  throw new UnreadableInput(
    'it is compressed by Zstandard, which Node knows from version 22.15 on; unpack it, or use gzip',
  );
}

const ZSTANDARD = 0xfd2fb528;

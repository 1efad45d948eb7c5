import { isUtf8 } from 'node:buffer';
import { fileURLToPath } from 'node:url';
import { largestFile } from './largest-file.ts';
import { openText } from './open-texts.ts';
import { type ReadOptions, readBytes, tooLarge } from './read-bytes.ts';
import { UnreadableInput } from './unreadable-input.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file; check the path',
  ENOTDIR: 'there is no such file; check the path',
  EACCES: 'it may not be read; give this user permission to read it',
  EPERM: 'it may not be read; give this user permission to read it',
  EISDIR: 'this is a folder; name a file in it',
  ELOOP: 'its symbolic links lead round in a circle; correct them',
  ENAMETOOLONG: 'its name is too long for the file system; check the path',
  ERR_STRING_TOO_LONG: 'it is too large for one text; split it',
  ERR_FS_FILE_TOO_LARGE: 'it is too large for one text; split it',
};

/**
 * The text of a regular file without byte order mark; where an editor has it open, the text there.
 *
 * @throws UnreadableInput
 */
export function readText(path: string, options?: ReadOptions): string {
  try {
    const file = path.startsWith('file:') ? fileURLToPath(path) : path;
    const open = openText(file);
    return open === undefined
      ? decode(readBytes(file, options), options?.takesOtherBytes)
      : withoutMark(ofSize(open, options?.largest));
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * The text of a stream without byte order mark.
 *
 * @param largest In bytes.
 * @throws UnreadableInput
 */
export async function readStream(stream: AsyncIterable<Uint8Array | string>, largest = largestFile()): Promise<string> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const part of stream) {
    const chunk = typeof part === 'string' ? Buffer.from(part) : part;
    chunks.push(chunk);
    total += chunk.length;
    if (total > largest) throw tooLarge(largest);
  }
  return decode(Buffer.concat(chunks));
}

/** An open text that is no larger than a file may be; one of few characters need not be counted. */
function ofSize(text: string, largest = largestFile()): string {
  if (text.length > largest / MOST_BYTES && Buffer.byteLength(text) > largest) throw tooLarge(largest);
  return text;
}

/** Of one UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;

const UTF_32_MARKS = [
  [0xff, 0xfe, 0, 0],
  [0, 0, 0xfe, 0xff],
];

/** @throws UnreadableInput for a text that begins with the mark of UTF-16, or of UTF-32. */
export function refuseUtf16(bytes: Uint8Array): void {
  if (UTF_32_MARKS.some((mark) => mark.every((byte, index) => bytes[index] === byte)))
    throw new UnreadableInput('it is written in UTF-32; save it as UTF-8');
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) throw new UnreadableInput('it is written in UTF-16; save it as UTF-8');
}

/** Positions count from the first character after the mark, as editors do. */
function decode(bytes: Buffer, takesOtherBytes = false): string {
  refuseUtf16(bytes);
  const text = bytes.toString('utf8');
  if (!takesOtherBytes && !isUtf8(bytes)) {
    const { line, column } = firstOtherByte(bytes, text);
    throw new UnreadableInput(`it is no UTF-8 from line ${line}, column ${column} on; save it as UTF-8`);
  }
  return withoutMark(text);
}

/** Where the first byte is that is no UTF-8, counted from 1. Written anew, the text differs from there on. */
function firstOtherByte(bytes: Buffer, text: string): { readonly line: number; readonly column: number } {
  const written = Buffer.from(text);
  let index = 0;
  while (bytes[index] === written[index]) index++;
  const lines = withoutMark(bytes.toString('utf8', 0, index)).split(/\r\n|[\r\n]/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** A text without the byte order mark. */
export function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/** What Node throws for a file or folder, as a sentence. */
export function unreadable(error: unknown): UnreadableInput {
  if (error instanceof UnreadableInput) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const missing = code === 'ENOENT' || code === 'ENOTDIR';
  return new UnreadableInput(REASONS[code] ?? `it cannot be read (${message}); check the file`, missing);
}

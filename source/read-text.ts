import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A text could not be read; the message is one sentence that says what to do. */
export class UnreadableInput extends Error {
  /** True when there is no such file. */
  readonly missing: boolean;

  constructor(message: string, missing = false) {
    super(message);
    this.missing = missing;
  }
}

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
 * The text of a file without byte order mark.
 *
 * @throws UnreadableInput
 */
export function readText(path: string): string {
  try {
    return decode(readFileSync(path.startsWith('file:') ? fileURLToPath(path) : path));
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * The same for a file that a description refers to, which must be a regular one: a device has no end.
 *
 * @throws UnreadableInput
 */
export function readReferencedText(path: string): string {
  try {
    const stat = statSync(path.startsWith('file:') ? fileURLToPath(path) : path);
    if (!stat.isFile() && !stat.isDirectory()) throw new UnreadableInput('this is no regular file; refer to a file');
  } catch (error) {
    throw unreadable(error);
  }
  return readText(path);
}

/** The text of a stream without byte order mark. */
export async function readStream(stream: AsyncIterable<Uint8Array | string>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return decode(Buffer.concat(chunks));
}

/** Positions count from the first character after the mark, as editors do. */
function decode(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) throw new UnreadableInput('it is written in UTF-16; save it as UTF-8');
  return withoutMark(bytes.toString('utf8'));
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

import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { NoAnswer } from './transport.ts';

/** Longer answers are cut off: no list of a service that is asked for a page is as long. */
export const LONGEST_BODY = 16 * 1024 * 1024;

/** No resource is nested as deep; what is would end what looks at it. */
const DEEPEST = 500;

const DECODERS: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * The text of a body that was received; some services compress it though nobody asked them to. Throws NoAnswer for what
 * nobody can look at.
 */
export function receivedText(bytes: Buffer, encoding: string | undefined): string {
  const text = decoded(bytes, encoding?.trim().toLowerCase()).toString('utf8');
  if (nestingOf(text) > DEEPEST)
    throw new NoAnswer(`its answer is nested in more than ${DEEPEST} levels`, { again: false });
  return text;
}

function decoded(bytes: Buffer, encoding = 'identity'): Buffer {
  const decode = DECODERS[encoding];
  if (decode === undefined || bytes.length === 0) return bytes;
  try {
    return decode(bytes, { maxOutputLength: LONGEST_BODY });
  } catch {
    throw new NoAnswer(`its answer cannot be read as ${encoding}`, { again: false });
  }
}

/** How many brackets are open at once at most, outside of texts. */
function nestingOf(text: string): number {
  let [open, most] = [0, 0];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{}\]]/gs)) {
    if (sign === '[' || sign === '{') most = Math.max(most, ++open);
    else if (sign === ']' || sign === '}') open--;
  }
  return most;
}

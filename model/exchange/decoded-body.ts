import type { RecordedBody } from './recorded-exchange.ts';

/** What is text, whatever its bytes. */
const TEXT = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml|yaml)\b)/i;

/** The bytes of a body as text, where they are one. */
export function decoded(bytes: Uint8Array, contentType: string | null): RecordedBody {
  try {
    return { state: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { state: TEXT.test(contentType ?? '') ? 'undecodable' : 'binary' };
  }
}

import type { IncomingMessage, OutgoingMessage } from 'node:http';
import type { CapturedBody } from './captured-body.ts';

/** Keeps what comes in, whoever reads it and when. */
export function capturePushed(message: IncomingMessage, body: CapturedBody): void {
  const { push } = message;
  message.push = (chunk: unknown, ...rest: unknown[]) => {
    if (chunk === null) body.end();
    else keep(chunk, rest[0], body);
    return Reflect.apply(push, message, [chunk, ...rest]) as boolean;
  };
}

/** Keeps what is written. */
export function captureWritten(message: OutgoingMessage, body: CapturedBody): void {
  const { write, end } = message;
  let isEnding = false;
  message.write = (chunk: unknown, ...rest: unknown[]) => {
    // `end` may write by this.
    if (!isEnding) keep(chunk, rest[0], body);
    return Reflect.apply(write, message, [chunk, ...rest]) as boolean;
  };
  message.end = (...args: unknown[]) => {
    const [chunk] = args;
    if (typeof chunk !== 'function') keep(chunk, args[1], body);
    body.end();
    isEnding = true;
    return Reflect.apply(end, message, args) as typeof message;
  };
}

function keep(chunk: unknown, encoding: unknown, body: CapturedBody): void {
  if (typeof chunk === 'string')
    body.add(Buffer.from(chunk, Buffer.isEncoding(String(encoding)) ? (encoding as BufferEncoding) : 'utf8'));
  else if (chunk instanceof Uint8Array) body.add(Buffer.from(chunk));
}

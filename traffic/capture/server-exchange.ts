import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { CapturedBody } from './captured-body.ts';
import { capturedExchange } from './captured-exchange.ts';
import { capturePushed, captureWritten } from './captured-stream.ts';
import { headerPairs } from './header-pairs.ts';

/** Watches a request that a server of node:http answers, and hands over the exchange once the answer is sent. */
export function watchServer(
  request: IncomingMessage,
  response: ServerResponse,
  onExchange: (exchange: RecordedExchange) => void,
): void {
  const url = serverUrl(request);
  const asked = headerPairs(request.rawHeaders);
  const sent = new CapturedBody();
  const answer = new CapturedBody();
  let given: readonly [string, string][] = [];
  capturePushed(request, sent);
  captureWritten(response, answer);
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    given = pairsGiven(args.at(-1));
    return Reflect.apply(writeHead, response, args) as ServerResponse;
  };
  response.once('close', () => {
    if (!response.headersSent) return;
    const { method = 'GET' } = request;
    const { statusCode: status } = response;
    onExchange(
      capturedExchange(
        { method, url, headers: asked, body: sent },
        { status, headers: fieldsOf(response, given), body: answer },
      ),
    );
  });
}

function serverUrl({ socket, headers, url = '/' }: IncomingMessage): string {
  return `${'encrypted' in socket ? 'https' : 'http'}://${headers.host ?? 'localhost'}${url}`;
}

/** What `writeHead` was called with, and what was set before. */
function fieldsOf(response: ServerResponse, given: readonly [string, string][]): [string, string][] {
  const names = new Set(given.map(([name]) => name.toLowerCase()));
  const set = response.getHeaderNames().filter((name) => !names.has(name));
  return [
    ...set.flatMap((name) => [response.getHeader(name)].flat().map((value): [string, string] => [name, String(value)])),
    ...given,
  ];
}

function pairsGiven(headers: unknown): [string, string][] {
  if (Array.isArray(headers)) {
    return Array.isArray(headers[0])
      ? headers.map(([name, value]: unknown[]) => [String(name), String(value)])
      : headerPairs(headers.map(String));
  }
  if (typeof headers !== 'object' || headers === null) return [];
  return Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
}

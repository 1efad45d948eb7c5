import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { CapturedBody } from './captured-body.ts';
import { capturedExchange } from './captured-exchange.ts';
import { capturePushed, captureWritten } from './captured-stream.ts';
import { fieldValue, headerPairs } from './header-pairs.ts';

/**
 * Watches all requests that this process makes by node:http and node:https, and so by most clients.
 *
 * @returns A function that ends it.
 */
export function watchClients(onExchange: (exchange: RecordedExchange) => void): () => void {
  const undo = [http, https].map((module) => {
    const { request, get } = module;
    const watched = (...args: unknown[]): ClientRequest => {
      const made = Reflect.apply(request, module, args) as ClientRequest;
      watchClient(made, onExchange);
      return made;
    };
    module.request = watched as typeof request;
    module.get = ((...args: unknown[]) => {
      const made = watched(...args);
      made.end();
      return made;
    }) as typeof get;
    return () => Object.assign(module, { request, get });
  });
  syncBuiltinESMExports();
  return () => {
    for (const one of undo) one();
    syncBuiltinESMExports();
  };
}

function watchClient(request: ClientRequest, onExchange: (exchange: RecordedExchange) => void): void {
  const sent = new CapturedBody();
  captureWritten(request, sent);
  const { emit } = request;
  request.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event === 'response') watchAnswer(request, sent, args[0] as IncomingMessage, onExchange);
    return Reflect.apply(emit, request, [event, ...args]) as boolean;
  };
}

function watchAnswer(
  request: ClientRequest,
  sent: CapturedBody,
  answer: IncomingMessage,
  onExchange: (exchange: RecordedExchange) => void,
): void {
  const received = new CapturedBody();
  capturePushed(answer, received);
  answer.once('close', () => {
    const asked = request
      .getRawHeaderNames()
      .flatMap((name) => [request.getHeader(name)].flat().map((value): [string, string] => [name, String(value)]));
    const { method, protocol, host, path } = request;
    const { statusCode: status = 0 } = answer;
    const url = `${protocol}//${fieldValue(asked, 'host') ?? host}${path}`;
    onExchange(
      capturedExchange(
        { method, url, headers: asked, body: sent },
        { status, headers: headerPairs(answer.rawHeaders), body: received },
      ),
    );
  });
}

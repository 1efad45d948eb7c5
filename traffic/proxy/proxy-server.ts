import {
  Agent,
  createServer,
  type IncomingMessage,
  request as requestHttp,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps, Agent as SecureAgent } from 'node:https';
import type { Duplex } from 'node:stream';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { isWithoutBody } from '../../model/exchange/without-body.ts';
import { reasonOf } from '../../platform/error-text.ts';
import { CapturedBody } from '../capture/captured-body.ts';
import { recordedBody } from '../capture/captured-exchange.ts';
import { endToEnd, fieldValue, type HeaderPairs, headerPairs } from '../capture/header-pairs.ts';

/** Where a proxy forwards to, and who wants to know of it. */
export interface ProxyOptions {
  readonly target: URL;
  /** What Host says in place of what was sent; null to leave it. */
  readonly host: string | null;
  /** Certificates of authorities in PEM, for a target that none known to Node vouches for. */
  readonly ca: string | null;
  readonly onExchange: (exchange: RecordedExchange) => void;
  /** One sentence on a request that was not answered by the target. */
  readonly onProblem: (problem: string) => void;
  /** One sentence on a request that whoever sent it gave up. */
  readonly onNote?: (note: string) => void;
}

const PLAIN_TEXT = 'text/plain; charset=utf-8';

/** A proxy that forwards to one target, and changes nothing but the fields of one connection. */
export class ProxyServer {
  /** How many requests are under way. */
  underWay = 0;
  private readonly server: Server;
  private readonly agent: Agent;
  private readonly sockets = new Set<Duplex>();

  constructor(private readonly options: ProxyOptions) {
    const { target, ca } = options;
    const settings = { keepAlive: true, ...(ca !== null && { ca }) };
    this.agent = target.protocol === 'https:' ? new SecureAgent(settings) : new Agent(settings);
    this.server = createServer({ requestTimeout: 0 }, (request, response) => this.forward(request, response));
    this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
    this.server.on('connect', (_request, socket) => socket.end('HTTP/1.1 405 Method Not Allowed\r\n\r\n'));
    this.server.on('clientError', (error, socket) => {
      options.onProblem(`a request is no HTTP (${reasonOf(error)}) and was answered 400`);
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    });
  }

  /** Begins to listen, and gives the port. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        const address = this.server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** Ends all connections. */
  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.closeAllConnections();
    this.agent.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private forward(request: IncomingMessage, response: ServerResponse): void {
    this.underWay++;
    response.once('close', () => this.underWay--);
    const sent = new CapturedBody();
    const upstream = this.requestTo(request, endToEnd(headerPairs(request.rawHeaders)));
    const underWay: UnderWay = { request, response, sent, received: new CapturedBody(), answer: null };
    upstream.on('response', (answer) => {
      underWay.answer = answer;
      this.answer(answer, underWay);
    });
    upstream.on('error', (error) => {
      const behind = behindEmptyAnswer(error, underWay);
      if (behind === null) this.fail(error, request, response);
      else underWay.received.add(behind);
    });
    response.once('close', () => upstream.destroy());
    request.on('data', (chunk: Buffer) => sent.add(chunk));
    request.on('end', () => sent.end());
    request.on('error', () => upstream.destroy());
    request.pipe(upstream);
  }

  private requestTo(request: IncomingMessage, headers: [string, string][]) {
    const { target, host } = this.options;
    const { method = 'GET' } = request;
    const fields = headers.map(([name, value]): [string, string] => [
      name,
      host !== null && name.toLowerCase() === 'host' ? host : value,
    ]);
    const isBodyless =
      fieldValue(fields, 'content-length') === null && fieldValue(fields, 'transfer-encoding') === null;
    // Without it, Node would announce chunks.
    if (isBodyless && !/^(?:GET|HEAD|DELETE|OPTIONS|TRACE)$/.test(method)) fields.push(['Content-Length', '0']);
    const send = target.protocol === 'https:' ? requestHttps : requestHttp;
    return send({
      hostname: target.hostname.replace(/^\[(.*)\]$/, '$1'),
      port: target.port,
      servername: target.hostname,
      method,
      path: pathAt(target, request.url ?? '/'),
      headers: fields.flat(),
      setHost: false,
      agent: this.agent,
    });
  }

  private answer(answer: IncomingMessage, { request, response, sent, received }: UnderWay): void {
    const { statusCode = 0, statusMessage = '' } = answer;
    response.sendDate = false;
    response.writeHead(statusCode, statusMessage, endToEnd(headerPairs(answer.rawHeaders)).flat());
    answer.on('data', (chunk: Buffer) => received.add(chunk));
    answer.on('end', () => received.end());
    answer.once('close', () => {
      if (!answer.complete) response.destroy();
      this.options.onExchange(this.recorded(request, sent, answer, received));
    });
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  }

  private recorded(
    request: IncomingMessage,
    sent: CapturedBody,
    answer: IncomingMessage,
    received: CapturedBody,
  ): RecordedExchange {
    const { target } = this.options;
    const [asked, answered] = [headerPairs(request.rawHeaders), headerPairs(answer.rawHeaders)];
    const method = request.method ?? 'GET';
    const status = answer.statusCode ?? 0;
    return {
      request: {
        method,
        url: target.origin + pathAt(target, request.url ?? '/'),
        headers: asked,
        body: recordedBody({ headers: asked, body: sent }),
      },
      response: {
        status,
        headers: answered,
        body: answeredBody(method, status, answered, received),
      },
    };
  }

  private fail(error: Error, request: IncomingMessage, response: ServerResponse): void {
    // Whoever asked went away.
    if (response.destroyed) {
      if (!response.headersSent)
        this.options.onNote?.(`${request.method} ${request.url} was given up before an answer came`);
      return;
    }
    const text = this.tellFailure(error, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(502, { 'Content-Type': PLAIN_TEXT });
    response.end(text);
  }

  private failUpgrade(error: Error, request: IncomingMessage, socket: Duplex, isAnswered: boolean): void {
    if (socket.destroyed) return;
    const text = this.tellFailure(error, request);
    if (isAnswered) {
      socket.destroy();
      return;
    }
    const fields = `Content-Type: ${PLAIN_TEXT}\r\nContent-Length: ${Buffer.byteLength(text)}\r\nConnection: close`;
    socket.end(`HTTP/1.1 502 Bad Gateway\r\n${fields}\r\n\r\n${text}`);
  }

  /** Reports a request without an answer, and returns what its client is told. */
  private tellFailure(error: Error, request: IncomingMessage): string {
    const reason = reasonFor(error);
    this.options.onProblem(`${request.method} ${request.url} got no answer (${reason})`);
    return `lintel: ${this.options.target.origin} gave no answer (${reason})\n`;
  }

  /** Upgrades, such as WebSocket, are passed through, and not judged. */
  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.sockets.add(socket);
    socket.once('close', () => this.sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const upstream = this.requestTo(request, headerPairs(request.rawHeaders));
    let isAnswered = false;
    upstream.on('error', (error) => this.failUpgrade(error, request, socket, isAnswered));
    upstream.on('upgrade', (answer, other, rest) => {
      socket.write(headOf(answer));
      socket.write(rest);
      other.write(head);
      other.on('error', () => socket.destroy());
      socket.once('close', () => other.destroy());
      other.once('close', () => socket.destroy());
      other.pipe(socket).pipe(other);
    });
    upstream.on('response', (answer) => {
      isAnswered = true;
      socket.write(headOf(answer));
      answer.pipe(socket);
    });
    upstream.end();
  }
}

/** The body of an answer; `absent` where its method or status has none, `unknown` where nobody can see it. */
function answeredBody(
  method: string,
  status: number,
  headers: HeaderPairs,
  received: CapturedBody,
): RecordedExchange['response']['body'] {
  if (status === 204 && received.isEmpty) {
    // Node hands over no body of these: it is seen where it came with the fields, else what they say tells of one.
    const isAnnounced =
      Number(fieldValue(headers, 'content-length') ?? 0) > 0 || fieldValue(headers, 'transfer-encoding') !== null;
    if (isAnnounced) return { state: 'unknown' };
  }
  const isEmpty = isWithoutBody(method, status) && (status !== 204 || received.isEmpty);
  return isEmpty ? { state: 'absent' } : recordedBody({ headers, body: received });
}

/** What Node calls certificates that no authority known to it signed. */
const UNKNOWN_AUTHORITY = /SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY|GET_ISSUER)/;

function reasonFor(error: NodeJS.ErrnoException): string {
  if (error.code === 'EPROTO') return 'it does not speak TLS as this Node does; is its address one of http?';
  return `${reasonOf(error)}${UNKNOWN_AUTHORITY.test(error.code ?? '') ? '; vouch for it with --ca FILE' : ''}`;
}

interface UnderWay {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly sent: CapturedBody;
  readonly received: CapturedBody;
  /** Null until it comes. */
  answer: IncomingMessage | null;
}

/**
 * The bytes behind an answer that has no body by its method or status, which Node takes for a broken answer; null for
 * every other error.
 */
function behindEmptyAnswer(error: Error, { request, answer }: UnderWay): Buffer | null {
  if (answer === null || !isWithoutBody(request.method ?? 'GET', answer.statusCode ?? 0)) return null;
  const { rawPacket, bytesParsed } = error as { rawPacket?: Buffer; bytesParsed?: number };
  return rawPacket === undefined ? null : rawPacket.subarray(bytesParsed ?? 0);
}

/**
 * The path of a request below that of the target. Of a whole URL, as proxies are sent, the path counts: there is one
 * target.
 */
function pathAt({ pathname }: URL, url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return `${pathname.replace(/\/$/, '')}${path.startsWith('/') || path === '*' ? path : `/${path}`}`;
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const fields = headerPairs(rawHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${fields.join('')}\r\n`;
}

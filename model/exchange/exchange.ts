import { below, type Place, rootPlace, type SourceFile } from '../description/place.ts';
import { isJson } from '../text/standards/media-type.ts';
import { HeaderFields } from './header-fields.ts';
import { type MediaType, parseMediaType } from './media-type.ts';
import type { RecordedBody, RecordedExchange, RecordedMessage } from './recorded-exchange.ts';
import { type RequestUrl, readRequestUrl } from './request-url.ts';

/**
 * A request and its response as rules see them. Places are those of a document of this form, whatever the traffic is
 * recorded in:
 *
 *   request: {method, url, headers: {NAME: VALUE}, body}
 *   response: {status, headers: {NAME: VALUE}, body}
 *
 * A name that was sent several times has a list of its values. Bodies stand as JSON values, so that the place of a
 * member is `['response', 'body', 'items', 0, 'status']`.
 */
export interface Exchange {
  /** Of the whole exchange. Its file stands for this exchange alone. */
  readonly place: Place;
  readonly request: RequestMessage;
  readonly response: ResponseMessage;
}

/** What requests and responses have in common. */
interface Message {
  readonly exchange: Exchange;
  readonly place: Place;
  readonly headers: HeaderFields;
  /** What Content-Type says; null without one, or where it is no media type. */
  readonly mediaType: MediaType | null;
  readonly body: Body;
}

export interface RequestMessage extends Message {
  readonly part: 'request';
  /** As sent, mostly in upper case. */
  readonly method: string;
  readonly methodPlace: Place;
  readonly url: RequestUrl;
  readonly urlPlace: Place;
}

export interface ResponseMessage extends Message {
  readonly part: 'response';
  /** 0 where no answer came: rules are not asked about such an exchange. */
  readonly status: number;
  readonly statusPlace: Place;
}

export type HttpMessage = RequestMessage | ResponseMessage;

/** The body of a message. */
interface Body {
  readonly place: Place;
  /**
   * `present`: all of it is known. `absent`: there was none. `unknown`, `cut`, `undecodable`: nobody can say what it
   * is, and rules about its content are silent.
   */
  readonly state: 'present' | 'absent' | 'unknown' | 'cut' | 'undecodable';
  /** Of a present body; null for one that is no text, or whose JSON value alone was recorded. */
  readonly text: string | null;
  /** The JSON value of a present body; null for one that is no JSON, whatever its Content-Type says. */
  readonly json: { readonly value: unknown } | null;
}

/** Reads a recorded exchange; `source` is the file of the traffic. */
export function readExchange(recorded: RecordedExchange, source: string | null): Exchange {
  return new ReadExchange(recorded, source);
}

class ReadExchange implements Exchange {
  readonly place: Place;
  readonly request: RequestMessage;
  readonly response: ResponseMessage;

  constructor(recorded: RecordedExchange, source: string | null) {
    this.place = rootPlace(new ExchangeDocument(source, recorded));
    const { request, response } = recorded;
    const [asked, answered] = [below(this.place, 'request'), below(this.place, 'response')];
    this.request = {
      part: 'request',
      method: request.method,
      methodPlace: below(asked, 'method'),
      url: readRequestUrl(request.url),
      urlPlace: below(asked, 'url'),
      ...messageOf(this, asked, request),
    };
    this.response = {
      part: 'response',
      status: response.status,
      statusPlace: below(answered, 'status'),
      ...messageOf(this, answered, response),
    };
  }
}

function messageOf(exchange: Exchange, place: Place, { headers, body, unrecorded }: RecordedMessage): Message {
  const fields = new HeaderFields(below(place, 'headers'), headers, unrecorded);
  const contentType = fields.first('Content-Type')?.value ?? null;
  const mediaType = contentType === null ? null : parseMediaType(contentType);
  return { exchange, place, headers: fields, mediaType, body: bodyOf(body, mediaType, fields, below(place, 'body')) };
}

function bodyOf(recorded: RecordedBody, mediaType: MediaType | null, fields: HeaderFields, place: Place): Body {
  switch (recorded.state) {
    case 'json':
      return { place, state: 'present', text: null, json: { value: recorded.value } };
    case 'text':
      if (recorded.text === '') return { place, state: 'absent', text: null, json: null };
      return textBody(recorded.text, jsonIn(recorded.text, mediaType), fields, place);
    case 'binary':
      return { place, state: 'present', text: null, json: null };
    default:
      return { place, state: recorded.state, text: null, json: null };
  }
}

/** What no JSON has: some recorders write compressed bytes down as if they were a text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the bytes of a compressed body
const OF_BYTES = /[\0-\x08\x0e-\x1f\ufffd]/;

function textBody(text: string, json: Body['json'], fields: HeaderFields, place: Place): Body {
  const isCompressed = json === null && fields.has('Content-Encoding') && OF_BYTES.test(text);
  return isCompressed
    ? { place, state: 'undecodable', text: null, json: null }
    : { place, state: 'present', text, json };
}

/** Who reads bytes as text drops it; recorders that keep texts write it down. */
const BYTE_ORDER_MARK = '\ufeff';

/** Text of another media type is JSON only where it looks like an object or a list. */
function jsonIn(text: string, mediaType: MediaType | null): { readonly value: unknown } | null {
  if (mediaType !== null && !isJson(mediaType.essence) && !/^\s*[[{]/.test(text)) return null;
  try {
    return { value: JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text) };
  } catch {
    return null;
  }
}

/** The document of an exchange, made when somebody asks for it. */
class ExchangeDocument implements SourceFile {
  private made: unknown;

  constructor(
    readonly source: string | null,
    private readonly recorded: RecordedExchange,
  ) {}

  get data(): unknown {
    this.made ??= documentOf(this.recorded);
    return this.made;
  }
}

function documentOf({ request, response }: RecordedExchange): unknown {
  const { method, url } = request;
  return {
    request: { method, url, ...messageDocument(request) },
    response: { status: response.status, ...messageDocument(response) },
  };
}

function messageDocument({ headers, body }: RecordedMessage): object {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of headers) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? value : [known, value].flat());
  }
  return { headers: Object.fromEntries(fields), ...bodyDocument(body) };
}

function bodyDocument(body: RecordedBody): object {
  if (body.state === 'json') return { body: body.value };
  if (body.state !== 'text') return {};
  return { body: jsonIn(body.text, null)?.value ?? body.text };
}

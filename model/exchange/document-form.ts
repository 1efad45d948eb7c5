import { asObject, isObject, type JsonObject, member } from '../description/json.ts';

/** The parts of a message that a document has. */
export type MessagePart = 'method' | 'url' | 'status' | 'headers' | 'body';

/** What recorders call a request and a response. The first name is the one of the documentation. */
const MESSAGES: Readonly<Record<'request' | 'response', readonly string[]>> = {
  request: ['request', 'req'],
  response: ['response', 'res', 'resp'],
};

/** What they call the parts of it. */
const PARTS: Readonly<Record<MessagePart, readonly string[]>> = {
  method: ['method', 'httpMethod', 'verb'],
  url: ['url', 'uri', 'originalUrl', 'path', 'target'],
  status: ['status', 'statusCode', 'status_code', 'code'],
  headers: ['headers', 'header', 'rawHeaders'],
  body: ['body', 'json', 'text', 'payload', 'data', 'rawBody'],
};

/**
 * The keys that lead to the request or the response in a document, or to a part of it; null where it has none. Messages
 * stand at the root, below `exchange`, or their parts stand at the root under joined names: `requestHeaders`,
 * `response_body`.
 */
export function keysInDocument(
  document: unknown,
  message: 'request' | 'response',
  part?: MessagePart,
): readonly string[] | null {
  const above = wrapperIn(document);
  const root = asObject(above === null ? document : member(document, above));
  const begin = above === null ? [] : [above];
  const name = MESSAGES[message].find((one) => isObject(root[one]));
  if (name === undefined) {
    const joined = part === undefined ? undefined : joinedName(root, message, part);
    return joined === undefined ? null : [...begin, joined];
  }
  if (part === undefined) return [...begin, name];
  const key = firstOf(PARTS[part], asObject(root[name]));
  return key === undefined ? null : [...begin, name, key];
}

const WRAPPER = 'exchange';

function wrapperIn(document: unknown): string | null {
  const isAtRoot = Object.values(MESSAGES).some((names) => names.some((name) => isObject(member(document, name))));
  return !isAtRoot && isObject(member(document, WRAPPER)) ? WRAPPER : null;
}

/** Method, URL and status need not say whose they are. */
function joinedName(root: JsonObject, message: 'request' | 'response', part: MessagePart): string | undefined {
  const joined = MESSAGES[message].flatMap((whose) =>
    PARTS[part].flatMap((name) => [`${whose}${name.charAt(0).toUpperCase()}${name.slice(1)}`, `${whose}_${name}`]),
  );
  const isOfOne = part !== 'headers' && part !== 'body';
  return firstOf([...joined, ...(isOfOne ? PARTS[part] : [])], root);
}

function firstOf(names: readonly string[], object: JsonObject): string | undefined {
  return names.find((name) => object[name] !== undefined);
}

/** The value to which keys lead in a document. */
export function valueAt(document: unknown, keys: readonly string[] | null): unknown {
  return keys === null ? undefined : keys.reduce<unknown>((value, key) => member(value, key), document);
}

/** A header field of a document, with the keys that lead to it below the fields. */
export interface WrittenField {
  readonly name: string;
  readonly value: string;
  readonly keys: readonly string[];
}

/**
 * The header fields of a message, in any form: an object by name, a list of pairs, of `{name, value}` or of `{key,
 * value}`, names and values in turn, or the lines of a text. Null for what is no form of fields.
 */
export function fieldsIn(written: unknown): readonly WrittenField[] | null {
  if (written === undefined || written === null) return [];
  if (typeof written === 'string') return fieldsInLines(written);
  if (Array.isArray(written)) return allOf(fieldsInList(written));
  return isObject(written) ? allOf(Object.entries(written).flatMap(([name, value]) => fieldsNamed(name, value))) : null;
}

function allOf(fields: readonly (WrittenField | null)[]): readonly WrittenField[] | null {
  const known = fields.filter((field) => field !== null);
  return known.length === fields.length ? known : null;
}

/** A value of null or none says that the field was not sent. */
function fieldsNamed(name: string, value: unknown): (WrittenField | null)[] {
  if (Array.isArray(value))
    return value.map((one: unknown, index) =>
      fieldFrom(name, one, value.length === 1 ? [name] : [name, String(index)]),
    );
  return value === undefined || value === null ? [] : [fieldFrom(name, value, [name])];
}

function fieldsInList(list: readonly unknown[]): (WrittenField | null)[] {
  if (list.length % 2 === 0 && list.every((one) => typeof one === 'string')) {
    return list.flatMap((name, index) =>
      index % 2 === 0 ? [fieldFrom(name, list[index + 1], [String(index + 1)])] : [],
    );
  }
  return list.map((field, index) => {
    if (Array.isArray(field)) return fieldFrom(field[0], field[1], [String(index), '1']);
    return fieldFrom(member(field, 'name') ?? member(field, 'key'), member(field, 'value') ?? '', [
      String(index),
      'value',
    ]);
  });
}

function fieldFrom(name: unknown, value: unknown, keys: readonly string[]): WrittenField | null {
  return typeof name === 'string' && ['string', 'number', 'boolean'].includes(typeof value)
    ? { name, value: String(value), keys }
    : null;
}

/** As they are sent. */
function fieldsInLines(text: string): readonly WrittenField[] | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return allOf(
    lines.map((line) => {
      const [, name, value] = /^([^\s:]+):(.*)$/.exec(line) ?? [];
      return fieldFrom(name, value, []);
    }),
  );
}

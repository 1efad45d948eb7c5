import type { ExchangeViolation } from '../../../framework/define-exchange.ts';
import { plain, quote } from '../../../framework/messages.ts';
import type { OperationNode, ParameterNode } from '../../../model/description/nodes.ts';
import type { Place } from '../../../model/description/place.ts';
import type { RequestMessage } from '../../../model/exchange/exchange.ts';
import type { ExchangePath } from '../../../model/exchange/exchange-path.ts';
import { itemSchemasOf } from '../../../model/schemas/effective-schema.ts';
import { admittedTypes } from '../../../model/schemas/schema-types.ts';
import { valueFaults } from '../../../model/schemas/value-faults.ts';

/** Header parameters of these names say nothing (OpenAPI, Parameter Object). */
const NO_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** What is sent for one parameter: its values, as they read without percent encoding, and where they stand. */
interface Sent {
  readonly texts: readonly string[];
  readonly place: Place;
}

/**
 * What a request that a service takes has of parameters that its description does not have, lacks, or describes
 * otherwise.
 */
export function parameterViolations(
  request: RequestMessage,
  { parameters }: OperationNode,
  path: ExchangePath | null,
): readonly ExchangeViolation[] {
  const described = parameters.flatMap(({ node }) => node ?? []);
  // A reference that leads nowhere, or an object whose members may spread over parameters of any name.
  const isOpen = described.length < parameters.length || described.some(mayHaveAnyName);
  return [
    ...(isOpen ? [] : undescribed(request, described)),
    ...described.flatMap((parameter) => violationOf(parameter, request, path) ?? []),
  ];
}

function mayHaveAnyName({ location, schema }: ParameterNode): boolean {
  const types = schema?.target == null ? null : admittedTypes(schema.target);
  return location === 'querystring' || (location === 'query' && types?.has('object') === true);
}

function undescribed({ url, urlPlace }: RequestMessage, described: readonly ParameterNode[]): ExchangeViolation[] {
  const known = new Set(described.flatMap(({ location, name }) => (location === 'query' ? (name ?? []) : [])));
  const names = new Set(url.query.map(({ name }) => name.decoded));
  const unknown = [...names].filter((name) => !known.has(name) && !known.has(name.replace(/\[.*$/s, '')));
  return unknown.map((name) => ({
    message: `the description has no query parameter ${quote(name)}; describe what is taken, or leave it out`,
    at: urlPlace,
    about: name,
  }));
}

function violationOf(
  parameter: ParameterNode,
  request: RequestMessage,
  path: ExchangePath | null,
): ExchangeViolation | null {
  const { name, location, value } = parameter;
  // What never existed, and cannot, may be deleted (4.2/delete-no-content).
  if (name === null || (location === 'path' && request.method.toUpperCase() === 'DELETE')) return null;
  const title = `the ${location} parameter ${quote(name)}`;
  const sent = sentFor(name, location, request, path);
  if (sent === null) return null;
  if (sent.texts.length === 0) {
    if (value.required !== true || location === 'path') return null;
    const message = `${title} is missing, and the service takes that; send it, or describe it as optional`;
    return { message, at: sent.place, about: name };
  }
  const wanted = wantedInstead(sent.texts, parameter);
  return wanted === null
    ? null
    : {
        message: `${title} is ${quote(sent.texts.join(','))}, and the service takes that; the description wants ${plain(wanted)}`,
        at: sent.place,
        about: name,
      };
}

/** Null where nobody can tell what was sent: recorders leave cookies out. */
function sentFor(
  name: string,
  location: string | null,
  { url, urlPlace, headers }: RequestMessage,
  path: ExchangePath | null,
): Sent | null {
  switch (location) {
    case 'query': {
      const found = url.query.filter((one) => one.name.decoded === name || one.name.decoded === `${name}[]`);
      return { texts: found.map(({ value }) => value.decoded), place: urlPlace };
    }
    case 'path': {
      const part = path?.parameters.get(name);
      return part === undefined ? null : { texts: [part.decoded], place: urlPlace };
    }
    case 'header': {
      if (NO_PARAMETERS.has(name.toLowerCase())) return null;
      const field = headers.first(name);
      if (field !== null) return { texts: [headers.value(name) ?? ''], place: field.place };
      return headers.mayHave(name) ? null : { texts: [], place: headers.place };
    }
    default:
      return null;
  }
}

/**
 * What the schema of a parameter wants in place of what was sent, in words; null where that fits, or the form of the
 * values is open.
 */
function wantedInstead(texts: readonly string[], { schema, value, location, place }: ParameterNode): string | null {
  const target = schema?.target ?? null;
  const types = target === null ? null : admittedTypes(target);
  const isUsualStyle = [undefined, 'form', 'simple'].includes(value.style as string | undefined);
  if (target === null || types === null || types.size === 0 || types.has('object') || !isUsualStyle) return null;
  // What is empty may stand for nothing.
  if (texts.every((text) => text === '')) return null;
  if (!types.has('array')) return firstFault(valueIn(texts[0] ?? '', types), target, place);
  if (types.size > 1) return null;
  const isSpread = location === 'query' && value.explode !== false;
  const items = isSpread ? texts : texts.flatMap((text) => text.split(','));
  const [item] = itemSchemasOf(target);
  const itemTypes = item === undefined ? null : admittedTypes(item);
  return firstFault(
    items.map((text) => (itemTypes === null ? text : valueIn(text.trim(), itemTypes))),
    target,
    place,
  );
}

/** A text as the value that it stands for; of what stands for none, the text. */
function valueIn(text: string, types: ReadonlySet<string>): string | number | boolean {
  if (types.has('string')) return text;
  if ((types.has('integer') || types.has('number')) && /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return Number(text);
  return types.has('boolean') && /^(?:true|false)$/.test(text) ? text === 'true' : text;
}

function firstFault(value: unknown, schema: Parameters<typeof valueFaults>[2], place: Place): string | null {
  return valueFaults(value, place, schema, 'request')[0]?.wanted ?? null;
}

import { type Data, type DataObject, isDataObject } from '../../scripts/reference/data.ts';

/** A body that a description shows, for a request or a response. */
export interface DocumentedBody {
  readonly mediaType: string;
  /** The name of the example. */
  readonly name: string;
  readonly value: Data;
  readonly schema: DataObject;
}

/** What a description documents for one status. */
interface DocumentedResponse {
  /** `default` or a number. */
  readonly status: string;
  readonly headers: readonly string[];
  readonly bodies: readonly DocumentedBody[];
}

/** An operation of a dereferenced description with its examples. */
export interface DocumentedOperation {
  readonly id: string;
  readonly method: string;
  /** With example values in place of its parameters; null for a webhook or callback. */
  readonly url: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: readonly DocumentedBody[];
  readonly responses: readonly DocumentedResponse[];
  /** The bodies that have no example, by status (or `request`) and media type. */
  readonly unshown: readonly string[];
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** Every operation of a dereferenced description: those of its paths, their callbacks and the webhooks. */
export function documentedOperations(description: Data): DocumentedOperation[] {
  const sent = [...entries(description, 'webhooks'), ...entries(description, 'x-webhooks')];
  return [
    ...entries(description, 'paths').flatMap(([path, item]) => operationsOf(item, path)),
    ...sent.flatMap(([, item]) => operationsOf(item, null)),
  ];
}

function operationsOf(item: Data, path: string | null): DocumentedOperation[] {
  return entries(item)
    .filter(([method]) => METHODS.includes(method))
    .flatMap(([method, operation]) => {
      const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')];
      const callbacks = entries(operation, 'callbacks').flatMap(([, callback]) => entries(callback));
      return [
        {
          id: textAt(operation, 'operationId'),
          method,
          url: path === null ? null : urlOf(path, parameters),
          headers: Object.fromEntries(
            parametersIn('header', parameters).map((one) => [textAt(one, 'name'), textAt(one, 'example')]),
          ),
          requests: bodiesIn(valueAt(operation, 'requestBody')),
          responses: entries(operation, 'responses').map(([status, response]) => ({
            status,
            headers: entries(response, 'headers').map(([name]) => name),
            bodies: bodiesIn(response),
          })),
          unshown: [
            ['request', valueAt(operation, 'requestBody')] as const,
            ...entries(operation, 'responses'),
          ].flatMap(([key, holder]) => withoutExample(holder).map((mediaType) => `${key} ${mediaType}`)),
        },
        ...callbacks.flatMap(([, callback]) => operationsOf(callback, null)),
      ];
    });
}

function urlOf(path: string, parameters: readonly Data[]): string {
  const query = new URLSearchParams(
    parametersIn('query', parameters).flatMap((one) =>
      [valueAt(one, 'example')].flat().map((value) => [textAt(one, 'name'), String(value)]),
    ),
  );
  const filled = parametersIn('path', parameters).reduce<string>(
    (text, one) => text.replace(`{${textAt(one, 'name')}}`, encodeURIComponent(textAt(one, 'example'))),
    path,
  );
  return `${filled}?${query}`;
}

function parametersIn(location: string, parameters: readonly Data[]): Data[] {
  return parameters.filter((one) => valueAt(one, 'in') === location);
}

function bodiesIn(holder: Data): DocumentedBody[] {
  return entries(holder, 'content').flatMap(([mediaType, content]) =>
    entries(content, 'examples').map(([name, example]) => {
      const schema = valueAt(content, 'schema');
      if (!isDataObject(schema)) throw new Error(`${mediaType} has no schema.`);
      return { mediaType, name, value: valueAt(example, 'value'), schema };
    }),
  );
}

function withoutExample(holder: Data): string[] {
  return entries(holder, 'content').flatMap(([mediaType, content]) =>
    entries(content, 'examples').length === 0 ? [mediaType] : [],
  );
}

function entries(data: Data, key?: string): [string, Data][] {
  const object = key === undefined ? data : isDataObject(data) ? (data[key] ?? null) : null;
  return isDataObject(object) ? Object.entries(object) : [];
}

function listAt(data: Data, key: string): readonly Data[] {
  const list = isDataObject(data) ? data[key] : undefined;
  return Array.isArray(list) ? list : [];
}

function valueAt(data: Data, key: string): Data {
  return (isDataObject(data) ? data[key] : undefined) ?? null;
}

/** @throws Error where there is no text, number or boolean. */
function textAt(data: Data, key: string): string {
  const value = valueAt(data, key);
  if (value === null || typeof value === 'object') throw new Error(`There is no ${key} in ${JSON.stringify(data)}.`);
  return String(value);
}

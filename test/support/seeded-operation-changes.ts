import { asObject, isObject } from '../../model/description/json.ts';
import type { Data } from './description-data.ts';
import {
  bodyOf,
  first,
  isIgnored,
  methodsOf,
  now,
  ofOperation,
  parametersOf,
  partsOf,
  pathsOf,
  plainResponses,
  push,
  responsesOf,
  rootOf,
  type SeededInterfaceChange,
  then,
  used,
  without,
} from './description-parts.ts';

const asked = (location: string) => ({ name: 'Seeded', in: location, required: true, schema: { type: 'string' } });

const PARAMETERS: readonly SeededInterfaceChange[] = [
  ...['query', 'header', 'cookie'].map((location) =>
    ofOperation(`required ${location} parameter added`, ({ value, keys }) =>
      now(...keys, 'parameters', push(value, 'parameters', asked(location))),
    ),
  ),
  ...['query', 'header'].flatMap((location) => [
    ofOperation(`${location} parameter removed`, (operation) =>
      first(parametersOf(operation, location), ({ key, keys }) => {
        without(operation, 'parameters', key);
        return then(...keys);
      }),
    ),
    ofOperation(`${location} parameter becomes required`, (operation) =>
      first(parametersOf(operation, location), ({ value, keys }) => {
        if (value.required === true) return null;
        value.required = true;
        return now(...keys, 'required');
      }),
    ),
    ofOperation(`${location} parameter renamed`, (operation) =>
      first(parametersOf(operation, location), ({ value, keys }) => {
        value.name = 'Seeded';
        return then(...keys);
      }),
    ),
  ]),
  ofOperation('optional parameter moves from the query to a header', (operation) =>
    first(parametersOf(operation, 'query'), ({ value, keys }) => {
      if (value.required === true || 'style' in value) return null;
      value.in = 'header';
      return then(...keys);
    }),
  ),
  ofOperation('a list in the query is written in another way', (operation) =>
    first(parametersOf(operation, 'query'), ({ value, keys }) => {
      if (asObject(value.schema).type !== 'array' || (value.style ?? 'form') !== 'form' || value.explode === false)
        return null;
      value.explode = false;
      return now(...keys, 'explode');
    }),
  ),
  {
    title: 'required parameter added to a path',
    edit: (root) =>
      first(pathsOf(root), ({ value, keys }) => {
        if (methodsOf({ value, keys }).length === 0) return null;
        return now(...keys, 'parameters', push(value, 'parameters', asked('query')));
      }),
  },
  {
    title: 'shared parameter becomes required',
    edit: (root) =>
      first(sharedParameters(root), ({ value, keys }) => {
        if (value.required === true || value.in === 'path') return null;
        value.required = true;
        return now(...keys, 'required');
      }),
  },
  {
    title: 'shared parameter has another type',
    edit: (root) =>
      first(sharedParameters(root), ({ value, keys }) => {
        const { type } = asObject(value.schema);
        if (type !== 'string' && type !== 'integer') return null;
        value.schema = { type: 'object' };
        return now(...keys, 'schema', 'type');
      }),
  },
];

const sharedParameters = (root: Data) => used(root, 'parameters').filter(({ value }) => !isIgnored(value));

const PATHS: readonly SeededInterfaceChange[] = [
  {
    title: 'path removed',
    edit: (root) =>
      first(pathsOf(root).slice(1), ({ key, keys }) => {
        delete (root.paths as Data)[key];
        return then(...keys);
      }),
  },
  {
    title: 'operation removed',
    edit: (root) =>
      first(pathsOf(root), (item) => {
        const [one, other] = methodsOf(item);
        if (one === undefined || other === undefined) return null;
        delete item.value[one.method];
        return then(...one.keys);
      }),
  },
  {
    title: 'method changed',
    edit: (root) =>
      first(pathsOf(root), (item) => {
        const one = methodsOf(item).find(({ method }) => method === 'put');
        if (one === undefined || 'patch' in item.value) return null;
        item.value.patch = item.value.put;
        delete item.value.put;
        return then(...one.keys);
      }),
  },
  {
    title: 'server moves to another path',
    edit: (root) => {
      const servers = partsOf(rootOf(root), 'servers');
      const [server] = servers;
      if (server === undefined || servers.length > 1 || 'variables' in server.value) return null;
      if (pathsOf(root).some(({ value }) => 'servers' in value || JSON.stringify(value).includes('"servers"')))
        return null;
      server.value.url = `${String(server.value.url).replace(/\/$/, '')}/seeded`;
      return now('servers', 0, 'url');
    },
  },
];

const BODIES: readonly SeededInterfaceChange[] = [
  ofOperation('request body removed', ({ value, keys }) => {
    const body = bodyOf({ value, keys });
    if (body === null) return null;
    delete value.requestBody;
    return then(...body.keys);
  }),
  ofOperation('request body becomes required', ({ value, keys }) => {
    const body = bodyOf({ value, keys });
    if (body === null || body.value.required === true) return null;
    body.value.required = true;
    return now(...body.keys, 'required');
  }),
  ofOperation('required request body added', ({ value, keys }) => {
    if ('requestBody' in value || !['post', 'put'].includes(String(keys.at(-1)))) return null;
    value.requestBody = { required: true, content: { 'application/json': { schema: { type: 'object' } } } };
    return now(...keys, 'requestBody');
  }),
  ...(['removed', 'replaced'] as const).map((title) =>
    ofOperation(`media type of a request ${title}`, (operation) => {
      const body = bodyOf(operation);
      if (body === null) return null;
      const [media, ...others] = partsOf(body, 'content');
      if (media === undefined || (title === 'removed') !== others.length > 0) return null;
      without(body, 'content', media.key);
      if (title === 'replaced') (body.value.content as Data)['application/x-seeded'] = media.value;
      return then(...media.keys);
    }),
  ),
  {
    title: 'media type of a shared request body replaced',
    edit: (root) =>
      first(used(root, 'requestBodies'), (body) => {
        const [media, other] = partsOf(body, 'content');
        if (media === undefined || other !== undefined) return null;
        without(body, 'content', media.key);
        (body.value.content as Data)['application/x-seeded'] = media.value;
        return then(...media.keys);
      }),
  },
  ofOperation('content type of a part of a form changed', (operation) => {
    const body = bodyOf(operation);
    if (body === null) return null;
    return first(partsOf(body, 'content'), (media) =>
      first(partsOf(media, 'encoding'), ({ value, keys }) => {
        if (typeof value.contentType !== 'string' || value.contentType === '*/*') return null;
        value.contentType = 'application/x-seeded';
        return now(...keys, 'contentType');
      }),
    );
  }),
];

const RESPONSES: readonly SeededInterfaceChange[] = [
  ofOperation('error status removed', (operation) =>
    first(
      plainResponses(operation).filter(({ key }) => /^[45]/.test(String(key))),
      ({ key, keys }) => {
        without(operation, 'responses', key);
        return then(...keys);
      },
    ),
  ),
  ofOperation('success status replaced', (operation) => {
    const [one, other] = plainResponses(operation).filter(({ key }) => /^2/.test(String(key)));
    if (one === undefined || other !== undefined) return null;
    without(operation, 'responses', one.key);
    (operation.value.responses as Data)['226'] = one.value;
    return then(...one.keys);
  }),
  ofOperation('body of a response removed', (operation) =>
    first(responsesOf(operation), ({ value, keys }) => {
      if (Object.keys(asObject(value.content)).length === 0) return null;
      delete value.content;
      return then(...keys, 'content');
    }),
  ),
  ofOperation('media type of a response replaced', (operation) =>
    first(responsesOf(operation), (response) => {
      const [media, other] = partsOf(response, 'content');
      if (media === undefined || other !== undefined || String(media.key).includes('*')) return null;
      without(response, 'content', media.key);
      (response.value.content as Data)['application/x-seeded'] = media.value;
      return then(...media.keys);
    }),
  ),
  ofOperation('response header removed', (operation) =>
    first(responsesOf(operation), (response) =>
      first(partsOf(response, 'headers'), ({ key, keys }) => {
        without(response, 'headers', key);
        return then(...keys);
      }),
    ),
  ),
  ofOperation('response header no longer promised', (operation) =>
    first(responsesOf(operation), (response) =>
      first(partsOf(response, 'headers'), ({ value, keys }) => {
        if (value.required !== true) return null;
        delete value.required;
        return now(...keys);
      }),
    ),
  ),
  ofOperation('response header has another type', (operation) =>
    first(responsesOf(operation), (response) =>
      first(partsOf(response, 'headers'), ({ value, keys, key }) => {
        if (!isObject(value.schema) || '$ref' in value.schema || String(key).toLowerCase() === 'content-type')
          return null;
        value.schema = { type: 'object' };
        return now(...keys, 'schema', 'type');
      }),
    ),
  ),
  {
    title: 'body of a shared response removed',
    edit: (root) =>
      first(used(root, 'responses'), ({ value, keys }) => {
        if (Object.keys(asObject(value.content)).length === 0) return null;
        delete value.content;
        return then(...keys, 'content');
      }),
  },
  {
    title: 'header of a shared response removed',
    edit: (root) =>
      first(used(root, 'responses'), (response) =>
        first(partsOf(response, 'headers'), ({ key, keys }) => {
          without(response, 'headers', key);
          return then(...keys);
        }),
      ),
  },
];

/** Edits of paths, parameters, bodies and responses. */
export const SEEDED_OPERATION_CHANGES: readonly SeededInterfaceChange[] = [
  ...PATHS,
  ...PARAMETERS,
  ...BODIES,
  ...RESPONSES,
];

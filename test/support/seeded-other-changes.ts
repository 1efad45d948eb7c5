import { asArray, asObject, isObject } from '../../model/description/json.ts';
import type { Data } from './description-data.ts';
import {
  bodyOf,
  callbackItems,
  componentsOf,
  first,
  methodsOf,
  now,
  ofOperation,
  operationsOf,
  type Part,
  parametersOf,
  partsOf,
  plainResponses,
  rootOf,
  type SeededInterfaceChange,
  type SeededPlace,
  then,
  webhooksOf,
  without,
} from './description-parts.ts';

const SECURITY: readonly SeededInterfaceChange[] = [
  ofOperation('operation needs another scheme', ({ value, keys }) => {
    value.security = [{ Seeded: [] }];
    return now(...keys, 'security');
  }),
  {
    title: 'another scheme for everything',
    edit: (root) => {
      if (operationsOf(root).some(({ value }) => 'security' in value) || asArray(root.security).length === 0)
        return null;
      root.security = [{ Seeded: [] }];
      return now('security');
    },
  },
  {
    title: 'another scope',
    edit: (root) => {
      const [way] = asArray(root.security);
      const name = Object.keys(asObject(way))[0];
      if (name === undefined || asArray(root.security).length > 1) return null;
      if (operationsOf(root).every(({ value }) => 'security' in value)) return null;
      (way as Data)[name] = [...asArray(asObject(way)[name]), 'seeded'];
      return now('security');
    },
  },
  {
    title: 'key of an API in another place',
    edit: (root) =>
      first(componentsOf(root, 'securitySchemes'), ({ value, keys }) => {
        if (value.type !== 'apiKey' || !JSON.stringify([root.security, root.paths]).includes(`"${keys.at(-1)}":`))
          return null;
        value.name = 'Seeded';
        return now(...keys);
      }),
  },
];

const SENT: readonly SeededInterfaceChange[] = [
  {
    title: 'callback removed',
    edit: (root) =>
      first(operationsOf(root), (operation) =>
        first(partsOf(operation, 'callbacks'), ({ key, keys, value }) => {
          const [url, other] = Object.keys(value);
          if (url === undefined || other !== undefined) return null;
          without(operation, 'callbacks', key);
          return then(...keys, url);
        }),
      ),
  },
  {
    title: 'webhook removed',
    edit: (root) =>
      first(webhooksOf(root), ({ key, keys }) => {
        without(rootOf(root), 'webhooks', key);
        return then(...keys);
      }),
  },
  ...(['callback', 'webhook'] as const).flatMap((kind): SeededInterfaceChange[] => {
    const items = (root: Data) => (kind === 'callback' ? callbackItems(root) : webhooksOf(root));
    const of = (title: string, edit: (operation: Part & { method: string }, item: Part) => SeededPlace | null) => ({
      title: `${title} of a ${kind}`,
      edit: (root: Data) => first(items(root), (item) => first(methodsOf(item), (operation) => edit(operation, item))),
    });
    return [
      of('method', ({ method, keys }, item) => {
        if (method !== 'post') return null;
        item.value.put = item.value.post;
        delete item.value.post;
        return then(...keys);
      }),
      of('body removed', (operation) => {
        const body = bodyOf(operation);
        if (body === null) return null;
        delete operation.value.requestBody;
        return then(...body.keys);
      }),
      of('media type', (operation) => {
        const body = bodyOf(operation);
        const [media, other] = body === null ? [] : partsOf(body, 'content');
        if (body === null || media === undefined || other !== undefined) return null;
        without(body, 'content', media.key);
        (body.value.content as Data)['application/x-seeded'] = media.value;
        return then(...media.keys);
      }),
      of('parameter removed', (operation) =>
        first(parametersOf(operation), ({ key, keys }) => {
          without(operation, 'parameters', key);
          return then(...keys);
        }),
      ),
      of('status taken no more', (operation) => {
        const [one, other] = plainResponses(operation);
        if (one === undefined || other === undefined) return null;
        without(operation, 'responses', one.key);
        return then(...one.keys);
      }),
    ];
  }),
];

/** Schemas of components that have a discriminator with a mapping. */
const discriminated = (root: Data) =>
  componentsOf(root, 'schemas').filter(({ value }) => isObject(asObject(value.discriminator).mapping));

const DISCRIMINATORS: readonly SeededInterfaceChange[] = [
  {
    title: 'another property tells alternatives apart',
    edit: (root) =>
      first(
        discriminated(root).filter(({ value }) => 'oneOf' in value),
        ({ value, keys }) => {
          (value.discriminator as Data).propertyName = 'seeded';
          return now(...keys, 'discriminator', 'propertyName');
        },
      ),
  },
  {
    title: 'another value leads to an alternative',
    edit: (root) =>
      first(discriminated(root), ({ value, keys }) => {
        const mapping = asObject(asObject(value.discriminator).mapping) as Data;
        const [name] = Object.keys(mapping);
        if (name === undefined || !('oneOf' in value) || mapping[name] === `#/components/schemas/${name}`) return null;
        mapping.SEEDED = mapping[name];
        return now(...keys, 'discriminator', 'mapping', 'SEEDED');
      }),
  },
];

/** Edits of security, of what the service sends, and of discriminators. */
export const SEEDED_OTHER_CHANGES: readonly SeededInterfaceChange[] = [...SECURITY, ...SENT, ...DISCRIMINATORS];

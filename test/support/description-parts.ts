import { asArray, asObject, isObject } from '../../model/description/json.ts';
import type { Data } from './description-data.ts';

type Keys = readonly (string | number)[];

/** Where the one finding of an edit is to stand. */
export interface SeededPlace {
  readonly side: 'before' | 'after';
  /** From the root. */
  readonly keys: Keys;
}

/**
 * An edit outside of schemas that breaks clients. It changes a description in place; null where the description has
 * nothing that it fits.
 */
export interface SeededInterfaceChange {
  readonly title: string;
  readonly edit: (root: Data) => SeededPlace | null;
}

/** A part of a description with the keys that lead to it. */
export interface Part {
  readonly value: Data;
  readonly keys: Keys;
}

export const now = (...keys: Keys): SeededPlace => ({ side: 'after', keys });
export const then = (...keys: Keys): SeededPlace => ({ side: 'before', keys });

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'];

/** What is written in a part itself under a key, by its keys there. */
export function partsOf({ value, keys }: Part, key: string): (Part & { readonly key: string | number })[] {
  const held = value[key];
  const entries: [string | number, unknown][] = Array.isArray(held)
    ? [...held.entries()]
    : Object.entries(asObject(held));
  return entries.flatMap(([name, one]) =>
    isObject(one) && !('$ref' in one) ? [{ value: one as Data, keys: [...keys, key, name], key: name }] : [],
  );
}

export const rootOf = (root: Data): Part => ({ value: root, keys: [] });
export const pathsOf = (root: Data) => partsOf(rootOf(root), 'paths').filter(({ key }) => String(key).startsWith('/'));
export const componentsOf = (root: Data, kind: string) =>
  partsOf({ value: asObject(root.components) as Data, keys: ['components'] }, kind);

export function methodsOf(item: Part): (Part & { readonly method: string })[] {
  return METHODS.flatMap((method) =>
    isObject(item.value[method]) ? [{ method, value: item.value[method] as Data, keys: [...item.keys, method] }] : [],
  );
}

export const operationsOf = (root: Data) => pathsOf(root).flatMap(methodsOf);
export const callbackItems = (root: Data) =>
  operationsOf(root).flatMap((operation) =>
    partsOf(operation, 'callbacks').flatMap(({ value, keys }) =>
      partsOf({ value: { items: value }, keys: [] }, 'items').map((item) => ({ ...item, keys: [...keys, item.key] })),
    ),
  );
export const webhooksOf = (root: Data) => partsOf(rootOf(root), 'webhooks');

export function bodyOf({ value, keys }: Part): Part | null {
  const body = value.requestBody;
  return isObject(body) && !('$ref' in body) ? { value: body as Data, keys: [...keys, 'requestBody'] } : null;
}

/** Edits the first part that it fits. */
export function first<P>(parts: readonly P[], edit: (part: P) => SeededPlace | null): SeededPlace | null {
  for (const part of parts) {
    const place = edit(part);
    if (place !== null) return place;
  }
  return null;
}

/** Takes an entry out of a list or map. */
export function without({ value }: Part, key: string, entry: string | number): void {
  const held = value[key];
  if (Array.isArray(held)) held.splice(Number(entry), 1);
  else delete (held as Data)[entry];
}

export const parametersOf = (holder: Part, location?: string) =>
  partsOf(holder, 'parameters').filter(
    ({ value }) => (location === undefined || value.in === location) && !isIgnored(value),
  );

/** Headers that OpenAPI ignores as parameters. */
export const isIgnored = ({ name }: Data) =>
  ['accept', 'content-type', 'authorization'].includes(String(name).toLowerCase());

/** Adds to a list, which it makes where there is none. */
export function push(value: Data, key: string, item: unknown): number {
  value[key] = [...asArray(value[key]), item];
  return asArray(value[key]).length - 1;
}

/** Components that operations use. */
export function used(root: Data, kind: string): Part[] {
  const text = JSON.stringify(root.paths);
  return componentsOf(root, kind).filter(({ key }) => text.includes(`"#/components/${kind}/${key}"`));
}

export const responsesOf = (operation: Part) => partsOf(operation, 'responses');

/** Responses of which no other one takes the place. */
export const plainResponses = (operation: Part) => {
  const statuses = Object.keys(asObject(operation.value.responses));
  return statuses.some((status) => !/^\d{3}$/.test(status)) ? [] : responsesOf(operation);
};

/** An edit of the first operation that it fits. */
export const ofOperation = (title: string, edit: (operation: Part) => SeededPlace | null): SeededInterfaceChange => ({
  title,
  edit: (root) => first(operationsOf(root), edit),
});

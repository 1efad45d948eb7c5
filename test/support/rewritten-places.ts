import { asArray, asObject, isObject, type JsonObject } from '../../model/description/json.ts';
import { clone, type Data, METHODS } from './description-data.ts';

/**
 * Other places for what a description says of operations: what clients see stays as it is. The description is changed
 * in place.
 */
export const REWRITTEN_PLACES: Readonly<Record<string, (root: Data) => void>> = {
  'security at the operations': lowerSecurity,
  'security at the root': liftSecurity,
  "the server's path in the paths": lowerServer,
  "the paths' first segment at the server": liftServer,
  'parameters of paths at the operations': lowerParameters,
};

/** Each operation that clients call, with its path item; items behind a reference are left out. */
function operationsOf(root: Data): { item: Data; operation: Data }[] {
  return Object.values(asObject(root.paths)).flatMap((item) => {
    if (!isObject(item)) return [];
    const operations = METHODS.map((method) => item[method]).filter(isObject);
    return operations.map((operation) => ({ item: item as Data, operation: operation as Data }));
  });
}

/** Path items that stand elsewhere inherit from the root, too. */
function hasItemsElsewhere(root: Data): boolean {
  const items = Object.values(asObject(root.paths));
  return items.some((item) => isObject(item) && typeof item.$ref === 'string');
}

function lowerSecurity(root: Data): void {
  if (root.security === undefined || hasItemsElsewhere(root)) return;
  for (const { operation } of operationsOf(root)) operation.security ??= clone(root.security);
  delete root.security;
}

/** What the first operation asks for is the root's; one that asked for nothing says so. */
function liftSecurity(root: Data): void {
  const operations = operationsOf(root);
  const first = operations.find(({ operation }) => operation.security !== undefined)?.operation.security;
  if (root.security !== undefined || first === undefined || hasItemsElsewhere(root)) return;
  const text = JSON.stringify(first);
  for (const { operation } of operations) {
    if (operation.security === undefined) operation.security = [];
    else if (JSON.stringify(operation.security) === text) delete operation.security;
  }
  root.security = clone(first);
}

function hasOwnServers(root: Data): boolean {
  const items = Object.values(asObject(root.paths));
  return (
    items.some((item) => isObject(item) && item.servers !== undefined) ||
    operationsOf(root).some(({ operation }) => operation.servers !== undefined)
  );
}

/** Where all servers have one path without variables. */
function lowerServer(root: Data): void {
  const servers = asArray(root.servers).filter(isObject) as Data[];
  const parts = servers.map(({ url }) => /^(https?:\/\/[^/{}]+)(\/[^{}]*?)\/?$/.exec(String(url)));
  const path = parts[0]?.[2];
  if (path === undefined || path === '' || hasOwnServers(root) || parts.some((part) => part?.[2] !== path)) return;
  for (const [index, server] of servers.entries()) server.url = parts[index]?.[1];
  renamePaths(root, (key) => path + key);
}

/** Where all paths begin with one segment. */
function liftServer(root: Data): void {
  const keys = Object.keys(asObject(root.paths)).filter((key) => key.startsWith('/'));
  const first = /^\/[^/{}]+(?=\/.)/.exec(keys[0] ?? '')?.[0];
  const servers = asArray(root.servers).filter(isObject) as Data[];
  if (first === undefined || hasOwnServers(root) || servers.length === 0) return;
  if (keys.some((key) => !key.startsWith(`${first}/`) || key.length === first.length + 1)) return;
  for (const server of servers) server.url = String(server.url).replace(/\/$/, '') + first;
  renamePaths(root, (key) => (key.startsWith('/') ? key.slice(first.length) : key));
}

function renamePaths(root: Data, nameOf: (key: string) => string): void {
  const paths = asObject(root.paths);
  root.paths = Object.fromEntries(Object.keys(paths).map((key) => [nameOf(key), paths[key]]));
}

/** Those that an operation has itself stay. */
function lowerParameters(root: Data): void {
  for (const item of Object.values(asObject(root.paths))) {
    if (!isObject(item) || !Array.isArray(item.parameters)) continue;
    const shared = item.parameters;
    for (const operation of METHODS.map((method) => item[method]).filter(isObject))
      lower(operation as Data, shared, root);
    delete (item as Data).parameters;
  }
}

function lower(operation: Data, shared: readonly unknown[], root: Data): void {
  const own = asArray(operation.parameters);
  const known = new Set(own.map((one) => identity(one, root)));
  operation.parameters = [...own, ...shared.filter((one) => !known.has(identity(one, root))).map(clone)];
}

function identity(parameter: unknown, root: Data): string {
  const reference = String(asObject(parameter).$ref ?? '');
  const name = /^#\/components\/parameters\/([^/]+)$/.exec(reference)?.[1];
  const target: JsonObject =
    name === undefined ? asObject(parameter) : asObject(asObject(asObject(root.components).parameters)[name]);
  return `${String(target.in)} ${String(target.name)}`;
}

import { isObject, type JsonObject } from '../../../model/description/json.ts';
import type { Row } from '../store.ts';
import { answer, noContent } from './answers.ts';
import { checkIfMatch, entityTag } from './entity-tags.ts';
import { invalid, notFound } from './errors.ts';
import { absolute, type PathLink } from './links.ts';
import { patched } from './patches.ts';
import { type Call, jsonBody, originOf } from './requests.ts';
import { check, readOnlyMembers } from './schemas.ts';

/**
 * A kind of resource: where it is kept, which schema describes it, and what its representation says besides its data.
 */
export interface Kind {
  readonly table: string;
  readonly schema: string;
  pathOf(row: Row): string;
  /** What the service sets, besides id and links. */
  calculated?(row: Row): JsonObject;
  /** What the current state allows, besides self (§3). */
  linksOf?(row: Row): readonly PathLink[];
  /** What is kept of what a client sends. */
  kept?(data: JsonObject): JsonObject;
}

/** The resource as GET answers it. */
export function represent(call: Call, kind: Kind, row: Row): JsonObject {
  const links = [{ rel: 'self', path: kind.pathOf(row) }, ...(kind.linksOf?.(row) ?? [])];
  return { id: row.clientId ?? row.id, ...kind.calculated?.(row), ...row.data, links: absolute(links, originOf(call)) };
}

/** The resource that a path names, if the caller may see it and it exists already. */
export async function find(call: Call, kind: Kind, id: string, parentId?: string): Promise<Row> {
  const row = await lookUp(call, kind, id, parentId);
  if (row === undefined) throw notFound();
  return row;
}

export async function lookUp(call: Call, kind: Kind, id: string, parentId?: string): Promise<Row | undefined> {
  const { store, surroundings } = call.get('service');
  const row = await store.get(kind.table, id);
  const theirs = row?.owner === call.get('caller') && row.parentId === parentId;
  return theirs && (row.readyTime ?? 0) <= surroundings.now() ? row : undefined;
}

/** All resources of a kind that the caller may see (§5). */
export async function visible(call: Call, kind: Kind, parentId?: string): Promise<Row[]> {
  const { store, surroundings } = call.get('service');
  const rows = await store.list(kind.table);
  return rows.filter(
    (row) =>
      row.owner === call.get('caller') && row.parentId === parentId && (row.readyTime ?? 0) <= surroundings.now(),
  );
}

/** What a client sent for a resource, without what only the service sets; refused where its schema forbids it. */
export async function sentData(call: Call, kind: Kind): Promise<JsonObject> {
  const body = await jsonBody(call);
  if (!isObject(body)) throw invalid({ field: '/', issue: 'is no object', location: 'body' });
  return keptOf(kind, body);
}

export function keptOf(kind: Kind, body: JsonObject): JsonObject {
  const readOnly = readOnlyMembers(kind.schema);
  const data = Object.fromEntries(Object.entries(body).filter(([key, value]) => !readOnly.has(key) || value === null));
  check(data, kind.schema);
  return kind.kept?.(data) ?? data;
}

/** Keeps a new resource. */
export async function create(call: Call, kind: Kind, data: JsonObject, more: Partial<Row> = {}): Promise<Row> {
  const { store, surroundings } = call.get('service');
  const now = surroundings.now();
  const row: Row = {
    id: surroundings.newId(),
    owner: call.get('caller'),
    createTime: now,
    updateTime: now,
    version: 1,
    data,
    ...more,
  };
  await store.put(kind.table, row);
  return row;
}

/** Keeps another state of a resource. */
export async function update(call: Call, kind: Kind, row: Row, changes: Partial<Row>): Promise<Row> {
  const { store, surroundings } = call.get('service');
  const changed = { ...row, ...changes, version: row.version + 1, updateTime: surroundings.now() };
  await store.put(kind.table, changed);
  return changed;
}

export function resource(call: Call, kind: Kind, row: Row, status: 200 | 201 = 200): Response {
  return answer(call, represent(call, kind, row), status, { ETag: entityTag(row) });
}

/** PUT: the entire representation; what only the service sets is ignored, but another identifier is refused (§4.2). */
export async function replace(call: Call, kind: Kind, row: Row): Promise<Response> {
  checkIfMatch(call, row, { rel: 'self', path: kind.pathOf(row) });
  const body = await jsonBody(call);
  if (!isObject(body)) throw invalid({ field: '/', issue: 'is no object', location: 'body' });
  if (body.id !== undefined && body.id !== (row.clientId ?? row.id)) {
    throw invalid({ field: '/id', value: String(body.id).slice(0, 1000), issue: 'is read-only', location: 'body' });
  }
  const changed = await update(call, kind, row, { data: keptOf(kind, body) });
  return noContent(call, { ETag: entityTag(changed) });
}

/** PATCH: 204, or the entire representation where the header Prefer asks for it (§4.2). */
export async function patch(call: Call, kind: Kind, row: Row): Promise<Response> {
  checkIfMatch(call, row, { rel: 'self', path: kind.pathOf(row) });
  const data = patched(row.data, await jsonBody(call, 'patch'), kind.schema);
  const changed = await update(call, kind, row, { data: kind.kept?.(data) ?? data });
  return prefers(call, 'return=representation')
    ? resource(call, kind, changed)
    : noContent(call, { ETag: entityTag(changed) });
}

/** DELETE: 204, also for what is not there or belongs to somebody else (§4.2). */
export async function remove(call: Call, kind: Kind, id: string, parentId?: string): Promise<Response> {
  const row = await lookUp(call, kind, id, parentId);
  if (row !== undefined) await call.get('service').store.remove(kind.table, row.id);
  return noContent(call);
}

export function prefers(call: Call, token: string): boolean {
  const tokens = (call.req.header('prefer') ?? '').split(',').map((item) => item.trim().toLowerCase());
  return tokens.includes(token);
}

import type { Description } from '../../model/description/description.ts';
import { isObject, type JsonObject } from '../../model/description/json.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { batchEntries, isFailure } from '../../model/exchange/batch-result.ts';
import { requestSchemaOf } from '../../model/operations/body-content.ts';
import { bulkOf } from '../../model/operations/bulk-bodies.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { isSuccess, linkCalled } from './answers.ts';
import type { Answer, Prober } from './prober.ts';
import { itemSchemaIn } from './resource-schemas.ts';
import { inRole, type RoleSubject } from './subjects.ts';

/** The operations that make many resources at once. */
export function bulkCreations(description: Description): readonly RoleSubject[] {
  return inRole(description, 'create', (_, { operation }) => bulkOf(operation) === 'bulk');
}

/** The schema of one of the items that a request has. */
export function bulkItemSchema({ operation }: Pick<RoleSubject, 'operation'>): SchemaNode | null {
  const body = requestSchemaOf(operation)?.target ?? null;
  return body === null ? null : itemSchemaIn(body);
}

/** An item with other texts and numbers, where its schema lets them vary; what refers to something else stays. */
export function variedItem(item: JsonObject, number: number, schema: SchemaNode | null, prober: Prober): JsonObject {
  if (schema === null) return item;
  const { properties } = effectiveSchema(schema);
  const others = Object.entries(item).flatMap(([name, value]) => {
    const target = /(?:Id|Uri|Url)$/.test(name) ? null : (properties.get(name)?.target ?? null);
    const other = target === null ? undefined : prober.anotherValue(target, value, 60 + number);
    return other === undefined ? [] : [[name, other] as const];
  });
  return { ...item, ...Object.fromEntries(others) };
}

/** The error that an entry is, or has in a member of this name, with whatever members; null for a success. */
export function errorIn(entry: unknown): JsonObject | null {
  if (!isObject(entry)) return null;
  if (isObject(entry.error)) return entry.error;
  return isFailure(entry) ? entry : null;
}

/** The resource in an entry of batch_result: the entry, or the one object in it; null for an error. */
export function resourceIn(entry: unknown): JsonObject | null {
  if (!isObject(entry) || errorIn(entry) !== null) return null;
  if (entry.id !== undefined || Array.isArray(entry.links)) return entry;
  return Object.values(entry).filter(isObject)[0] ?? entry;
}

/** True where the one item of a request was surely made: its entry is or holds a resource. */
export function isOneMade(answer: Answer): boolean {
  const entries = batchEntries(answer.json);
  const [entry] = entries;
  if (!isSuccess(answer) || entries.length !== 1 || !isObject(entry) || errorIn(entry) !== null) return false;
  return [entry, ...Object.values(entry)].some(
    (one) => isObject(one) && (one.id !== undefined || linkCalled('self', one) !== null),
  );
}

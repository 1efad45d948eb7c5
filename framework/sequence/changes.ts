import { asArray, isObject, type JsonObject, member, sameJson } from '../../model/description/json.ts';
import { pathToPointer } from '../../model/description/json-pointer.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { requestSchemaOf } from '../../model/operations/body-content.ts';
import { requestHeaderOf } from '../../model/operations/header-names.ts';
import { JSON_PATCH } from '../../model/operations/json-patch.ts';
import type { DescribedOperation, DescribedResource } from '../../model/resources/described-resources.ts';
import { isChangeTime } from '../../model/resources/server-set-properties.ts';
import { effectiveSchema, itemSchemasOf } from '../../model/schemas/effective-schema.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';
import { isReadOnlyProperty } from '../../model/schemas/read-only.ts';
import { isSuccess, objectIn } from './answers.ts';
import { identifierIn } from './identifiers.ts';
import {
  type Answer,
  type Asked,
  NotJudged,
  type Prober,
  type Resource,
  type Values,
  WRONG_ON_PURPOSE,
} from './prober.ts';

export type PatchOperation = { readonly op: string; readonly path: string; readonly value?: unknown };

/** A property of a resource that a client may change, with other values for it. */
export interface Changeable {
  readonly name: string;
  readonly before: unknown;
  readonly values: readonly [unknown, unknown];
}

/** The schema of what clients send for a resource, of one item where several are made at once; null where none is known. */
export function sentSchemaOf(resource: DescribedResource): SchemaNode | null {
  const asked = resource.create ?? resource.replace;
  const schema = asked === null ? null : (requestSchemaOf(asked.operation)?.target ?? null);
  return schema === null ? null : (itemOfBulk(schema, resource) ?? schema);
}

/** Null for the schema of one resource, which may have a property `items` of its own. */
function itemOfBulk(schema: SchemaNode, { read }: DescribedResource): SchemaNode | null {
  const items = effectiveSchema(schema).properties.get('items')?.target ?? null;
  const answered = responseSchema(read);
  if (items === null || answered === null || effectiveSchema(answered).properties.has('items')) return null;
  return itemSchemasOf(items)[0] ?? null;
}

/**
 * Reads a resource, whatever the answer is.
 *
 * @throws NotJudged where no GET is described, or no answer can be had.
 */
export async function read(resource: Resource, prober: Prober): Promise<Answer> {
  const { read: asked } = resource.of;
  if (asked === null) throw new NotJudged('it cannot be read');
  return await prober.send(asked, { parameters: resource.parameters });
}

/** Reads what the probe made just now; a service may take a moment to show it. */
export async function readNew(resource: Resource, prober: Prober): Promise<JsonObject> {
  return objectIn(await prober.eventually(() => read(resource, prober), isSuccess), 'what was made just now');
}

/** The representation as it is after a change, once it is as it should be. */
export async function readAfter(
  resource: Resource,
  prober: Prober,
  isSettled: (body: JsonObject) => boolean,
): Promise<{ readonly body: JsonObject; readonly answer: Answer }> {
  const settles = ({ json }: Answer) => isObject(json) && isSettled(json);
  const answer = await prober.eventually(() => read(resource, prober), settles);
  return { body: objectIn(answer), answer };
}

/** How a change is sent. */
interface Changing extends Pick<Asked, 'isWrong' | 'takesRefusal'> {
  readonly headers?: Values;
}

/**
 * Sends a JSON Patch to a resource, with its current entity tag where one is required.
 *
 * @throws NotJudged where no PATCH is described, or no answer can be had.
 */
export async function patch(
  resource: Resource,
  operations: readonly PatchOperation[],
  prober: Prober,
  { headers = {}, isWrong = false, takesRefusal = false }: Changing = {},
): Promise<Answer> {
  const asked = resource.of.patch;
  if (asked === null) throw new NotJudged('it has no PATCH');
  const request = { body: operations, mediaType: JSON_PATCH, headers, isWrong, takesRefusal };
  return await sendChange(asked, resource, request, prober);
}

/**
 * Replaces a resource, with its current entity tag where one is required. A text is sent as it is.
 *
 * @throws NotJudged where no PUT is described, or no answer can be had.
 */
export async function put(
  resource: Resource,
  body: JsonObject | string,
  prober: Prober,
  { headers = {}, isWrong = false, takesRefusal = false }: Changing = {},
): Promise<Answer> {
  const asked = resource.of.replace;
  if (asked === null) throw new NotJudged('it has no PUT');
  return await sendChange(asked, resource, { body, headers, isWrong, takesRefusal }, prober);
}

/** With the entity tag where the description wants one; and where the service wants one that its description leaves to clients (428). */
async function sendChange(
  asked: DescribedOperation,
  resource: Resource,
  { headers = {}, ...request }: Asked,
  prober: Prober,
): Promise<Answer> {
  const isConditional = headers['If-Match'] !== undefined;
  const condition = isConditional || !isConditionRequired(asked) ? {} : await conditionFor(resource, prober);
  const sent = { ...request, parameters: resource.parameters };
  const answer = await prober.send(asked, { ...sent, headers: { ...condition, ...headers } });
  if (answer.status !== 428 || isConditional || condition['If-Match'] !== undefined) return answer;
  const wanted = await conditionFor(resource, prober);
  return wanted['If-Match'] === undefined
    ? answer
    : await prober.send(asked, { ...sent, headers: { ...wanted, ...headers } });
}

/** A PATCH that is wrong on purpose, and of which every answer decides. */
export function patchWrongly(
  resource: Resource,
  operations: readonly PatchOperation[],
  prober: Prober,
): Promise<Answer> {
  return patch(resource, operations, prober, WRONG_ON_PURPOSE);
}

/** A PUT that is wrong on purpose, and of which every answer decides. */
export function putWrongly(resource: Resource, body: JsonObject | string, prober: Prober): Promise<Answer> {
  return put(resource, body, prober, WRONG_ON_PURPOSE);
}

/** Throws NotJudged for a singleton that does not take what its schema admits: it may be set in some states alone of what it is in. */
export function demandSet({ of, sent }: Resource): void {
  if (of.kind === 'singleton' && sent === null) throw new NotJudged('a PUT of it is refused');
}

function isConditionRequired({ operation }: DescribedOperation): boolean {
  return requestHeaderOf(operation, 'If-Match')?.node?.value.required === true;
}

/** The current entity tag, as a condition. */
async function conditionFor(resource: Resource, prober: Prober): Promise<Values> {
  const tag = (await read(resource, prober)).header('ETag');
  return tag === null ? {} : { 'If-Match': tag };
}

/** A property that PATCH replaces. Throws NotJudged where none is found: not every attribute needs to be patchable. */
export async function patchable(of: DescribedResource, prober: Prober): Promise<string> {
  const { name } = await triedPatches(of, prober);
  if (name === null) throw new NotJudged('no property was found that PATCH replaces');
  return name;
}

/** What came of replacing one property after the other. */
interface TriedPatches {
  /** The first that was replaced. */
  readonly name: string | null;
  /** A PATCH that is answered with a success and changes nothing, with what reading gave after it. */
  readonly idle: { readonly name: string; readonly shownBy: readonly Answer[] } | null;
}

/** Replaces one property after the other until one has the new value; once in a run. */
export async function triedPatches(of: DescribedResource, prober: Prober): Promise<TriedPatches> {
  return await prober.once(of, 'patchable', async () => {
    const own = await prober.make(of);
    const body = await readNew(own, prober);
    let idle: TriedPatches['idle'] = null;
    for (const { name, before, values } of changeables(own, body, prober).slice(0, 5)) {
      const answer = await patch(own, [{ op: 'replace', path: pointer(name), value: values[0] }], prober);
      if (!isSuccess(answer)) continue;
      const after = await readAfter(own, prober, (found) => sameJson(found[name], values[0]));
      if (sameJson(after.body[name], values[0])) return { name, idle: null };
      if (answer.status !== 202 && sameJson(after.body[name], before))
        idle ??= { name, shownBy: [answer, after.answer] };
    }
    return { name: null, idle };
  });
}

/** The properties that a client may set to another value, as far as their schema tells. */
export function changeables(own: Resource, body: JsonObject, prober: Prober): readonly Changeable[] {
  const schema = sentSchemaOf(own.of);
  if (schema === null) return [];
  return [...effectiveSchema(schema).properties].flatMap(([name, { target }]): Changeable[] => {
    const before = body[name];
    const isSet = typeof before === 'string' || typeof before === 'number';
    if (!isSet || target === null || isReadOnlyProperty(name, schema) || isSpecial(name)) return [];
    const [one, other] = [prober.anotherValue(target, before, 21), prober.anotherValue(target, before, 22)];
    const differ = one !== undefined && other !== undefined && !sameJson(one, other) && !sameJson(one, before);
    return differ ? [{ name, before, values: [one, other] }] : [];
  });
}

/** What may mean more than its value says: identifiers, states, references. */
export function isSpecial(name: string): boolean {
  return /^(?:id|status|state|links)$|(?:Id|Uri|Url)$/.test(name);
}

/** The property of a name, with other values. Throws NotJudged where there are none. */
export function changeableOf(name: string, own: Resource, body: JsonObject, prober: Prober): Changeable {
  const found = changeables(own, body, prober).find((one) => one.name === name);
  if (found === undefined) throw new NotJudged(`no other value is known for ${name}`);
  return found;
}

/** The JSON Pointer to a property of a resource. */
export function pointer(name: string): string {
  return pathToPointer([name]);
}

/** The texts and numbers that the service sets in a resource, by the schemas of answer and request: no identifier, and no links. */
export function calculatedIn(own: Resource, body: JsonObject): readonly string[] {
  const sent = sentSchemaOf(own.of);
  const id = identifierIn(own.of, body)?.name;
  return Object.keys(body).filter((name) => {
    if (name === 'id' || name === id || name === 'links' || /^(?:status|state)$/.test(name)) return false;
    const isUntaken = isChangeTime(name) && sent !== null && !effectiveSchema(sent).properties.has(name);
    return (isMarkedReadOnly(name, own.of) || isUntaken) && ['string', 'number'].includes(typeof body[name]);
  });
}

/** True for a property that the schema of answer or request marks as the service's own. */
export function isMarkedReadOnly(name: string, of: DescribedResource): boolean {
  return [sentSchemaOf(of), responseSchema(of.read)].some(
    (schema) => schema !== null && isReadOnlyProperty(name, schema),
  );
}

/** Another state of those that a schema lists, where the service's own setting of it is marked; null where none is known. */
export function otherState(of: DescribedResource, body: JsonObject): { name: string; value: string } | null {
  for (const name of ['status', 'state']) {
    const schema = responseSchema(of.read) ?? sentSchemaOf(of);
    const target = schema === null ? null : (effectiveSchema(schema).properties.get(name)?.target ?? null);
    if (target === null || typeof body[name] !== 'string' || !isMarkedReadOnly(name, of)) continue;
    const listed = effectiveSchema(target).parts.flatMap(listedValues);
    const other = listed.map(({ value }) => value).find((value) => typeof value === 'string' && value !== body[name]);
    if (typeof other === 'string') return { name, value: other };
  }
  return null;
}

/** The schema of the body that reading answers with; null where none is known. */
export function responseSchema(asked: DescribedOperation | null): SchemaNode | null {
  const success = asked?.operation.responses.find(({ key }) => key === '200');
  return success?.node?.content[0]?.mediaType.schema?.target ?? null;
}

/** The names that a schema requires of clients. */
export function requiredOf(schema: SchemaNode): readonly string[] {
  return [...effectiveSchema(schema).required].filter((name) => !isReadOnlyProperty(name, schema));
}

/** The operations of a patch in examples of the description, for paths that are known to be patchable. */
export function examplePatches({ patch: asked }: DescribedResource, prober: Prober): readonly PatchOperation[] {
  const holders = new Set(asked?.operation.requestBody?.node?.content.map(({ mediaType }) => mediaType.value));
  const values = prober.description.examples
    .filter(({ holder }) => holders.has(holder))
    .flatMap(({ value }) => asArray(value));
  return values.flatMap((value): PatchOperation[] => {
    const [op, path] = [member(value, 'op'), member(value, 'path')];
    return typeof op === 'string' && typeof path === 'string' ? [{ op, path, value: member(value, 'value') }] : [];
  });
}

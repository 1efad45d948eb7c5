import type { JsonObject } from '../../model/description/json.ts';
import { pathToPointer } from '../../model/description/json-pointer.ts';
import { requestHeaderOf } from '../../model/operations/header-names.ts';
import { JSON_PATCH } from '../../model/operations/json-patch.ts';
import type { DescribedOperation } from '../../model/resources/described-resources.ts';
import {
  type Answer,
  type Asked,
  NotJudged,
  type Prober,
  type Resource,
  type Values,
  WRONG_ON_PURPOSE,
} from './prober.ts';
import { read } from './reading.ts';

/** An operation of a JSON Patch. */
type PatchOperation = { readonly op: string; readonly path: string; readonly value?: unknown };

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

/**
 * With the entity tag where the description wants one; and where the service wants one that its description leaves to
 * clients (428).
 */
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

function isConditionRequired({ operation }: DescribedOperation): boolean {
  return requestHeaderOf(operation, 'If-Match')?.node?.value.required === true;
}

/** The current entity tag, as a condition. */
async function conditionFor(resource: Resource, prober: Prober): Promise<Values> {
  const tag = (await read(resource, prober)).header('ETag');
  return tag === null ? {} : { 'If-Match': tag };
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

/**
 * Throws NotJudged for a singleton that does not take what its schema admits: it may be set in some states alone of
 * what it is in.
 */
export function demandSet({ of, sent }: Resource): void {
  if (of.kind === 'singleton' && sent === null) throw new NotJudged('a PUT of it is refused');
}

/** The JSON Pointer to a property of a resource. */
export function pointer(name: string): string {
  return pathToPointer([name]);
}

import type { JsonObject } from '../../model/description/json.ts';
import type { DescribedResource } from '../../model/resources/described-resources.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { NotJudged, type Prober, type Values } from './prober.ts';
import { sentSchemaOf } from './resource-schemas.ts';

/** Longer numbers are left alone. */
const MOST_DIGITS = 5;

/**
 * Makes an item with a longer number, or with a shorter one where the schema permits no longer one, where those of a
 * property are all of one length: they come in one order as numbers and as texts. True where one was made.
 */
export async function madeOfOtherLength(
  items: readonly JsonObject[],
  names: readonly string[],
  { resource, parameters }: { readonly resource: DescribedResource; readonly parameters: Values },
  prober: Prober,
): Promise<boolean> {
  if (!prober.canWrite || resource.create === null) return false;
  try {
    const body = prober.bodyFor(resource.create);
    const variation = names
      .map((name) => stepOf(name, items, { resource, body }, prober))
      .find((step) => step !== null);
    if (variation === undefined) return false;
    await prober.make(resource, { parameters, variation });
    return true;
  } catch (error) {
    if (error instanceof NotJudged) return false;
    throw error;
  }
}

/**
 * What to add to the number in a body so that it has another length than those of the items: a longer one begins with
 * 1, a shorter one with 9, and as texts they stand at the other end. Null where they differ in length already.
 */
function stepOf(
  name: string,
  items: readonly JsonObject[],
  { resource, body }: { readonly resource: DescribedResource; readonly body: JsonObject },
  prober: Prober,
): number | null {
  const lengths = new Set(items.map((item) => item[name]).flatMap((value) => lengthOf(value) ?? []));
  const [length] = lengths;
  const own = body[name];
  const ownLength = lengthOf(own);
  if (length === undefined || lengths.size > 1 || typeof own !== 'number' || ownLength === null) return null;
  const schema = sentSchemaOf(resource);
  const target = schema === null ? null : (effectiveSchema(schema).properties.get(name)?.target ?? null);
  const digits = Math.max(length, ownLength);
  if (digits > MOST_DIGITS || target === null) return null;
  const others = [10 ** digits, ...(length > 1 ? [9 * 10 ** (length - 2)] : [])].map((other) => other - own);
  return others.find((step) => prober.anotherValue(target, own, step) === own + step) ?? null;
}

function lengthOf(value: unknown): number | null {
  return Number.isInteger(value) ? String(value).length : null;
}

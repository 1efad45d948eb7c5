import type { JsonObject } from '../../model/description/json.ts';
import type { DescribedResource } from '../../model/resources/described-resources.ts';
import { isChangeTime } from '../../model/resources/server-set-properties.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { listedValues } from '../../model/schemas/listed-values.ts';
import { isReadOnlyProperty } from '../../model/schemas/read-only.ts';
import { identifierIn } from './identifiers.ts';
import type { Resource } from './prober.ts';
import { responseSchema, sentSchemaOf } from './resource-schemas.ts';

/**
 * The texts and numbers that the service sets in a resource, by the schemas of answer and request: no identifier, and
 * no links.
 */
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

/**
 * Another state of those that a schema lists, where the service's own setting of it is marked; null where none is
 * known.
 */
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

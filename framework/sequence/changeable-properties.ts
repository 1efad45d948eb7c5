import { type JsonObject, sameJson } from '../../model/description/json.ts';
import { effectiveSchema } from '../../model/schemas/effective-schema.ts';
import { isReadOnlyProperty } from '../../model/schemas/read-only.ts';
import { NotJudged, type Prober, type Resource } from './prober.ts';
import { sentSchemaOf } from './resource-schemas.ts';

/** A property of a resource that a client may change, with other values for it. */
export interface Changeable {
  readonly name: string;
  readonly before: unknown;
  readonly values: readonly [unknown, unknown];
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

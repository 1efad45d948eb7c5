import { asArray } from '../../../model/description/json.ts';
import type { ParameterNode, SchemaNode } from '../../../model/description/nodes.ts';
import { parameterTexts } from '../../../model/query/repeated-parameters.ts';
import { renameOf } from '../../../model/query/synonyms.ts';
import { itemSchemasOf } from '../../../model/schemas/effective-schema.ts';
import { schemaUsesOf } from '../../../model/schemas/fields.ts';
import { objectAlternatives } from '../../../model/schemas/object-alternatives.ts';

/** The names of section 4.3 for `created[gte]` and `created[lt]`; none where some property is no bound of a time. */
export function boundsOfTime(parameter: ParameterNode): string[] {
  const properties = schemaUsesOf(parameter)
    .flatMap(({ target }) => (target === null ? [] : objectAlternatives(target)))
    .flatMap((object) => [...object.properties]);
  return boundNames(
    parameter,
    properties.map(([key, { target }]) => ({ name: `${parameter.name}_${key}`, schema: target })),
  );
}

/** Last words of names of parameters for two values, from the first to the second. */
const RANGE = /[-_]?(?:range|between|interval)$/i;

/** The same for `created_at_range`, which holds two times; none for what is no such range. */
export function rangeOfTimes(parameter: ParameterNode): string[] {
  const { name } = parameter;
  if (name === null || !RANGE.test(name)) return [];
  const property = name.replace(RANGE, '');
  const schema = itemSchema(parameter);
  const bounds = boundNames(
    parameter,
    ['from', 'to'].map((side) => ({ name: `${property}_${side}`, schema })),
  );
  return bounds.length === 2 ? bounds : [];
}

/** The schema of each of several values; that of the parameter itself where they are one text. */
function itemSchema(parameter: ParameterNode): SchemaNode | null {
  const [schema = null] = schemaUsesOf(parameter).flatMap(({ target }) => target ?? []);
  return (schema === null ? undefined : itemSchemasOf(schema)[0]) ?? schema;
}

interface Bound {
  readonly name: string;
  readonly schema: SchemaNode | null;
}

/** The names to write for bounds; none where some of them is no bound of a time. */
function boundNames(parameter: ParameterNode, bounds: readonly Bound[]): string[] {
  const text = parameterTexts(parameter)
    .map((one) => one.text)
    .join('\n');
  const examples = asArray(parameter.value.example);
  const names = bounds.map((bound) => {
    const rename = renameOf({ ...bound, text, examples, lists: null, beside: new Set<string>() });
    return rename?.topic === 'timeRange' ? rename.instead : null;
  });
  return names.includes(null) ? [] : [...new Set(names)].filter((one) => one !== null);
}

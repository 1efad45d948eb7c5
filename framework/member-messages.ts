import type { SchemaUse } from '../model/description/nodes.ts';
import type { MistypedProperty, PropertyTypes } from '../model/schemas/mistyped-properties.ts';
import { toCamelCase } from '../model/text/words/name-case.ts';
import { lacking, listed } from './messages.ts';

/** What a message says of properties that an object has to define and does not; a name in camelCase is named beside its right form. */
export function missingMembers(
  object: string,
  missing: readonly string[],
  types: PropertyTypes,
  properties: ReadonlyMap<string, SchemaUse>,
): string {
  const wanted = missing.map((name) => {
    const other = toCamelCase(name);
    const instead = other !== null && other !== name && properties.has(other) ? ` in place of ${other}` : '';
    return `${name} (${types[name] ?? 'any type'})${instead}`;
  });
  return `${object} has ${lacking(missing)}; define ${listed(wanted)}`;
}

/** What a message says of a property of a wrong type. */
export function wrongMember(object: string, { name, types }: MistypedProperty, wanted: PropertyTypes): string {
  return `${name} of ${object} is of type ${listed(types, 'or')}; write type ${wanted[name]}`;
}

import { lacking, listed } from '../../framework/messages.ts';
import type { SchemaUse } from '../../model/description/nodes.ts';
import type { MistypedProperty, PropertyTypes } from '../../model/schemas/mistyped-properties.ts';
import { toCamelCase } from '../../model/text/words/name-case.ts';

/**
 * The message about properties that an object does not define, though it has to. Where it has a property of the same
 * name in camelCase, the message says which one to replace.
 */
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

/** The message about a property of a wrong type. */
export function wrongMember(object: string, { name, types }: MistypedProperty, wanted: PropertyTypes): string {
  return `${name} of ${object} is of type ${listed(types, 'or')}; write type ${wanted[name]}`;
}

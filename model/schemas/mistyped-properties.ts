import { has } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import type { SchemaType } from './schema-types.ts';
import { admittedTypes } from './schema-types.ts';
import { propertyDefinitions } from './sibling-definitions.ts';

/** The types that the conventions give the properties of an object, by name. */
export type PropertyTypes = Readonly<Record<string, SchemaType>>;

/** A property that has another type than the conventions give it, where the type is written. */
export interface MistypedProperty {
  readonly name: string;
  readonly use: SchemaUse;
  readonly types: readonly SchemaType[];
  readonly place: Place;
}

/** The properties that admit values of other types than they are given. Null is statement 2.1/no-null's own matter. */
export function mistypedProperties(
  properties: ReadonlyMap<string, SchemaUse>,
  wanted: PropertyTypes,
): MistypedProperty[] {
  return Object.keys(wanted).flatMap((name) => wrongType(name, properties.get(name), wanted));
}

/** The same for every definition of a property in the parts of an object, which all hold together. */
export function mistypedPropertiesIn(parts: readonly SchemaNode[], wanted: PropertyTypes): MistypedProperty[] {
  return Object.keys(wanted).flatMap((name) =>
    propertyDefinitions(parts, name).flatMap((use) => wrongType(name, use, wanted)),
  );
}

function wrongType(name: string, use: SchemaUse | undefined, wanted: PropertyTypes): MistypedProperty[] {
  const types = use === undefined || use.target === null ? null : admittedTypes(use.target);
  const told = [...(types ?? [])].filter((type) => type !== 'null');
  if (use === undefined || told.every((type) => type === wanted[name])) return [];
  return [{ name, use, types: told, place: typePlace(use) }];
}

/** At the type where the property's schema is written out; at the property where a schema is referred to that is right elsewhere. */
export function typePlace(use: SchemaUse): Place {
  const { target, place } = use;
  return target?.written === use && has(target.value, 'type') ? below(target.place, 'type') : place;
}

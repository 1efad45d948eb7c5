import { asArray } from '../description/json.ts';
import type { SchemaNode, SchemaUse } from '../description/nodes.ts';
import { below, type Place } from '../description/place.ts';
import { placesMootBy } from './places-of-type.ts';
import { admittedTypes, type SchemaType } from './schema-types.ts';
import { placeOfFault } from './shared-schemas.ts';
import { propertyDefinitions } from './sibling-definitions.ts';

/** The types that the conventions give the properties of an object, by name. */
export type PropertyTypes = Readonly<Record<string, SchemaType>>;

/** A property that admits values of other types than the conventions give it. */
export interface MistypedProperty {
  readonly name: string;
  readonly use: SchemaUse;
  /** The types that it admits, without null. */
  readonly types: readonly SchemaType[];
  /** Where to report it: `typePlace`. */
  readonly place: Place;
  /** Where rules about numbers report what goes with the type; none where others share the schema. */
  readonly moot: readonly Place[];
}

/**
 * The properties that admit values of other types than the wanted ones. Properties that are absent, or whose types are
 * not known, are left out, and null is ignored: no-null reports it.
 */
export function mistypedProperties(
  properties: ReadonlyMap<string, SchemaUse>,
  wanted: PropertyTypes,
): MistypedProperty[] {
  return Object.keys(wanted).flatMap((name) => wrongType(name, properties.get(name), wanted));
}

/** The same for every definition of a property in the parts of an object: values satisfy all of them. */
export function mistypedPropertiesIn(parts: readonly SchemaNode[], wanted: PropertyTypes): MistypedProperty[] {
  return Object.keys(wanted).flatMap((name) =>
    propertyDefinitions(parts, name).flatMap((use) => wrongType(name, use, wanted)),
  );
}

function wrongType(name: string, use: SchemaUse | undefined, wanted: PropertyTypes): MistypedProperty[] {
  const types = use === undefined || use.target === null ? null : admittedTypes(use.target);
  const others = [...(types ?? [])].filter((type) => type !== 'null');
  if (use === undefined || others.every((type) => type === wanted[name])) return [];
  return [{ name, use, types: others, place: typePlace(use), moot: placesMootBy(use) }];
}

/**
 * Where to report a wrong type: at `type` of the property's schema, or the entry of its list, or at the property where
 * others share the schema.
 */
export function typePlace(use: SchemaUse): Place {
  const place = placeOfFault(use, 'type');
  const isOneOfList = place.key === 'type' && asArray(use.target?.value.type).length === 1;
  return isOneOfList ? below(place, 0) : place;
}

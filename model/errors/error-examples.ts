import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { isBelow } from '../description/place.ts';
import { withoutWrappers } from '../schemas/composition.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { type ExampleValue, exampleValues } from '../schemas/example-values.ts';
import { propertyUses } from '../schemas/fields.ts';
import { errorDetails } from './error-details.ts';
import { errorResponses } from './error-responses.ts';
import { errorBodies, errorObjects, memberCount } from './error-schemas.ts';

/** The values of a property of error objects in examples and defaults. */
export function shownErrorMembers(description: Description, name: string): ExampleValue[] {
  const isError = errorReader(description);
  const parts = new Set(errorBodies(description).flatMap(({ shape }) => shape.parts));
  return exampleValues(description).filter((value) => {
    if (value.parent === null) return belongsTo(value, name, parts);
    return value.key === name && isError(value.parent);
  });
}

/** The values of a property of the items of `details` in examples and defaults. */
export function shownDetailMembers(description: Description, name: string): ExampleValue[] {
  const items = detailItems(description);
  const isDetail = detailReader(description, items);
  const parts = new Set([...items].flatMap((item) => effectiveSchema(item).parts));
  return exampleValues(description).filter((value) => {
    if (value.parent === null) return belongsTo(value, name, parts);
    return value.key === name && isDetail(value.parent);
  });
}

/** The items of `details` in examples and defaults. */
export function shownDetails(description: Description): ExampleValue[] {
  return exampleValues(description).filter(detailReader(description, detailItems(description)));
}

function detailItems(description: Description): ReadonlySet<SchemaNode> {
  const items = errorDetails(description).flatMap((details) => details.items);
  return new Set([...items, ...items.map(withoutWrappers)]);
}

function detailReader(description: Description, items: ReadonlySet<SchemaNode>): (value: ExampleValue) => boolean {
  const isError = errorReader(description);
  return ({ schemas, parent }) => {
    if (schemas.some((schema) => items.has(schema))) return true;
    return parent?.key === 'details' && parent.parent !== null && isError(parent.parent);
  };
}

/**
 * True for values that are error objects: by their schemas, or, without any, as the whole body of an error response.
 */
function errorReader(description: Description): (value: ExampleValue) => boolean {
  const objects = new Set(
    errorObjects(description).flatMap(({ home, shapes }) => [
      ...(memberCount(home) > 1 ? [home] : []),
      ...shapes.map(({ schema }) => schema),
    ]),
  );
  const responses = new Set(errorResponses(description).map(({ node }) => node.place));
  return ({ schemas, parent, place }) => {
    if (schemas.length > 0) return schemas.some((schema) => objects.has(schema));
    return parent === null && isBelow(place, responses);
  };
}

/** True for an example in the schema of a property that no other property uses. */
function belongsTo({ schemas, root }: ExampleValue, name: string, objects: ReadonlySet<SchemaNode>): boolean {
  const [schema] = schemas;
  if (root.of !== 'schema' || schema === undefined) return false;
  const uses = propertyUses(schema);
  return uses.length > 0 && uses.every((use) => use.name === name && objects.has(use.object));
}

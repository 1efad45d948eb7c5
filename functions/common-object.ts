import type { JSONSchema } from 'json-schema-to-ts';
import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { lacking, listed } from '../framework/messages.ts';
import { has } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { below } from '../model/description/place.ts';
import { outermostSchemas } from '../model/schemas/composition.ts';
import { type EffectiveSchema, effectiveSchema } from '../model/schemas/effective-schema.ts';
import { keywordOf } from '../model/schemas/keywords.ts';
import { mistypedProperties } from '../model/schemas/mistyped-properties.ts';
import { typesOf } from '../model/schemas/schema-types.ts';
import {
  absentMembers,
  COMMON_TYPES,
  type CommonType,
  commonType,
  commonTypeSchemas,
} from '../model/types/common-types.ts';

const OPTIONS = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: { type: { enum: [...COMMON_TYPES] } },
} as const satisfies JSONSchema;

/** An object of a common type has the type's members: by their names, of their types, and required where they are. */
export default defineFunction({
  name: 'commonObject',
  options: OPTIONS,
  subjects: (description, { type }) => commonTypeSchemas(description, type),
  judge: (node, options) => {
    const type = commonType(options.type);
    const schema = effectiveSchema(node);
    const bare = scalar(node, type);
    if (bare !== null) return bare;
    const faults = [...missing(schema, type), ...notRequired(node, schema, type)];
    return [...(isCompletedElsewhere(node, type) ? [] : faults), ...wrong(schema, type)];
  },
});

/** True for a mere base, where all that extend it have what it lacks. */
function isCompletedElsewhere(node: SchemaNode, type: CommonType): boolean {
  return outermostSchemas(node).every((whole) => {
    const schema = effectiveSchema(whole);
    return missing(schema, type).length === 0 && notRequired(whole, schema, type).length === 0;
  });
}

function scalar(node: SchemaNode, { title, members }: CommonType): Violation[] | null {
  const told = typesOf(node).filter((type) => type !== 'null');
  if (told.length === 0 || told.includes('object')) return null;
  const type = keywordOf(node, 'type');
  const message = `this ${title} is of type ${listed(told, 'or')}; make it an object of ${listed(Object.keys(members))}`;
  return [type === undefined ? { message } : { message, at: type.place }];
}

function missing(schema: EffectiveSchema, type: CommonType): Violation[] {
  const absent = absentMembers(schema, type);
  if (absent.length === 0) return [];
  const remedies = absent.map(({ name, misnomer }) =>
    misnomer === null ? `define ${name}` : `call ${misnomer} ${name}`,
  );
  return [{ message: `this ${type.title} has ${lacking(absent.map(({ name }) => name))}; ${listed(remedies)}` }];
}

function notRequired(
  { value, place }: SchemaNode,
  { properties, required }: EffectiveSchema,
  { title, members, isRequired }: CommonType,
): Violation[] {
  const names = Object.keys(members);
  const optional = names.filter((name) => properties.has(name) && !required.has(name));
  if (!isRequired || optional.length === 0) return [];
  const verb = optional.length === 1 ? 'is' : 'are';
  const message = `${listed(optional)} of this ${title} ${verb} not required; list ${listed(names)} in required`;
  return [has(value, 'required') ? { message, at: below(place, 'required') } : { message }];
}

/** A number is told here although 2.2/no-number tells it, too: which form the member has instead, only this statement says. */
function wrong({ properties }: EffectiveSchema, { title, types }: CommonType): Violation[] {
  return mistypedProperties(properties, types).flatMap(({ name, types: given, place }) => {
    const message = `${name} of this ${title} is of type ${listed(given, 'or')}; make it a ${types[name]}`;
    return [{ message, at: place }];
  });
}

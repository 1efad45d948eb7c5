import { defineFunction } from '../framework/define-function.ts';
import type { Violation } from '../framework/finding.ts';
import { lacking, listed, plain } from '../framework/messages.ts';
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
  measuresOf,
} from '../model/types/common-types.ts';

/**
 * An object of a common type of section 2.3 has the type's members: by their names, of their types, and required where
 * they are required.
 */
export default defineFunction({
  name: 'commonObject',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { enum: COMMON_TYPES, description: 'The common type.' } },
  },
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

/** True for a base schema, if all that extend it have what it lacks. */
function isCompletedElsewhere(node: SchemaNode, type: CommonType): boolean {
  return outermostSchemas(node).every((whole) => {
    const schema = effectiveSchema(whole);
    return missing(schema, type).length === 0 && notRequired(whole, schema, type).length === 0;
  });
}

function scalar(node: SchemaNode, { title, members }: CommonType): Violation[] | null {
  const types = typesOf(node).filter((type) => type !== 'null');
  if (types.length === 0 || types.includes('object')) return null;
  const type = keywordOf(node, 'type');
  const message = `this ${title} is of type ${listed(types, 'or')}; make it an object of ${listed(Object.keys(members))}`;
  return [type === undefined ? { message } : { message, at: type.place }];
}

/** The finding covers a member that is there by another name, such as `currency_code` in Money. */
function missing(schema: EffectiveSchema, type: CommonType): Violation[] {
  const absent = absentMembers(schema, type);
  if (absent.length === 0) return [];
  const measures = measuresOf(schema, type);
  if (measures.length > 0)
    return [
      {
        message: `${listed(measures.map(plain))} share one unit; make each of them a ${type.title}, an object of amount and uom`,
      },
    ];
  const remedies = absent.map(({ name, misnomer }) =>
    misnomer === null ? `define ${name}` : `call ${misnomer} ${name}`,
  );
  const message = `this ${type.title} has ${lacking(absent.map(({ name }) => name))}; ${listed(remedies)}`;
  const covers = absent.flatMap(({ misnomer }) => schema.properties.get(misnomer ?? '')?.place ?? []);
  return [{ message, covers }];
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

/** The type number is also reported by no-number; repeated here because only this rule names the required type. */
function wrong({ properties }: EffectiveSchema, { title, types }: CommonType): Violation[] {
  return mistypedProperties(properties, types).flatMap(({ name, types: given, place }) => {
    const message = `${name} of this ${title} is of type ${listed(given, 'or')}; make it a ${types[name]}`;
    return [{ message, at: place }];
  });
}

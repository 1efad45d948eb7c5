import { defineFunction } from '../../../framework/define-function.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { sameValueSchemas, withEnclosingSchemas } from '../../../model/schemas/composition.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { listedValues } from '../../../model/schemas/listed-values.ts';
import { TYPES, typesOf } from '../../../model/schemas/schema-types.ts';
import { pathToType, type TypeQuery } from '../../../model/schemas/type-keyword.ts';

export interface FractionalExamplesOptions {
  /** Schemas that are judged by their type, so that their values are left out: one cause, one finding. */
  readonly unless: TypeQuery;
}

/** A value that an example, a default, `enum` or `const` shows, with the schemas that describe it. */
interface ShownValue {
  readonly value: unknown;
  readonly place: Place;
  readonly schemas: readonly SchemaNode[];
}

/** No example, default or listed value is a number with a fraction. `1.0` reads as 1 in JSON, and has none. */
export default defineFunction<ShownValue, FractionalExamplesOptions>({
  name: 'fractionalExamples',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['unless'],
    properties: {
      unless: {
        type: 'object',
        additionalProperties: false,
        required: ['types'],
        properties: {
          types: { type: 'array', items: { enum: [...TYPES] } },
          formats: { type: 'array', items: { type: 'string' } },
          formatsAllowedWith: { type: 'array', items: { enum: [...TYPES] } },
        },
      },
    },
  },
  subjects: (description) =>
    [...exampleValues(description), ...listedIn(description)].filter(({ value }) => typeof value === 'number'),
  judge: ({ value, schemas }, { unless }) => {
    if (!hasFraction(value) || schemas.some((schema) => pathToType(schema.value, unless) !== null)) return null;
    const isInteger = schemas.some((schema) => typesOf(schema).includes('integer'));
    const remedy = isInteger ? 'write a whole number' : `write the string ${quote(String(value))}`;
    return { message: `the value is ${value}, a number with a fraction; ${remedy}` };
  },
});

function listedIn({ schemas }: Description): ShownValue[] {
  return schemas.filter(describesValue).flatMap((schema) =>
    listedValues(schema).map(({ value, path }) => ({
      value,
      place: below(schema.place, ...path),
      schemas: withEnclosingSchemas(schema).flatMap(sameValueSchemas),
    })),
  );
}

function hasFraction(value: unknown): boolean {
  return Number.isFinite(value) && !Number.isInteger(value);
}

import { defineRule } from '../../../framework/define-rule.ts';
import { quote } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { describesValue } from '../../../model/description/schema-contexts.ts';
import { sameValueSchemas, withEnclosingSchemas } from '../../../model/schemas/composition.ts';
import { exampleValues } from '../../../model/schemas/example-values.ts';
import { listedValues } from '../../../model/schemas/listed-values.ts';
import { pathToNumberType } from '../../../model/schemas/number-type.ts';
import { typesOf } from '../../../model/schemas/schema-types.ts';

/** A value that an example, a default, `enum` or `const` gives, with the schemas that describe it. */
interface WrittenNumber {
  readonly value: unknown;
  readonly place: Place;
  readonly schemas: readonly SchemaNode[];
}

/** No example, default or listed value is a number with a fraction. `1.0` reads as 1 in JSON, and has none. */
export default defineRule({
  id: 'no-fraction-in-examples',
  statements: ['2.2/no-number'],
  severity: 'error',
  summary: 'No example, default or listed value is a number with a fraction; decimals are strings.',
  why: 'Whoever copies the example sends a binary floating-point number where the service takes a string of digits.',
  subjects: (description) => [
    ...exampleValues(description).filter(({ value }) => typeof value === 'number'),
    ...listedIn(description),
  ],
  judge: ({ value, schemas }) => {
    if (!hasFraction(value) || schemas.some((schema) => pathToNumberType(schema.value) !== null)) return null;
    const isInteger = schemas.some((schema) => typesOf(schema).includes('integer'));
    const remedy = isInteger ? 'write a whole number' : `write the string ${quote(String(value))}`;
    return { message: `the value is ${value}, a number with a fraction; ${remedy}` };
  },
});

/** Only the numbers: the schemas around each branch of a long `oneOf` are as many as its branches. */
function listedIn({ schemas }: Description): WrittenNumber[] {
  return schemas.filter(describesValue).flatMap((schema) =>
    listedValues(schema)
      .filter(({ value }) => typeof value === 'number')
      .map(({ value, path }) => ({
        value,
        place: below(schema.place, ...path),
        schemas: withEnclosingSchemas(schema).flatMap(sameValueSchemas),
      })),
  );
}

function hasFraction(value: unknown): boolean {
  return Number.isFinite(value) && !Number.isInteger(value);
}

import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { EXTENSIONS, type Relations } from '../description/schema-relations.ts';
import { type Field, fieldsBySchema } from '../schemas/fields.ts';
import { hasListedValues } from '../schemas/listed-values.ts';
import { annotatedRoleOfField } from './annotated-role.ts';
import { commonTypeSchemas } from './common-types.ts';
import { isMonetaryField, moneyReading } from './monetary-names.ts';
import { moneyValueSchemas } from './money-members.ts';
import { isPercentageField } from './percentage-fields.ts';

/**
 * What a number is, for which section 2.3 has another type than integer and number: the value of Money, a percentage,
 * Money by itself, or perhaps that.
 */
export type NumericRole = 'money value' | 'percentage' | 'money' | 'monetary';

const SAME_NUMBER: Relations = new Set(['anyOf', 'oneOf', ...EXTENSIONS]);

/** The role of a number by what has it; null where it may be any number. */
export function numericRole(schema: SchemaNode, description: Description): NumericRole | null {
  const fields = fieldsOfNumber(schema, description);
  if (moneyValueSchemas(description).has(schema)) return 'money value';
  if (fields.some(isPercentageField) && !hasListedValues(schema)) return 'percentage';
  if (commonTypeSchemas(description, 'money').includes(schema)) return 'money';
  const isMonetary = fields.some(
    (field) =>
      field.kind === 'property' &&
      moneyReading(field.name) !== 'none' &&
      annotatedRoleOfField(field) === null &&
      isMonetaryField(field),
  );
  return isMonetary && !hasListedValues(schema) ? 'monetary' : null;
}

/**
 * The fields that have the schema, or one that it is an alternative or the base of: `price` may be a number or null, or
 * have a description beside a `$ref`.
 */
function fieldsOfNumber(schema: SchemaNode, description: Description): Field[] {
  const holders = new Set([schema]);
  for (const { usedBy } of holders)
    for (const { relation, holder } of usedBy) if (holder !== null && SAME_NUMBER.has(relation)) holders.add(holder);
  return [...holders].flatMap((one) => fieldsBySchema(description).get(one) ?? []);
}

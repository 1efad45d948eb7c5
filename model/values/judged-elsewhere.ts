import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { linkMethodSchemas } from '../links/links.ts';
import type { ExampleValue } from '../schemas/example-values.ts';
import { isCurrencyCode } from '../text/standards/iso-4217.ts';
import { toUpperCase } from '../text/words/name-case.ts';
import { CODE_STANDARDS } from '../types/code-standards.ts';
import { isFreeExample, matchedFields } from '../types/matched-fields.ts';
import { moneyMembers } from '../types/money-members.ts';

type Fits = (code: string) => boolean;

/**
 * True for a value that the rule of its field tells, and not 2.1/enum-values: every method of a link, and what upper case
 * would not make a country code, timezone or currency. `example` is null for a value that the schema lists.
 */
export function isReportedElsewhere(
  value: string,
  schema: SchemaNode,
  example: ExampleValue | null,
  description: Description,
): boolean {
  if (linkMethodSchemas(description).has(schema)) return true;
  const fits = codeFields(description).get(schema);
  if (fits === undefined || value === '' || fits(value) || fits(toUpperCase(value) ?? '')) return false;
  return example === null || isFreeExample(example);
}

/** Where other values share the schema, the rules of codes do not judge what it lists. */
const codeFields: (description: Description) => ReadonlyMap<SchemaNode, Fits> = memoize((description) => {
  const { country, timezone } = CODE_STANDARDS;
  const fields = [
    ...[country, timezone].flatMap((role) =>
      matchedFields(description, role).map((field) => ({ field, fits: role.isValid })),
    ),
    ...moneyMembers(description, 'currency').map((field) => ({ field, fits: isCurrencyCode })),
  ];
  const whole = fields.filter(({ field }) => !field.isUse);
  return new Map(whole.map(({ field, fits }): [SchemaNode, Fits] => [field.schema, fits]));
});

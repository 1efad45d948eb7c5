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

/**
 * True for a value in the wrong spelling that the rule of its field reports instead of enum-values: every method of a link, and a
 * value of a country, timezone or currency that is no such code in upper case either. `example` is null for a value that the schema
 * lists.
 */
export function isReportedElsewhere(
  value: string,
  schema: SchemaNode,
  example: ExampleValue | null,
  description: Description,
): boolean {
  if (linkMethodSchemas(description).has(schema)) return true;
  const isValid = codeFields(description).get(schema);
  if (isValid === undefined || value === '' || isValid(value) || isValid(toUpperCase(value) ?? '')) return false;
  return example === null || isFreeExample(example);
}

/** The test for codes by the schema of their fields; without schemas that other fields share, whose lists the rules do not judge. */
const codeFields: (description: Description) => ReadonlyMap<SchemaNode, (code: string) => boolean> = memoize(
  (description) => {
    const { country, timezone } = CODE_STANDARDS;
    const fields = [
      ...[country, timezone].flatMap((standard) =>
        matchedFields(description, standard).map((field) => ({ field, isValid: standard.isValid })),
      ),
      ...moneyMembers(description, 'currency').map((field) => ({ field, isValid: isCurrencyCode })),
    ];
    const whole = fields.filter(({ field }) => !field.isUse);
    return new Map(whole.map(({ field, isValid }) => [field.schema, isValid]));
  },
);

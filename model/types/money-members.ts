import type { Description } from '../description/description.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { memoize } from '../lib/memoize.ts';
import { effectiveSchema } from '../schemas/effective-schema.ts';
import { commonType, commonTypeSchemas } from './common-types.ts';
import { type MatchedField, matchedFields } from './matched-fields.ts';

/** The schemas of the `value` of every Money, with everything that `allOf` and `$ref` bring in. */
export const moneyValueSchemas: (description: Description) => ReadonlySet<SchemaNode> = memoize(
  (description) => new Set(moneyMembers(description, 'value').flatMap(({ schema }) => effectiveSchema(schema).parts)),
);

/**
 * The schemas of the `value`, or of the `currency`, of every Money, also under one of its wrong names (`misnomers`).
 */
export function moneyMembers(description: Description, member: 'value' | 'currency'): MatchedField[] {
  const money = new Set(commonTypeSchemas(description, 'money').flatMap((node) => effectiveSchema(node).parts));
  const { misnomers } = commonType('money');
  const matchesName = (name: string) => name === member || misnomers[name] === member;
  return matchedFields(description, {
    matchesName,
    matches: ({ kind, name, object }) =>
      kind === 'property' && matchesName(name) && object !== null && money.has(object),
  });
}

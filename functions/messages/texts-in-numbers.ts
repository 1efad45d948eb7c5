import { quote } from '../../framework/messages.ts';
import type { Description } from '../../model/description/description.ts';
import type { SchemaNode } from '../../model/description/nodes.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { numericIdentifiers } from '../../model/resources/sequence-ids.ts';
import { stateFields } from '../../model/resources/state-fields.ts';
import { withTheirBases } from '../../model/schemas/composition.ts';
import { CODE_STANDARDS, namesReference } from '../../model/types/code-standards.ts';
import { matchedFields } from '../../model/types/matched-fields.ts';
import { moneyMembers } from '../../model/types/money-members.ts';
import { numericInstants } from '../../model/types/promised-instants.ts';
import { temporalFields } from '../../model/types/temporal-fields.ts';
import { TEMPORAL_FORMS } from '../../model/types/temporal-forms.ts';
import { INSTANT_REMEDY } from './instants.ts';
import { SEQUENCE_REMEDY } from './sequence-ids.ts';

/**
 * What to write of a number whose fields are for a text: an identifier, a point in time, a code. Null where it may be a
 * number.
 */
export function remedyForText(schema: SchemaNode, description: Description): string | null {
  if (numericIdentifiers(description).has(schema)) return SEQUENCE_REMEDY;
  if (numericInstants(description).has(schema)) return INSTANT_REMEDY;
  return remediesForTexts(description).get(schema) ?? null;
}

const remediesForTexts: (description: Description) => ReadonlyMap<SchemaNode, string> = memoize((description) => {
  const codes = Object.values(CODE_STANDARDS).flatMap((standard) =>
    own(matchedFields(description, standard).filter(({ name }) => !namesReference(name))).map(
      (schema) => [schema, standard] as const,
    ),
  );
  const dates = Object.values(TEMPORAL_FORMS).flatMap((form) =>
    own(temporalFields(description, form).filter(({ by }) => by === 'name')).map((schema) => [schema, form] as const),
  );
  const states = withTheirBases(stateFields(description).flatMap(({ target }) => target ?? []));
  return new Map([
    ...[...states].map((schema) => [schema, 'make it a string with UPPER_CASE values'] as const),
    ...own(moneyMembers(description, 'currency')).map(
      (schema) => [schema, 'write a string with an ISO 4217 code such as "EUR"'] as const,
    ),
    ...dates.map(([schema, { name, notation }]) => [schema, `write a string with a ${name}, ${notation}`] as const),
    ...codes.map(
      ([schema, { nameWithArticle, example }]) =>
        [schema, `write a string with ${nameWithArticle} such as ${quote(example)}`] as const,
    ),
  ]);
});

/** The schemas that only such fields have. */
function own(fields: readonly { readonly schema: SchemaNode; readonly isUse: boolean }[]): SchemaNode[] {
  return [...withTheirBases(fields.flatMap(({ schema, isUse }) => (isUse ? [] : [schema])))];
}

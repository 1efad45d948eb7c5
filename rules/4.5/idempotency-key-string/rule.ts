import { defineRule } from '../../../framework/define-rule.ts';
import { listed } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import type { SchemaUse } from '../../../model/description/nodes.ts';
import { isSameHeader } from '../../../model/operations/header-names.ts';
import { IDEMPOTENCY_KEY, isKeyHeader } from '../../../model/operations/idempotency-key.ts';
import { schemaUsesOf } from '../../../model/schemas/fields.ts';
import { typePlace } from '../../../model/schemas/mistyped-properties.ts';
import { placesMootBy } from '../../../model/schemas/places-of-type.ts';
import { admittedTypes, isUntyped } from '../../../model/schemas/schema-types.ts';

/** Idempotency-Key is a string. That it may be null as well is reported by `no-null`. */
export default defineRule({
  id: 'idempotency-key-string',
  statements: ['4.5/header'],
  severity: 'error',
  summary: 'Idempotency-Key is a string.',
  why: 'A number is too easily the same twice; clients make a UUID or another random text for each request.',
  group: 'wantsNoNumber',
  subjects: keySchemas,
  judge: (use) => {
    if (use.target === null) return null;
    if (isUntyped(use.target)) return { message: `${IDEMPOTENCY_KEY} names no type; make it a string` };
    const types = admittedTypes(use.target);
    const others = [...(types ?? [])].filter((one) => one !== 'string' && one !== 'null');
    if (others.length === 0) return null;
    const message = `${IDEMPOTENCY_KEY} is of type ${listed(others, 'or')}; make it a string`;
    return { message, at: typePlace(use), covers: placesMootBy(use) };
  },
});

/** The schemas of the header in requests and responses, each use once. */
function keySchemas({ parameters, responses }: Description): SchemaUse[] {
  const sent = parameters.filter(isKeyHeader);
  const answered = responses.flatMap(({ headers }) => headers).filter(({ key }) => isSameHeader(key, IDEMPOTENCY_KEY));
  const nodes = [...sent, ...answered.flatMap(({ node }) => node ?? [])];
  return [...new Set(nodes.flatMap(schemaUsesOf))];
}

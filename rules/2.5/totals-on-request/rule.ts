import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { collectionOperations } from '../../../model/collections/collection-response.ts';
import { TOTAL_REQUIRED, TOTALS } from '../../../model/collections/totals.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray } from '../../../model/description/json.ts';
import type { OperationNode, SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { bodyNames, isKnownObject } from '../../../model/operations/body-properties.ts';
import type { JsonBody } from '../../../model/operations/json-bodies.ts';
import { queryNamesOf } from '../../../model/parameters/names-in-query.ts';
import { meantNamesOf } from '../../../model/query/query-renames.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isSpellingOf } from '../../../model/text/words/name-case.ts';

/** An operation that answers with a collection, and a body with which it does. */
interface Answer {
  readonly operation: OperationNode;
  readonly body: JsonBody;
  /** True where the operation takes the parameter that asks for totals. */
  readonly asks: boolean;
  /** True also where it takes it under a name of its own, which foreign-paging reports. */
  readonly mayAsk: boolean;
}

/**
 * A schema that a collection response consists of; such a response with all that answer with it; or one of those that
 * do.
 */
type Subject = { readonly place: Place } & (
  | { readonly part: SchemaNode }
  | { readonly schema: SchemaNode; readonly answers: readonly Answer[] }
  | { readonly answer: Answer }
);

/**
 * Totals are optional in the schema. An operation that answers with them takes the parameter that asks for them, and
 * one that takes it answers with all of them. Names in another spelling count; that is reported by the rules about
 * names.
 */
export default defineRule({
  id: 'totals-on-request',
  statements: ['2.5/totals-on-request'],
  severity: 'warn',
  summary:
    'totalItems and totalPages are optional, and an operation has both of them and the parameter totalRequired, or none.',
  why: 'Counting a large collection can cost more than reading a page of it; clients that need no totals should not pay for them.',
  subjects: (description): Subject[] => {
    const bySchema = [...answersBySchema(description)];
    const parts = new Set(bySchema.flatMap(([schema]) => effectiveSchema(schema).parts));
    const all = bySchema.flatMap(([, answers]) => answers);
    return [
      ...[...parts].map((part) => ({ place: part.place, part })),
      ...bySchema.map(([schema, answers]) => ({ place: schema.place, schema, answers })),
      ...all.map((answer) => ({ place: answer.operation.place, answer })),
    ];
  },
  judge: (subject) => {
    if ('part' in subject) return requiredTotals(subject.part);
    return 'answer' in subject ? missingParameter(subject.answer) : missingTotals(subject.schema, subject.answers);
  },
});

function answersBySchema(description: Description): Map<SchemaNode, Answer[]> {
  const bySchema = new Map<SchemaNode, Answer[]>();
  for (const { operation, bodies } of collectionOperations(description)) {
    const asks = queryNamesOf(operation).some(({ name }) => isSpellingOf(name, TOTAL_REQUIRED));
    const mayAsk = asks || meantNamesOf(operation, description).has(TOTAL_REQUIRED);
    for (const body of bodies.filter(({ schema }) => isKnownObject(schema))) {
      appendTo(bySchema, body.schema, { operation, body, asks, mayAsk });
    }
  }
  return bySchema;
}

function requiredTotals({ value, place }: SchemaNode): Violation[] {
  return asArray(value.required).flatMap((name, index): Violation[] => {
    if (typeof name !== 'string' || !isTotal(name)) return [];
    const message = `${quote(name)} is required; leave it out of required, since it is present only when ${TOTAL_REQUIRED} is true`;
    return [{ message, at: below(place, 'required', index) }];
  });
}

/** Reported at the schema; where only some of those that answer with it ask, at their responses. */
function missingTotals(schema: SchemaNode, answers: readonly Answer[]): Violation[] {
  const asking = answers.filter(({ asks }) => asks);
  const names = [...bodyNames(schema)];
  const missing = TOTALS.filter((total) => !names.some((name) => isSpellingOf(name, total)));
  // A resource in place of a page is told by the rules about collections.
  const isResource = names.includes('id') && !names.includes('items');
  if (asking.length === 0 || missing.length === 0 || isResource) return [];
  const message = `the operation takes ${TOTAL_REQUIRED}, and its response has no ${listed(missing, 'or')}; define ${missing.length > 1 ? 'them' : 'it'}`;
  if (asking.length === answers.length) return [{ message, at: schema.place }];
  return asking.map(({ body }) => ({ message, at: body.response.place }));
}

function missingParameter({ body, mayAsk }: Answer): Violation | null {
  const defined = [...bodyNames(body.schema)].filter(isTotal).sort();
  if (defined.length === 0 || mayAsk) return null;
  const message = `the response has ${listed(defined.map(quote))}, and the operation takes no ${TOTAL_REQUIRED}; declare the query parameter ${TOTAL_REQUIRED}`;
  return { message };
}

function isTotal(name: string): boolean {
  return TOTALS.some((total) => isSpellingOf(name, total));
}

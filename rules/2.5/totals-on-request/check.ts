import { defineFunction } from '../../../framework/define-function.ts';
import type { Violation } from '../../../framework/finding.ts';
import { listed, quote } from '../../../framework/messages.ts';
import { collectionOperations } from '../../../model/collections/collection-response.ts';
import type { Description } from '../../../model/description/description.ts';
import { asArray } from '../../../model/description/json.ts';
import type { OperationNode, SchemaNode } from '../../../model/description/nodes.ts';
import { below, type Place } from '../../../model/description/place.ts';
import { appendTo } from '../../../model/lib/group-by.ts';
import { bodyNames, isKnownObject } from '../../../model/operations/body-properties.ts';
import type { JsonBody } from '../../../model/operations/json-bodies.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { isSpellingOf } from '../../../model/text/words/name-case.ts';

export interface TotalsOnRequestOptions {
  /** Names of the properties that hold totals. */
  readonly totals: readonly string[];
  /** Name of the query parameter that asks for them. */
  readonly parameter: string;
}

/** A part of the schemas of collection responses, one such schema with all that answer with it, or one of those. */
interface Subject {
  readonly place: Place;
  readonly schema: SchemaNode;
  readonly scope: 'part' | 'whole' | 'answer';
  readonly answers: readonly Answer[];
}

interface Answer {
  readonly operation: OperationNode;
  readonly body: JsonBody;
  readonly asks: boolean;
}

/**
 * Totals are optional in the schema; an operation that answers with them takes the parameter that asks for them, and one
 * that takes it answers with all of them.
 */
export default defineFunction<Subject, TotalsOnRequestOptions>({
  name: 'totalsOnRequest',
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['totals', 'parameter'],
    properties: { totals: { type: 'array', items: { type: 'string' } }, parameter: { type: 'string' } },
  },
  subjects: (description, options) => {
    const bySchema = [...answersBySchema(description, options)];
    const parts = new Set(bySchema.flatMap(([schema]) => effectiveSchema(schema).parts));
    return [
      ...[...parts].map((schema) => ({ place: schema.place, schema, scope: 'part' as const, answers: [] })),
      ...bySchema.map(([schema, answers]) => ({ place: schema.place, schema, scope: 'whole' as const, answers })),
      ...bySchema.flatMap(([schema, answers]) =>
        answers.map((one) => ({ place: one.operation.place, schema, scope: 'answer' as const, answers: [one] })),
      ),
    ];
  },
  judge: ({ schema, scope, answers }, options) => {
    if (scope === 'part') return requiredTotals(schema, options);
    return scope === 'whole' ? missingTotals(schema, answers, options) : missingParameter(schema, answers, options);
  },
});

function answersBySchema(description: Description, { parameter }: TotalsOnRequestOptions): Map<SchemaNode, Answer[]> {
  const bySchema = new Map<SchemaNode, Answer[]>();
  for (const { operation, bodies } of collectionOperations(description)) {
    const asks = operation.parameters.some(
      ({ node }) => node?.location === 'query' && isSpellingOf(node.name ?? '', parameter),
    );
    for (const body of bodies.filter(({ schema }) => isKnownObject(schema))) {
      appendTo(bySchema, body.schema, { operation, body, asks });
    }
  }
  return bySchema;
}

function requiredTotals({ value, place }: SchemaNode, { totals, parameter }: TotalsOnRequestOptions): Violation[] {
  return asArray(value.required).flatMap((name, index): Violation[] => {
    if (typeof name !== 'string' || !totals.some((total) => isSpellingOf(name, total))) return [];
    const message = `${quote(name)} is required; leave it out of required, since it is present only when ${parameter} is true`;
    return [{ message, at: below(place, 'required', index) }];
  });
}

/** Told at the schema, or at the answers that ask where others with the same schema do not. */
function missingTotals(schema: SchemaNode, answers: readonly Answer[], options: TotalsOnRequestOptions): Violation[] {
  const asking = answers.filter(({ asks }) => asks);
  const missing = options.totals.filter((total) => !defines(schema, total));
  if (asking.length === 0 || missing.length === 0) return [];
  const message = `the operation takes ${options.parameter}, and its response has no ${listed(missing, 'or')}; define ${missing.length > 1 ? 'them' : 'it'}`;
  if (asking.length === answers.length) return [{ message, at: schema.place }];
  return asking.map(({ body }) => ({ message, at: body.response.place }));
}

function missingParameter(
  schema: SchemaNode,
  answers: readonly Answer[],
  { totals, parameter }: TotalsOnRequestOptions,
): Violation | null {
  const defined = [...bodyNames(schema)].filter((name) => totals.some((total) => isSpellingOf(name, total)));
  if (defined.length === 0 || answers.every(({ asks }) => asks)) return null;
  const message = `the response has ${listed(defined.map(quote))}, and the operation takes no ${parameter}; declare the query parameter ${parameter}`;
  return { message };
}

function defines(schema: SchemaNode, total: string): boolean {
  return [...bodyNames(schema)].some((name) => isSpellingOf(name, total));
}

import { defineFunction, type Violation } from '../framework/define-function.ts';
import { listed, quote } from '../framework/messages.ts';
import { collectionOperations } from '../model/collection-response.ts';
import type { Description } from '../model/description.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { asArray } from '../model/json.ts';
import { bodyNames, isKnownObject, type JsonBody } from '../model/json-bodies.ts';
import { toCamelCase } from '../model/name-forms.ts';
import type { OperationNode, SchemaNode } from '../model/nodes.ts';
import { below, type Place } from '../model/place.ts';

export interface TotalsOnRequestOptions {
  /** Names of the properties that hold totals. */
  readonly totals: readonly string[];
  /** Name of the query parameter that asks for them. */
  readonly parameter: string;
}

/** A schema of collection responses, with the operations that answer with it; or one such operation. */
interface Subject {
  readonly place: Place;
  readonly schema: SchemaNode;
  readonly answers: readonly Answer[];
  /** Null for the schema as a whole. */
  readonly answer: Answer | null;
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
  subjects: (description, options) =>
    [...answersBySchema(description, options)].flatMap(([schema, answers]) => [
      { place: schema.place, schema, answers, answer: null },
      ...answers.map((answer) => ({ place: answer.operation.place, schema, answers, answer })),
    ]),
  judge: ({ schema, answers, answer }, options) =>
    answer === null
      ? [...requiredTotals(schema, options), ...missingTotals(schema, answers, options)]
      : missingParameter(schema, answer, options),
});

function answersBySchema(description: Description, { parameter }: TotalsOnRequestOptions): Map<SchemaNode, Answer[]> {
  const bySchema = new Map<SchemaNode, Answer[]>();
  for (const { operation, bodies } of collectionOperations(description)) {
    const asks = operation.parameters.some(({ node }) => node?.location === 'query' && isCalled(node.name, parameter));
    for (const body of bodies.filter(({ schema }) => isKnownObject(schema))) {
      const answers = bySchema.get(body.schema) ?? [];
      answers.push({ operation, body, asks });
      bySchema.set(body.schema, answers);
    }
  }
  return bySchema;
}

/** Told at the entries of `required`, wherever a part of the schema has them. */
function requiredTotals(schema: SchemaNode, { totals, parameter }: TotalsOnRequestOptions): Violation[] {
  return effectiveSchema(schema).parts.flatMap(({ value, place }) =>
    asArray(value.required).flatMap((name, index): Violation[] => {
      if (typeof name !== 'string' || !totals.some((total) => isCalled(name, total))) return [];
      const message = `${quote(name)} is required; leave it out of required, since it is present only when ${parameter} is true`;
      return [{ message, at: below(place, 'required', index) }];
    }),
  );
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

function missingParameter(schema: SchemaNode, { asks }: Answer, { totals, parameter }: TotalsOnRequestOptions) {
  const defined = [...bodyNames(schema)].filter((name) => totals.some((total) => isCalled(name, total)));
  if (asks || defined.length === 0) return null;
  const message = `the response has ${listed(defined.map(quote))}, and the operation takes no ${parameter}; declare the query parameter ${parameter}`;
  return { message };
}

function defines(schema: SchemaNode, total: string): boolean {
  return [...bodyNames(schema)].some((name) => isCalled(name, total));
}

/** A name in another spelling is a matter of the rules about names. */
function isCalled(name: string | null, wanted: string): boolean {
  return name !== null && (name === wanted || toCamelCase(name) === wanted);
}

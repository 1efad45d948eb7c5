import type { generateSync } from 'json-schema-faker';
import type { Description } from '../model/description/description.ts';
import { isObject, type JsonObject } from '../model/description/json.ts';
import type { MediaTypeNode, OperationNode, SchemaNode } from '../model/description/nodes.ts';
import { appendTo } from '../model/lib/group-by.ts';
import { memoize, memoizeOnce } from '../model/lib/memoize.ts';
import { sentContentOf } from '../model/operations/body-content.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { documentedTexts, enumValues } from '../model/schemas/listed-values.ts';
import { plainSchema } from '../model/schemas/plain-schema.ts';
import { isReadOnlyProperty } from '../model/schemas/read-only.ts';
import { clientSchema, isCalculated } from './client-schema.ts';
import { realValue } from './codes.ts';
import { fittingBody } from './fitting-body.ts';
import { type Rewriting, rewrittenBody } from './rewritten-body.ts';
import { isValidBy } from './validity.ts';
import { withoutNull } from './without-null.ts';

/** Makes a value from a JSON Schema. The package is loaded when a probe runs. */
export type Generator = typeof generateSync;

/** As many bodies of one operation are tried. */
const MOST_BODIES = 4;
/** As many items a generated list has, and as many letters a generated text, unless the schema wants more. */
const MOST_ITEMS = 3;
const MOST_LETTERS = 40;

/**
 * Bodies that an operation takes, as JSON or as the parts of a form: those of its examples, then those of its schema's,
 * then generated ones; without what only the service sets, and each valid by the schema. Nothing is generated before it
 * is asked for.
 */
export class Bodies {
  constructor(
    private readonly description: Description,
    private readonly seed: number,
    private readonly generate: Generator,
  ) {}

  /** The body of a number, from 0 on; null where there are not as many. */
  at(operation: OperationNode, index: number): JsonObject | null {
    const written = this.#written(operation);
    if (index >= MOST_BODIES) return null;
    return (index < written.length ? written : this.#all(operation))[index] ?? null;
  }

  readonly #written: (operation: OperationNode) => readonly JsonObject[] = memoize((operation) => {
    const content = sentContentOf(operation);
    const schema = content?.schema?.target ?? null;
    if (content === null) return [];
    const own = examplesIn(content, this.#examples());
    const ofSchema = schema === null ? [] : examplesOf(schema, this.#examples());
    return sendable([...own, ...ofSchema], schema);
  });

  readonly #all: (operation: OperationNode) => readonly JsonObject[] = memoize((operation) => {
    const schema = sentContentOf(operation)?.schema?.target ?? null;
    if (schema === null) return this.#written(operation);
    const generated = generatedBy(schema, this.seed, this.generate);
    const bodies = generated.map((body) => realistic(body, schema, this.description));
    return distinct([...this.#written(operation), ...sendable(bodies, schema)]);
  });

  /** The values of examples, by the object that has them. */
  readonly #examples = memoizeOnce(() => {
    const byHolder = new Map<JsonObject, unknown[]>();
    for (const { holder, value } of this.description.examples) appendTo(byHolder, holder, value);
    return byHolder;
  });
}

/** The objects among values, as a client sends them, that the schema admits. */
function sendable(values: readonly unknown[], schema: SchemaNode | null): JsonObject[] {
  const bodies = values.filter(isObject).map((body) => rewrittenBody(body, schema, SENDABLE));
  return distinct(schema === null ? bodies : bodies.filter((body) => isValidBy(schema, body)));
}

function examplesIn(content: MediaTypeNode, examples: ReadonlyMap<JsonObject, readonly unknown[]>): readonly unknown[] {
  return examples.get(content.value) ?? [];
}

function examplesOf(schema: SchemaNode, examples: ReadonlyMap<JsonObject, readonly unknown[]>): readonly unknown[] {
  return effectiveSchema(schema).parts.flatMap((part) => examples.get(part.value) ?? []);
}

/** One body with all that a client may set, and one with what it has to: with documented values, and with others. */
export function generatedBy(schema: SchemaNode, seed: number, generate: Generator): unknown[] {
  const plain = clientSchema(plainSchema(schema));
  return [withDocumented(plain), plain].flatMap((one) =>
    [1, 0].flatMap((optionalsProbability) => {
      const fewest = optionalsProbability === 1 ? 1 : 0;
      try {
        return [generate(forGeneration(one, fewest) as never, { seed, optionalsProbability })];
      } catch {
        return [];
      }
    }),
  );
}

/** A service may refuse a value that its description does not document, though such a set may grow. */
function withDocumented(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withDocumented);
  if (!isObject(value)) return value;
  const texts = enumValues(value) === null ? documentedTexts(value) : [];
  const kept = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withDocumented(item)]));
  return texts.length === 0 ? kept : { ...kept, enum: texts };
}

/**
 * Without what only the service sets, and without null, which no client has to send; and with short lists and texts,
 * where a schema permits a thousand of each.
 *
 * @param fewest As many items a list has at least, where it is known what these are: an empty one shows nothing of what
 * it may hold.
 */
function forGeneration(value: unknown, fewest: number): unknown {
  if (Array.isArray(value)) return value.map((item) => forGeneration(item, fewest));
  if (!isObject(value)) return value;
  const { properties, ...others } = withoutNull(value);
  const kept = Object.fromEntries(Object.entries(others).map(([key, item]) => [key, forGeneration(item, fewest)]));
  return { ...kept, ...ofClients(properties, fewest), ...shortened(value), ...filled(value, fewest) };
}

function ofClients(properties: unknown, fewest: number): JsonObject {
  if (!isObject(properties)) return {};
  const settable = Object.entries(properties).filter(([, property]) => !isCalculated(property));
  return {
    properties: Object.fromEntries(settable.map(([name, property]) => [name, forGeneration(property, fewest)])),
  };
}

function shortened({ minItems, maxItems, minLength, maxLength, pattern, format }: JsonObject): JsonObject {
  const short = (least: unknown, most: unknown, usual: number) =>
    typeof most === 'number' && most > usual ? Math.max(usual, typeof least === 'number' ? least : 0) : most;
  return {
    ...(maxItems !== undefined && { maxItems: short(minItems, maxItems, MOST_ITEMS) }),
    ...(maxLength !== undefined && {
      maxLength: pattern === undefined && format === undefined ? short(minLength, maxLength, MOST_LETTERS) : maxLength,
    }),
  };
}

function filled({ items, minItems, maxItems }: JsonObject, fewest: number): JsonObject {
  if (!isObject(items) || Object.keys(items).length === 0 || maxItems === 0) return {};
  return { minItems: Math.max(fewest, typeof minItems === 'number' ? minItems : 0) };
}

/** Without the members that are readOnly. */
const SENDABLE: Rewriting = {
  keeps: (name, schema) => !isReadOnlyProperty(name, schema),
  text: (text) => text,
};

/** With values that exist, where a schema admits more than its field does. */
function realistic(body: unknown, schema: SchemaNode, description: Description): unknown {
  const text = (value: string, of: SchemaNode) => realValue(value, of, description);
  return isObject(body) ? fittingBody(rewrittenBody(body, schema, { keeps: () => true, text }), schema) : body;
}

function distinct(bodies: readonly JsonObject[]): JsonObject[] {
  return [...new Map(bodies.map((body) => [JSON.stringify(body), body])).values()];
}

import { asArray, asObject, isScalar, member } from '../model/description/json.ts';
import type { ParameterNode } from '../model/description/nodes.ts';
import { effectiveSchema } from '../model/schemas/effective-schema.ts';
import { plainSchema } from '../model/schemas/plain-schema.ts';
import type { Generator } from './bodies.ts';

/**
 * A value of a parameter: that of an example, else one that its schema shows or lists, else a generated one; null where
 * it is no text, number or boolean.
 */
export function parameterValue({ value, schema }: ParameterNode, seed: number, generate: Generator): string | null {
  const examples = [value.example, ...Object.values(asObject(value.examples)).map((one) => member(one, 'value'))];
  const target = schema?.target ?? null;
  const shown = target === null ? [] : effectiveSchema(target).parts.flatMap((part) => shownBy(part.value));
  const written = [...examples, ...shown].find(isScalar);
  if (written !== undefined) return String(written);
  const generated = target === null ? undefined : generatedBy(plainSchema(target), seed, generate);
  return isScalar(generated) ? String(generated) : null;
}

function shownBy(schema: object): readonly unknown[] {
  const { example, examples, default: usual, const: only, enum: listed } = schema as Record<string, unknown>;
  return [example, ...asArray(examples), usual, only, ...asArray(listed)];
}

function generatedBy(schema: unknown, seed: number, generate: Generator): unknown {
  try {
    return generate(schema as never, { seed });
  } catch {
    return undefined;
  }
}

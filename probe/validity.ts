import { type Schema, Validator } from '@cfworker/json-schema';
import { isObject } from '../model/description/json.ts';
import type { SchemaNode } from '../model/description/nodes.ts';
import { memoize } from '../model/lib/memoize.ts';
import { plainSchema } from '../model/schemas/plain-schema.ts';
import { valueFaults } from '../model/schemas/value-faults.ts';
import { changedKeyword } from './changed-keyword.ts';
import { clientSchema } from './client-schema.ts';

/**
 * True for a value that a schema admits from clients. Patterns are judged in linear time, so the package that judges
 * alternatives and formats does not see them.
 */
export function isValidBy(schema: SchemaNode, value: unknown): boolean {
  return valueFaults(value, schema.place, schema, 'request').length === 0 && validatorOf(schema)(value);
}

const validatorOf: (schema: SchemaNode) => (value: unknown) => boolean = memoize((schema) => {
  let validator: Validator | null = null;
  try {
    validator = new Validator(withoutPatterns(clientSchema(plainSchema(schema))) as Schema, '2020-12', false);
  } catch {
    // A schema that cannot be read decides nothing.
  }
  return (value) => {
    try {
      return validator?.validate(value).valid ?? true;
    } catch {
      return true;
    }
  };
});

const LEFT_OUT = ['example', 'examples', 'default', 'pattern', 'patternProperties'];

function withoutPatterns(schema: unknown): unknown {
  if (!isObject(schema)) return schema;
  const kept = Object.entries(schema).filter(([key]) => !LEFT_OUT.includes(key) && !isOfOthers(key, schema));
  return Object.fromEntries(kept.map(([key, value]) => [key, changedKeyword(key, value, withoutPatterns)]));
}

/** What is said of the properties that no pattern names needs the patterns. */
function isOfOthers(key: string, schema: object): boolean {
  return key === 'additionalProperties' && 'patternProperties' in schema;
}

import { type Schema, Validator } from '@cfworker/json-schema';
import type { Data, DataObject } from '../../scripts/reference/data.ts';

/** What a schema of a dereferenced description has against a value, each with its JSON Pointer. */
export function schemaFaults(value: Data, schema: DataObject): string[] {
  const draft = schema.$schema === undefined ? '4' : '2020-12';
  const { errors } = new Validator(schema as Schema, draft, false).validate(value);
  return errors.map(({ instanceLocation, error }) => `${instanceLocation} ${error}`);
}

import { type Schema, Validator } from '@cfworker/json-schema';

/** Options that need no check in a run. */
const VALID = new WeakSet<object>();

/** Says that options are valid: those of Lintel's own rules, which a test holds to the schemas of their functions. */
export function declareValid(options: object): void {
  VALID.add(options);
}

/**
 * Checks a function's options against their JSON Schema, as Spectral expects it of a function's `validator`.
 *
 * @throws Error that names the function and what is wrong.
 */
export function optionsValidator(name: string, schema: Schema | null): (options: unknown) => void {
  const accepted = new WeakSet<object>();
  let validator: Validator | undefined;
  return (options) => {
    const given = options ?? null;
    if (schema === null) {
      if (given !== null) throw new Error(`"${name}" function does not accept any options`);
      return;
    }
    if (given !== null && (VALID.has(given) || accepted.has(given))) return;
    validator ??= new Validator(schema, '2020-12', false);
    const { valid, errors } = validator.validate(given);
    if (!valid) throw new Error(`"${name}" function has invalid options: ${errors.map(spoken).join('; ')}`);
    if (given !== null) accepted.add(given);
  };
}

function spoken({ instanceLocation, error }: { instanceLocation: string; error: string }): string {
  return `${instanceLocation === '#' ? 'functionOptions' : instanceLocation.slice(2)}: ${error}`;
}

import { createHash } from 'node:crypto';
import type { OperationNode, ParameterNode, SchemaNode } from '../model/description/nodes.ts';
import { idempotencyKeyOf } from '../model/operations/idempotency-key.ts';
import { valueSchemaOf } from '../model/schemas/fields.ts';
import { plainSchema } from '../model/schemas/plain-schema.ts';
import type { Generator } from './bodies.ts';
import type { Clock } from './settings.ts';
import { isValidBy } from './validity.ts';

/** Texts that no other request of a run has: idempotency keys, and identifiers of the probe's own. */
export class FreshTexts {
  #count = 0;

  constructor(
    private readonly seed: number,
    private readonly clock: Clock,
    private readonly generate: Generator,
  ) {}

  /** A UUID; for an operation, of the form that its Idempotency-Key has. */
  newKey(operation?: OperationNode): string {
    const schema = operation === undefined ? null : schemaOf(idempotencyKeyOf(operation)?.node);
    return this.#newText(schema, [this.#newUuid()]);
  }

  /** An identifier for the parameter of a path. */
  newId(operation: OperationNode, name: string): string {
    const parameter = operation.parameters.find(({ node }) => node?.location === 'path' && node.name === name);
    const uuid = this.#newUuid();
    const digits = uuid.replaceAll(/[^0-9]/g, '').slice(-10);
    return this.#newText(schemaOf(parameter?.node), [`lintel-${digits}`, uuid, digits]);
  }

  /** The first of some texts that a schema admits; a generated one where it admits none of them. */
  #newText(schema: SchemaNode | null, texts: readonly [string, ...string[]]): string {
    const admitted = schema === null ? texts[0] : texts.find((text) => isValidBy(schema, text));
    if (schema === null || admitted !== undefined) return admitted ?? texts[0];
    const other = this.generate(plainSchema(schema) as never, { seed: this.seed * 10_000 + this.#count });
    return typeof other === 'string' ? other : texts[0];
  }

  #newUuid(): string {
    this.#count++;
    const mixed = createHash('sha256').update(`${this.seed} ${this.clock.now()} ${this.#count}`).digest('hex');
    const [one, two, three, four, five] = [0, 8, 13, 17, 20].map((at, index) =>
      mixed.slice(at, at + ([8, 4, 3, 3, 12][index] ?? 0)),
    );
    return `${one}-${two}-4${three}-8${four}-${five}`;
  }
}

function schemaOf(parameter: ParameterNode | null | undefined): SchemaNode | null {
  return parameter == null ? null : (valueSchemaOf(parameter)?.target ?? null);
}

import { NotJudged } from '../framework/sequence/prober.ts';
import type { Description } from '../model/description/description.ts';
import type { JsonObject } from '../model/description/json.ts';
import type { OperationNode } from '../model/description/nodes.ts';
import { sentContentOf } from '../model/operations/body-content.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import { Bodies, type Generator } from './bodies.ts';
import type { ProbeSettings } from './settings.ts';
import { varied } from './vary.ts';

/** The bodies to send to each operation: that of the fixtures, else the one of the description's that was taken. */
export class KnownBodies {
  readonly #bodies: Bodies;
  /** The number of the body that an operation takes, as far as is known. */
  readonly #fitting = new Map<OperationNode, number>();
  readonly #kept = new Map<OperationNode, ReadonlySet<string>>();
  /** Identifiers of resources that bodies refer to, by the operation that takes them. */
  readonly #references = new Map<OperationNode, Readonly<Record<string, string>>>();

  constructor(
    description: Description,
    private readonly settings: ProbeSettings,
    generate: Generator,
  ) {
    this.#bodies = new Bodies(description, settings.seed, generate);
  }

  /** @throws NotJudged where none is known. */
  bodyFor(asked: DescribedOperation, variation: number): JsonObject {
    const { operation } = asked;
    const body = this.#at(asked, this.fitting(operation));
    if (body === null) throw new NotJudged('no body is known that it takes; --fixtures gives one');
    const referring = { ...body, ...this.#references.get(operation) };
    return varied(referring, sentContentOf(operation)?.schema?.target ?? null, variation, this.#kept.get(operation));
  }

  /** Members are as in the example from now on: another value of them is refused. Gives those that were not before. */
  keep({ operation }: DescribedOperation, names: readonly string[]): readonly string[] {
    const kept = this.#kept.get(operation) ?? new Set();
    this.#kept.set(operation, new Set([...kept, ...names]));
    return names.filter((name) => !kept.has(name));
  }

  /** Members vary again. */
  letVary({ operation }: DescribedOperation, names: readonly string[]): void {
    const kept = [...(this.#kept.get(operation) ?? [])];
    this.#kept.set(operation, new Set(kept.filter((name) => !names.includes(name))));
  }

  /** Which of its bodies an operation is sent. */
  fitting(operation: OperationNode): number {
    return this.#fitting.get(operation) ?? 0;
  }

  /** Sends another one from now on. False where there is none. */
  fit(asked: DescribedOperation, number: number): boolean {
    if (this.#at(asked, number) === null) return false;
    this.#fitting.set(asked.operation, number);
    return true;
  }

  hasReferences(operation: OperationNode): boolean {
    return this.#references.has(operation);
  }

  /** Bodies have these members from now on. */
  refer(operation: OperationNode, members: Readonly<Record<string, string>>): void {
    this.#references.set(operation, members);
  }

  #at({ operation, path }: DescribedOperation, number: number): JsonObject | null {
    const given = this.settings.fixtures.bodies;
    const own =
      given[String(operation.value.operationId)] ?? given[`${operation.method.toUpperCase()} ${path.use.key}`];
    if (own === undefined) return this.#bodies.at(operation, number);
    return number === 0 ? own : null;
  }
}

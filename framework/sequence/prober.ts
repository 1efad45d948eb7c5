import type { Description } from '../../model/description/description.ts';
import type { JsonObject } from '../../model/description/json.ts';
import type { OperationNode, SchemaNode } from '../../model/description/nodes.ts';
import type { Exchange } from '../../model/exchange/exchange.ts';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import type { DescribedOperation, DescribedResource } from '../../model/resources/described-resources.ts';

/** An answer of the service, with the exchange that shows it. */
export interface Answer {
  readonly exchange: Exchange;
  /** The same as it was sent and came. */
  readonly recorded: RecordedExchange;
  readonly status: number;
  /** The JSON value of the body; undefined for none. */
  readonly json: unknown;
  /** The value of a header field, in any case; null without one. */
  readonly header: (name: string) => string | null;
}

export type Values = Readonly<Record<string, string>>;

/** Who sends a request: one of the two callers, nobody (no token), or one with a token that nobody gave out. */
export type Caller = 'first' | 'second' | 'nobody' | 'stranger';

/** A request of an operation. */
export interface Asked {
  /** The values of path parameters, by name. */
  readonly parameters?: Values;
  readonly query?: Values;
  readonly headers?: Values;
  /** The JSON body; a text is sent as it is. */
  readonly body?: unknown;
  readonly caller?: Caller;
  /**
   * The statement is decided by whatever status comes: 401 and 403 as well. Without it, such an answer ends the
   * question unjudged.
   */
  readonly takesRefusal?: boolean;
  /**
   * The request is wrong on purpose, so that any answer decides, 5xx as well. Without it, a failure ends the question
   * unjudged.
   */
  readonly isWrong?: boolean;
  /** The body is not of the kind that the operation describes; with its media type. */
  readonly mediaType?: string;
}

/** A resource of the service. */
export interface Resource {
  readonly of: DescribedResource;
  /** The values of the path parameters that lead to it. */
  readonly parameters: Values;
  /** Its identifier; empty for a singleton. */
  readonly id: string;
  /** True for what the probe made, and so may change and delete. */
  readonly isOwn: boolean;
  /** The body that made it; of a singleton, that it was first set to. Null for one that was there, or that has none. */
  readonly sent: JsonObject | null;
  /** The answer that made it or told of it; of a singleton, what it was before it was set. */
  readonly told: Answer;
}

/** What to make. */
export interface Making {
  /** Tells bodies apart: each number gives other values where the schema lets them vary. */
  readonly variation?: number;
  readonly parameters?: Values;
  /** Makes it also where the service refuses to delete one: that is what the question is about. */
  readonly mayStay?: boolean;
}

/**
 * What a question asks the service through. It sends one request after the other, keeps to the budget, and deletes what
 * it made.
 */
export interface Prober {
  readonly description: Description;
  readonly canWrite: boolean;
  readonly hasSecondCaller: boolean;
  /** Sends a request of an operation. Throws NotJudged where no answer can be had from which to go on. */
  send(asked: DescribedOperation, request?: Asked): Promise<Answer>;
  /** Deletes something of the probe's own; where its state keeps it, after the actions to which the refusal links. */
  remove(asked: DescribedOperation, request: Pick<Asked, 'parameters' | 'caller'>): Promise<Answer>;
  /** Reads what a link leads to; null for one that leads elsewhere. */
  follow(href: string, from: Answer): Promise<Answer | null>;
  /**
   * The operation that a link or URI leads to, with the values of its parameters; null where the description has none.
   */
  operationAt(href: string, method: string): { readonly asked: DescribedOperation; readonly parameters: Values } | null;
  /**
   * Values for the parameters of a path above its own identifier, from resources that are there or from one that is
   * made.
   */
  parametersFor(resource: DescribedResource): Promise<Values>;
  /** A body that the operation takes; throws NotJudged where none is known. */
  bodyFor(asked: DescribedOperation, variation?: number): JsonObject;
  /**
   * Another valid value of a schema, told from one; undefined where none can be told. Each number gives another one.
   */
  anotherValue(schema: SchemaNode, value: unknown, variation: number): unknown;
  /**
   * Makes a resource; a singleton with what it is in. Throws NotJudged where that is not allowed or does not succeed.
   */
  make(resource: DescribedResource, making?: Making): Promise<Resource>;
  /** A resource to read: one that is there, else one that is made. */
  some(resource: DescribedResource): Promise<Resource>;
  /** Makes resources until a list has as many, where that is allowed. */
  fill(resource: DescribedResource, count: number, parameters: Values): Promise<void>;
  /** Asks again, a few times in growing intervals, until the answer is as it should be; gives the last answer. */
  eventually<Found>(ask: () => Promise<Found>, isSettled: (found: Found) => boolean, seconds?: number): Promise<Found>;
  /** What `find` gives for a subject, found once in a run. */
  once<Found>(key: object, name: string, find: () => Promise<Found>): Promise<Found>;
  /** A new text that no other request has: a UUID; for an operation, of the form that its Idempotency-Key has. */
  newKey(operation?: OperationNode): string;
}

/** For a request that is wrong on purpose, and of which every answer decides. */
export const WRONG_ON_PURPOSE = { isWrong: true, takesRefusal: true } as const;

/** Thrown by a question that cannot be decided, with the reason in a clause. */
export class NotJudged extends Error {}

/** For what may be done without: lets go on where it cannot be had. */
export function passUnjudged(error: unknown): void {
  if (!(error instanceof NotJudged)) throw error;
}

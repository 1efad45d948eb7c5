import type { Description } from '../description/description.ts';
import type { OperationNode, ResponseNode, SchemaNode } from '../description/nodes.ts';
import { isDefaultForErrors } from '../errors/default-response.ts';
import { memoizeLatest } from '../lib/memoize.ts';
import { jsonContentOf } from '../operations/body-content.ts';
import { operationOf } from '../operations/operation-of-method.ts';
import { isSuccess, responseFor } from '../operations/responses.ts';
import type { PathClassification } from '../paths/classification.ts';
import type { PathClass } from '../paths/verdict.ts';
import { valuesWithin } from '../schemas/described-values.ts';
import { BodySlots } from './body/body-slots.ts';
import type { BodyValue } from './body/body-value.ts';
import { BodyWalk, type Selected } from './body/walk-bodies.ts';
import { WalkedValue } from './body/walked-value.ts';
import type { Exchange, HttpMessage } from './exchange.ts';
import type { ExchangePath } from './exchange-path.ts';
import type { InferredPaths } from './inferred-paths.ts';
import { memoizeMessage } from './memoize-message.ts';
import { contentMessages } from './own-content.ts';
import { matchPath } from './path-match.ts';

export type { BodyValue };

/** What is known across the exchanges of one run. */
export class Traffic {
  private readonly slots = new BodySlots();

  /** @param servers URLs that stand in for the servers of the descriptions; empty to take theirs. */
  constructor(
    private readonly inferred: InferredPaths,
    readonly descriptions: readonly Description[] = [],
    private readonly servers: readonly string[] = [],
  ) {}

  /**
   * The path of an exchange: of a description where one has it, else as the traffic shows it; null for a URL that has
   * no path of a resource.
   */
  readonly pathOf: (exchange: Exchange) => ExchangePath | null = memoizeLatest((exchange) => {
    const { url } = exchange.request;
    for (const description of this.descriptions) {
      const match = matchPath(url, description, this.servers);
      if (match === null) continue;
      const { path, parameters } = match;
      return { path, parameters, description, isDescribed: true, sureClass: sureClassOf(path) };
    }
    return this.inferred.pathOf(url);
  });

  /** The operation of a description that an exchange carries out; null where no description knows it. */
  readonly operationOf: (exchange: Exchange) => OperationNode | null = memoizeLatest((exchange) => {
    const path = this.pathOf(exchange);
    if (path?.isDescribed !== true) return null;
    return operationOf(path.path.use.node, exchange.request.method.toLowerCase());
  });

  /** Method and path of an exchange: as a description writes it, as the traffic shows it, or as it was sent. */
  readonly operationName: (exchange: Exchange) => string = memoizeLatest((exchange) => {
    const { method, url } = exchange.request;
    return `${method.toUpperCase()} ${this.pathOf(exchange)?.path.template.text ?? url.path}`;
  });

  /**
   * The response of the operation that an exchange's status belongs to: by the status itself, its range (`4XX`), or
   * `default`; null for none.
   */
  readonly responseOf: (exchange: Exchange) => ResponseNode | null = memoizeLatest((exchange) => {
    const status = String(exchange.response.status);
    const operation = this.operationOf(exchange);
    if (operation === null) return null;
    const hasDefault = !isSuccess(status) || !isDefaultForErrors(operation);
    return responseFor(status, operation.responses, hasDefault)?.node ?? null;
  });

  /**
   * False for a 200 to a POST with an idempotency key where the traffic shows that it does not repeat an earlier answer
   * (section 4.5 of the conventions).
   */
  mayRepeat({ request }: Exchange): boolean {
    return !this.inferred.neverCreates(request.url);
  }

  /**
   * True for a header of a POST that carries its key under the name of an identifier of requests, as the traffic shows.
   */
  carriesKey(name: string, exchange: Exchange): boolean {
    return this.inferred.carriesKey(name, exchange);
  }

  /**
   * Every value in the JSON body of a message: the whole, then what is in it, in order. None where the body is no JSON,
   * or is not known.
   */
  readonly bodyValues: (message: HttpMessage) => readonly BodyValue[] = memoizeMessage((message) => {
    const whole = this.wholeOf(message);
    return whole === null ? [] : valuesWithin<HttpMessage>(whole);
  });

  /** The JSON body of a message as a whole; null where it is no JSON, or is not known. */
  readonly wholeOf: (message: HttpMessage) => WalkedValue | null = memoizeMessage((message) => {
    const { json } = message.body;
    if (json === null) return null;
    const path = this.pathOf(message.exchange);
    const description = path?.isDescribed === true ? path.description : null;
    const slot = this.slots.slotOf(message, description, this.schemaOf(message));
    return new WalkedValue(json.value, message, null, null, slot);
  });

  /** What the selections of rules have in the bodies of an exchange (`Selection`). */
  readonly selectedIn: (exchange: Exchange) => Selected = memoizeLatest((exchange) => {
    const walk = new BodyWalk(exchange);
    for (const message of contentMessages(exchange)) {
      const whole = this.wholeOf(message);
      if (whole !== null) walk.read(whole);
    }
    return walk;
  });

  private schemaOf(message: HttpMessage): SchemaNode | null {
    const { exchange, part } = message;
    const body =
      part === 'request' ? this.operationOf(exchange)?.requestBody?.node : (this.responseOf(exchange) ?? undefined);
    return jsonContentOf(body)?.schema?.target ?? null;
  }
}

function sureClassOf({ sure, class: pathClass }: PathClassification): PathClass | null {
  return sure ? pathClass : null;
}

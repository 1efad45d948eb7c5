/**
 * The library behind `lintel verify`, for test suites: `import { createVerifier } from 'lintel/verify'`. Everything is
 * judged by the rules that judge traffic, as the command does.
 */
import { resolve } from 'node:path';
import type { ExchangeRule } from './framework/run-exchange.ts';
import { SEVERITIES, type SeverityName, type SeverityNumber } from './framework/severity.ts';
import { exchangeFromDocument } from './model/exchange/exchange-document.ts';
import type { RecordedExchange } from './model/exchange/recorded-exchange.ts';
import { slashed } from './platform/file-paths.ts';
import { oneOf, UsageError } from './platform/usage-error.ts';
import { EVERY_RULE } from './rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from './rules/exchange.generated.ts';
import { problemLine } from './source/problem.ts';
import type { Result } from './source/result.ts';
import type { Severity } from './spec/statement.ts';
import { CapturedEntry } from './traffic/capture/captured-entry.ts';
import { watchClients } from './traffic/capture/client-exchange.ts';
import { watchServer } from './traffic/capture/server-exchange.ts';
import { undiciInterceptor } from './traffic/capture/undici-exchange.ts';
import { webExchange } from './traffic/capture/web-exchange.ts';
import { loadServiceDescription, type ServiceDescription } from './traffic/load-service-description.ts';
import { Masking } from './traffic/masking.ts';
import { bodyFromBase64 } from './traffic/recorded-bytes.ts';
import { TrafficRun } from './traffic/traffic-run.ts';
import { urlFilter } from './traffic/url-patterns.ts';

/** A request with its response. A body that is a text stands for itself, any other one for its JSON. */
export interface ExchangeDocument {
  readonly request: { readonly method: string; readonly url: string } & MessageDocument;
  readonly response: { readonly status: number } & MessageDocument;
}

export interface MessageDocument {
  /** By name; a list for a name that was sent several times. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: unknown;
}

/** Every one may be left out. */
export interface VerifyOptions {
  /** Files with OpenAPI descriptions of the service, relative to the working folder. */
  readonly descriptions?: readonly string[];
  /** URLs that stand in for the servers of the descriptions. */
  readonly servers?: readonly string[];
  /** Hosts and paths that are judged alone: `api.example.com`, `/v1/`. */
  readonly include?: readonly string[];
  /** Hosts and paths that are left out. */
  readonly exclude?: readonly string[];
  /** Names of fields, parameters and members whose values are hidden, too. */
  readonly mask?: readonly string[];
  /** Severities by the ids of rules; `off` for none. */
  readonly rules?: Readonly<Record<string, SeverityName | 'off'>>;
  /** Whether to report each finding, not the same fault of an operation once. */
  readonly every?: boolean;
}

/** Something that a rule found in an exchange. Secrets are hidden. */
export interface ExchangeFinding {
  /** The rule's id. */
  readonly code: string;
  /** What is wrong, and what to write instead. */
  readonly message: string;
  /** 0 error, 1 warning, 2 information, 3 hint. */
  readonly severity: SeverityNumber;
  readonly statements: readonly string[];
  readonly exchange: { readonly index: number; readonly method: string; readonly url: string; readonly status: number };
  /** The JSON Pointer into the body, where it is about one. */
  readonly pointer?: string;
  /** Method and path, where a description knows the operation. */
  readonly operation?: string;
  /** How often the same fault of the operation was found, where that is more than once. */
  readonly count?: number;
  /** A command that makes the request again. */
  readonly curl: string;
}

/** What a verifier found. */
export interface VerifyOutcome {
  readonly findings: readonly ExchangeFinding[];
  /** How many exchanges were judged; none is no good sign. */
  readonly judged: number;
  /** How many findings an `x-lintel` of a description hides. */
  readonly hidden: number;
  /** What could not be read of the descriptions, a sentence each: by that, nothing was judged. */
  readonly problems: readonly string[];
}

/** Collects the exchanges of a test run. */
export interface Verifier {
  /** Takes an exchange. */
  add(exchange: ExchangeDocument): void;
  /** Judges what was taken. A verifier is used once: it takes nothing more. */
  finish(): VerifyOutcome;
  /** A `fetch` whose exchanges are taken. */
  fetch(fetch?: typeof globalThis.fetch): typeof globalThis.fetch;
  /** Takes what this process sends by node:http and node:https, until the function that it gives is called. */
  watchHttp(): () => void;
  /** An interceptor for undici: `dispatcher.compose(verifier.undici())`. */
  undici(): (dispatch: UndiciDispatch) => UndiciDispatch;
  /** A middleware for Express, Connect and the like; it stands before all others. */
  express(): (request: unknown, response: unknown, next: () => void) => void;
  /** A hook for Fastify: `app.addHook('onRequest', verifier.fastify())`. */
  fastify(): (request: { readonly raw: unknown }, reply: { readonly raw: unknown }, done: () => void) => void;
  /** A middleware for Hono; it stands before all others. */
  hono(): (context: HonoContext, next: () => Promise<void>) => Promise<void>;
}

/** As undici has it, with as much of its types as is used. */
// biome-ignore lint/suspicious/noExplicitAny: the types of undici 6 and 7 differ, and neither is asked for
type UndiciDispatch = (options: any, handler: any) => boolean;

interface HonoContext {
  readonly req: { readonly raw: Request };
  readonly res: Response;
}

/**
 * Makes a verifier.
 *
 * @throws Error in one sentence for an option or a description that cannot be used.
 */
export async function createVerifier(options: VerifyOptions = {}): Promise<Verifier> {
  for (const name of Object.keys(options)) oneOf('option', name, OPTIONS);
  const descriptions: ServiceDescription[] = [];
  const references = { cwd: process.cwd(), remoteRefs: false, allowReferences: [], allowRedirects: [] };
  for (const file of options.descriptions ?? []) {
    descriptions.push(await loadServiceDescription(slashed(resolve(file)), references));
  }
  return new ExchangeVerifier(options, descriptions);
}

/**
 * Judges one exchange by itself.
 *
 * @throws Error in one sentence for what is no exchange, and as `createVerifier`.
 */
export async function verifyExchange(
  exchange: ExchangeDocument,
  options: VerifyOptions = {},
): Promise<readonly ExchangeFinding[]> {
  const verifier = await createVerifier(options);
  verifier.add(exchange);
  return verifier.finish().findings;
}

const OPTIONS: readonly (keyof VerifyOptions)[] = [
  'descriptions',
  'servers',
  'include',
  'exclude',
  'mask',
  'rules',
  'every',
];

/** What findings call the place that exchanges come from. */
const SOURCE = '<traffic>';

class ExchangeVerifier implements Verifier {
  private readonly masking: Masking;
  private readonly run: TrafficRun;
  private count = 0;

  constructor(
    options: VerifyOptions,
    private readonly descriptions: readonly ServiceDescription[],
  ) {
    const { servers = [], include = [], exclude = [], mask = [], rules = {}, every = false } = options;
    this.masking = new Masking(mask);
    this.run = new TrafficRun({
      rules: rulesWith(rules),
      descriptions: descriptions.map(({ description }) => description),
      servers,
      isIncluded: urlFilter(include, exclude),
      masking: this.masking,
      every,
    });
  }

  add(exchange: ExchangeDocument): void {
    const recorded = exchangeFromDocument(exchange, bodyFromBase64);
    if (typeof recorded === 'string') throw new UsageError(`this is no exchange: ${recorded}`);
    this.take(recorded);
  }

  finish(): VerifyOutcome {
    const findings = this.run.finish().flatMap(({ result }) => findingOf(result));
    const [failure] = this.run.failures.values();
    if (failure !== undefined) throw failure;
    const problems = this.descriptions.flatMap((one) =>
      one.problems.map((problem) => problemLine(problem, process.cwd())),
    );
    return { findings, judged: this.run.judged, hidden: this.run.hidden, problems };
  }

  fetch(fetch = globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const request = new Request(input, init);
      const copy = request.clone();
      const response = await fetch(request);
      this.take(await webExchange(copy, response.clone()));
      return response;
    };
  }

  watchHttp(): () => void {
    return watchClients((exchange) => this.take(exchange));
  }

  undici(): ReturnType<Verifier['undici']> {
    return undiciInterceptor((exchange) => this.take(exchange));
  }

  express(): ReturnType<Verifier['express']> {
    return (request, response, next) => {
      this.watch(request, response);
      next();
    };
  }

  fastify(): ReturnType<Verifier['fastify']> {
    return (request, reply, done) => {
      this.watch(request.raw, reply.raw);
      done();
    };
  }

  hono(): ReturnType<Verifier['hono']> {
    return async (context, next) => {
      const copy = context.req.raw.clone();
      await next();
      this.take(await webExchange(copy, context.res.clone()));
    };
  }

  private watch(request: unknown, response: unknown): void {
    watchServer(
      request as Parameters<typeof watchServer>[0],
      response as Parameters<typeof watchServer>[1],
      (exchange) => this.take(exchange),
    );
  }

  private take(exchange: RecordedExchange): void {
    this.run.add(new CapturedEntry(SOURCE, this.count++, exchange, () => this.masking.exchange(exchange)));
  }
}

/** @throws UsageError for an id that no rule of traffic has, and for what is no severity. */
function rulesWith(changes: Readonly<Record<string, string>>): ExchangeRule[] {
  for (const [id, severity] of Object.entries(changes)) {
    if (!Object.hasOwn(EXCHANGE_CHECKS, id))
      throw new UsageError(`there is no rule "${id}" that judges traffic; see lintel rules --kind exchange`);
    oneOf('severity', severity, [...SEVERITIES, 'off']);
  }
  return Object.entries(EXCHANGE_CHECKS).flatMap(([id, check]): ExchangeRule[] => {
    const rule = EVERY_RULE[id];
    const severity = changes[id] ?? rule?.severity;
    return rule === undefined || severity === 'off'
      ? []
      : [{ rule: { ...rule, severity: severity as Severity }, check }];
  });
}

function findingOf({ code, message, severity, statements, traffic }: Result): ExchangeFinding[] {
  return traffic === undefined ? [] : [{ code, message, severity, statements, ...traffic }];
}

import {
  type ExchangeFinding,
  type ExchangeOutcome,
  type ExchangeRule,
  inOrder,
  runExchange,
} from '../framework/run-exchange.ts';
import { type Exchange, readExchange } from '../model/exchange/exchange.ts';
import { InferredPaths } from '../model/exchange/inferred-paths.ts';
import type { RecordedExchange } from '../model/exchange/recorded-exchange.ts';
import { readRequestUrl } from '../model/exchange/request-url.ts';
import { Traffic } from '../model/exchange/traffic.ts';
import { addCount } from '../model/lib/count-each.ts';
import { memoize } from '../model/lib/memoize.ts';
import type { Result } from '../source/result.ts';
import { type Choice, type Skipped, skippedFor } from './choose-exchanges.ts';
import { Coverage } from './coverage.ts';
import { curlCommand } from './curl-command.ts';
import { isExcepted, isLeftOut, type ProjectException } from './exceptions.ts';
import { FaultGroups, type FaultIdentity, identityOf, keyOf, type TrafficFinding } from './fault-groups.ts';
import type { Masking } from './masking.ts';
import { placeInEntry } from './place-in-entry.ts';
import type { TrafficEntry } from './traffic-entry.ts';

/** How traffic is judged. */
export interface TrafficRunOptions extends Choice {
  readonly rules: readonly ExchangeRule[];
  readonly masking: Masking;
  /** Whether each finding is reported, and not the first of those that are the same fault of an operation. */
  readonly every: boolean;
  /** What the project leaves out. */
  readonly exceptions?: readonly ProjectException[];
  /** Is told of each new finding as soon as its exchange is there; the report may know more of it. */
  readonly onFinding?: (result: Result) => void;
}

/**
 * As much of the traffic is looked at before the first exchange is judged, in UTF-16 units: what a path is shows only
 * in several requests. What comes later is judged as it comes, by what was seen until then.
 */
const LOOKED_AHEAD = 8_000_000;

/** Judges the exchanges of one run, which may come from several files. */
export class TrafficRun {
  readonly coverage = new Coverage();
  /** How many exchanges were not judged, by the reason. */
  readonly skipped = new Map<Skipped, number>();
  /** The hosts of exchanges that were not judged because of them. */
  readonly otherHosts = new Set<string>();
  /** What rules threw in place of judging, by their ids. */
  readonly failures = new Map<string, unknown>();
  judged = 0;
  hidden = 0;
  private readonly inferred = new InferredPaths();
  private traffic: Traffic;
  private readonly told = new Set<string>();
  private readonly rules: readonly ExchangeRule[];
  private readonly groups: FaultGroups;
  /** What all findings of an exchange show of it. */
  private readonly shownOf = memoize((recorded: RecordedExchange) => {
    const { masking } = this.options;
    const mask = masking.of(recorded);
    const masked = masking.exchange(recorded);
    return { mask, url: masked.request.url, curl: mask(curlCommand(masked)) };
  });
  private waiting: { readonly entry: TrafficEntry; readonly exchange: Exchange }[] | null = [];
  private waitingUnits = 0;

  constructor(private readonly options: TrafficRunOptions) {
    this.traffic = this.newTraffic();
    this.rules = inOrder(options.rules);
    this.groups = new FaultGroups(options.every);
  }

  /** Takes the next exchange. */
  add(entry: TrafficEntry): void {
    const skipped = skippedFor(entry.recorded, entry.resourceType, this.options);
    if (skipped !== null) {
      addCount(this.skipped, skipped);
      const { origin } = readRequestUrl(entry.recorded.request.url);
      if (skipped === 'of other hosts' && origin !== null) this.otherHosts.add(origin);
      return;
    }
    const exchange = readExchange(entry.recorded, entry.source);
    this.inferred.add(exchange);
    if (this.waiting === null) {
      this.judge(entry, exchange);
      return;
    }
    this.preview(entry, exchange);
    this.waiting.push({ entry, exchange });
    this.waitingUnits += entry.text.length;
    if (this.waitingUnits > LOOKED_AHEAD) this.judgeWaiting();
  }

  /** The findings, once all exchanges were taken. */
  finish(): readonly TrafficFinding[] {
    this.judgeWaiting();
    return this.groups.findings();
  }

  private newTraffic(): Traffic {
    return new Traffic(this.inferred, this.options.descriptions, this.options.servers);
  }

  private preview(entry: TrafficEntry, exchange: Exchange): void {
    if (this.options.onFinding === undefined) return;
    const { findings } = this.outcomeOf(exchange);
    for (const finding of findings) this.tell(finding, entry, exchange);
  }

  private tell(finding: ExchangeFinding, entry: TrafficEntry, exchange: Exchange): void {
    if (this.options.onFinding === undefined || !this.isLeft(finding, exchange)) return;
    const fault = keyOf(this.identityOf(finding, exchange));
    if (this.told.has(fault)) return;
    this.told.add(fault);
    this.options.onFinding(this.resultOf(finding, entry, exchange));
  }

  /** False for what an exception of a description or of the project hides. */
  private isLeft(finding: ExchangeFinding, exchange: Exchange): boolean {
    const { exceptions = [] } = this.options;
    if (isExcepted(finding, exchange, this.traffic)) return false;
    return exceptions.length === 0 || !isLeftOut(this.identityOf(finding, exchange), exceptions);
  }

  private identityOf(finding: ExchangeFinding, exchange: Exchange): FaultIdentity {
    return identityOf(finding, this.traffic.operationName(exchange), exchange);
  }

  private outcomeOf(exchange: Exchange): ExchangeOutcome {
    return runExchange(this.rules, exchange, this.traffic, (rule, error) =>
      this.failures.set(rule.extensions.lintel.id, error),
    );
  }

  private judgeWaiting(): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    // What was told ahead rests on less than is known now.
    this.traffic = this.newTraffic();
    // What was judged is let go, with all that is remembered of it.
    waiting.reverse();
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) this.judge(next.entry, next.exchange);
  }

  private judge(entry: TrafficEntry, exchange: Exchange): void {
    this.judged++;
    const { findings, verdicts } = this.outcomeOf(exchange);
    const left = findings.filter((finding) => this.isLeft(finding, exchange));
    this.hidden += findings.length - left.length;
    const operation = this.traffic.operationName(exchange);
    this.coverage.note(operation, verdicts);
    for (const finding of left) {
      this.tell(finding, entry, exchange);
      this.groups.add(finding, operation, exchange, () => this.resultOf(finding, entry, exchange));
    }
  }

  private resultOf(
    { rule, message, severity, place, statements }: ExchangeFinding,
    entry: TrafficEntry,
    exchange: Exchange,
  ): Result {
    const { request, response } = entry.recorded;
    const { mask, url, curl } = this.shownOf(entry.recorded);
    const { path, pointer, range } = placeInEntry(place, entry);
    const described = this.traffic.operationOf(exchange) !== null;
    return {
      code: rule.extensions.lintel.id,
      path,
      message: mask(message),
      severity,
      range,
      source: entry.source,
      statements,
      ...(rule.documentationUrl !== undefined && { documentationUrl: rule.documentationUrl }),
      traffic: {
        exchange: { index: entry.index, method: request.method, url, status: response.status },
        ...(pointer !== null && { pointer }),
        ...(described && { operation: this.traffic.operationName(exchange) }),
        curl,
      },
    };
  }
}

import { type ExchangeFinding, type ExchangeRule, inOrder, runExchange } from '../../framework/run-exchange.ts';
import type { Description } from '../../model/description/description.ts';
import type { Exchange } from '../../model/exchange/exchange.ts';
import { InferredPaths } from '../../model/exchange/inferred-paths.ts';
import { Traffic } from '../../model/exchange/traffic.ts';

/** What rules find in exchanges, and how many exchanges each judged something in, by id. */
export interface JudgedExchanges {
  readonly findings: readonly ExchangeFinding[];
  readonly judged: ReadonlyMap<string, number>;
}

/** Judges exchanges as one recording. */
export function judgeExchanges(
  exchanges: readonly Exchange[],
  rules: readonly ExchangeRule[],
  description: Description | null = null,
): JudgedExchanges {
  const inferred = new InferredPaths();
  for (const exchange of exchanges) inferred.add(exchange);
  const traffic = new Traffic(inferred, description === null ? [] : [description]);
  const outcomes = exchanges.map((exchange) => runExchange(inOrder(rules), exchange, traffic));
  const judged = new Map<string, number>();
  for (const { rule } of outcomes.flatMap(({ verdicts }) => verdicts)) {
    const { id } = rule.extensions.lintel;
    judged.set(id, (judged.get(id) ?? 0) + 1);
  }
  return { findings: outcomes.flatMap(({ findings }) => findings), judged };
}

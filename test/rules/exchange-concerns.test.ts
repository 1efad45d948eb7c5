import { expect } from 'chai';
import type { AnyRule } from '../../framework/rule.ts';
import type { Exchange } from '../../model/exchange/exchange.ts';
import { InferredPaths } from '../../model/exchange/inferred-paths.ts';
import { Traffic } from '../../model/exchange/traffic.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../rules/exchange.generated.ts';
import { exchangeExamplesOf } from '../support/examples/exchange-examples.ts';

const CHECKS = Object.entries(EXCHANGE_CHECKS);

/** The exchanges of all examples of a rule, with the traffic that each is judged in. */
function examplesOf(rule: AnyRule): { readonly exchange: Exchange; readonly traffic: Traffic }[] {
  const { broken, holds, silent } = exchangeExamplesOf(rule);
  return [...broken, ...holds, ...silent].flatMap(({ exchanges, description }) => {
    const inferred = new InferredPaths();
    for (const exchange of exchanges) inferred.add(exchange);
    const traffic = new Traffic(inferred, description === null ? [] : [description]);
    return exchanges.map((exchange) => ({ exchange, traffic }));
  });
}

describe('the kinds of exchanges that a rule concerns', () => {
  const examples = CHECKS.flatMap(([id]) => {
    const rule = EVERY_RULE[id];
    return rule === undefined ? [] : examplesOf(rule);
  });

  for (const [id, check] of CHECKS) {
    it(`are all in which it judges something: ${id}`, () => {
      for (const { exchange, traffic } of examples) {
        if (!check.run(exchange, traffic).isJudged) continue;
        const { request, response } = exchange;
        const value = response.body.json?.value;
        const hasBatchResult = typeof value === 'object' && value !== null && 'batch_result' in value;
        const kind = { method: request.method.toUpperCase(), status: response.status, hasBatchResult };
        expect(check.concerns(kind), JSON.stringify(kind)).to.equal(true);
      }
    });
  }
});

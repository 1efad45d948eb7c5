import { expect } from 'chai';
import type { ExchangeRule } from '../../framework/run-exchange.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../rules/exchange.generated.ts';
import { type ExchangeExample, exchangeExamplesOf } from '../support/examples/exchange-examples.ts';
import { expectMessage } from '../support/expect-message.ts';
import { judgeExchanges } from '../support/judge-exchanges.ts';

const EVERY: readonly ExchangeRule[] = Object.entries(EXCHANGE_CHECKS).flatMap(([id, check]) => {
  const rule = EVERY_RULE[id];
  return rule === undefined ? [] : [{ rule, check }];
});

interface Found {
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

/**
 * The rule itself and those that decide statements: the description of an example has no more than the example needs.
 */
function rulesBeside(id: string): ExchangeRule[] {
  return EVERY.filter(({ rule }) => rule.extensions.lintel.id === id || rule.extensions.lintel.statements.length > 0);
}

function judged({ exchanges, description, lineOf }: ExchangeExample, id: string) {
  const { findings, judged: counts } = judgeExchanges(exchanges, rulesBeside(id), description);
  const found = findings.map(
    ({ rule, message, place }): Found => ({ line: lineOf(place), code: rule.extensions.lintel.id, message }),
  );
  return { found, counts };
}

describe('exchange examples', () => {
  for (const { rule } of EVERY) {
    const { id } = rule.extensions.lintel;
    const { broken, holds, silent } = exchangeExamplesOf(rule);
    describe(id, () => {
      it('has three that are broken, two that hold and one that is left alone', () => {
        expect(broken, 'broken').to.have.lengthOf.at.least(3);
        expect(holds, 'holds').to.have.lengthOf.at.least(2);
        expect(silent, 'silent').to.have.lengthOf.at.least(1);
      });
      for (const example of broken) {
        it(`finds exactly what is marked: ${example.title}`, () => {
          const { found } = judged(example, id);
          const own = found.filter(({ code }) => code === id);
          for (const { message } of own) expectMessage(message);
          const lines = own.map(({ line }) => line).toSorted((left, right) => left - right);
          expect(example.marked, 'marks').not.to.be.empty;
          expect(lines, JSON.stringify(found, null, 1)).to.deep.equal(example.marked);
          const others = found.filter(({ code }) => code !== id && !example.also.includes(code));
          expect(others, 'findings of other rules').to.deep.equal([]);
          const codes = new Set(found.map(({ code }) => code));
          expect(
            example.also.filter((code) => !codes.has(code)),
            'named in also, and silent',
          ).to.deep.equal([]);
        });
      }
      for (const example of holds) {
        it(`holds: ${example.title}`, () => {
          const { found, counts } = judged(example, id);
          expect(found).to.deep.equal([]);
          expect(counts.get(id) ?? 0, 'exchanges in which the rule judged something').to.be.at.least(1);
        });
      }
      for (const example of silent) {
        it(`is silent: ${example.title}`, () => {
          const { found, counts } = judged(example, id);
          expect(found).to.deep.equal([]);
          expect(counts.get(id) ?? 0, 'exchanges in which the rule judged something').to.equal(0);
        });
      }
    });
  }
});

import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { ExchangeRule } from '../../framework/run-exchange.ts';
import { asArray, asObject } from '../../model/description/json.ts';
import { readExchange } from '../../model/exchange/exchange.ts';
import { exchangeFromDocument } from '../../model/exchange/exchange-document.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../rules/exchange.generated.ts';
import { judgeExchanges } from '../support/judge-exchanges.ts';

const FILE = 'test-specs/exchanges/conforming.json';
const RULES: readonly ExchangeRule[] = Object.entries(EXCHANGE_CHECKS).flatMap(([id, check]) => {
  const rule = EVERY_RULE[id];
  return rule === undefined ? [] : [{ rule, check }];
});

const written: readonly unknown[] = asArray(JSON.parse(readFileSync(FILE, 'utf8')));

function exchange(document: unknown) {
  const recorded = exchangeFromDocument(document);
  if (typeof recorded === 'string') throw new Error(recorded);
  return readExchange(recorded, FILE);
}

function messages(documents: readonly unknown[]): string[] {
  const { findings } = judgeExchanges(documents.map(exchange), RULES);
  return findings.map(({ rule, message }) => `${rule.extensions.lintel.id}: ${message}`);
}

describe(FILE, () => {
  it('gives no finding as one recording, in which nearly every rule judges something', () => {
    const { judged } = judgeExchanges(written.map(exchange), RULES);
    expect(messages(written)).to.deep.equal([]);
    const silent = RULES.map(({ rule }) => rule.extensions.lintel.id).filter((id) => !judged.has(id));
    expect(silent.length, silent.join(' ')).to.be.at.most(5);
  });

  for (const one of written) {
    it(`gives no finding alone: ${String(asObject(one).title)}`, () => {
      expect(messages([one])).to.deep.equal([]);
    });
  }
});

import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import type { ExchangeRule } from '../../../framework/run-exchange.ts';
import { readDescription } from '../../../model/description/read-description.ts';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../../rules/exchange.generated.ts';
import { STATEMENTS, type StatementId } from '../../../spec/statements.generated.ts';
import { EXCHANGE_FAULTS } from '../../../test-specs/service/faults/exchange-faults.ts';
import { sessionWith } from '../../../test-specs/service/session.ts';
import { judgeExchanges } from '../../support/judge-exchanges.ts';
import { sample } from '../../support/sample.ts';

const RULES: readonly ExchangeRule[] = Object.entries(EXCHANGE_CHECKS).flatMap(([id, check]) => {
  const rule = EVERY_RULE[id];
  return rule === undefined ? [] : [{ rule, check }];
});

const DESCRIPTION = readDescription({
  root: { source: null, data: parse(readFileSync('test-specs/service/description.yaml', 'utf8')) },
  lookUp: () => undefined,
});

/** What only a description tells: which members are the variants of one. */
const KNOWN_BY_DESCRIPTION: readonly StatementId[] = ['2.2/flat-variants'];

function isShownByExchange(id: StatementId): boolean {
  return STATEMENTS[id].by.some((kind) => kind === 'exchange');
}

describe('exchanges of the reference service', () => {
  it('are judged by a rule for each statement that an exchange can show', () => {
    const judged = new Set(RULES.flatMap(({ rule }) => rule.extensions.lintel.statements));
    const all = Object.keys(STATEMENTS) as StatementId[];
    expect(all.filter((id) => isShownByExchange(id) && !judged.has(id))).to.deep.equal([]);
  });

  for (const [name, description, faults] of [
    ['with its description', DESCRIPTION, EXCHANGE_FAULTS],
    ['without a description', null, sample('faults without a description', EXCHANGE_FAULTS, 12)],
  ] as const) {
    describe(name, () => {
      const broken = async (fault: (typeof EXCHANGE_FAULTS)[number] | null) => {
        const exchanges = (await sessionWith(fault)).map((one) => readExchange(one, 'session'));
        const { findings } = judgeExchanges(exchanges, RULES, description);
        return [...new Set(findings.flatMap(({ statements }) => statements))].sort();
      };

      it('break nothing where nothing is at fault', async () => {
        expect(await broken(null)).to.deep.equal([]);
      });

      for (const fault of faults) {
        const shown = fault.breaks
          .filter(isShownByExchange)
          .filter((id) => description !== null || !KNOWN_BY_DESCRIPTION.includes(id));
        it(`break ${shown.join(', ') || 'nothing'} with the fault ${fault.id}`, async () => {
          expect(await broken(fault)).to.deep.equal([...shown].sort());
        });
      }
    });
  }
});

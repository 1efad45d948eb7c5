import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import type { ExchangeRule } from '../../../framework/run-exchange.ts';
import type { Description } from '../../../model/description/description.ts';
import { readDescription } from '../../../model/description/read-description.ts';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../../rules/exchange.generated.ts';
import { STATEMENTS, type StatementId } from '../../../spec/statements.generated.ts';
import { EXCHANGE_FAULTS } from '../../../test-specs/service/faults/exchange-faults.ts';
import type { Fault } from '../../../test-specs/service/faults/fault.ts';
import { sessionWith } from '../../../test-specs/service/session.ts';
import { judgeExchanges } from '../../support/judge-exchanges.ts';

const RULES: readonly ExchangeRule[] = Object.entries(EXCHANGE_CHECKS).flatMap(([id, check]) => {
  const rule = EVERY_RULE[id];
  return rule === undefined ? [] : [{ rule, check }];
});
const JUDGED = new Set(RULES.flatMap(({ rule }) => rule.extensions.lintel.statements));
const isJudged = (id: StatementId) => JUDGED.has(id) && STATEMENTS[id].by.some((way) => way === 'exchange');

const FILE = 'test-specs/service/description.yaml';
const DESCRIPTION = readDescription({
  root: { source: FILE, data: parse(readFileSync(FILE, 'utf8')) },
  lookUp: () => undefined,
});

/** Only a description knows that these members are variants. */
const NEEDS_DESCRIPTION: readonly StatementId[] = ['2.2/flat-variants'];

/** The statements that a session breaks by what the rules find. */
async function broken(fault: Fault | null, description: Description | null): Promise<StatementId[]> {
  const exchanges = (await sessionWith(fault)).map((recorded) => readExchange(recorded, 'session'));
  const { findings } = judgeExchanges(exchanges, RULES, description);
  return [...new Set(findings.flatMap(({ statements }) => statements))].sort();
}

describe('rules of exchanges on the reference service', () => {
  for (const [way, description] of [
    ['with its description', DESCRIPTION],
    ['by its traffic alone', null],
  ] as const) {
    it(`find nothing in the faultless one, ${way}`, async () => {
      expect(await broken(null, description)).to.deep.equal([]);
    });

    for (const fault of EXCHANGE_FAULTS.filter(({ breaks: [first] }) => isJudged(first))) {
      const wanted = fault.breaks.filter((id) => isJudged(id));
      if (description === null && wanted.some((id) => NEEDS_DESCRIPTION.includes(id))) continue;
      it(`find what breaks in ${fault.id} and nothing else, ${way}`, async () => {
        expect(await broken(fault, description)).to.deep.equal([...wanted].sort());
      });
    }
  }
});

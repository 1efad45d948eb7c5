import { expect } from 'chai';
import { readExchange } from '../../../model/exchange/exchange.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { EXCHANGE_CHECKS } from '../../../rules/exchange.generated.ts';
import { recorded } from '../../support/har.ts';
import { judgeExchanges } from '../../support/judge-exchanges.ts';

/** What a rule says of members of the body that is answered, without the section. */
function said(id: string, body: object): string[] {
  const [rule, check] = [EVERY_RULE[id], EXCHANGE_CHECKS[id]];
  if (rule === undefined || check === undefined) throw new Error(`there is no rule ${id}`);
  const { findings } = judgeExchanges([readExchange(recorded({ body }), null)], [{ rule, check }]);
  return findings.map(({ message }) => message);
}

describe('functions/exchange/time-values.ts', () => {
  const NO_DATE_TIME = 'which is no date-time as YYYY-MM-DDThh:mm:ss.nnnZ';
  for (const [value, fact, meant] of [
    [1715934600, NO_DATE_TIME, '"2024-05-17T08:30:00.000Z"'],
    [1715934600000, NO_DATE_TIME, '"2024-05-17T08:30:00.000Z"'],
    ['1715934600', NO_DATE_TIME, '"2024-05-17T08:30:00.000Z"'],
    ['2023-01-02 03:04', NO_DATE_TIME, '"2023-01-02T03:04:00.000Z"'],
    ['2024-05-17T10:30:00.000+02:00', 'which has an offset', '"2024-05-17T08:30:00.000Z"'],
    // What nobody can tell is shown by an example.
    ['2023-01-02', NO_DATE_TIME, 'one such as "2024-05-17T08:30:00.000Z"'],
    ['2024-02-30T08:30:00.000Z', NO_DATE_TIME, 'one such as "2024-05-17T08:30:00.000Z"'],
    ['soon', NO_DATE_TIME, 'one such as "2024-05-17T08:30:00.000Z"'],
  ] as const) {
    it(`writes ${meant} for ${JSON.stringify(value)}`, () =>
      expect(said('date-time-form', { createTime: value })).to.deep.equal([
        `createTime is ${JSON.stringify(value)}, ${fact}; write ${meant} (§2.3)`,
      ]));
  }

  it('takes no number for a point in time that is a day', () => {
    expect(said('full-date', { birthDate: '1715934600' })).to.deep.equal([]);
    expect(said('full-date', { birthDate: '17.05.2024' })).to.deep.equal([
      'birthDate is "17.05.2024", which is no full-date as YYYY-MM-DD; write one such as "2024-05-17" (§2.3)',
    ]);
  });
});

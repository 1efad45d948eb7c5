import { expect } from 'chai';
import type { AnyRule } from '../../framework/rule.ts';
import { Coverage } from '../../traffic/coverage.ts';

const rule = (...statements: string[]) => ({ extensions: { lintel: { statements } } }) as unknown as AnyRule;

describe('what traffic shows of statements', () => {
  const [one, other, never] = [rule('1/a', '1/b'), rule('1/b'), rule('1/b', '1/c')];

  it('is counted by operation and statement, which holds where all rules say so', () => {
    const coverage = new Coverage();
    const verdict = (of: AnyRule, holds: boolean) => ({ rule: of, holds });
    coverage.note('GET /a', [verdict(one, true), verdict(other, false), verdict(other, true)]);
    coverage.note('GET /a', [verdict(one, true), verdict(other, true)]);
    coverage.note('GET /a', [verdict(one, false), verdict(one, false)]);
    coverage.note('GET /b', [verdict(other, true)]);
    const rows = coverage.rows([{ rule: never }, { rule: one }] as never);
    expect(
      rows.map(({ operation, statement, judged, held, broken }) => [operation, statement, judged, held, broken]),
    ).to.deep.equal([
      ['GET /a', '1/a', 3, 2, 1],
      ['GET /a', '1/b', 3, 1, 2],
      ['GET /b', '1/b', 1, 1, 0],
      [null, '1/c', 0, 0, 0],
    ]);
  });
});

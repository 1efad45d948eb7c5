import { expect } from 'chai';
import type { RuleTally } from '../../engine/engine.ts';
import { addTallies } from '../../engine/sum-tallies.ts';

describe('what each rule did over several files', () => {
  it('is added up; how much was judged is not known where it is not known of one', () => {
    const total = new Map<string, RuleTally>();
    addTallies(total, new Map([['a', { judged: 1, findings: 2, milliseconds: 3 }]]));
    addTallies(
      total,
      new Map([
        ['a', { judged: 10, findings: 20, milliseconds: 30 }],
        ['b', { judged: null, findings: 4, milliseconds: 5 }],
      ]),
    );
    addTallies(total, new Map([['b', { judged: 1, findings: 1, milliseconds: 1 }]]));
    expect([...total]).to.deep.equal([
      ['a', { judged: 11, findings: 22, milliseconds: 33 }],
      ['b', { judged: null, findings: 5, milliseconds: 6 }],
    ]);
  });
});

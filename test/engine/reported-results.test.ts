import { expect } from 'chai';
import { ReportedResults } from '../../engine/reported-results.ts';
import { compareResults, type Result, withoutRepeats } from '../../source/result.ts';

const at = (line: number) => ({ start: { line, character: 0 }, end: { line, character: 9 } });
const result = (more: Partial<Result>): Result => ({
  code: 'array-names',
  path: ['paths'],
  message: 'one',
  severity: 0,
  range: at(1),
  source: '/a.yaml',
  statements: [],
  ...more,
});

describe('reported results', () => {
  it('are each reported once, in order, and the first of several', () => {
    const first = result({ statements: ['2.1/array-names'] });
    const others = [
      result({ range: at(0), path: [] }),
      result({ message: 'another' }),
      result({ path: ['paths', '0'] }),
      result({ code: 'other' }),
    ];
    const again = [result({}), ...others.map((one) => ({ ...one }))];
    const told = new ReportedResults().add([first, ...others, ...again]);
    expect(told).to.deep.equal([first, ...others].toSorted(compareResults));
    expect(told).to.include(first);
  });

  it('are reported once in a run, whichever description refers to a file', () => {
    const told = new ReportedResults();
    const shared = result({ source: '/shared.yaml' });
    expect(told.add([result({}), shared])).to.have.length(2);
    expect(
      told.add([result({ source: '/b.yaml' }), { ...shared }, result({ source: '/shared.yaml', range: at(4) })]),
    ).to.deep.equal([result({ source: '/b.yaml' })]);
    expect(told.add([result({ source: '/shared.yaml', message: 'more' })])).to.have.length(1);
    expect(told.add([result({ source: '/shared.yaml', message: 'more' }), result({})])).to.deep.equal([]);
  });

  it('are those that a table of all of them keeps', () => {
    const some = Array.from({ length: 3_000 }, (_, index) =>
      result({
        code: `rule-${index % 3}`,
        path: index % 7 === 0 ? [] : ['paths', String(index % 5)],
        message: `message ${index % 11}`,
        range: at(index % 5),
        source: `/${index % 2}.yaml`,
      }),
    );
    const kept = withoutRepeats(some);
    const told = new ReportedResults();
    for (const part of [some.slice(0, 1_000), some.slice(1_000, 1_100), some.slice(1_100)]) {
      const fresh = new Set(part);
      expect(told.add(part)).to.have.deep.members(kept.filter((one) => fresh.has(one)));
    }
  });
});

import { expect } from 'chai';
import { stylish } from '../../reports/stylish.ts';
import type { Result } from '../../source/result.ts';
import { finding, write } from './report-fixture.ts';

describe('the report for people', () => {
  it('says how many findings mend themselves, wholly and in part', async () => {
    const places = [finding(), finding({ path: ['b'] })];
    const mendable = (safely: number, inAll: number): Result => finding({ places, mendable: { safely, inAll } });
    const said = async (...results: Result[]) => /--fix mends .*/.exec(await write(stylish, results))?.[0] ?? null;
    expect(await said(finding())).to.equal(null);
    expect(await said(mendable(0, 0))).to.equal(null);
    expect(await said(mendable(2, 2))).to.equal('--fix mends 1 of these findings, --unsafe-fixes 0 more');
    expect(await said(mendable(1, 1))).to.equal(
      '--fix mends 0 (and 1 in part) of these findings, --unsafe-fixes 0 more',
    );
    expect(await said(mendable(0, 2))).to.equal('--fix mends 0 of these findings, --unsafe-fixes 1 more');
    expect(await said(mendable(0, 1))).to.equal(
      '--fix mends 0 of these findings, --unsafe-fixes 0 (and 1 in part) more',
    );
    expect(await said(mendable(2, 2), mendable(1, 1), mendable(1, 2), finding())).to.equal(
      '--fix mends 1 (and 1 in part) of these findings, --unsafe-fixes 1 more',
    );
    expect(await said(mendable(2, 2), mendable(1, 1))).to.contain('mends 1 (and 1 in part)');
  });

  it('shows a URL up to the length that servers take', async () => {
    const shown = async (length: number) => {
      const url = 'https://a.example/'.padEnd(length, 'x');
      const exchange = { index: 0, method: 'GET', url, status: 200 };
      const text = await write(
        stylish,
        [finding({ traffic: { exchange, curl: 'curl', count: 1200 } as never })],
        {},
        {
          columns: null,
        },
      );
      return /GET (\S+) answered 200, 1,200 times/.exec(text)?.[1] ?? '';
    };
    expect(await shown(8000))
      .to.have.length(8000)
      .and.match(/x$/);
    expect(await shown(8001))
      .to.have.length(8001)
      .and.match(/x…$/);
  });
});

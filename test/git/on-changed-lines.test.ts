import { expect } from 'chai';
import type { Changes } from '../../git/changes.ts';
import { onChangedLines } from '../../git/on-changed-lines.ts';
import type { ResultPlace } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';

const SOURCE = '/repository/apis/shop.yaml';

function placeAt(line: number): ResultPlace {
  return {
    path: ['enum', String(line)],
    range: { start: { line, character: 0 }, end: { line, character: 9 } },
    source: SOURCE,
  };
}

function changed(...lines: readonly number[]): Changes {
  return { linesOf: async () => lines.map((line) => ({ first: line, last: line })) } as Partial<Changes> as Changes;
}

describe('findings on changed lines', () => {
  const several = finding({ ...placeAt(1), places: [placeAt(2), placeAt(3), placeAt(4)] });
  const data = async () => ({ enum: [] });

  it('are chosen place by place, where they stand for several', async () => {
    const chosen = await onChangedLines([several], changed(1, 3), data);
    expect(chosen.get(several)).to.deep.equal([placeAt(3)]);
  });

  it('are chosen by their own place elsewhere', async () => {
    const [one, other] = [finding(placeAt(1)), finding(placeAt(2))];
    const chosen = await onChangedLines([one, other], changed(2), data);
    expect([chosen.get(one)?.length, chosen.get(other)?.length]).to.deep.equal([0, 1]);
  });

  it('are chosen by their key, too, where they are about it', async () => {
    const key = { start: { line: 4, character: 2 }, end: { line: 4, character: 8 } };
    const [ofKey, ofValue] = [finding({ ...placeAt(5), keyRange: key }), finding(placeAt(5))];
    const chosen = await onChangedLines([ofKey, ofValue], changed(4), data);
    expect([chosen.get(ofKey)?.length, chosen.get(ofValue)?.length]).to.deep.equal([1, 0]);
    const again = await onChangedLines([ofKey], changed(5), data);
    expect(again.get(ofKey)?.length).to.equal(1);
  });

  it('ask git once for each file, not for each finding', async () => {
    const asked: string[] = [];
    const linesOf = async (file: string) => {
      asked.push(file);
      return [];
    };
    const others = { linesOf } as Partial<Changes> as Changes;
    await onChangedLines([several, finding(placeAt(1)), finding({ ...placeAt(2), source: '/b.yaml' })], others, data);
    expect(asked).to.deep.equal([SOURCE, '/b.yaml']);
  });
});

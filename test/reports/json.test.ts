import { expect } from 'chai';
import { json } from '../../reports/json.ts';
import { finding, NASTY, write } from './report-fixture.ts';

const whole = (results: readonly unknown[]) => JSON.stringify(results, null, '\t');

describe('JSON', () => {
  it('is one array, however many pieces it is written in', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => finding({ message: `message ${index}` }));
    for (const results of [[], NASTY, many.slice(0, 1_000), many.slice(0, 1_001), many]) {
      const text = await write(json, results);
      const shown = JSON.parse(text) as { message: string }[];
      expect(shown.map(({ message }) => message)).to.deep.equal(results.map(({ message }) => message));
      expect(text).to.equal(whole(shown));
    }
  });
});

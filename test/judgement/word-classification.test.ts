import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { kinds, measure, readEntries } from '../../scripts/judgement.ts';

describe('judgement of names', () => {
  it('has a judge for every file that says what a violation is', () => {
    const files = readdirSync(new URL('./', import.meta.url)).filter((file) => file.endsWith('.yaml'));
    const names = files.map((file) => file.replace('.yaml', ''));
    const labelled = names.filter((name) => {
      const entries: unknown = readEntries(name);
      return Array.isArray(entries) && entries.some((entry) => 'violation' in entry);
    });
    expect(Object.keys(kinds)).to.include.members(labelled);
  });

  for (const [name, { judge, precision }] of Object.entries(kinds)) {
    describe(name, () => {
      const entries = readEntries(name);

      it('has sound samples of both kinds', () => {
        for (const entry of entries) expect(entry).to.include.keys('name', 'source', 'violation');
        expect(new Set(entries.map(({ name, path, pattern }) => `${name} ${path} ${pattern}`))).to.have.lengthOf(
          entries.length,
        );
        expect(entries.some(({ violation }) => violation) && entries.some(({ violation }) => !violation)).to.equal(
          true,
        );
      });

      it(`is right in ${precision * 100} % of what it reports, and reports something`, () => {
        const result = measure(entries, judge);
        expect(result.truePositives).to.be.above(0);
        const mistakes = result.falsePositives.map((entry) => entry.name).join(', ');
        expect(result.precision, mistakes).to.be.at.least(precision);
      });
    });
  }

  it('counts what a judge gets wrong', () => {
    const entries = [
      { name: 'a', source: 'made', violation: true },
      { name: 'b', source: 'made', violation: false },
      { name: 'c', source: 'made', violation: true },
      { name: 'd', source: 'made', violation: false },
    ];
    const result = measure(entries, ({ name }) => name === 'a' || name === 'b');
    expect(result).to.include({ truePositives: 1, trueNegatives: 1, precision: 0.5, recall: 0.5 });
    expect(result.falsePositives.map(({ name }) => name)).to.deep.equal(['b']);
    expect(result.falseNegatives.map(({ name }) => name)).to.deep.equal(['c']);
  });
});

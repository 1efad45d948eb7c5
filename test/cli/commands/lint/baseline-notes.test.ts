import { expect } from 'chai';
import type { BaselineEntry } from '../../../../baseline/baseline.ts';
import type { Explanation } from '../../../../baseline/explain-new.ts';
import { expiredNotes, explanationNotes, fixedNote, movedNote } from '../../../../cli/commands/lint/baseline-notes.ts';

const command = (option: string) => `lintel baseline ${option}`;

describe('what is said of a baseline', () => {
  it('counts what is fixed and what moved, with the command that records it', () => {
    expect(fixedNote(1, command)).to.equal('1 finding of the baseline is fixed; run `lintel baseline --prune`');
    expect(fixedNote(2, command)).to.equal('2 findings of the baseline are fixed; run `lintel baseline --prune`');
    expect(movedNote(1, command)).to.equal(
      '1 finding of the baseline has another rule or place in this version; run `lintel baseline --prune` to record that',
    );
    expect(movedNote(2, command)).to.include('2 findings of the baseline have another rule or place');
  });

  describe('for findings that count again', () => {
    const entry = (until: string, reason?: string): BaselineEntry => ({
      file: 'a.yaml',
      rule: 'page-size',
      place: '/a',
      group: { until, ...(reason !== undefined && { reason }) },
    });
    const again = (...entries: BaselineEntry[]) =>
      expiredNotes(
        entries.map((one) => [one]),
        entries.map(() => [false]),
      );

    it('names the groups in the order in which they ended, and counts those of further groups', () => {
      const entries = ['03', '01', '04', '02', '05', '01'].map((month) => entry(`2020-${month}-01`));
      expect(again(...entries)).to.deep.equal([
        '2 findings count again, as the baseline knew them until 2020-01-01',
        '1 finding counts again, as the baseline knew it until 2020-02-01',
        '1 finding counts again, as the baseline knew it until 2020-03-01',
        '2 findings more count again for such a reason',
      ]);
      expect(again(...entries.slice(0, 4)).at(-1)).to.equal('1 finding more counts again for such a reason');
      expect(again(...entries.slice(0, 2))).to.have.length(2);
    });

    it('tells groups with one last day apart by their reasons', () => {
      expect(again(entry('2020-01-01', 'Waits.'), entry('2020-01-01'))).to.deep.equal([
        '1 finding counts again, as the baseline knew it until 2020-01-01',
        '1 finding counts again, as the baseline knew it until 2020-01-01 (Waits.)',
      ]);
    });

    it('says nothing of what is known, or new', () => {
      expect(expiredNotes([[entry('2020-01-01')], [null]], [[true], [false]])).to.deep.equal([]);
    });
  });

  describe('for new findings that are explained', () => {
    const explanation = (by: Explanation['by'], former: string, now: string, count = 1): Explanation => ({
      by,
      former,
      now,
      count,
    });

    it('has a sentence for each way: names, rules, and what cannot be told apart', () => {
      const some = [
        explanation('count', '/c', '/c', 2),
        explanation('rule', 'page-size', 'array-max-items', 2),
        explanation('rule', 'no-null', 'enum-values'),
        explanation('name', '/a', '/b'),
      ];
      expect(explanationNotes(some, command)).to.deep.equal([
        '1 new finding may be known under a former name, which is gone: /a is /b; if it was only renamed, run `lintel baseline --accept-new`',
        '3 new findings show only now that another at the same place is fixed: page-size is array-max-items, no-null is enum-values',
        '2 new findings cannot be told from known ones beside them, so any of these may be new: /c',
      ]);
    });

    it('names some, and counts the others', () => {
      const some = ['a', 'b', 'c', 'd', 'e'].map((name) => explanation('name', `/${name}`, `/${name}2`));
      expect(explanationNotes(some, command)[0]).to.include(': /a is /a2, /b is /b2, /c is /c2, 2 more; if it was');
    });
  });
});

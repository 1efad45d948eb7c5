import { expect } from 'chai';
import { statistics } from '../../reports/statistics.ts';

const tally = (judged: number | null, findings: number, milliseconds: number) => ({ judged, findings, milliseconds });

describe('statistics', () => {
  it('rank the rules by their findings, those with as many by name, and count the others', () => {
    const tallies = new Map([
      ['idle', tally(4, 0, 0.25)],
      ['some', tally(12, 3, 1.24)],
      ['more', tally(null, 3, 10.06)],
      ['most', tally(1, 40, 100)],
      ['resting', tally(0, 0, 1.5)],
    ]);
    expect(statistics(tallies)).to.equal(
      [
        'rule  places judged  findings  time in ms',
        'most              1        40       100.0',
        'more              -         3        10.1',
        'some             12         3         1.2',
        '2 other rules found nothing, in 1.8 ms',
      ].join('\n'),
    );
  });

  it('are one line where no rule found anything, and have none where all did', () => {
    expect(statistics(new Map([['idle', tally(4, 0, 2)]]))).to.equal('1 rule found nothing, in 2.0 ms');
    expect(statistics(new Map(), ['an alias', 'a tag', 'an alias'])).to.equal(
      '3 files took several times as long to read: 1 for a tag, 2 for an alias',
    );
    expect(statistics(new Map([['some', tally(4, 1, 2)]]))).to.not.contain('found nothing');
  });
});

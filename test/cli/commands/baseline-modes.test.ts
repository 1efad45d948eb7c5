import { expect } from 'chai';
import type { BaselineEntry } from '../../../baseline/baseline.ts';
import { modeOf } from '../../../cli/commands/baseline/mode.ts';
import { otherFilesSentence, otherRulesNote } from '../../../cli/commands/baseline/record-texts.ts';

describe('what is asked of lintel baseline', () => {
  const refusal = (files: readonly string[], options: Parameters<typeof modeOf>[1]) => {
    try {
      return modeOf(files, options);
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('is one thing', () => {
    expect(modeOf(['a.yaml'], {})).to.equal('record');
    for (const mode of ['add', 'force', 'prune', 'list'] as const) expect(modeOf([], { [mode]: true })).to.equal(mode);
    expect(modeOf([], { acceptNew: true })).to.equal('accept-new');
    expect(refusal([], { add: true, acceptNew: true })).to.equal(
      '--add keeps what other files have, and --accept-new adds what is new; leave one out',
    );
    expect(refusal([], { prune: true, force: true, list: true })).to.equal(
      '--prune takes out what is fixed, and --force records anew; leave one out',
    );
    expect(refusal([], { force: true, list: true })).to.contain('--list shows what is recorded; leave one out');
  });
});

describe('what a baseline has besides', () => {
  const entries = (...names: readonly string[]): BaselineEntry[] =>
    names.map((name) => ({ file: `${name}.yaml`, rule: name, place: '/a' }));

  it('is counted by name, and beyond some names only counted', () => {
    const names = ['b', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
    const said = otherRulesNote(entries(...names), 'known.json');
    const shown = /record: (.*)$/.exec(said)?.[1]?.split(/, | and /) ?? [];
    expect(shown.slice(0, 2)).to.deep.equal(['a (1)', 'b (2)']);
    const named = shown.length - 1;
    expect(shown.at(-1)).to.equal(`${12 - named} more`);
    const some = [...new Set(names)].sort().slice(0, named);
    expect(otherRulesNote(entries(...some), 'known.json'))
      .to.not.contain('more,')
      .and.not.match(/\d more$/);
    expect(otherFilesSentence(entries('a', 'b'), 'known.json')).to.contain(
      'now: a.yaml (1) and b.yaml (1); name these',
    );
  });
});

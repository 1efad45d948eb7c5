import { expect } from 'chai';
import { withFixSettings } from '../../../../cli/commands/lint/mendable-findings.ts';
import type { FixSetting } from '../../../../engine/fix-choice.ts';
import { finding } from '../../../reports/report-fixture.ts';

describe('how many findings mend themselves', () => {
  type Fixes = Readonly<Record<string, FixSetting>>;
  const found = (source: string, code = 'some-rule') => finding({ source, code, mendable: { safely: 1, inAll: 2 } });
  const settled = (groups: readonly (readonly [file: string, fixes: Fixes])[], ...sources: readonly string[]) => {
    const given = groups.map(([source, value]) => ({ inputs: [{ source }], settings: { fixes: { value } } }));
    const results = sources.map((source) => found(source));
    return withFixSettings(results, given as unknown as Parameters<typeof withFixSettings>[1]).map(
      ({ mendable }) => mendable?.safely ?? null,
    );
  };

  it('follows the fixes that a project promotes, demotes or switches off', () => {
    expect(settled([['a', {}]], 'a')).to.deep.equal([1]);
    expect(settled([['a', { 'some-rule': 'safe' }]], 'a')).to.deep.equal([2]);
    expect(settled([['a', { 'some-rule': 'unsafe' }]], 'a')).to.deep.equal([0]);
    expect(settled([['a', { 'some-rule': 'off' }]], 'a')).to.deep.equal([null]);
    expect(settled([['a', { 'other-rule': 'off' }]], 'a')).to.deep.equal([1]);
  });

  it('follows the project of each file, and of a shared one that of the first description', () => {
    const groups: readonly [readonly [string, Fixes], readonly [string, Fixes]] = [
      ['a', { 'some-rule': 'safe' }],
      ['b', {}],
    ];
    expect(settled(groups, 'a', 'b', 'shared')).to.deep.equal([2, 1, 2]);
    expect(settled([groups[1], groups[0]], 'a', 'b', 'shared')).to.deep.equal([2, 1, 1]);
  });

  it('is nothing where a finding has no fix', () => {
    const [result] = withFixSettings([finding()], [
      { inputs: [{ source: finding().source }], settings: { fixes: { value: { 'some-rule': 'safe' } } } },
    ] as unknown as Parameters<typeof withFixSettings>[1]);
    expect(result).to.deep.equal(finding());
  });
});

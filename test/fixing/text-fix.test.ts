import { expect } from 'chai';
import { withTextFixes } from '../../fixing/text-fix.ts';
import type { Result } from '../../source/result.ts';

const TEXT = 'schemas:\n  A:\n    properties:\n      file_id: {type: string}\n      fileId: {type: string}\n';

/** A finding with the fix that renames `file_id`. */
function renamed(to: string): Result {
  const path = ['schemas', 'A', 'properties', 'file_id'];
  const range = { start: { line: 3, character: 6 }, end: { line: 3, character: 13 } };
  const finding = { code: 'property-names', message: '', severity: 0, source: '/a.yaml', path, range, statements: [] };
  const edits = [{ edit: 'rename' as const, source: '/a.yaml', path, to }];
  return { ...finding, fixes: [{ title: `Rename to ${to}`, isSafe: false, edits, places: [] }] } as Result;
}

describe('fixes as edits of texts', () => {
  it('have the place of the edit', () => {
    const [result] = withTextFixes([renamed('fileName')], { source: '/a.yaml', text: TEXT });
    expect(result?.textFix?.edits).to.deep.equal([
      {
        source: '/a.yaml',
        range: { start: { line: 3, character: 6 }, end: { line: 3, character: 13 } },
        text: 'fileName',
      },
    ]);
  });

  it('are one for a finding with several, safe where all of them are', () => {
    const one = renamed('fileName');
    const [fix] = one.fixes ?? [];
    if (fix === undefined) throw new Error('there is no fix');
    const edits = [{ edit: 'remove' as const, source: '/a.yaml', path: ['schemas', 'A', 'properties', 'fileId'] }];
    const shown = (...safe: boolean[]) => {
      const fixes = safe.map((isSafe, index) => ({ ...fix, isSafe, edits: index === 0 ? fix.edits : edits }));
      const [result] = withTextFixes([{ ...one, fixes }], { source: '/a.yaml', text: TEXT });
      return result?.textFix;
    };
    expect(shown(true)).to.include({ title: 'Rename to fileName', safe: true });
    expect(shown(true, false)).to.include({ title: 'Rename to fileName; and 1 more like this', safe: false });
    expect(shown(true, true, true)).to.include({ title: 'Rename to fileName; and 2 more like this', safe: true });
    expect(shown(true, true)?.edits).to.have.length(2);
    expect(withTextFixes([{ ...one, fixes: [] }], null)[0]).to.not.have.property('textFix');
    expect(withTextFixes([one], null)[0]).to.not.have.property('textFix');
  });

  it('are not shown where a name is taken', () => {
    const [result] = withTextFixes([renamed('fileId')], { source: '/a.yaml', text: TEXT });
    expect(result).to.not.have.property('textFix');
  });
});

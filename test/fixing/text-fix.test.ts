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

  it('are not shown where a name is taken', () => {
    const [result] = withTextFixes([renamed('fileId')], { source: '/a.yaml', text: TEXT });
    expect(result).to.not.have.property('textFix');
  });
});

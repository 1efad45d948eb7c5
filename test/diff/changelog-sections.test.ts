import { expect } from 'chai';
import { changelogSections } from '../../diff/changelog-sections.ts';
import type { JudgedChange } from '../../diff/judge-changes.ts';

/** Something that was found of an operation. */
function judged(severity: number, operations: readonly string[], path: readonly string[] = []): JudgedChange {
  const change = { uses: operations.map((operation) => ({ operation, part: '' })) };
  return { change, result: { severity, message: `found ${severity}`, path }, below: [] } as unknown as JudgedChange;
}

describe('diff/changelog-sections.ts', () => {
  it('has what breaks clients, and all else that was found to be looked at', () => {
    const all = [3, 2, 1, 0].map((severity) => judged(severity, ['GET /a']));
    const sections = changelogSections(all, []).map(({ subject, groups }) => [
      subject,
      ...groups.flatMap(({ entries }) => entries.map(({ text }) => text)),
    ]);
    expect(sections).to.deep.equal([
      ['breaks', 'found 0'],
      ['look', 'found 3', 'found 2', 'found 1'],
    ]);
  });

  it('groups what is of one operation, and what several have in common', () => {
    const all = [
      judged(0, ['GET /a'], ['paths', '/a']),
      judged(0, ['GET /a', 'PUT /a', 'PUT /a']),
      judged(0, ['GET /a']),
      judged(0, ['GET /b', 'PUT /b']),
    ];
    const [{ groups } = { groups: [] }] = changelogSections(all, []);
    expect(groups.map(({ operations, entries }) => [operations.join(), entries.map(({ at }) => at)])).to.deep.equal([
      ['GET /a', ['paths › /a', null]],
      ['GET /a,PUT /a', [null, null]],
    ]);
  });
});

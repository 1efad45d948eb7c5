import { posix, win32 } from 'node:path';
import { expect } from 'chai';
import { isPassedOver } from '../../source/find-files.ts';
import { ignoredByFiles, ignoredByPatterns } from '../../source/ignored-files.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('files that are left out', () => {
  for (const [rules, folder, other] of [
    [posix, '/r', '/r2'],
    [posix, '/', null],
    [win32, 'C:/r', 'C:/r2'],
    [win32, 'C:/', 'D:/'],
    [win32, '//server/share/r', '//server/share/r2'],
  ] as const) {
    it(`by patterns of ${folder}`, () => {
      const isIgnored = ignoredByPatterns(folder, ['drafts/', '*.old.yaml', '!keep.old.yaml'], rules);
      const inside = (way: string) => `${folder.replace(/\/$/, '')}/${way}`;
      expect(isIgnored(inside('drafts/a.yaml'))).to.equal(true);
      expect(isIgnored(inside('apis/a.old.yaml'))).to.equal(true);
      expect(isIgnored(inside('apis/keep.old.yaml'))).to.equal(false);
      expect(isIgnored(inside('apis/a.yaml'))).to.equal(false);
      if (other !== null) expect(isIgnored(`${other}/drafts/a.yaml`)).to.equal(false);
    });
  }

  it('in the other case on Windows only', () => {
    expect(ignoredByPatterns('c:/R', ['drafts/'], win32)('C:/r/drafts/a.yaml')).to.equal(true);
    expect(ignoredByPatterns('/R', ['drafts/'], posix)('/r/drafts/a.yaml')).to.equal(false);
  });

  it('by files whose lines end in CRLF', () => {
    const folder = new TemporaryFolder();
    folder.write('.lintelignore', '# drafts\r\n*.draft.yaml\r\n\r\n!last.draft.yaml\r\n');
    const isIgnored = ignoredByFiles('.lintelignore', folder.path);
    const names = ['a.draft.yaml', 'last.draft.yaml', 'a.yaml', 'b/c.draft.yaml'];
    expect(names.filter((name) => isIgnored(`${folder.path}/${name}`))).to.deep.equal([
      'a.draft.yaml',
      'b/c.draft.yaml',
    ]);
    folder.remove();
  });

  it('in folders that a search does not enter', () => {
    const ways = ['a/b.yaml', 'node_modules/a.yaml', 'a/.cache/b.yaml', '../a.yaml', './a.yaml', '.a.yaml'];
    expect(ways.filter(isPassedOver)).to.deep.equal(['node_modules/a.yaml', 'a/.cache/b.yaml', '.a.yaml']);
  });
});

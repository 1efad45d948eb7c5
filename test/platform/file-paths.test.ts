import { posix, win32 } from 'node:path';
import { expect } from 'chai';
import { joinSource } from '../../model/description/reference.ts';
import { fileAt, folderOf, isAddress, isWholePath, slashed, wayInside, wayTo } from '../../platform/file-paths.ts';

describe('paths of files', () => {
  it('have forward slashes; a backslash in a name stays where it separates nothing', () => {
    expect(slashed('C:\\apis\\shop.yaml', win32)).to.equal('C:/apis/shop.yaml');
    expect(slashed('apis\\**\\*.yaml', win32)).to.equal('apis/**/*.yaml');
    expect(slashed('/apis/a\\b.yaml', posix)).to.equal('/apis/a\\b.yaml');
  });

  it('are no addresses, though a drive has a colon', () => {
    expect(['https://a.example/b', 'file:///a', 'C:/a', 'c:\\a', '/a', 'a.yaml'].filter(isAddress)).to.deep.equal([
      'https://a.example/b',
      'file:///a',
    ]);
  });

  it('are whole in the form of any system', () => {
    const whole = ['/a', 'C:/a', 'c:\\a', '\\\\server\\share\\a'];
    expect([...whole, 'a.yaml', './a', '..\\a', 'C:a'].filter(isWholePath)).to.deep.equal(whole);
  });

  for (const [rules, file, folder, way, inside] of [
    [posix, '/r/apis/a.yaml', '/r', 'apis/a.yaml', 'apis/a.yaml'],
    [posix, '/r/A.yaml', '/R', '../r/A.yaml', null],
    [posix, '/other/a.yaml', '/r', '../other/a.yaml', null],
    [posix, '/r/..a.yaml', '/r', '..a.yaml', '..a.yaml'],
    [posix, '/r', '/r', '', null],
    [posix, '/a.yaml', '/', 'a.yaml', 'a.yaml'],
    [posix, '/r/a\\b.yaml', '/r', 'a\\b.yaml', 'a\\b.yaml'],
    [win32, 'C:\\r\\apis\\a.yaml', 'C:\\r', 'apis/a.yaml', 'apis/a.yaml'],
    [win32, 'C:/r/apis/a.yaml', 'C:\\r', 'apis/a.yaml', 'apis/a.yaml'],
    [win32, 'c:/R/Apis/a.yaml', 'C:/r', 'Apis/a.yaml', 'Apis/a.yaml'],
    [win32, 'D:/r/a.yaml', 'C:/r', 'D:/r/a.yaml', null],
    [win32, 'C:/other/a.yaml', 'C:/r', '../other/a.yaml', null],
    [win32, '\\\\server\\share\\r\\a.yaml', '\\\\server\\share\\r', 'a.yaml', 'a.yaml'],
  ] as const) {
    it(`${file} from ${folder}`, () => {
      expect(wayTo(file, folder, rules)).to.equal(way);
      expect(wayInside(file, folder, rules)).to.equal(inside);
      expect(wayTo(fileAt(way, folder, rules), folder, rules)).to.equal(way);
    });
  }

  it('lead to a file from the folder of another', () => {
    expect(fileAt('../apis/a.yaml', folderOf('C:\\r\\b\\baseline.json', win32), win32)).to.equal('C:/r/apis/a.yaml');
    expect(fileAt('D:/a.yaml', folderOf('C:/r/baseline.json', win32), win32)).to.equal('D:/a.yaml');
    expect(fileAt('a\\b.yaml', folderOf('/r/baseline.json', posix), posix)).to.equal('/r/a\\b.yaml');
  });

  it('in references are joined with the file that has them, on a drive as well', () => {
    expect(joinSource('C:/r/apis/a.yaml', '../common.yaml')).to.equal('C:/r/common.yaml');
    expect(joinSource('C:/r/apis/a.yaml', '/common.yaml')).to.equal('C:/common.yaml');
    expect(joinSource('C:/a.yaml', '../../common.yaml')).to.equal('C:/common.yaml');
    expect(joinSource('/r/a.yaml', 'D:/common.yaml')).to.equal('D:/common.yaml');
  });
});

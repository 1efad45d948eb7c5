import { expect } from 'chai';
import { relativeReference } from '../../../model/lib/relative-reference.ts';

describe('the way from one file to another', () => {
  const CASES: readonly (readonly [string, string, string])[] = [
    ['/a/b/c.yaml', '/a/b/d.yaml', './d.yaml'],
    ['/a/b/c.yaml', '/a/d.yaml', '../d.yaml'],
    ['/a/b/c.yaml', '/a/b/e/d.yaml', './e/d.yaml'],
    ['/a/b/c.yaml', '/x/d.yaml', '../../x/d.yaml'],
    ['a/c.yaml', 'a/b/d.yaml', './b/d.yaml'],
    ['openapi.yaml', 'models/error.yaml', 'models/error.yaml'],
    ['https://a.example/x/c.yaml', 'https://a.example/y/d.yaml', '../y/d.yaml'],
    ['https://a.example/c.yaml', '/a/d.yaml', '/a/d.yaml'],
    ['C:\\a\\c.yaml', 'C:\\b\\d.yaml', '../b/d.yaml'],
    ['C:/a/c.yaml', 'c:/a/d.yaml', './d.yaml'],
    ['C:/a/c.yaml', 'D:/a/d.yaml', 'D:/a/d.yaml'],
    ['\\\\server\\apis\\c.yaml', '\\\\server\\apis\\d.yaml', './d.yaml'],
    ['/a/c.yaml', '/a/b\\d.yaml', './b\\d.yaml'],
  ];
  for (const [from, to, expected] of CASES) {
    it(`from ${from} to ${to}`, () => expect(relativeReference(from, to)).to.equal(expected));
  }
});

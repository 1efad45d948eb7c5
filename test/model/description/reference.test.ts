import { expect } from 'chai';
import { decodePercent, joinSource, splitReference } from '../../../model/description/reference.ts';

describe('sources of references', () => {
  for (const [base, reference, joined] of [
    [null, 'a.yaml', 'a.yaml'],
    ['openapi.yaml', 'a.yaml', 'a.yaml'],
    ['./openapi.yaml', './a.yaml', 'a.yaml'],
    ['api/openapi.yaml', '../a.yaml', 'a.yaml'],
    ['openapi.yaml', '../a.yaml', '../a.yaml'],
    ['../api/openapi.yaml', '../../a.yaml', '../../a.yaml'],
    ['/api/v1/openapi.yaml', '../a.yaml', '/api/a.yaml'],
    ['/openapi.yaml', 'a//b.yaml', '/a/b.yaml'],
    ['C:/api/openapi.yaml', '../a.yaml', 'C:/a.yaml'],
    ['/api/openapi.yaml', '/a.yaml', '/a.yaml'],
    ['/api/openapi.yaml', 'https://example.com/a.yaml', 'https://example.com/a.yaml'],
    ['https://example.com/v1/openapi.yaml', '../a.yaml', 'https://example.com/a.yaml'],
    ['https://example.com/v1/openapi.yaml', '/a.yaml', 'https://example.com/a.yaml'],
    ['file:///api/openapi.yaml', 'a.yaml', 'file:///api/a.yaml'],
  ] as const) {
    it(`${reference} in ${base} is ${joined}`, () => {
      expect(joinSource(base, reference)).to.equal(joined);
    });
  }
});

describe('parts of references', () => {
  for (const [reference, source, fragment] of [
    ['', '', ''],
    ['#', '', ''],
    ['#/a', '', '/a'],
    ['a.yaml', 'a.yaml', ''],
    ['a.yaml#/b', 'a.yaml', '/b'],
    ['a.yaml#/b#c', 'a.yaml', '/b#c'],
  ] as const) {
    it(`of ${reference || 'an empty text'}`, () => {
      expect(splitReference(reference)).to.deep.equal({ source, fragment });
    });
  }
});

describe('percent encoding', () => {
  it('is decoded as UTF-8', () => {
    expect(decodePercent('a%20%C3%A9%2F')).to.equal('a é/');
  });

  it('stays where it encodes nothing', () => {
    for (const text of ['100%', '%zz', '%C3']) expect(decodePercent(text)).to.equal(text);
  });
});

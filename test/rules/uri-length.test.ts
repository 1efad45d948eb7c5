import { expect } from 'chai';
import uriLength from '../../rules/8/uri-length/rule.ts';
import { findings } from '../support/findings.ts';

describe('uri-length', () => {
  const said = (...parameters: string[]): (string | undefined)[] => {
    const list = parameters.map((parameter) => `{${parameter}}`).join(', ');
    const text = `openapi: 3.1.0\npaths: {'/v1/shop/orders/{id}': {get: {parameters: [${list}]}}}`;
    return findings(uriLength, text).map(({ message }) => message.split('; ')[1]);
  };
  const inPath = (maxLength: number) =>
    `name: id, in: path, required: true, schema: {type: string, maxLength: ${maxLength}}`;
  const inQuery = (maxLength: number) => `name: q, in: query, schema: {type: string, maxLength: ${maxLength}}`;

  it('offers what shortens it: of the path, of the query, or of both', () => {
    expect(said(inPath(100), inQuery(1000))).to.deep.equal([]);
    expect(said(inPath(100), inQuery(3000))).to.deep.equal([
      'lower the maxLength of "q" to 1881, or take the input in the body of a search by POST (§8)',
    ]);
    const ofPath = (length: number) => `lower the maxLength of {id} to ${length} (§8)`;
    expect(said(inPath(5000))).to.deep.equal([ofPath(1984)]);
    expect(said(inPath(5000), inQuery(10))).to.deep.equal([ofPath(1971)]);
    expect(said(inPath(2500), inQuery(3000))).to.deep.equal(['lower the maxLength of its parameters (§8)']);
  });
});

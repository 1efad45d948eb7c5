import { expect } from 'chai';
import booleanParameterNames from '../../rules/2.1/boolean-parameter-names/rule.ts';
import { HEAD, places } from '../support/findings.ts';

describe('boolean-parameter-names', () => {
  it('finds query parameters of path items, and leaves other places alone', () => {
    const parameter = (place: string) => `{name: isPaid, in: ${place}, schema: {type: boolean}}`;
    const list = ['query', 'path', 'header', 'cookie'].map(parameter).join(', ');
    expect(places(booleanParameterNames, `${HEAD}paths: {/a: {parameters: [${list}], get: {}}}`)).to.deep.equal([
      'paths /a parameters 0 name',
    ]);
  });
});

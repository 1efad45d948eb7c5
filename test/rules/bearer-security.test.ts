import { expect } from 'chai';
import bearerSecurity from '../../rules/5/bearer-security/rule.ts';
import { HEAD, places } from '../support/findings.ts';

describe('bearer-security', () => {
  it('reports a scheme once that has two names', () => {
    const text = `${HEAD}components: {securitySchemes: {till: {$ref: '#/components/securitySchemes/key'}, key: {type: apiKey}}}`;
    expect(places(bearerSecurity, text)).to.deep.equal(['components securitySchemes key type']);
  });
});

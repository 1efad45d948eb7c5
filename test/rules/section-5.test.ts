import { expect } from 'chai';
import bearerSecurity from '../../rules/5/bearer-security/rule.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';

describe('bearer-security', () => {
  it('tells a scheme once that has two names', () => {
    const text = `${HEAD}components: {securitySchemes: {till: {$ref: '#/components/securitySchemes/key'}, key: {type: apiKey}}}`;
    expect(lintText({ text, files: {} }, [bearerSecurity]).map(({ path }) => path.join(' '))).to.deep.equal([
      'components securitySchemes key type',
    ]);
  });
});

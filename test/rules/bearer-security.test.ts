import { expect } from 'chai';
import bearerSecurity from '../../rules/5/bearer-security/rule.ts';
import publicOperations from '../../rules/5/public-operations/rule.ts';
import { findings, HEAD, places } from '../support/findings.ts';

describe('bearer-security', () => {
  it('reports a scheme once that has two names', () => {
    const text = `${HEAD}components: {securitySchemes: {till: {$ref: '#/components/securitySchemes/key'}, key: {type: apiKey}}}`;
    expect(places(bearerSecurity, text)).to.deep.equal(['components securitySchemes key type']);
  });

  it('is one finding for the operations that require no token beside others that do', () => {
    const own = '{ security: [{ bearer: [] }] }';
    const text = (count: number) => {
      const paths = Array.from({ length: count }, (_, index) => `/v1/a/b${index}: { get: {} }`);
      return `${HEAD}components: { securitySchemes: { bearer: { type: http, scheme: bearer } } }\npaths: { /v1/a/c: { get: ${own} }, ${paths.join(', ')} }`;
    };
    expect(findings(bearerSecurity, text(3)).map(({ message }) => message)).to.deep.equal([
      '3 operations require no token; add security: [{bearer: []}] at the root (§5)',
    ]);
    expect(findings(bearerSecurity, text(2))).to.have.lengthOf(2);
  });

  it('takes an empty alternative alone for an empty list', () => {
    const said = (root: string, own = '') =>
      findings(
        [bearerSecurity, publicOperations],
        `${HEAD}security: ${root}\ncomponents: { securitySchemes: { bearer: { type: http, scheme: bearer } } }\npaths: { /v1/a/b: { get: {${own}}, post: {} } }`,
      ).map(({ rule, path, message }) => `${rule} ${path.join(' ')}: ${message.replace(/;.*/, '')}`);
    expect(said('[{}]')).to.deep.equal([
      'bearer-security security: security has nothing but an empty alternative, so that no operation requires a token',
    ]);
    expect(said('[{}]', 'security: [{bearer: []}]')).to.deep.equal([
      'bearer-security paths /v1/a/b post: this operation requires no token',
    ]);
    expect(said('[{bearer: []}]', 'security: [{}]')).to.deep.equal([
      'public-operations paths /v1/a/b get security: security has nothing but an empty alternative, so that anybody may call this',
    ]);
    expect(said('[{bearer: []}, {}]', 'security: [{bearer: []}]')).to.deep.equal([
      'public-operations security 1: an empty alternative makes the token optional',
    ]);
  });
});

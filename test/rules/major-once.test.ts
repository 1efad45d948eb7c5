import { expect } from 'chai';
import majorOnce from '../../rules/9/major-once/rule.ts';
import { findings } from '../support/findings.ts';

describe('major-once', () => {
  const found = (version: string, servers: string, paths: string) =>
    findings(majorOnce, `openapi: 3.1.0\ninfo: {version: ${version}}\nservers: ${servers}\npaths: ${paths}`).map(
      ({ path, message }) => `${path.join(' ')}: ${message.split(';')[0]}`,
    );
  const variable = (values: string) =>
    `[{url: 'https://api.example.com/v{v}', variables: {v: {default: '1', enum: [${values}]}}}]`;

  it('leaves a version behind another one to path-version', () => {
    expect(found('2.0.0', '[{url: /v1}]', '{/v2/shop/orders: {get: {}}}')).to.deep.equal([]);
    expect(found('1.0.0', '[{url: /v2}]', '{/v1/shop/orders: {get: {}}}')).to.deep.equal([]);
    expect(found('2.0.0', '[{url: /v1}]', '{/shop/drafts: {get: {}}, /v2/shop/orders: {get: {}}}')).to.deep.equal([]);
  });

  it('takes no version in the middle of a path for that of the API', () => {
    const ldap = "/ldap/v3/users: {get: {}}, '/ldap/v3/users/{id}': {get: {}}";
    expect(found('1.0.0', '[{url: https://a.example.com}]', `{/v1/shop/orders: {get: {}}, ${ldap}}`)).to.deep.equal([]);
    expect(found('1.0.0', '[{url: https://a.example.com}]', `{/shop/orders: {get: {}}, ${ldap}}`)).to.deep.equal([]);
    expect(found('1.0.0', '[]', '{/ldap/v3/users: {get: {}}}')).to.deep.equal([]);
    expect(found('1.0.0', '[]', '{/api/v3/users: {get: {}}}')).to.have.lengthOf(1);
    expect(found('1.0.0', '[{url: https://a.example.com/api/v3}]', '{/shop/users: {get: {}}}')).to.have.lengthOf(1);
    expect(found('1.0.0', '[]', '{/shop/v2/users: {get: {}}, /shop/v2/orders: {get: {}}}')).to.have.lengthOf(1);
  });

  it('reports each server once, with all the versions that its variables give', () => {
    const path = '{/shop/orders: {get: {}}}';
    expect(found('1.0.0', variable("'1', '2'"), path)).to.deep.equal([
      'servers 0 url: the major versions here are v1 and v2',
    ]);
    expect(found("'2026-03-01'", variable("'1', '2'"), path)).to.have.lengthOf(1);
    expect(found('1.0.0', variable("'1'"), path)).to.deep.equal([]);
    expect(found('2.0.0', variable("'1'"), path)).to.deep.equal([
      'info version: info.version has the major version 2 and the paths have v1',
    ]);
    expect(found('1.0.0', `[{url: /v1}, ${variable("'2', '3'").slice(1)}`, path)).to.have.lengthOf(1);
  });
});

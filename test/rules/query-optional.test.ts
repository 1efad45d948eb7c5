import { expect } from 'chai';
import queryOptional from '../../rules/4.1/query-optional/rule.ts';
import { findings, places } from '../support/findings.ts';

/** A path item with operations; `parameters` are lines of YAML flow maps. */
function query(...parameters: string[]): string {
  return `{ parameters: [${parameters.map((each) => `{ in: query, ${each} }`).join(', ')}] }`;
}

describe('query-optional', () => {
  it('offers what query-use offers where no query parameter belongs', () => {
    const said = (path: string, method: string) =>
      findings(
        queryOptional,
        `paths: { '${path}': { ${method}: { parameters: [{ name: a, in: query, required: true }] } } }`,
      )[0]?.message;
    expect(said('/v1/shop/orders', 'get')).to.include('; make it optional, and document');
    expect(said('/v1/shop/orders/{id}', 'delete')).to.include('; name in the path what is deleted');
    expect(said('/v1/shop/orders/{id}', 'put')).to.include('; send it in the body (');
    expect(said('/v1/shop/orders/{id}', 'get')).to.include('; leave it out, or offer it on the collection (');
  });

  it('wants a shared parameter optional where one of its uses is right', () => {
    const shared = `
        paths:
          '/v1/shop/orders':
            get: { parameters: [{ $ref: '#/components/parameters/A' }] }
          '/v1/shop/orders/{id}':
            delete: { parameters: [{ $ref: '#/components/parameters/A' }] }
        components: { parameters: { A: { name: a, in: query, required: true } } }`;
    expect(findings(queryOptional, shared)[0]?.message).to.include('; make it optional, ');
  });

  it('leaves alone what is optional or stands elsewhere', () => {
    const yaml = `/v1/shop/orders: ${query('name: a, required: true', 'name: b, required: false', 'name: c')}`;
    expect(places(queryOptional, yaml)).to.deep.equal(['paths /v1/shop/orders parameters 0 required']);
  });

  it('leaves alone what every operation of the path item overrides, and not what some do', () => {
    const own = 'parameters: [{ name: a, in: query }]';
    const yaml = (post: string) => `
        paths:
          /v1/shop/orders:
            parameters: [{ name: a, in: query, required: true }]
            get: { ${own} }
            post: { ${post} }`;
    expect(places(queryOptional, yaml(own))).to.deep.equal([]);
    expect(places(queryOptional, yaml(''))).to.deep.equal(['paths /v1/shop/orders parameters 0 required']);
  });

  it('judges GET actions', () => {
    const yaml = 'paths: { /v1/shop/convert: { get: { parameters: [{ name: from, in: query, required: true }] } } }';
    expect(places(queryOptional, yaml)).to.have.lengthOf(1);
  });
});

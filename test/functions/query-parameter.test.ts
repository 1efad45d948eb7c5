import { expect } from 'chai';
import queryParameter from '../../functions/query-parameter.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('queryParameter in a ruleset of a user', () => {
  it('wants type, least value and default', async () => {
    const options = { parameter: 'depth', type: 'integer', called: 'a depth from 2 on', least: 2, default: 3 };
    const description = `
paths:
  /v1/shop/a: {get: {parameters: [{name: depth, in: query, schema: {type: string}}], responses: {}}}
  /v1/shop/b: {get: {parameters: [{name: depth, in: query, schema: {type: integer, minimum: 1}}], responses: {}}}
  /v1/shop/c: {get: {parameters: [{name: depth, in: query, schema: {type: integer, minimum: 2, default: 3}}], responses: {}}}`;
    expect(await findingsOfOwnRule(queryParameter, options, description)).to.deep.equal([
      'paths /v1/shop/a get parameters 0 schema type: depth is of type string; make it a depth from 2 on',
      'paths /v1/shop/b get parameters 0 schema: depth has no default; write 3 as default',
      'paths /v1/shop/b get parameters 0 schema minimum: the minimum of depth is 1; write 2, as it is a depth from 2 on',
    ]);
  });

  it('wants no values and no form of what is opaque', async () => {
    const options = { parameter: 'cursor', type: 'string', called: 'an opaque text', opaque: true };
    const of = async (schema: string) => {
      const description = `paths: {/v1/shop/a: {get: {parameters: [{name: cursor, in: query, schema: {type: string, ${schema}}}], responses: {}}}}`;
      const found = await findingsOfOwnRule(queryParameter, options, description);
      return found.map((one) => one.replace('paths /v1/shop/a get parameters 0 schema ', ''));
    };
    const listed = 'cursor lists its values; leave them out, as it is opaque';
    expect(await of('enum: [a, b]')).to.deep.equal([`enum: ${listed}`]);
    expect(await of('const: a')).to.deep.equal([`const: ${listed}`]);
    expect(await of('format: uuid')).to.deep.equal([
      'format: cursor has the format "uuid"; leave it out, as it is opaque',
    ]);
    for (const format of ['byte', 'base64', 'base64url', 'binary', 'password'])
      expect(await of(`format: ${format}`), format).to.deep.equal([]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(queryParameter, { unknown: 1 })).to.include('"queryParameter" function has invalid options');
  });
});

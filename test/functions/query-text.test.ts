import { expect } from 'chai';
import queryText from '../../functions/query-text.ts';
import { findingsOfOwnRule, refusal } from '../support/own-rule.ts';

describe('queryText in a ruleset of a user', () => {
  it('reads values by a grammar', async () => {
    const options = { parameter: 'where', grammar: 'filter', form: 'status:OPEN' };
    const description =
      "paths: {/v1/shop/orders: {get: {parameters: [{name: where, in: query, schema: {type: string}, example: 'status=OPEN'}, {name: filter, in: query, schema: {type: integer}}], responses: {}}}, /v1/shop/notes: {get: {parameters: [{name: where, in: query, schema: {type: array}}], responses: {}}}, /v1/shop/carts: {get: {parameters: [{name: where, in: query, schema: {type: string}, example: 'status:OPEN'}], responses: {}}}}";
    expect(await findingsOfOwnRule(queryText, options, description)).to.deep.equal([
      'paths /v1/shop/orders get parameters 0 example: the example "status=OPEN" of where cannot be read: expected an operator (: < <: > >: ~, with ! before it to negate), found "=", at character 7; write a text such as "status:OPEN"',
      'paths /v1/shop/notes get parameters 0 schema type: where is of type array; make it one string such as "status:OPEN"',
    ]);
  });

  it('wants one text, whatever else the parameter is', async () => {
    const options = { parameter: 'where', grammar: 'filter', form: 'status:OPEN' };
    const of = async (parameter: string) => {
      const description = `paths: {/v1/shop/orders: {get: {parameters: [{name: where, in: query, ${parameter}}], responses: {}}}}`;
      const found = await findingsOfOwnRule(queryText, options, description);
      return found.map((one) => one.replace(/^paths \S+ get parameters 0 /, ''));
    };
    const text = 'make it one string such as "status:OPEN"';
    expect(await of('schema: {}')).to.deep.equal([`schema: where names no type; ${text}`]);
    expect(await of('schema: {type: [integer, boolean]}')).to.deep.equal([
      `schema type: where is of type integer or boolean; ${text}`,
    ]);
    expect(await of('content: {application/json: {schema: {type: string}}}')).to.deep.equal([
      `content application/json: where holds "application/json"; ${text}`,
    ]);
  });

  it('refuses options that it does not have', async () => {
    expect(await refusal(queryText, { unknown: 1 })).to.include('"queryText" function has invalid options');
  });
});

import { expect } from 'chai';
import booleanParameterNames from '../../rules/2.1/boolean-parameter-names/rule.ts';
import queryNames from '../../rules/4.1/query-names/rule.ts';
import queryOptional from '../../rules/4.1/query-optional/rule.ts';
import queryUse from '../../rules/4.1/query-use/rule.ts';
import repeatedValues from '../../rules/4.1/repeated-values/rule.ts';
import { findings, places } from '../support/findings.ts';

/** A path item with operations; `parameters` are lines of YAML flow maps. */
function query(...parameters: string[]): string {
  return `{ parameters: [${parameters.map((each) => `{ in: query, ${each} }`).join(', ')}] }`;
}

describe('query-names', () => {
  it('judges each definition once, where it is written', () => {
    const yaml = `
        paths:
          /v1/shop/orders:
            parameters: [{ $ref: 'shared.yaml#/Status' }, { $ref: '#/components/parameters/Sort' }]
            get: { parameters: [{ $ref: 'shared.yaml#/Status' }] }
        webhooks:
          paid: { post: { parameters: [{ name: Paid_at, in: query }] } }
        components:
          parameters: { Sort: { name: $sort, in: query } }
      `;
    const shared = { 'shared.yaml': 'Status: { name: order_status, in: query }' };
    expect(places(queryNames, yaml, { files: shared })).to.have.members([
      'shared.yaml Status name',
      'components parameters Sort name',
    ]);
  });

  it('takes acronyms in any place but the first', () => {
    const yaml = `/v1/shop/orders: ${query('name: userID', 'name: URLPath', 'name: 2fa', 'name: größe', "name: ''", 'name: a1')}`;
    expect(places(queryNames, yaml)).to.deep.equal(
      [1, 2, 3, 4].map((index) => `paths /v1/shop/orders parameters ${index} name`),
    );
  });

  it('judges the properties that an object spreads, and not those of a nested or encoded one', () => {
    const object = (more: string) => `{ name: range, in: query, ${more}, schema: { properties: { start_at: {} } } }`;
    const yaml = `components: { parameters: { A: ${object('explode: true')}, B: ${object('explode: false')}, C: ${object('style: deepObject')} } }`;
    expect(places(queryNames, yaml)).to.deep.equal(['components parameters A schema properties start_at']);
  });

  it('one name has one remedy, whichever rules report it', () => {
    const remedies = (name: string, more: string) => {
      const yaml = `paths: { /v1/shop/orders: { get: ${query(`name: ${name}, ${more}`)} } }`;
      return [queryNames, booleanParameterNames, repeatedValues].flatMap((rule) =>
        findings(rule, yaml).map(({ message }) => /write (\w+)/.exec(message)?.[1]),
      );
    };
    expect(remedies('is_manually_created', 'schema: { type: boolean }')).to.deep.equal([
      'manuallyCreated',
      'manuallyCreated',
    ]);
    expect(remedies('is_manually_created', 'schema: { type: string }')).to.deep.equal(['isManuallyCreated']);
    expect(remedies('job_names', 'schema: { type: array }')).to.deep.equal(['jobName', 'jobName']);
    expect(remedies('job_names', 'explode: false, schema: { type: array }')).to.deep.equal(['jobName', 'jobName']);
    const list = 'description: Comma-separated and escaped., schema: { type: string }';
    expect(remedies('job_name', list)).to.deep.equal(['jobNames', 'jobNames']);
  });

  it('leaves the query parameters of webhooks and callbacks to those that receive them', () => {
    const parameters = 'parameters: [{ name: is_open, in: query, required: true, schema: { type: boolean } }]';
    const more = 'parameters: [{ name: Tags, in: query, explode: false, schema: { type: array } }]';
    const yaml = `
      paths: { /v1/shop/orders: { post: { callbacks: { done: { '{$url}': { ${parameters}, put: { ${more} } } } } } } }
      webhooks: { paid: { delete: { ${parameters} }, get: { ${more} } } }`;
    const rules = [queryNames, queryOptional, queryUse, repeatedValues];
    expect(rules.flatMap((rule) => places(rule, yaml))).to.deep.equal([]);
  });
});

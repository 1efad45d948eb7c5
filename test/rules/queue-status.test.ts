import { expect } from 'chai';
import queueStatus from '../../rules/4.9/queue-status/rule.ts';
import { places } from '../support/findings.ts';

const LINKS =
  '{type: object, properties: {links: {type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}}}';

const body = (schema: string, more = '') => `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;

describe('queue-status', () => {
  it('want a status of the GET of the queue', () => {
    const get = (schema: string, path = '/v1/queue/requests/{id}') =>
      `paths: {'${path}': {get: {responses: {'200': ${body(schema)}}}}}`;
    expect(places(queueStatus, get('{type: object, properties: {id: {type: string}}}'))).to.deep.equal([
      'paths /v1/queue/requests/{id} get',
    ]);
    for (const schema of [
      '{type: object, properties: {processingStatus: {type: string}}}',
      '{type: object, allOf: [{properties: {state: {type: string}}}]}',
      '{}',
      "{$ref: '#/gone'}",
    ]) {
      expect(places(queueStatus, get(schema)), schema).to.be.empty;
    }
    expect(places(queueStatus, get(LINKS, '/v1/shop/orders/{id}'))).to.be.empty;
  });
});

import { expect } from 'chai';
import { sentSchemaOf } from '../../../framework/sequence/resource-schemas.ts';
import { describedResources } from '../../../model/resources/described-resources.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { describeText } from '../../support/lint-text.ts';

const NOTE = { type: 'object', properties: { note: { type: 'string' } } };
const BULK = { type: 'object', properties: { items: { type: 'array', items: NOTE } } };

/** The properties of what clients send for a resource that is read as `read`, and made by a POST of `sent`. */
function sentProperties(sent: object, read: object): readonly string[] {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } });
  const at = { name: 'badgeId', in: 'path', required: true, schema: { type: 'string' } };
  const list = { type: 'object', properties: { items: { type: 'array', items: read } } };
  const paths = {
    '/v1/shop/badges': {
      get: { responses: { 200: json(list) } },
      post: { requestBody: json(sent), responses: { 200: json({}) } },
    },
    '/v1/shop/badges/{badgeId}': { parameters: [at], get: { responses: { 200: json(read) } } },
  };
  const [badges] = describedResources(describeText(JSON.stringify({ openapi: '3.0.3', paths })));
  const schema = badges === undefined ? null : sentSchemaOf(badges);
  return schema === null ? [] : [...effectiveSchema(schema).properties.keys()];
}

describe('framework/sequence/resource-schemas.ts', () => {
  it('takes what is sent for one resource from a request that makes several', () => {
    expect(sentProperties(BULK, NOTE)).to.deep.equal(['note']);
  });

  it('takes items for a property where the resource has it', () => {
    expect(sentProperties(BULK, BULK)).to.deep.equal(['items']);
  });
});

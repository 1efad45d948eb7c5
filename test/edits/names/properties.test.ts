import { expect } from 'chai';
import { rename } from '../../../framework/remedy.ts';
import { appliedEdits } from '../../support/applied-edits.ts';

describe('a new name of properties', () => {
  it('stands in what depends on it, and in encodings of its own forms alone', () => {
    const form = (schema: string, name: string) => ({
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { $ref: `#/components/schemas/${schema}` },
              encoding: { [name]: { contentType: 'text/plain' }, note: { contentType: 'text/plain' } },
            },
          },
        },
        responses: {},
      },
    });
    const described = (name: string) => ({
      openapi: '3.1.0',
      paths: { '/a': form('Order', name), '/b': form('Other', 'sent_at') },
      components: {
        schemas: {
          Order: {
            type: 'object',
            properties: { [name]: { type: 'string' }, note: { type: 'string' } },
            required: ['note', name],
            dependentRequired: { [name]: ['note'], note: [name] },
            dependentSchemas: { [name]: { required: ['note'] } },
          },
          Other: { type: 'object', properties: { sent_at: { type: 'string' } } },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('sent_at')), (at) => [
        rename(at('components schemas Order properties sent_at'), 'property', 'sentAt'),
      ]),
    ).to.deep.equal(described('sentAt'));
  });

  it('stands at its place alone in an example that no schema describes', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      components: {
        examples: { One: { value: { [name]: 1 } } },
        schemas: { A: { type: 'object', properties: { user_name: { type: 'string' } } } },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('user_name')), (at) => [
        rename(at('components examples One value user_name'), 'property', 'userName'),
      ]),
    ).to.deep.equal(described('userName'));
  });
});

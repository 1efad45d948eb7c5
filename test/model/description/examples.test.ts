import { expect } from 'chai';
import { at, describeData } from '../../support/describe-data.ts';
import { GET, S } from './support.ts';

describe('description: examples', () => {
  it('of schemas, bodies, parameters and headers, with the schema that they are for', () => {
    const schema = () => ({ ...S });
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          get: {
            parameters: [{ name: 'p', in: 'query', schema: schema(), example: 1 }],
            responses: {
              200: {
                headers: {
                  H: { schema: schema(), examples: { one: { value: 2 }, none: null, outside: { externalValue: 'x' } } },
                },
                content: {
                  'application/json': {
                    schema: { ...S, example: 3, examples: [4, null] },
                    example: 5,
                    examples: { two: { value: 6 } },
                  },
                },
              },
            },
          },
        },
      },
    });
    const found = description.examples.map(({ value, of, schema: node }) => [
      value,
      of,
      node === null ? null : at(node.place),
    ]);
    const H = `${GET}/responses/200/headers/H/schema`;
    const body = `${GET}/responses/200/content/application/json/schema`;
    expect(found).to.have.deep.members([
      [1, 'parameter', `${GET}/parameters/0/schema`],
      [2, 'header', H],
      [3, 'schema', body],
      [4, 'schema', body],
      [null, 'schema', body],
      [5, 'body', body],
      [6, 'body', body],
    ]);
  });
});

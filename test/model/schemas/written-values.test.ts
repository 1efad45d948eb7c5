import { expect } from 'chai';
import { defaultAndExamples, writtenValues } from '../../../model/schemas/written-values.ts';
import { component, describeData } from '../../support/describe-data.ts';

describe('written values', () => {
  it('are the listed ones, the default and the examples of all that has the schema', () => {
    const description = describeData({
      openapi: '3.1.1',
      paths: {
        '/a': {
          get: {
            parameters: [{ name: 'p', in: 'query', schema: { $ref: '#/components/schemas/A' }, example: 4 }],
            responses: {},
          },
        },
      },
      components: { schemas: { A: { enum: [1], default: null, example: 2, examples: [3] } } },
    });
    const A = component(description, 'A');
    expect(writtenValues(A, description).map(({ kind, value }) => [kind, value])).to.have.deep.members([
      ['listed value', 1],
      ['default', null],
      ['example', 2],
      ['example', 3],
      ['example', 4],
    ]);
    expect(defaultAndExamples(A, description)).to.have.length(4);
  });
});

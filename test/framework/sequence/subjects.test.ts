import { expect } from 'chai';
import { changeable, inRole, listsWith } from '../../../framework/sequence/subjects.ts';
import { describeText } from '../../support/lint-text.ts';
import { describedIn, SEQUENCE_RULES } from '../../support/probe/probe-service.ts';

const json = { content: { 'application/json': { schema: { type: 'object' } } } };
const parts = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
const file = { content: { 'multipart/form-data': { schema: parts } } };
const answer = { description: 'It.', ...json };
const gone = { responses: { 204: { description: 'Gone.' } } };
const read = { get: { responses: { 200: answer } } };
const page = { parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }], responses: { 200: answer } };

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    paths: {
      '/v1/shop/lamps': { get: page, post: { requestBody: json, responses: { 201: answer } } },
      '/v1/shop/lamps/{lampId}': { ...read, patch: { requestBody: json, ...gone }, delete: gone },
      '/v1/shop/bulbs': { ...read, post: { requestBody: json, responses: { 201: answer } } },
      '/v1/shop/bulbs/{bulbId}': { patch: { requestBody: json, ...gone }, delete: gone },
      '/v1/shop/halls': read,
      '/v1/shop/halls/{hallId}': { ...read, patch: { requestBody: json, ...gone }, delete: gone },
      '/v1/shop/files': { ...read, post: { requestBody: file, responses: { 201: answer } } },
      '/v1/shop/files/{fileId}': { ...read, patch: { requestBody: json, ...gone }, delete: gone },
    },
  }),
);

const paths = (subjects: ReturnType<typeof inRole>) => subjects.map(({ asked }) => asked.path.use.key);

describe('framework/sequence/subjects.ts', () => {
  it('takes what can be made first for what can be changed, and what can be read, unless it is deleted', () => {
    expect(paths(changeable(DESCRIPTION, 'patch'))).to.deep.equal(['/v1/shop/lamps/{lampId}']);
    expect(paths(changeable(DESCRIPTION, 'remove'))).to.deep.equal([
      '/v1/shop/lamps/{lampId}',
      '/v1/shop/bulbs/{bulbId}',
      '/v1/shop/files/{fileId}',
    ]);
    expect(paths(inRole(DESCRIPTION, 'patch'))).to.have.length(4);
  });

  it('gives each question of a statement once for an operation', () => {
    const description = describedIn('test-specs/service/description.yaml');
    const asked = SEQUENCE_RULES.flatMap(({ rule, check }) =>
      check.questions(description).map(({ asked: { operation, path } }) => {
        const { method } = operation;
        return `${rule.extensions.lintel.id}, ${check.statement}: ${method} ${path.use.key}`;
      }),
    );
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).to.deep.equal([]);
  });

  it('knows the lists with a query parameter', () => {
    expect(paths(listsWith(DESCRIPTION, 'page'))).to.deep.equal(['/v1/shop/lamps']);
    expect(paths(listsWith(DESCRIPTION, 'pageSize'))).to.deep.equal([]);
  });
});

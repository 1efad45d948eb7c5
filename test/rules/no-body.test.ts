import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
import { BODY, COLLECTION, ITEM, JSON_BODY, only, responses } from '../support/resource-methods.ts';

describe('bodies', () => {
  it('finds request bodies of GET and DELETE, whatever is in them', () => {
    for (const shape of ['{content: {}}', JSON_BODY, "{$ref: '#/components/requestBodies/B'}"]) {
      const text = only(ITEM, { delete: responses({ 204: '{}' }, `requestBody: ${shape}, `) });
      expect(placesBySection('4.2', text), shape).to.deep.equal([`no-body paths ${ITEM} delete requestBody`]);
    }
  });
  it('finds those of callbacks', () => {
    const post = `{${BODY}callbacks: {done: {'{$url}': {get: {${BODY}responses: {}}}}}, responses: {'201': ${JSON_BODY}}}`;
    expect(placesBySection('4.2', only(COLLECTION, { post }))).to.deep.equal([
      `no-body paths ${COLLECTION} post callbacks done {$url} get requestBody`,
    ]);
  });
});

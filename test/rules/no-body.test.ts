import { expect } from 'chai';
import noBody from '../../rules/4.2/no-body/rule.ts';
import { findings, placesBySection } from '../support/findings.ts';
import { BODY, COLLECTION, ITEM, JSON_BODY, only, responses } from '../support/resource-methods.ts';

describe('bodies', () => {
  it('finds request bodies of GET and DELETE, whatever is in them', () => {
    for (const shape of ['{content: {}}', JSON_BODY, "{$ref: '#/components/requestBodies/B'}"]) {
      const text = only(ITEM, { delete: responses({ 204: '{}' }, `requestBody: ${shape}, `) });
      expect(placesBySection('4.2', text), shape).to.deep.equal([`no-body paths ${ITEM} delete requestBody`]);
    }
  });
  it('sends what DELETE has no place for to an action, and not to the query', () => {
    const text = only(ITEM, { delete: responses({ 204: '{}' }, `requestBody: ${JSON_BODY}, `) });
    expect(findings(noBody, text)[0]?.message).to.equal(
      'DELETE has a request body; name in the path what is deleted, or make it an action with a body: POST to a path such as …/remove (§4.2)',
    );
  });
  it('finds those of callbacks', () => {
    const post = `{${BODY}callbacks: {done: {'{$url}': {get: {${BODY}responses: {}}}}}, responses: {'201': ${JSON_BODY}}}`;
    expect(placesBySection('4.2', only(COLLECTION, { post }))).to.deep.equal([
      `no-body paths ${COLLECTION} post callbacks done {$url} get requestBody`,
    ]);
  });
});

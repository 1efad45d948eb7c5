import { expect } from 'chai';
import noClosedObjects from '../../rules/2.1/no-closed-objects/rule.ts';
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
  it('leaves it to no-closed-objects that a body with properties is closed, and takes what closes an empty one away', () => {
    const found = (properties: string) => {
      const schema = `{type: object, additionalProperties: false, properties: {${properties}}}`;
      const body = `requestBody: {content: {application/json: {schema: ${schema}}}}, `;
      const text = only(ITEM, { delete: responses({ 204: '{}' }, body) });
      return findings([noBody, noClosedObjects], text).map(({ rule }) => rule);
    };
    expect(found('a: {type: string}')).to.have.members(['no-body', 'no-closed-objects']);
    expect(found('')).to.deep.equal(['no-body']);
  });
  it('says of an object without properties that it holds nothing, whatever words stand beside it', () => {
    const said = (more: string) => {
      const body = `requestBody: {content: {application/json: {schema: {type: object, properties: {}${more}}}}}, `;
      return findings(noBody, only(ITEM, { delete: responses({ 204: '{}' }, body) }))[0]?.message;
    };
    const nothing = 'DELETE has a request body, which holds nothing; remove "requestBody" (§4.2)';
    for (const more of ['', ', description: Nothing', ', title: Empty', ', required: []'])
      expect(said(more), more).to.equal(nothing);
    for (const more of [', minProperties: 1', ', additionalProperties: true', ', maxProperties: 3'])
      expect(said(more), more).to.not.equal(nothing);
  });
  it('finds those of callbacks', () => {
    const post = `{${BODY}callbacks: {done: {'{$url}': {get: {${BODY}responses: {}}}}}, responses: {'201': ${JSON_BODY}}}`;
    expect(placesBySection('4.2', only(COLLECTION, { post }))).to.deep.equal([
      `no-body paths ${COLLECTION} post callbacks done {$url} get requestBody`,
    ]);
  });
});

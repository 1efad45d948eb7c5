import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
import { BODY, ITEM, JSON_BODY, only, responses } from '../support/resource-methods.ts';

describe('PATCH bodies', () => {
  const body = (content: string) =>
    placesBySection('4.2', only(ITEM, { patch: responses({ 204: '{}' }, `requestBody: {content: ${content}}, `) }));
  const content = `paths ${ITEM} patch requestBody content`;
  it('takes JSON Patch', () => {
    expect(body("{APPLICATION/json-patch+json: {schema: {type: [array, 'null']}}}")).to.deep.equal([]);
    expect(body("{application/json-patch+json: {schema: {$ref: '#/gone'}}}")).to.deep.equal([]);
  });
  it('finds JSON by the one rule and other types by the other', () => {
    expect(body('{application/json; charset=UTF-8: {}}')).to.deep.equal([
      `patch-json-patch ${content} application/json; charset=UTF-8`,
    ]);
    for (const type of ['application/merge-patch+json', 'text/xml', 'multipart/form-data']) {
      expect(body(`{${type}: {}}`), type).to.deep.equal([`patch-media-type ${content} ${type}`]);
    }
  });
  it('finds a document that is no array or may be anything, and no body', () => {
    const at = `patch-json-patch ${content} application/json-patch+json schema`;
    expect(body('{application/json-patch+json: {}}')).to.deep.equal([at.replace(/ schema$/, '')]);
    for (const schema of ['{}', 'true', '{description: The changes.}']) {
      expect(body(`{application/json-patch+json: {schema: ${schema}}}`), schema).to.deep.equal([at]);
    }
    expect(body('{application/json-patch+json: {schema: {type: object}}}')).to.deep.equal([at]);
    expect(body('{application/json-patch+json: {schema: {properties: {a: {}}}}}')).to.deep.equal([at]);
    expect(placesBySection('4.2', only(ITEM, { patch: responses({ 204: '{}' }) }))).to.deep.equal([
      `patch-json-patch paths ${ITEM} patch`,
    ]);
    expect(body('{}')).to.deep.equal([`patch-json-patch paths ${ITEM} patch requestBody`]);
  });
  it('leaves actions to 4.7/action-method', () => {
    const operation = responses({ 200: JSON_BODY }, BODY);
    expect(placesBySection('4.2', only(`${ITEM}/activate`, { patch: operation }))).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import singletonMethods from '../../rules/4.2/singleton-methods/rule.ts';
import { findings, placesBySection } from '../support/findings.ts';
import { BODY, JSON_BODY, only, responses, SINGLETON } from '../support/resource-methods.ts';

describe('singleton-methods', () => {
  it('finds POST and DELETE of a singleton', () => {
    const operations = {
      get: responses({ 200: JSON_BODY }),
      put: responses({ 204: '{}' }, BODY),
      delete: responses({ 204: '{}' }),
    };
    expect(placesBySection('4.2', only(SINGLETON, operations))).to.deep.equal([
      `singleton-methods paths ${SINGLETON} delete`,
    ]);
    const post = responses({ 201: JSON_BODY }, BODY);
    expect(placesBySection('4.2', only(SINGLETON, { get: operations.get, put: operations.put, post }))).to.deep.equal([
      `singleton-methods paths ${SINGLETON} post`,
    ]);
  });

  it('asks for an action where DELETE requires a query or a body that says what to delete', () => {
    const said = (more: string) => {
      const operations = { get: responses({ 200: JSON_BODY }), delete: `{ ${more} responses: { '204': {} } }` };
      return findings(singletonMethods, only(SINGLETON, operations)).map(({ message }) => message.split('; ')[1]);
    };
    const action =
      'name in the path what is deleted, or make it an action with a body: POST to a path such as …/remove (§4.2)';
    const query = (required: boolean) => `parameters: [{ name: uris, in: query, required: ${required} }],`;
    expect(said(query(true))).to.deep.equal([action]);
    expect(said('requestBody: { required: true, content: {} },')).to.deep.equal([action]);
    for (const more of [query(false), 'requestBody: { content: {} },', ''])
      expect(said(more)).to.deep.equal(['it always exists, so let PUT set it and GET read it (§4.2)']);
  });
});

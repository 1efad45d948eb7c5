import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
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
});

import { expect } from 'chai';
import { placesBySection } from '../support/findings.ts';
import { ITEM, only, responses } from '../support/resource-methods.ts';

describe('bodies of 204', () => {
  it('finds a body and a Content-Type of 204', () => {
    const gone = '{headers: {Content-TYPE: {schema: {type: string}}}, content: {text/plain: null}}';
    expect(placesBySection('4.2', only(ITEM, { delete: responses({ 204: gone }) }))).to.include.members([
      `no-content-empty paths ${ITEM} delete responses 204 content`,
      `no-content-empty paths ${ITEM} delete responses 204 headers Content-TYPE`,
    ]);
  });
});

import { expect } from 'chai';
import deleteNoContent from '../../rules/4.2/delete-no-content/rule.ts';
import deleteNotFound from '../../rules/4.2/delete-not-found/rule.ts';
import { placesBySection } from '../support/findings.ts';
import { ITEM, JSON_BODY, only, responses } from '../support/resource-methods.ts';

describe('DELETE', () => {
  const remove = (statuses: Readonly<Record<string, string>>) =>
    placesBySection('4.2', only(ITEM, { delete: responses(statuses) }));
  const at = `paths ${ITEM} delete responses`;

  it('takes 204, 202, 410 and a range of errors', () => {
    expect(remove({ 204: '{}', 410: '{}', '4XX': '{}' })).to.deep.equal([]);
    expect(remove({ 202: JSON_BODY })).to.deep.equal([]);
  });
  it('finds 200, no success, and 404 with another severity', () => {
    expect(remove({ 200: JSON_BODY })).to.deep.equal([`delete-no-content ${at} 200`]);
    expect(remove({ 200: JSON_BODY, 204: '{}' })).to.deep.equal([`delete-no-content ${at} 200`]);
    expect(remove({ default: '{}' })).to.deep.equal([`delete-no-content ${at}`]);
    expect(remove({ 204: '{}', 404: '{}' })).to.deep.equal([`delete-not-found ${at} 404`]);
    expect(remove({ 200: JSON_BODY, 404: '{}' })).to.have.lengthOf(2);
    expect([deleteNoContent.severity, deleteNotFound.severity]).to.deep.equal(['error', 'warn']);
  });
});

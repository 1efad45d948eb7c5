import { expect } from 'chai';
import { findings, placesBySection, rulesOfSection } from '../support/findings.ts';
import { COLLECTION, JSON_BODY, only, PAGE, pathItemText, responses } from '../support/resource-methods.ts';

describe('GET', () => {
  const get = (statuses: Readonly<Record<string, string>>) =>
    placesBySection('4.2', only(COLLECTION, { get: responses(statuses) }));

  it('takes 200, alone or with 202', () => {
    expect(get({ 200: PAGE })).to.deep.equal([]);
    expect(get({ 200: PAGE, 202: JSON_BODY })).to.deep.equal([]);
    expect(get({ '2XX': PAGE })).to.deep.equal([]);
  });
  it('finds 204, 202 alone, a redirect alone, and no success', () => {
    const at = `get-ok paths ${COLLECTION} get responses`;
    expect(get({ 204: '{}' })).to.deep.equal([`${at} 204`]);
    expect(get({ 200: PAGE, 204: '{}' })).to.deep.equal([`${at} 204`]);
    expect(get({ 202: JSON_BODY })).to.deep.equal([at]);
    expect(get({ 302: '{}' })).to.deep.equal([at]);
    expect(get({ default: PAGE })).to.deep.equal([at]);
  });
  it('finds 200 without a body, once where several operations share it', () => {
    expect(get({ 200: '{description: d}' })).to.deep.equal([`get-body paths ${COLLECTION} get responses 200`]);
    const use = "{$ref: '#/components/responses/R'}";
    const text = `paths:\n${pathItemText(COLLECTION, { get: responses({ 200: use }) })}${pathItemText('/v1/shop/vouchers', { get: responses({ 200: use }) })}components: {responses: {R: {content: {}}}}`;
    expect(placesBySection('4.2', text)).to.deep.equal(['get-body components responses R']);
  });
  it('bears responses of every wrong shape', () => {
    for (const shape of ['null', '[]', '7', 'text', '{content: null}', "{$ref: '#/gone'}", '{content: 5}']) {
      expect(() => get({ 200: shape })).not.to.throw();
      expect(() => placesBySection('4.2', only(COLLECTION, { get: `{responses: ${shape}}` }))).not.to.throw();
    }
    expect(get({ 200: "{$ref: '#/gone'}" })).to.deep.equal([]);
  });
  it('finds a response in another file there', () => {
    const files = { 'r.yaml': 'R: {description: d}' };
    const text = only(COLLECTION, { get: responses({ 200: "{$ref: 'r.yaml#/R'}" }) });
    expect(findings(rulesOfSection('4.2'), text, { files }).map(({ source }) => source)).to.deep.equal(['r.yaml']);
  });
});

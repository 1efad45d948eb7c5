import { expect } from 'chai';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import { SECTION_RULESETS } from '../../rulesets/sections.ts';
import { findings, places, placesBySection } from '../support/findings.ts';
import { ITEM, only, responses } from '../support/resource-methods.ts';

describe('media types of successes', () => {
  it('reports a media type once, by the rule for successes or by the one for the rest', () => {
    const xml = '{content: {text/xml: {}}}';
    const text = only(ITEM, { get: responses({ 200: xml, 404: xml }) });
    expect(placesBySection('4.2', text)).to.deep.equal([
      `json-success-bodies paths ${ITEM} get responses 200 content text/xml`,
    ]);
    const both = findings(Object.values(SECTION_RULESETS['1']?.rules ?? {}), text);
    expect(both.map(({ rule, path }) => `${rule} ${path.at(-3)}`)).to.have.members([
      'json-bodies 404',
      'json-success-bodies 200',
    ]);
    expect(places(jsonBodies, text)).to.have.members(
      ['200', '404'].map((status) => `paths ${ITEM} get responses ${status} content text/xml`),
    );
  });
  it('counts a response that success and failure share as success', () => {
    const use = "{$ref: '#/components/responses/R'}";
    const text = `${only(ITEM, { get: responses({ 200: use, 404: use }) })}components: {responses: {R: {content: {text/xml: {}}}}}`;
    expect(placesBySection('4.2', text)).to.deep.equal(['json-success-bodies components responses R content text/xml']);
  });
});

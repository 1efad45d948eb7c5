import { expect } from 'chai';
import { pathOf, rootPlace } from '../../../model/description/place.ts';
import { HeaderFields } from '../../../model/exchange/header-fields.ts';

const PLACE = rootPlace({ source: 'traffic.har', data: {} });

const fieldsOf = (...sent: readonly (readonly [string, string])[]) => new HeaderFields(PLACE, sent, ['cookie']);

const FIELDS = fieldsOf([':path', '/'], ['Vary', ' accept '], ['ETag', '"1"'], ['vary', 'origin'], ['VARY', 'range']);

describe('header fields', () => {
  it('are found in any case, without white space around their values', () => {
    expect(FIELDS.first('etag')?.value).to.equal('"1"');
    expect(FIELDS.first('Vary')?.value).to.equal('accept');
    expect(FIELDS.first('Age')).to.equal(null);
    expect(FIELDS.all('VARY').map(({ name }) => name)).to.deep.equal(['Vary', 'vary', 'VARY']);
  });

  it('of one name have one value, joined by commas', () => {
    expect(FIELDS.value('vary')).to.equal('accept, origin, range');
    expect(FIELDS.value('ETAG')).to.equal('"1"');
    expect(FIELDS.value('age')).to.equal(null);
  });

  it('of one name stand below their number there, others below their name', () => {
    const fields = fieldsOf(['vary', 'accept'], ['etag', '"1"'], ['vary', 'origin']);
    expect([...fields].map(({ place }) => pathOf(place))).to.deep.equal([['vary', 0], ['etag'], ['vary', 1]]);
  });

  it('are no parts of the request line, and may have been sent where they are never recorded', () => {
    expect(FIELDS.has(':path')).to.equal(false);
    expect(FIELDS.has('cookie')).to.equal(false);
    expect(['Cookie', 'ETag', 'age'].map((name) => FIELDS.mayHave(name))).to.deep.equal([true, true, false]);
  });
});

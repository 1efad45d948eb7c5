import { expect } from 'chai';
import { isStateValue, mayBeState, stateOf } from '../../../model/resources/state-values.ts';
import { membersOf, wholeValue } from '../../../model/schemas/described-values.ts';
import { describeData } from '../../support/describe-data.ts';

const { rootPlace } = describeData({ openapi: '3.1.0' });

/** The members of an object that are its state. */
const statesIn = (object: object) =>
  membersOf(wholeValue(object, rootPlace, null, []))
    .filter(isStateValue)
    .map(({ key }) => key);

describe('the state of a resource', () => {
  it('is called status or state, and is a text or another scalar', () => {
    expect(statesIn({ status: 'OPEN', state: 'OPEN', phase: 'OPEN' })).to.deep.equal(['status', 'state']);
    expect(statesIn({ status: 7 })).to.deep.equal(['status']);
    expect(statesIn({ status: { kind: 'OPEN' } })).to.deep.equal(['status']);
  });

  it('is no list, record, HTTP status or address of a page, and not null', () => {
    for (const value of [
      null,
      ['OPEN'],
      { code: 'OPEN' },
      { status: 'OPEN' },
      { state: 'OPEN' },
      { kind: 'a', name: 'b' },
      404,
      '/orders/7/status',
      'https://a.example/status',
    ])
      expect(statesIn({ status: value }), JSON.stringify(value)).to.deep.equal([]);
  });

  it('is none in an address, nor beside other members of OAuth', () => {
    expect(statesIn({ state: 'CA', city: 'x' })).to.deep.equal([]);
    expect(statesIn({ state: 'CA', province: 'x' })).to.deep.equal(['state']);
    expect(statesIn({ status: 'OPEN', city: 'x' })).to.deep.equal(['status']);
    expect(mayBeState('state', ['redirect_uri'])).to.equal(false);
    expect(mayBeState('phase', [])).to.equal(false);
  });

  it('is that of the object itself, else of its processing state', () => {
    expect(stateOf({ status: 'OPEN', state: 'PAID' })).to.equal('OPEN');
    expect(stateOf({ state: 'PAID' })).to.equal('PAID');
    expect(stateOf({ processing_state: { status: 'DONE' } })).to.equal('DONE');
    expect(stateOf({ state: 'CA', city: 'x', processing_state: { status: 'DONE' } })).to.equal('DONE');
    expect(stateOf({ status: 7 })).to.equal(null);
    expect(stateOf({})).to.equal(null);
  });
});

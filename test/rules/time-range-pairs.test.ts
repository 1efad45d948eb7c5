import { expect } from 'chai';
import { placesInList } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const PAGE =
  "'200': {content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}}";

const TIME = 'schema: {type: string, format: date-time}';

describe('time-range-pairs', () => {
  it('wants both ends', () => {
    expect(placesInList('4.3', `name: endTime, ${TIME}`)).to.deep.equal(['time-range-pairs 0']);
    expect(placesInList('4.3', `name: createdAfter, ${TIME}`)).to.deep.equal(['time-range-pairs 0']);
    expect(placesInList('4.3', 'name: createdAfter')).to.deep.equal(['time-range-pairs 0']);
    expect(placesInList('4.3', `name: createdAfter, ${TIME}`, `name: updatedBefore, ${TIME}`)).to.deep.equal([
      'time-range-pairs 0',
      'time-range-pairs 1',
    ]);
    expect(placesInList('4.3', `name: createdAfter, ${TIME}`, `name: createdBefore, ${TIME}`)).to.deep.equal([]);
    expect(
      placesInList('4.3', `name: createdAfter, ${TIME}`, `name: endTime, ${TIME}`, `name: startTime, ${TIME}`),
    ).to.deep.equal(['time-range-pairs 0']);
  });

  it('takes an end by another name for the other end, and leaves it to the rule about names', () => {
    expect(placesInList('4.3', `name: startTime, ${TIME}`, `name: until, ${TIME}`)).to.deep.equal([
      'time-range-names 1 name',
    ]);
    expect(placesInList('4.3', `name: since, ${TIME}`)).to.deep.equal(['time-range-names 0 name']);
  });

  it('does not report what is no time, and of what is no list', () => {
    expect(
      placesInList('4.3', 'name: lineAfter, schema: {type: string}', 'name: after, schema: {type: string}'),
    ).to.deep.equal([]);
    const item = `paths: {'/v1/shop/orders/{id}': {get: {parameters: [{name: startTime, in: query, ${TIME}}]}, put: {}}}`;
    expect(placesBySection('4.3', item)).to.deep.equal([]);
  });

  it('is reported once at a path item, and where a component is used', () => {
    const shared = `{$ref: '#/components/parameters/S'}`;
    const yaml = `
paths:
  /v1/shop/orders: { parameters: [${shared}], get: { responses: {${PAGE}} } }
  /v1/shop/notes: { get: { parameters: [${shared}, {name: endTime, in: query, ${TIME}}], responses: {${PAGE}} } }
components: { parameters: { S: {name: startTime, in: query, ${TIME}} } }
`;
    expect(placesBySection('4.3', yaml)).to.deep.equal(['time-range-pairs paths /v1/shop/orders parameters 0']);
  });
});

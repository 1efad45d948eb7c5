import { expect } from 'chai';
import queryNames from '../../rules/4.1/query-names/rule.ts';
import timeRangeNames from '../../rules/4.3/time-range-names/rule.ts';
import { list, placesInList } from '../support/collection-queries.ts';
import { findings, HEAD, messagesOf, placesBySection, rulesOfSection } from '../support/findings.ts';

/** The names that a name on a collection is to be replaced by. */
function remedies(...parameters: string[]): string[] {
  return findings(rulesOfSection('4.3'), `paths: {/v1/shop/orders: ${list(...parameters)}}`).map(
    ({ message }) => /; name it (\S+?),? .*\(§4\.3\)$/.exec(message)?.[1] ?? message,
  );
}

const TIME = 'schema: {type: string, format: date-time}';

const TEXT = 'schema: {type: string}';

describe('time-range-names', () => {
  const cases: [string, string, string][] = [
    ['from', TIME, 'startTime'],
    ['to', TIME, 'endTime'],
    ['since', TIME, 'startTime'],
    ['until', TEXT, 'endTime'],
    ['start', TIME, 'startTime'],
    ['end', "schema: {type: integer}, description: 'Unix time.'", 'endTime'],
    ['start_date', 'schema: {type: string, format: date}', 'startTime'],
    ['endDate', TEXT, 'endTime'],
    ['dateFrom', TEXT, 'startTime'],
    ['date_to', TEXT, 'endTime'],
    ['start-time', TIME, 'startTime'],
    ['EndTime', TIME, 'endTime'],
    ['fromDate', TEXT, 'startTime'],
    ['toTime', TEXT, 'endTime'],
    ['after', TIME, 'startTime'],
    ['before', TIME, 'endTime'],
    ['minDate', TEXT, 'startTime'],
    ['created_after', TIME, 'createdAfter'],
    ['updated-before', TIME, 'updatedBefore'],
    ['createdSince', TEXT, 'createdAfter'],
    ['createdUntil', TEXT, 'createdBefore'],
    ['createdFrom', TIME, 'createdAfter'],
    ['created_to', TIME, 'createdBefore'],
    ['createdAtFrom', TEXT, 'createdAtAfter'],
    ['ship_date_to', TEXT, 'shipDateBefore'],
    ['FromUtc', TIME, 'startTime'],
    ['toUtc', TIME, 'endTime'],
    ["'created[gte]'", TIME, 'createdAfter'],
    ["'DateCreated<'", TIME, 'dateCreatedBefore'],
  ];
  for (const [name, more, instead] of cases) {
    it(`has ${instead} for ${name}`, () => {
      expect(remedies(`name: ${name}, ${more}`).map((one) => one.replace(/ \(§4\.3\)$/, ''))).to.satisfy(
        ([message, ...others]: string[]) =>
          others.length === 0 && (message === instead || message?.endsWith(`; name it ${instead}`)),
      );
    });
  }

  const right: [string, string][] = [
    ['from', "schema: {type: string}, description: 'Currency to convert from.'"],
    ['to', TEXT],
    ['from', 'schema: {type: array}'],
    ['since', "schema: {type: integer}, description: 'The identifier of the last user that was seen.'"],
    ['until', 'schema: {type: boolean}'],
    ['start', TEXT],
    ['after', TEXT],
    ['validFrom', TIME],
    ['valid_until', TIME],
    ['shippedTo', TEXT],
    ['createdAtFrom', "schema: {type: string}, description: 'Token of the last entry.'"],
    ['due_date', 'schema: {type: string, format: date}'],
    ['startDateType', TEXT],
    ['timezone', TEXT],
  ];
  for (const [name, more] of right) {
    it(`has nothing for ${name} with ${more}`, () =>
      expect(placesInList('4.3', `name: ${name}, ${more}`)).to.deep.equal([]));
  }

  it('takes from and to together for a time range where nothing else is said', () => {
    const pair = (more: string) => placesInList('4.3', `name: from, ${more}`, `name: to, ${more}`);
    expect(pair(TEXT)).to.deep.equal(['time-range-names 0 name', 'time-range-names 1 name']);
    expect(pair('schema: {type: integer}')).to.have.lengthOf(2);
    for (const other of ['enum: [EUR]', 'maxLength: 3', "pattern: '^[A-Z]+$'", 'format: uuid', 'example: Rome']) {
      expect(pair(`schema: {type: string, ${other}}`), other).to.deep.equal([]);
    }
    expect(pair(`${TEXT}, description: An airport.`)).to.deep.equal([]);
  });

  it('takes a name that stands beside bounds of its own for a property', () => {
    expect(
      placesInList('4.3', `name: StartTime, ${TIME}`, `name: 'StartTime<', ${TIME}`, `name: 'StartTime>', ${TIME}`),
    ).to.deep.equal(['time-range-names 1 name', 'time-range-names 2 name']);
  });

  it('judges parameters wherever they are defined, and no webhooks and callbacks', () => {
    const parameter = `{name: start_date, in: query, ${TIME}}`;
    const yaml = `
paths:
  /v1/shop/orders:
    parameters: [${parameter}]
    post:
      callbacks: { done: { '{$url}': { get: { parameters: [${parameter}] } } } }
webhooks: { done: { get: { parameters: [${parameter}, {$ref: '#/components/parameters/Sent'}] } } }
components: { parameters: { Start: ${parameter}, Sent: ${parameter}, H: {name: since, in: header, ${TIME}} } }
`;
    expect(placesBySection('4.3', yaml)).to.have.members([
      'time-range-names paths /v1/shop/orders parameters 0 name',
      'time-range-names components parameters Start name',
    ]);
  });

  it('judges the properties that an object parameter spreads', () => {
    const yaml = 'name: range, schema: {type: object, properties: {fromDate: {type: string}, toDate: {type: string}}}';
    expect(placesInList('4.3', yaml)).to.deep.equal([
      'time-range-names 0 schema properties fromDate',
      'time-range-names 0 schema properties toDate',
    ]);
  });

  it('leaves a name to the rule about the form of names, which is more severe, with the same remedy', () => {
    const text = `${HEAD}paths: {/v1/shop/orders: ${list(`name: start_date, ${TIME}`, `name: order_status`)}}`;
    expect(messagesOf([queryNames, timeRangeNames], text)).to.deep.equal([
      'query parameter "start_date" is not camelCase; write startTime (§4.1)',
      'query parameter "order_status" is not camelCase; write orderStatus (§4.1)',
    ]);
    expect(messagesOf([{ ...queryNames, severity: 'hint' }, timeRangeNames], text)).to.deep.equal([
      'query parameter "start_date" is not camelCase; write startTime (§4.1)',
      'query parameter "order_status" is not camelCase; write orderStatus (§4.1)',
      'query parameter "start_date" begins a time range; name it startTime, or {property}After if it is about the time of one property (§4.3)',
    ]);
  });
});

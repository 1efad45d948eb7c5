import { expect } from 'chai';
import timezoneName from '../../rules/2.3/timezone-name/rule.ts';
import { messagesOf } from '../support/findings.ts';
import { pointersInProperty } from '../support/schema-rules.ts';

describe('timezone-name', () => {
  const find = (schema: string, name = 'timezone') => pointersInProperty(timezoneName, name, schema);

  for (const value of [
    'Europe/Berlin',
    'UTC',
    'Etc/UTC',
    'America/Argentina/Buenos_Aires',
    'Asia/Calcutta',
    'Etc/GMT+5',
    'US/Eastern',
    'GMT',
  ]) {
    it(`takes ${value}`, () => expect(find(`{type: string, example: ${value}}`)).to.deep.equal([]));
  }
  for (const value of [
    '+02:00',
    'UTC+2',
    'EST',
    'CET',
    'PST',
    'CEST',
    'Pacific Standard Time',
    'Mars/Phobos',
    'europe/berlin',
    'Z',
  ]) {
    it(`finds ${value}`, () => {
      expect(find(`{type: string, example: '${value}'}`)).to.deep.equal(['example']);
      expect(find(`{type: string, default: '${value}'}`)).to.deep.equal(['default']);
    });
  }

  it('knows it by its name', () => {
    for (const name of ['timeZone', 'time_zone', 'userTimezone', 'tz', 'timezoneName', 'timeZoneId']) {
      expect(find('{type: string, example: CET}', name), name).to.deep.equal(['example']);
    }
    for (const name of ['timezoneOffset', 'zone', 'timezoneLabel', 'quartz']) {
      expect(find('{type: string, example: CET}', name), name).to.deep.equal([]);
    }
  });

  it('finds integers, patterns for offsets, and listed abbreviations', () => {
    expect(find('{type: integer}')).to.deep.equal(['type']);
    expect(find('{type: integer}', 'timezoneId')).to.deep.equal([]);
    expect(find("{type: string, pattern: '^[+-][0-9]{2}:[0-9]{2}$', example: '+02:00'}")).to.deep.equal([
      'pattern',
      'example',
    ]);
    expect(find('{type: string, enum: [CET, Europe/Berlin]}')).to.deep.equal(['enum']);
    expect(find("{type: string, enum: ['+02:00', Berlin, cet]}")).to.deep.equal(['enum']);
  });

  it('does not say that the database lacks CET, which it has as a link', () => {
    const text =
      '/a: {get: {responses: {"200": {content: {application/json: {schema: {properties: {timezone: {type: string, example: CET}}}}}}}}}';
    expect(messagesOf(timezoneName, text)).to.deep.equal([
      '"CET" is not a full IANA timezone name; write one such as "Europe/Berlin" (§2.3)',
    ]);
  });
});

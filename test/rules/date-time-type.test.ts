import { expect } from 'chai';
import noNumber from '../../rules/2.2/no-number/rule.ts';
import dateTimeType from '../../rules/2.3/date-time-type/rule.ts';
import { HEAD, messagesOf } from '../support/findings.ts';
import { pointers, pointersInProperty, pointersInSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('date-time-type', () => {
  const find = (name: string, schema: string) => pointersInProperty(dateTimeType, name, schema);

  for (const name of [
    'createTime',
    'creationTimeUTC',
    'expiresAt',
    'lastSeenTimestamp',
    'timestamp',
    'created_at',
    'processingStartTime',
    'startTime',
  ]) {
    it(`${name} is a point in time`, () => {
      expect(find(name, '{type: integer}')).to.deep.equal(['type']);
      expect(find(name, '{type: string}')).to.deep.equal(['']);
      expect(find(name, '{type: string, format: timestamp}')).to.deep.equal(['format']);
      expect(find(name, '{type: string, format: date-time}')).to.deep.equal([]);
      for (const schema of ['{type: object}', '{type: boolean}', '{}', '{type: string, enum: [NOW]}']) {
        expect(find(name, schema), schema).to.deep.equal([]);
      }
    });
  }

  it('takes de-at for a language', () => {
    expect(find('de-at', '{type: string}')).to.deep.equal([]);
    expect(find('xx-at', '{type: string}')).to.deep.equal(['']);
  });

  it('leaves what a pattern says is a month', () => {
    for (const pattern of ['^\\d{4}-\\d{2}$', '^[0-9]{4}-(0[1-9]|1[0-2])$', '^(0[1-9]|1[0-2])/[0-9]{2}$'])
      expect(find('expiresAt', `{type: string, pattern: '${pattern}'}`), pattern).to.deep.equal([]);
    expect(find('expiresAt', "{type: string, pattern: '^[A-Z]{3}$'}")).to.deep.equal(['']);
  });

  it('leaves the type number to no-number, if that runs', () => {
    expect(find('createTime', '{type: number}')).to.deep.equal(['type']);
    const own = '{S: {properties: {createTime: {type: number}}}}';
    const shared =
      "{S: {properties: {createTime: {$ref: '#/components/schemas/N'}, a: {$ref: '#/components/schemas/N'}}}, N: {type: number}}";
    expect(pointersInSchemas(dateTimeType, shared)).to.deep.equal(['S/properties/createTime']);
    expect(rulesAndPointersInSchemas([dateTimeType, noNumber], own)).to.deep.equal([
      'no-number S/properties/createTime/type',
    ]);
    expect(rulesAndPointersInSchemas([dateTimeType, noNumber], shared)).to.deep.equal(['no-number N/type']);
  });

  for (const name of [
    'leadTime',
    'runTime',
    'time',
    'at',
    'overtime',
    'responseTime',
    'openingTime',
    'format',
    'flat',
    'timeLimit',
    'maxWaitTime',
    'sometimes',
  ]) {
    it(`${name} is none`, () => {
      expect(find(name, '{type: integer}')).to.deep.equal([]);
      expect(find(name, '{type: string}')).to.deep.equal([]);
    });
  }

  it('believes text, examples and patterns that mean a span or a time of day', () => {
    expect(find('holdingUpTime', '{type: integer, description: In seconds.}')).to.deep.equal([]);
    expect(find('createTime', '{type: integer, description: In seconds since the epoch.}')).to.deep.equal(['type']);
    expect(find('createdAt', '{type: integer, description: In seconds.}')).to.deep.equal(['type']);
    expect(find('pickupTime', "{type: string, example: '08:30'}")).to.deep.equal([]);
    expect(find('pickupTime', "{type: string, pattern: '^[0-9]{2}:[0-9]{2}$'}")).to.deep.equal([]);
    expect(
      find('createTime', "{type: string, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$'}"),
    ).to.deep.equal([]);
    expect(find('createTime', "{type: string, pattern: '^[0-9]{10}$'}")).to.deep.equal(['']);
  });

  it('leaves the created_at of file metadata, and time ranges of queries', () => {
    const file =
      '{File: {type: object, properties: {id: {}, created_at: {type: integer}, size: {}, url: {}, type: {}}}}';
    expect(pointersInSchemas(dateTimeType, file)).to.deep.equal([]);
    const parameter = (name: string, location: string) =>
      pointers(
        dateTimeType,
        `${HEAD}paths: {/a: {parameters: [{name: ${name}, in: ${location}, schema: {type: integer}}]}}`,
      );
    for (const name of ['startTime', 'endTime', 'createTimeAfter', 'fromTime', 'begin_time'])
      expect(parameter(name, 'query'), name).to.deep.equal([]);
    expect(parameter('createTime', 'query')).to.have.length(1);
    expect(parameter('Expires-At', 'header')).to.deep.equal([]);
  });

  it('says what becomes of an example that counts seconds or milliseconds', () => {
    const said = (example: string) =>
      messagesOf(dateTimeType, `A: {type: object, properties: {expiresAt: {type: string, example: ${example}}}}`);
    expect(said("'1674917488'")).to.deep.equal([
      'expiresAt is a string without format; write format date-time, and "2023-01-28T14:51:28.000Z" for the example "1674917488" (§2.3)',
    ]);
    expect(said("'1674917488123'")[0]).to.contain('"2023-01-28T14:51:28.123Z"');
    expect(said('soon')).to.deep.equal(['expiresAt is a string without format; write format date-time (§2.3)']);
  });
});

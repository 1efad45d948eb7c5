import { expect } from 'chai';
import fullTime from '../../rules/2.3/full-time/rule.ts';
import { messagesInSchemas, pointersInProperty } from '../support/schema-rules.ts';

describe('full-time', () => {
  it('full-time: judges by format', () => {
    const time = (value: string) =>
      pointersInProperty(fullTime, 'from', `{type: string, format: time, example: '${value}'}`);
    expect(time('08:30:00.000Z')).to.deep.equal([]);
    for (const value of ['08:30', '08:30:00', '08:30:00Z', '08:30:00.000', '24:00:00.000Z', '08:30:00.000+02:00']) {
      expect(time(value), value).to.deep.equal(['example']);
    }
  });

  it('say that an offset is none of a full-time, and what the time is in UTC', () => {
    const messageOf = (value: string) =>
      messagesInSchemas(fullTime, `{A: {type: string, format: time, example: '${value}'}}`);
    expect(messageOf('10:00:00.000+02:00')).to.deep.equal([
      '"10:00:00.000+02:00" has an offset; write "08:00:00.000Z" (§2.3)',
    ]);
    expect(messageOf('00:30-0130')).to.deep.equal([
      '"00:30-0130" is not a full-time as hh:mm:ss.nnnZ; write "02:00:00.000Z" (§2.3)',
    ]);
  });
});

import { expect } from 'chai';
import { completeExchange } from '../support/examples/complete-exchange.ts';

const fields = (request: object, response: object = {}) => {
  const completed = completeExchange({ request, response }) as Record<string, { headers: Record<string, unknown> }>;
  return { asked: completed.request?.headers, answered: completed.response?.headers };
};
const EVERY = { Accept: 'application/json', 'Accept-Charset': 'utf-8', 'Content-Language': 'en-US' };

describe('an exchange of an example', () => {
  it('is completed with the fields that every request and response has', () => {
    const { asked, answered } = fields({ method: 'GET' });
    expect(asked).to.deep.include(EVERY);
    expect(asked?.Authorization).to.match(/^Bearer \w{16,}$/);
    expect(Object.keys(asked ?? {})).to.have.length(4);
    expect(answered).to.deep.equal({ 'Content-Language': 'en-US' });
  });

  it('says of what type a body is', () => {
    const json = 'application/json; charset=UTF-8';
    expect(fields({ method: 'POST', body: {} }, { body: [] })).to.deep.nested.include({
      'asked.Content-Type': json,
      'answered.Content-Type': json,
    });
    expect(fields({ method: 'PATCH', body: [] }).asked).to.include({ 'Content-Type': 'application/json-patch+json' });
    for (const body of [null, '']) expect(fields({ method: 'POST', body }).asked).not.to.have.property('Content-Type');
  });

  it('keeps what is written, and leaves out what is null', () => {
    const { asked } = fields({ headers: { accept: 'text/plain', Authorization: null, 'X-Own': 'a' } });
    expect(asked).to.deep.equal({
      accept: 'text/plain',
      'X-Own': 'a',
      'Accept-Charset': 'utf-8',
      'Content-Language': 'en-US',
    });
    const pairs = [['Accept', 'a/b']];
    expect(fields({ headers: pairs }).asked).to.equal(pairs);
    expect(completeExchange({ request: {} })).to.deep.equal({ request: {} });
  });
});

import { expect } from 'chai';
import { verifyExchange } from '../../../verify.ts';

const LINK = { href: 'https://api.example.com/v1/farm/fields', rel: 'self', method: 'GET' };

/** What no-null says of an answer, one message each. */
async function nullsIn(status: number, body: object): Promise<string[]> {
  const findings = await verifyExchange({
    request: {
      method: status === 200 ? 'GET' : 'POST',
      url: 'https://api.example.com/v1/farm/fields?page=2',
      headers: { Authorization: 'Bearer a', Accept: 'application/json', 'Accept-Charset': 'utf-8' },
    },
    response: {
      status,
      headers: { 'Content-Type': 'application/json; charset=UTF-8', 'Content-Language': 'en-US' },
      body,
    },
  });
  expect(findings.map(({ code }) => code)).to.deep.equal(['no-null']);
  return findings.map(({ message }) => message);
}

describe('functions/exchange/required-members.ts', () => {
  const isRequired: readonly [string, number, object, string][] = [
    ['the items of a page', 200, { items: null, links: [LINK] }, 'items is null; write an array'],
    ['the links of a page', 200, { items: [], links: null }, 'links is null; write an array'],
    ['the address of a link', 200, { items: [], links: [{ ...LINK, href: null }] }, 'href is null; leave the link out'],
    [
      'the value of Money',
      200,
      { items: [{ id: 'a-7f3c', fee: { value: null, currency: 'EUR' } }], links: [LINK] },
      'value is null; write a value',
    ],
    [
      'the message of an error',
      500,
      { name: 'INTERNAL_ERROR', message: null, debug_id: 'a7' },
      'message is null; write a value',
    ],
    [
      'the issue in details',
      400,
      {
        name: 'VALIDATION_ERROR',
        message: 'Invalid data.',
        debug_id: 'a7',
        details: [{ field: '/title', issue: null, location: 'body' }],
      },
      'issue is null; write a value',
    ],
  ];
  for (const [what, status, body, message] of isRequired) {
    it(`knows ${what}, which is not left out`, async () => {
      const [found] = await nullsIn(status, body);
      expect(found).to.include(message);
    });
  }

  it('takes others for what can be left out', async () => {
    const [found] = await nullsIn(200, { items: [{ id: 'a-7f3c', title: null }], links: [LINK] });
    expect(found).to.include('title is null; leave it out');
  });
});

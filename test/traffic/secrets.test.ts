import { expect } from 'chai';
import type { RecordedBody, RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { curlCommand } from '../../traffic/curl-command.ts';
import { harEntryOf } from '../../traffic/har-text.ts';
import { Masking } from '../../traffic/masking.ts';

const ABSENT: RecordedBody = { state: 'absent' };

interface Sent {
  readonly url?: string;
  readonly headers?: [string, string][];
  readonly body?: RecordedBody;
  readonly answered?: [string, string][];
  readonly answer?: RecordedBody;
}

function sent({ url = 'https://api.example.com/v1/shop/orders', ...rest }: Sent): RecordedExchange {
  return {
    request: { method: 'POST', url, headers: rest.headers ?? [], body: rest.body ?? ABSENT },
    response: { status: 200, headers: rest.answered ?? [], body: rest.answer ?? ABSENT },
  };
}

/** All that is shown or kept of an exchange. */
function shown(exchange: RecordedExchange): string {
  const masked = new Masking().exchange(exchange);
  return `${curlCommand(masked)}\n${JSON.stringify(harEntryOf(masked, new Date(0)))}`;
}

const text = (of: string): RecordedBody => ({ state: 'text', text: of });

describe('secrets in what is shown and kept', () => {
  const hidden: readonly [title: string, exchange: Sent, secret: string][] = [
    ['an API key of two letters', { headers: [['X-Api-Key', 'Qz']] }, 'Qz'],
    ['a token of one letter behind its scheme', { headers: [['authorization', 'Bearer Q']] }, 'Q'],
    ['credentials without a scheme', { headers: [['Authorization', 'opensesame']] }, 'opensesame'],
    ['a cookie that is set', { answered: [['Set-Cookie', 'sid=Qz7; Path=/; HttpOnly']] }, 'Qz7'],
    ['a token in the query', { url: 'https://api.example.com/v1/shop/orders?token=Qz&page=1' }, 'Qz'],
    ['an API key in the query', { url: 'https://api.example.com/v1/shop/orders?api_key=Q' }, '=Q'],
    ['a token in a fragment', { url: 'https://app.example.com/#access_token=Qz&state=1' }, 'Qz'],
    ['a name that is escaped', { url: 'https://api.example.com/v1/shop/orders?api%5Fkey=Qz' }, 'Qz'],
    [
      'a signed link in a field',
      { answered: [['Location', 'https://files.example.com/a?X-Amz-Signature=Qz9']] },
      'Qz9',
    ],
    ['a signed link in a body', { answer: text('{"url": "https://files.example.com/a?sig=Qz9"}') }, 'Qz9'],
    ['a password', { body: text('{"user": {"password": "Qz"}}') }, 'Qz'],
    ['an access token', { answer: { state: 'json', value: { access_token: 'Qz', expiresIn: 10 } } }, 'Qz'],
    ['a PIN as a number', { body: text('{"pin": 4711}') }, '4711'],
    ['a card number with blanks', { body: text('{"note": "4111 1111 1111 1111"}') }, '1111'],
    ['a card number with hyphens', { url: 'https://api.example.com/v1/shop/orders?note=4111-1111-1111-1111' }, '1111'],
    ['a card number as a number', { body: { state: 'json', value: { reference: 4111111111111111 } } }, '4111'],
    ['a card number with nines', { body: text('{"note": "3056 9309 0259 04"}') }, '3056'],
    ['a form', { body: text('user=me&password=Qz&x=1') }, 'Qz'],
    [
      'a part of multipart',
      { body: text('--b\r\nContent-Disposition: form-data; name="password"\r\n\r\nQz\r\n--b--') },
      'Qz',
    ],
    ['a line of a text', { body: text('user: me\npassword: Qz\nnote: x') }, 'Qz'],
    ['a pair within a text', { answer: text('your token=Qz') }, 'Qz'],
    ['a token in a path', { url: 'https://api.example.com/v1/shop/reset-password/Qz7f3a9b2c1d' }, 'Qz7f'],
    ['JSON that is broken', { body: text('{"password": "Qz", "note": ') }, 'Qz'],
    ['a token of a device', { body: text('{"deviceToken": "Qz"}') }, 'Qz'],
    ['a key of a subscription', { headers: [['Ocp-Apim-Subscription-Key', 'Qz']] }, 'Qz'],
  ];
  for (const [title, exchange, secret] of hidden) {
    it(`hides ${title}`, () => {
      expect(shown(sent(exchange))).not.to.contain(secret);
    });
  }

  it('leaves what is none', () => {
    const all = shown(
      sent({
        url: 'https://api.example.com/v1/shop/tokens/recent?pageToken=Qz1&continuationToken=Qz2',
        headers: [
          ['Idempotency-Key', 'Qz3-41e14111-1111-1111-1110-aeac503e1122'],
          ['Authorization', 'Basic Zm9v'],
        ],
        body: text('{"id": "4111111111111112", "keywords": "Qz4"}'),
      }),
    );
    expect(all)
      .to.contain('Qz1')
      .and.contain('Qz2')
      .and.contain('Qz3-41e14111-1111-1111-1110-aeac503e1122')
      .and.contain('Qz4');
    expect(all).to.contain('/tokens/recent?').and.contain('4111111111111112').and.contain('Basic ***');
  });

  it('takes zeros for no card number', () => {
    const zeros = text('{"note": "0000 0000 0000 0000"}');
    expect(shown(sent({ body: zeros }))).to.contain('0000 0000 0000 0000');
  });

  it('takes milliseconds since 1970 for no card number', () => {
    expect(shown(sent({ body: text('{"note": "1706295672027"}') }))).to.contain('1706295672027');
  });

  it('leaves a body without secrets as it was written', () => {
    const body = text('{ "a" :  1.0 }');
    expect(new Masking().exchange(sent({ body })).request.body).to.deep.equal(body);
  });
});

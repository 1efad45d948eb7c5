import { expect } from 'chai';
import type { RecordedExchange } from '../../model/exchange/recorded-exchange.ts';
import { Masking } from '../../traffic/masking.ts';

function sentWith(authorization: string): RecordedExchange {
  return {
    request: {
      method: 'GET',
      url: 'https://api.example.com/v1/shop/orders',
      headers: [['Authorization', authorization]],
      body: { state: 'absent' },
    },
    response: { status: 200, headers: [], body: { state: 'absent' } },
  };
}

describe('traffic/masking.ts', () => {
  it('hides a token behind its scheme', () => {
    const mask = new Masking().of(sentWith('Bearer abc.def.ghi'));
    expect(mask("curl -H 'Authorization: Bearer abc.def.ghi'")).to.equal("curl -H 'Authorization: Bearer ***'");
  });

  for (const value of ['Bearer', 'bearer ', ' Bearer ', 'Basic']) {
    it(`takes no scheme alone for a secret: ${JSON.stringify(value)}`, () => {
      const mask = new Masking().of(sentWith(value));
      expect(mask('send Authorization: Bearer ACCESS_TOKEN')).to.equal('send Authorization: Bearer ACCESS_TOKEN');
    });
  }

  it('hides a token alone, whatever white space the recording has around the field', () => {
    const mask = new Masking().of(sentWith(' Bearer abc123 '));
    expect(mask('the token abc123 is unknown')).to.equal('the token *** is unknown');
  });

  for (const token of ['x', 'x7']) {
    it(`hides the token ${token}, and not each such sign in a text`, () => {
      const mask = new Masking().of(sentWith(`Bearer ${token}`));
      expect(mask(`curl -H 'Authorization: Bearer ${token}' /v1/fox7`)).to.equal(
        "curl -H 'Authorization: ***' /v1/fox7",
      );
    });
  }

  it('hides elsewhere what a body has as a secret: JSON, JSON in a text, broken JSON, a form', () => {
    for (const body of [
      { state: 'json', value: { all: [{ password: 'hunter-two' }] } },
      { state: 'text', text: '{"all": [{"password": "hunter-two"}]}' },
      { state: 'text', text: '{"all": [{"password": "hunter-two"' },
      { state: 'text', text: 'name=a&password=hunter-two' },
      { state: 'json', value: [{ op: 'replace', path: '/login/password', value: 'hunter-two' }] },
      { state: 'text', text: '[{"op": "replace", "path": "password", "value": "hunter-two"}]' },
      { state: 'json', value: { details: [{ field: '/password', value: 'hunter-two' }] } },
      { state: 'json', value: { settings: [{ name: 'apiKey', value: 'hunter-two' }] } },
    ] as const) {
      const { request, response } = sentWith('Bearer abc.def.ghi');
      const mask = new Masking().of({ request: { ...request, body }, response });
      expect(mask('sent hunter-two for a'), JSON.stringify(body)).to.equal('sent *** for a');
    }
  });

  const SECRETS = `
    Authorization Proxy-Authorization Authorisation X-Auth auth Cookie Set-Cookie Set-Cookie2
    token X-Auth-Token access_token refreshToken idToken csrfToken deviceToken tokens accessTokens refresh_tokens apiTokens
    secret client_secret clientSecret secrets apiSecrets apikey X-API-Key api_key apiKeys accessKey AWSAccessKey privateKey
    secretKey Ocp-Apim-Subscription-Key password passwd userPassword passphrase passcode pwd jwt credential credentials
    session sessionId JSESSIONID PHPSESSID cardNumber card_no creditCardNumber accountNumber pan panNumber cvv cvv2 cvc cvc2
    pin otp iban ssn signature X-Amz-Signature sig assertion client_assertion code_verifier
  `;
  for (const name of SECRETS.trim().split(/\s+/)) {
    it(`knows ${name} as the name of a secret`, () => expect(new Masking().isSecret(name)).to.equal(true));
  }

  const OPEN = `
    pageToken nextPageToken next_token previousToken prevToken continuationToken cursorToken syncToken $skipToken
    tokenType tokenizer secretary keyword key author authority passenger passport spinner pinned panel
    accounts card cardType sessionLength signatureDate Idempotency-Key subscription id
  `;
  for (const name of OPEN.trim().split(/\s+/)) {
    it(`takes ${name} for no name of a secret`, () => expect(new Masking().isSecret(name)).to.equal(false));
  }

  it('knows further names that it is given, however they are written', () => {
    const masking = new Masking(['customer-code']);
    for (const name of ['customerCode', 'Customer_Code']) expect(masking.isSecret(name), name).to.equal(true);
    expect(masking.isSecret('code')).to.equal(false);
  });

  it('leaves the scheme of credentials, and nothing of what has none', () => {
    const headers: [string, string][] = [
      ...['Bearer', 'Basic', 'Digest', 'Token', 'ApiKey', 'basic'].map((scheme): [string, string] => [
        'Authorization',
        `${scheme} abc def`,
      ]),
      ['Authorization', 'Hawk abc'],
      ['Authorization', 'Bearer'],
    ];
    const body = { state: 'absent' } as const;
    const url = 'https://api.example.com/v1/shop/orders';
    const masked = new Masking().exchange({
      request: { method: 'GET', url, headers, body },
      response: { status: 200, headers: [], body },
    });
    expect(masked.request.headers.map(([, value]) => value)).to.deep.equal([
      ...['Bearer ***', 'Basic ***', 'Digest ***', 'Token ***', 'ApiKey ***', 'basic ***'],
      ...['***', '***'],
    ]);
  });
});

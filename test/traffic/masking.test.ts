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

  for (const token of ['x', 'x7']) {
    it(`hides the token ${token}, and not each such sign in a text`, () => {
      const mask = new Masking().of(sentWith(`Bearer ${token}`));
      expect(mask(`curl -H 'Authorization: Bearer ${token}' /v1/fox7`)).to.equal(
        "curl -H 'Authorization: ***' /v1/fox7",
      );
    });
  }
});

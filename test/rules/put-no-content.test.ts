import { expect } from 'chai';
import { readExchange } from '../../model/exchange/exchange.ts';
import noContentExchange from '../../rules/4.2/put-no-content/exchange.ts';
import putNoContent from '../../rules/4.2/put-no-content/rule.ts';
import putOnlyOk from '../../rules/4.2/put-only-ok/rule.ts';
import { placesBySection } from '../support/findings.ts';
import { judgeExchanges } from '../support/judge-exchanges.ts';
import { BODY, COLLECTION, ITEM, JSON_BODY, only, PAGE, responses, SINGLETON } from '../support/resource-methods.ts';

describe('PUT', () => {
  const put = (statuses: Readonly<Record<string, string>>, more = '') =>
    placesBySection('4.2', only(ITEM, { put: responses(statuses, BODY + more) }));
  const at = `paths ${ITEM} put responses`;

  for (const [status, text, message] of [
    [200, '', 'PUT is answered 200 without a body; answer 204 (§4.2)'],
    [200, '{}', null],
    [201, '', 'PUT is answered 201 without a body; answer with what was created and its links (§4.2)'],
    [201, '{}', null],
    [202, '{}', null],
    [203, '{}', 'PUT is answered 203; answer 204 without a body (§4.2)'],
    [204, '', null],
    [204, '{}', 'PUT is answered 204 with a body; leave the body out (§4.2)'],
  ] as const) {
    it(`says of ${status} ${text === '' ? 'without' : 'with'} a body: ${message ?? 'nothing'}`, () => {
      const url = 'https://api.example.com/v1/shop/customers/f47ac10b/profile';
      const body = { state: 'text', text: '{}' } as const;
      const request = { method: 'PUT', url, headers: [], body };
      const response = { status, headers: [], body: text === '' ? ({ state: 'absent' } as const) : body };
      const { findings } = judgeExchanges(
        [readExchange({ request, response }, null)],
        [{ rule: putNoContent, check: noContentExchange }],
      );
      expect(findings.map((one) => one.message)).to.deep.equal(message === null ? [] : [message]);
    });
  }

  it('takes 204 and 202, with others beside them', () => {
    for (const statuses of [
      { 204: '{}' },
      { 202: JSON_BODY },
      { 200: JSON_BODY, 204: '{}' },
      { 201: JSON_BODY, 204: '{}' },
    ]) {
      expect(put(statuses)).to.deep.equal([]);
    }
  });
  it('warns of 200 alone, and takes a reason for it', () => {
    expect(put({ 200: JSON_BODY })).to.deep.equal([`put-only-ok ${at} 200`]);
    expect(putOnlyOk.severity).to.equal('warn');
    expect(put({ 200: JSON_BODY }, 'description: The total is sent back because fees are added., ')).to.deep.equal([]);
    expect(put({ 200: `{description: Sent back since fees are added., ${JSON_BODY.slice(1)}` })).to.deep.equal([]);
    expect(put({ 200: JSON_BODY }, 'description: Answers with the customer., ')).to.have.lengthOf(1);
  });
  it('finds 201 alone, no success, and 200 without a body, each once', () => {
    expect(put({ 201: JSON_BODY })).to.deep.equal([`put-no-content ${at}`]);
    expect(put({ default: '{}' })).to.deep.equal([`put-no-content ${at}`]);
    expect(put({ 200: '{}' })).to.deep.equal([`put-body ${at} 200`]);
    expect(put({ 200: '{}', 204: '{}' })).to.deep.equal([`put-body ${at} 200`]);
  });
  it('is judged on singletons, and not on collections, uploads and webhooks', () => {
    const operation = responses({ 201: JSON_BODY }, BODY);
    expect(placesBySection('4.2', only(SINGLETON, { put: operation }))).to.have.lengthOf(1);
    expect(placesBySection('4.2', only(COLLECTION, { get: responses({ 200: PAGE }), put: operation }))).to.deep.equal(
      [],
    );
    expect(placesBySection('4.2', `webhooks: {w: {put: ${operation}}}`)).to.deep.equal([]);
  });
});

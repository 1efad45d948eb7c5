import { expect } from 'chai';
import { readExchange } from '../../model/exchange/exchange.ts';
import jsonBodiesExchange from '../../rules/1/json-bodies/exchange.ts';
import jsonBodies from '../../rules/1/json-bodies/rule.ts';
import propertyNamesExchange from '../../rules/2.1/property-names/exchange.ts';
import propertyNames from '../../rules/2.1/property-names/rule.ts';
import asDescribedExchange from '../../rules/openapi/as-described/exchange.ts';
import asDescribed from '../../rules/openapi/as-described/rule.ts';
import { judgeExchanges } from '../support/judge-exchanges.ts';
import { describeText } from '../support/lint-text.ts';

const DESCRIPTION = describeText(
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: 'https://api.example.com' }],
    paths: {
      '/v1/shop/orders': {
        get: { responses: { 200: { description: 'Orders.' }, 409: { description: 'Busy.' } } },
      },
    },
  }),
);

function messagesOf(status: number, type: string, text: string, described = false): string[] {
  const request = {
    method: 'GET',
    url: 'https://api.example.com/v1/shop/orders',
    headers: [],
    body: { state: 'absent' } as const,
  };
  const headers = [['Content-Type', type]] as const;
  const response = { status, headers, body: { state: 'text', text } as const };
  const rules = described
    ? [{ rule: asDescribed, check: asDescribedExchange }]
    : [
        { rule: jsonBodies, check: jsonBodiesExchange },
        { rule: propertyNames, check: propertyNamesExchange },
      ];
  const { findings } = judgeExchanges(
    [readExchange({ request, response }, null)],
    rules,
    described ? DESCRIPTION : null,
  );
  return findings.map(({ message }) => message);
}

describe('what frameworks answer by themselves', () => {
  it('is to be the error object, where it is an error of another media type', () => {
    for (const type of ['application/problem+json', 'text/plain; charset=utf-8'])
      expect(messagesOf(404, type, '{"status":404}')).to.deep.equal([
        `a response has the media type "${type}"; write the error object as application/json (§1)`,
      ]);
    expect(messagesOf(200, 'text/plain', '{}')).to.deep.equal([
      'a response has the media type "text/plain"; write application/json (§1)',
    ]);
  });

  it('is to be without the keyword of JSON Schema', () => {
    expect(
      messagesOf(200, 'application/json', '{"$schema":"https://api.example.com/schemas/Book.json"}'),
    ).to.deep.equal([
      'property name "$schema" is not camelCase; leave it out, since a type says its dialect in its schema and not in its values (§2.1)',
    ]);
  });

  it('is to be described, or answered by a status that says as much', () => {
    const said = (status: number) => messagesOf(status, 'application/json', '{}', true);
    expect(said(400)).to.deep.equal(['the description has no response 400; describe it, or answer 409 (openapi)']);
    expect(said(500)).to.deep.equal(['the description has no response 500; describe it (openapi)']);
    expect(said(201)).to.deep.equal(['the description has no response 201; describe it, or answer 200 (openapi)']);
  });
});

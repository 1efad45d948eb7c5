import { expect } from 'chai';
import { stateFields } from '../../../model/resources/state-fields.ts';
import { describeSchemas } from '../../support/describe-data.ts';

const TEXT = { type: 'string' };

/** The names of fields that are the state of a resource, in an object with these members. */
function states(properties: object, more: object = {}): string[] {
  const description = describeSchemas({ Order: { type: 'object', properties, ...more } });
  return stateFields(description).map(({ key }) => String(key));
}

describe('fields of states', () => {
  it('are called status and state', () => {
    expect(states({ id: TEXT, status: TEXT })).to.deep.equal(['status']);
    expect(states({ id: TEXT, state: TEXT })).to.deep.equal(['state']);
    expect(states({ id: TEXT, condition: TEXT })).to.deep.equal([]);
  });

  it('are none in addresses, by their members, an annotation at them or above them, or their descriptions', () => {
    expect(states({ street: TEXT, city: TEXT, postal_code: TEXT, state: TEXT })).to.deep.equal([]);
    expect(states({ country: TEXT, state: TEXT })).to.deep.equal([]);
    const address = { 'x-lintel': { role: 'address' } };
    expect(states({ note: TEXT, state: TEXT }, address)).to.deep.equal([]);
    const inside = { office: { type: 'object', properties: { note: TEXT, state: TEXT } } };
    expect(states(inside)).to.deep.equal(['state']);
    expect(states(inside, address)).to.deep.equal([]);
  });

  const NUMBER = { type: 'integer' };
  const OTHERS: readonly (readonly [string, object])[] = [
    ...['message', 'detail', 'error', 'errorCode', 'error_code', 'statusText', 'headers'].map(
      (name) => [`a number beside ${name}`, { status: NUMBER, [name]: TEXT }] as const,
    ),
    ['that of an error of JSON:API', { status: TEXT, title: TEXT, detail: TEXT, source: TEXT }],
    ['that of a problem', { status: TEXT, type: TEXT, title: TEXT, instance: TEXT }],
    ['a number among the statuses of HTTP', { id: TEXT, status: { type: 'integer', minimum: 100, maximum: 599 } }],
    ['a number shown as a status of HTTP', { id: TEXT, status: { type: 'integer', example: 404 } }],
    [
      'what is described as a status of HTTP',
      { id: TEXT, status: { type: 'string', description: 'The HTTP status.' } },
    ],
    ['a URL', { id: TEXT, status: { type: 'string', format: 'uri' } }],
    ['what is shown as a URL', { id: TEXT, status: { type: 'string', example: 'https://a.example' } }],
    ['a link', { id: TEXT, status: { type: 'object', properties: { href: TEXT } } }],
    ['an envelope', { status: { type: 'object' } }],
    ['an envelope with links', { status: { type: 'object' }, links: { type: 'array' } }],
    ...['redirect_uri', 'redirectUri', 'client_id', 'clientId', 'response_type', 'responseType'].map(
      (name) => [`the state beside ${name}`, { state: TEXT, [name]: TEXT }] as const,
    ),
    ...[
      'Opaque.',
      'free-form',
      'Free text',
      'arbitrary',
      'human-readable',
      'unguessable',
      'CSRF',
      'a nonce',
      'is passed through',
      'is echoed',
    ].map((description) => [`what is ${description}`, { id: TEXT, status: { type: 'string', description } }] as const),
    ...[
      'province',
      'region',
      'county',
      'prefecture',
      'territory',
      'subdivision',
      'ISO 3166',
      'US state',
      'U.S. states',
    ].map(
      (description) =>
        [`the state that is a ${description}`, { id: TEXT, state: { type: 'string', description } }] as const,
    ),
  ];
  for (const [title, properties] of OTHERS) it(`are not ${title}`, () => expect(states(properties)).to.deep.equal([]));

  it('may be numbers, and have other descriptions', () => {
    expect(states({ id: TEXT, status: NUMBER })).to.deep.equal(['status']);
    expect(states({ id: TEXT, status: { type: 'integer', minimum: 0, maximum: 5, example: 3 } })).to.deep.equal([
      'status',
    ]);
    expect(states({ id: TEXT, state: { type: 'string', description: 'Whether it is open.' } })).to.deep.equal([
      'state',
    ]);
  });
});

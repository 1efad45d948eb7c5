import { expect } from 'chai';
import type { JsonObject } from '../../model/description/json.ts';
import { clientOperations } from '../../model/operations/client-operations.ts';
import { Bodies } from '../../probe/bodies.ts';
import { describeText } from '../support/lint-text.ts';

/** The bodies that a POST with a schema is sent. */
async function bodiesOf(schema: object): Promise<readonly JsonObject[]> {
  const { generateSync } = await import('json-schema-faker');
  const content = { 'application/json': { schema } };
  const description = describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1' },
      paths: {
        '/v1/shop/orders': { post: { requestBody: { content }, responses: { 201: { description: 'Made.' } } } },
      },
    }),
  );
  const [operation] = clientOperations(description);
  const bodies = new Bodies(description, 1, generateSync);
  if (operation === undefined) return [];
  return [0, 1, 2, 3].map((index) => bodies.at(operation, index)).filter((body) => body !== null);
}

describe('probe/bodies.ts', () => {
  it('generates short lists and texts, whatever the schema permits', async () => {
    const name = { type: 'string', minLength: 1, maxLength: 4000 };
    const items = { type: 'array', minItems: 1, maxItems: 32767, items: { type: 'object', properties: { name } } };
    for (const body of await bodiesOf({ type: 'object', required: ['items', 'name'], properties: { items, name } })) {
      expect(body.items).to.have.length.within(1, 3);
      expect(body.name).to.have.length.within(1, 40);
    }
  });

  it('generates values that are documented, however, and others only after those', async () => {
    const text = { type: 'string', minLength: 1, maxLength: 20, pattern: '^[0-9A-Z_]+$' };
    const bodies = await bodiesOf({
      type: 'object',
      required: ['kind', 'tone'],
      properties: {
        kind: { ...text, 'x-extensible-enum': ['OLD', 'YOUNG'] },
        tone: { ...text, 'x-ms-enum': { values: [{ value: 'LOUD', description: 'Loud.' }] } },
      },
    });
    expect(bodies[0]?.kind).to.be.oneOf(['OLD', 'YOUNG']);
    expect(bodies[0]?.tone).to.equal('LOUD');
    expect(bodies).to.have.length.greaterThan(1);
  });

  it('generates codes that exist, and date-times as the conventions write them', async () => {
    const text = { type: 'string', minLength: 1, maxLength: 40 };
    const currency = { type: 'string', minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$' };
    const countryCode = { type: 'string', minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' };
    const price = { type: 'object', required: ['value', 'currency'], properties: { value: text, currency } };
    const address = { type: 'object', required: ['countryCode'], properties: { countryCode } };
    const bodies = await bodiesOf({
      type: 'object',
      required: ['price', 'addresses', 'timezone', 'pickupTime', 'note'],
      properties: {
        price,
        addresses: { type: 'array', minItems: 1, maxItems: 2, items: address },
        timezone: text,
        pickupTime: { type: 'string', format: 'date-time' },
        note: text,
      },
    });
    expect(bodies).to.have.length.greaterThan(0);
    for (const body of bodies) {
      expect(body).to.have.nested.property('price.currency', 'EUR');
      expect(body).to.have.nested.property('addresses[0].countryCode', 'AT');
      expect(body.timezone).to.equal('Europe/Vienna');
      expect(body.pickupTime).to.match(/T\d\d:\d\d:\d\d\.000Z$/);
    }
  });

  it('keeps what a schema lists, though it is no code that the others would know', async () => {
    const [body] = await bodiesOf({
      type: 'object',
      required: ['countryCode'],
      properties: { countryCode: { type: 'string', enum: ['JP'] } },
    });
    expect(body?.countryCode).to.equal('JP');
  });

  it('generates one with nothing but what the schema requires', async () => {
    const text = { type: 'string' };
    const bodies = await bodiesOf({
      type: 'object',
      required: ['name'],
      properties: { name: text, length: text, zone: text, month: text, fee: text },
    });
    expect(bodies[0]).to.have.all.keys('name', 'length', 'zone', 'month', 'fee');
    expect(bodies[1]).to.have.all.keys('name');
  });

  it('generates one also where no value fits an optional member', async () => {
    const variants = { oneOf: [{ type: 'object' }, { type: 'object' }] };
    const bodies = await bodiesOf({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, contact: variants },
    });
    expect(bodies.map((body) => Object.keys(body))).to.deep.equal([['name']]);
  });

  it('generates items for each list that may be empty, in one with all that a client may set', async () => {
    const item = { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } };
    const list = { type: 'array', minItems: 0, maxItems: 50, items: item };
    const none = { type: 'array', maxItems: 0, items: item };
    // A property of the name of a keyword is none.
    const names = ['decks', 'items', 'lanes', 'berths', 'cabins', 'rooms'];
    const properties = { ...Object.fromEntries(names.map((name) => [name, list])), none };
    const [body] = await bodiesOf({ type: 'object', properties });
    expect(body?.none).to.deep.equal([]);
    for (const name of names) expect(body?.[name], name).to.have.length.within(1, 3);
  });

  it('generates as many as the schema wants', async () => {
    const codes = { type: 'array', minItems: 7, maxItems: 100, items: { type: 'integer', minimum: 0, maximum: 9 } };
    const [body] = await bodiesOf({ type: 'object', required: ['codes'], properties: { codes } });
    expect(body?.codes).to.have.length.within(7, 7);
  });

  it('generates times that exist, by a format with a length and by a pattern alone', async () => {
    const [body] = await bodiesOf({
      type: 'object',
      required: ['arrival', 'opening', 'day', 'month'],
      properties: {
        arrival: {
          type: 'string',
          format: 'date-time',
          minLength: 24,
          maxLength: 24,
          pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$',
        },
        opening: { type: 'string', format: 'time', minLength: 13, pattern: '^[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$' },
        day: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' },
        month: { type: 'string', pattern: '^[0-9]{4}-[2-9]{2}$' },
      },
    });
    expect(body?.arrival).to.match(/T\d\d:\d\d:\d\d\.000Z$/);
    expect(body?.opening).to.equal('17:30:00.000Z');
    const { day } = body ?? {};
    expect(new Date(String(day)).toISOString().slice(0, 10)).to.equal(day);
    // Nothing that exists fits this one.
    expect(body?.month).to.match(/^\d{4}-[2-9]{2}$/);
  });

  it('leaves out an optional member for which it finds no value, and keeps the others', async () => {
    const code = { type: 'string', minLength: 30, maxLength: 20 };
    const [body] = await bodiesOf({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, code, pieces: { type: 'integer', minimum: 1000 } },
    });
    expect(body).to.have.all.keys('name', 'pieces');
  });

  it('never generates null where something else is admitted', async () => {
    const bodies = await bodiesOf({
      type: 'object',
      required: ['name', 'tone', 'pieces', 'size'],
      properties: {
        name: { type: ['null', 'string'] },
        tone: { oneOf: [{ type: 'null' }, { type: 'string', enum: ['LOUD'] }] },
        pieces: { anyOf: [{ const: null }, { type: 'integer' }] },
        size: { enum: [null, 'SMALL'] },
      },
    });
    for (const body of bodies) expect(Object.values(body)).not.to.include(null);
    expect(bodies[0]).to.include({ tone: 'LOUD', size: 'SMALL' });
  });

  it('leaves out what another part of the schema requires and only the service sets', async () => {
    const id = { type: 'string' };
    const bodies = await bodiesOf({
      required: ['id', 'name'],
      allOf: [{ properties: { id: { allOf: [id], readOnly: true } } }, { properties: { name: { type: 'string' } } }],
    });
    expect(bodies[0]).to.have.all.keys('name');
  });

  it('leaves out what only the service sets', async () => {
    const id = { type: 'string', readOnly: true };
    const [body] = await bodiesOf({
      type: 'object',
      required: ['id', 'name'],
      properties: { id, name: { type: 'string' } },
    });
    expect(body).to.have.all.keys('name');
  });

  it('leaves out of examples what only the service sets, at any depth', async () => {
    const id = { type: 'string', readOnly: true };
    const text = { type: 'string' };
    const line = { type: 'object', properties: { id, sku: text } };
    const bodies = await bodiesOf({
      type: 'object',
      properties: {
        id,
        name: text,
        address: { properties: { id, city: text } },
        lines: { type: 'array', items: line },
      },
      example: { id: '1', name: 'Ada', address: { id: '2', city: 'Rome' }, lines: [{ id: '3', sku: 'A' }] },
    });
    expect(bodies).to.deep.include({ name: 'Ada', address: { city: 'Rome' }, lines: [{ sku: 'A' }] });
  });
});

import { expect } from 'chai';
import type { Asked } from '../../framework/sequence/prober.ts';
import { classifyPaths } from '../../model/paths/classify.ts';
import { FreshTexts } from '../../probe/fresh-texts.ts';
import { RequestWriter } from '../../probe/request-writer.ts';
import { describeText } from '../support/lint-text.ts';
import { settingsFor } from '../support/probe/probe-service.ts';

const COMPONENTS = { examples: { North: { value: 'NORTH' } } };

/** What is sent to a POST with these parameters, which are required, and this body. */
async function written(parameters: readonly object[], content: object = {}, asked: Asked = {}) {
  const { generateSync } = await import('json-schema-faker');
  const post = {
    parameters: parameters.map((one) => ({ required: true, ...one })),
    requestBody: { content },
    responses: { 200: { description: 'Made.' } },
  };
  const paths = { '/v1/shop/orders': { post } };
  const info = { title: 'Shop', version: '1' };
  const description = describeText(JSON.stringify({ openapi: '3.1.0', info, paths, components: COMPONENTS }));
  const [operation] = description.operations;
  const [path] = classifyPaths(description).paths;
  if (operation === undefined || path === undefined) throw new Error('no operation');
  const settings = settingsFor('http://localhost:3000', { fixtures: { parameters: { zone: 'Z1' }, bodies: {} } });
  const texts = new FreshTexts(1, { now: () => 0, sleep: async () => undefined }, generateSync);
  const writer = new RequestWriter(description, settings, texts, generateSync);
  const { url, headers } = writer.write({ operation, path }, '/v1/shop/orders', asked);
  return { query: decodeURIComponent(url.search), headers };
}

const text = { type: 'string' };

describe('probe/request-writer.ts', () => {
  const QUERIES: Readonly<Record<string, readonly [object, string]>> = {
    'an example among the components': [
      { schema: text, examples: { one: { $ref: '#/components/examples/North' } } },
      '?area=NORTH',
    ],
    'an example in content': [{ content: { 'text/plain': { schema: text, example: 'SOUTH' } } }, '?area=SOUTH'],
    'a value of the schema in content': [{ content: { 'text/plain': { schema: { enum: ['A'] } } } }, '?area=A'],
    'JSON in content': [
      {
        content: {
          'application/json': { schema: { type: 'object', required: ['a'], properties: { a: { const: 1 } } } },
        },
      },
      '?area={"a":1}',
    ],
    'a list, item by item': [{ schema: { type: 'array' }, example: ['A', 'B'] }, '?area=A&area=B'],
    'a list as one text': [{ schema: { type: 'array' }, explode: false, example: ['A', 'B'] }, '?area=A,B'],
    'a list with another separator': [
      { schema: { type: 'array' }, style: 'pipeDelimited', explode: false, example: ['A', 'B'] },
      '?area=A|B',
    ],
    'a value beside null': [{ schema: { oneOf: [{ type: 'null' }, { const: 'A' }] } }, '?area=A'],
    'a number above a bound': [{ schema: { type: 'integer', minimum: 1000, maximum: 1000 } }, '?area=1000'],
  };
  for (const [name, [parameter, query]] of Object.entries(QUERIES)) {
    it(`writes ${name}`, async () => {
      expect((await written([{ name: 'area', in: 'query', ...parameter }])).query).to.equal(query);
    });
  }

  it('writes what the question gives in place of the required value', async () => {
    const area = { name: 'area', in: 'query', schema: { const: 'A' } };
    expect((await written([area], {}, { query: { area: 'B' } })).query).to.equal('?area=B');
  });

  it('writes required cookies, as the fixtures or the description give them', async () => {
    const cookies = ['zone', 'tenant'].map((name) => ({ name, in: 'cookie', schema: { enum: ['a b'] } }));
    expect((await written(cookies)).headers).to.deep.equal({ Cookie: 'zone=Z1; tenant=a%20b' });
  });

  it('says which required value is not known', async () => {
    const schema = { type: 'string', minLength: 5, maxLength: 2 };
    const message = await written([{ name: 'X-Tenant', in: 'header', schema }]).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(message).to.equal('no value is known for the required header parameter X-Tenant; --fixtures gives one');
  });

  it('leaves out header fields that every request has already', async () => {
    const accept = { name: 'Accept', in: 'header', schema: { minLength: 5, maxLength: 2 } };
    expect((await written([accept])).headers).to.deep.equal({});
  });

  it('names the media type that the operation takes', async () => {
    const typeOf = async (...names: string[]) => {
      const content = Object.fromEntries(names.map((name) => [name, { schema: { type: 'object' } }]));
      return (await written([], content, { body: {} })).headers['Content-Type'];
    };
    expect(await typeOf('application/vnd.acme+json')).to.equal('application/vnd.acme+json');
    expect(await typeOf('application/vnd.acme+json', 'application/json')).to.equal('application/json; charset=UTF-8');
    expect(await typeOf('application/*')).to.equal('application/json; charset=UTF-8');
  });
});

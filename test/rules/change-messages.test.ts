import { expect } from 'chai';
import { diffTexts } from '../support/diff-texts.ts';

/** What is said of the one change between two descriptions. */
async function message(before: object, after: object): Promise<string> {
  const [then, now] = [before, after].map((rest) =>
    JSON.stringify({ openapi: '3.1.0', info: { title: 'Shop', version: '1.0.0' }, ...rest }),
  );
  const { results } = await diffTexts(then ?? '', now ?? '');
  return results.map((result) => result.message).join('\n');
}

const answered = { responses: { 204: { description: 'None' } } };
const paths = { '/v1/shop/orders': { get: answered } };
const sends = (header: object) => ({ webhooks: { paid: { post: { ...header, ...answered } } } });
const signed = (required: boolean, location = 'header') =>
  sends({ parameters: [{ name: 'Signature', in: location, required, schema: { type: 'string' } }] });
const headed = (required: boolean) => {
  const responses = { 204: { description: 'None', headers: { Total: { required, schema: { type: 'string' } } } } };
  return { paths: { '/v1/shop/orders': { get: { responses } } } };
};
const secured = (scheme: object) => ({
  paths,
  security: [{ login: [] }],
  components: { securitySchemes: { login: scheme } },
});

/** A schema that a component has, which requests, responses or both refer to. */
const bodied = (schema: object, of: 'requestBody' | 'response' | 'both') => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Value' } } };
  const responses = { 200: { description: 'Done', ...(of !== 'requestBody' && { content }) } };
  const put = { ...(of !== 'response' && { requestBody: { content } }), responses };
  return { paths: { '/v1/shop/orders': { put } }, components: { schemas: { Value: schema } } };
};

const OF_WEBHOOK = 'is not required any more, in webhook POST paid; keep it required (§9)';
const KEPT = 'keep it, or make the change in a new major version (§9)';
const TAKEN_BACK = 'take the change back, or make it in a new major version (§9)';

describe('what is said of a change', () => {
  it('names a header or a parameter that is not required any more as what it is', async () => {
    expect(await message(signed(true), signed(false))).to.equal(`the header parameter Signature ${OF_WEBHOOK}`);
    expect(await message(signed(true, 'query'), signed(false, 'query'))).to.equal(
      `the query parameter Signature ${OF_WEBHOOK}`,
    );
    expect(await message(headed(true), headed(false))).to.equal(
      'the header Total is not required any more, in the response 204 of GET /v1/shop/orders; keep it required (§9)',
    );
  });

  it('says what a scheme is that was another one under the same name', async () => {
    const key = (location: string, name: string) => secured({ type: 'apiKey', in: location, name });
    const http = (scheme: string) => secured({ type: 'http', scheme });
    for (const [then, now, words] of [
      [http('bearer'), http('basic'), 'login (http basic), and login (http bearer) was enough'],
      [http('bearer'), key('header', 'Api-Key'), 'login (apiKey header Api-Key), and login (http bearer) was enough'],
      [key('header', 'Key'), key('query', 'Key'), 'login (apiKey query Key), and login (apiKey header Key) was enough'],
    ] as const)
      expect(await message(then, now)).to.equal(`security asks ${words}, in GET /v1/shop/orders; ${TAKEN_BACK}`);
    expect(await message(key('header', 'Key'), key('header', 'KEY'))).to.equal('');
    expect(await message(http('bearer'), http('Bearer'))).to.equal('');
    expect(await message(key('query', 'Key'), key('query', 'KEY'))).to.include('login (apiKey query KEY)');
  });

  it('says of a keyword that it is new or gone, and to keep only what is gone', async () => {
    const asked = (schema: object) => bodied(schema, 'requestBody');
    const answers = (schema: object) => bodied(schema, 'response');
    expect(await message(asked({ type: 'string' }), asked({ type: 'string', format: 'date' }))).to.equal(
      `the format "date" is new in requests, in the request body of PUT /v1/shop/orders; ${TAKEN_BACK}`,
    );
    expect(await message(answers({ type: 'string', format: 'date' }), answers({ type: 'string' }))).to.equal(
      `the format "date" is gone from responses, in the response 200 of PUT /v1/shop/orders; ${KEPT}`,
    );
    expect(await message(asked({ type: 'string' }), asked({ type: 'string', pattern: '^a$' }))).to.equal(
      `the pattern "^a$" is new in requests: "" was accepted and no longer is, in the request body of PUT /v1/shop/orders; ${TAKEN_BACK}`,
    );
  });

  it('names of a bound the operations that it breaks, and no others', async () => {
    const at = (maxLength: number) => bodied({ type: 'string', maxLength }, 'both');
    expect(await message(at(9), at(8))).to.equal(
      'maxLength in requests is 8 and was 9, in the request body of PUT /v1/shop/orders; keep the bound (§9)',
    );
  });
});

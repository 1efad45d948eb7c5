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
const sends = (header: object) => ({ webhooks: { paid: { post: { ...header, ...answered } } } });
const signed = (required: boolean, location = 'header') =>
  sends({ parameters: [{ name: 'Signature', in: location, required, schema: { type: 'string' } }] });
const headed = (required: boolean) => {
  const responses = { 204: { description: 'None', headers: { Total: { required, schema: { type: 'string' } } } } };
  return { paths: { '/v1/shop/orders': { get: { responses } } } };
};
const OF_WEBHOOK = 'is not required any more, in webhook POST paid; keep it required (§9)';

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
});

import { expect } from 'chai';
import { changelog } from '../../diff/changelog.ts';
import { diffTexts } from '../support/diff-texts.ts';

/** A description with paths (and more) below `info`. */
function shop(paths: string): string {
  return `openapi: 3.1.0\ninfo: { title: Shop, version: 1.4.0 }\npaths:\n${paths}`;
}

async function listed(before: string, after: string): Promise<string> {
  const { judged, changes, isWider } = await diffTexts(shop(before), shop(after));
  return changelog(judged, changes, isWider);
}

const DELETE = `    delete: { responses: { '204': { description: Gone } } }\n`;

/** An operation that gives orders. */
const get = ({ parameters = '', headers = '', types = '', id = 'type: string', properties = '', responses = '' }) =>
  `    get:
      parameters:
        - { name: limit, in: query, schema: { type: integer }${parameters}
      responses:
        '200':
          description: Orders
          headers: { ETag: { schema: { type: string } }${headers} }
          content:
            application/json: { schema: { type: object, properties: { id: { ${id} }${properties} } } }
${types}${responses}`;

const OLD = `  /v1/shop/orders:\n${get({ parameters: ' }\n' })}${DELETE}`;

describe('diff/changelog.ts', () => {
  it('says that nothing changed for clients', async () => {
    expect(await listed(OLD, OLD.replace('Orders', 'All orders'))).to.equal('Nothing changed for clients.\n');
  });

  it('says that requests may hold more, or that responses promise more', async () => {
    const bounded = OLD.replace('{ type: integer }', '{ type: integer, minimum: 3 }');
    expect(await listed(bounded, OLD)).to.equal(
      'Nothing that clients rely on changed: requests may hold more, or responses promise more.\n',
    );
  });

  it('says that a major version has ended as it was announced', async () => {
    const ended = OLD.replaceAll(
      '      parameters:',
      "      deprecated: true\n      x-sunset: '2026-11-01'\n      parameters:",
    );
    const next = OLD.replace('/v1/', '/v2/');
    const old = ended.replace(DELETE, '');
    expect(await listed(old + next, next)).to.equal(
      '## Deprecated\n\n- `/v1/shop/orders`\n  - the major version v1 is gone, as its Sunset said\n',
    );
  });

  it('lists everything that is new, by operation', async () => {
    const now = get({
      parameters: ' }\n        - { name: page, in: query, schema: { type: integer } }\n',
      headers: ', Warning: { schema: { type: string } }',
      types: '            application/xml: { schema: { type: string } }\n',
      properties: ', name: { type: string }',
      responses: "        '404': { description: None }\n",
    });
    const post = `    post: { responses: { '204': { description: Sent } } }\n`;
    const paths = `  /v1/shop/orders:\n${now}${DELETE}${post}  /v1/shop/carts:\n${DELETE}`;
    expect(await listed(OLD, `${paths}webhooks:\n  sent:\n${post}`)).to.equal(`## New

- \`/v1/shop/carts\`
  - the path /v1/shop/carts is new
- \`GET /v1/shop/orders\`
  - the query parameter page is new
  - the property name is new
  - the media type application/xml is new
  - the header Warning is new
  - the status 404 is new
- \`POST /v1/shop/orders\`
  - the operation is new
- \`webhook sent\`
  - the webhook sent is new
`);
  });

  it('lists everything that is deprecated', async () => {
    const now = get({ parameters: ', deprecated: true }\n', id: 'type: string, deprecated: true' });
    const after = `  /v1/shop/orders:\n${now}${DELETE.replace('{', '{ deprecated: true,')}`;
    expect(await listed(OLD, after)).to.equal(`## Deprecated

- \`DELETE /v1/shop/orders\`
  - the operation is deprecated
- \`GET /v1/shop/orders\`
  - the query parameter limit is deprecated
  - the property id is deprecated
`);
  });

  it('has what breaks clients before what is to be looked at, each with its place', async () => {
    const before = get({ parameters: ' }\n', properties: ', total: { type: string }' });
    const after = get({ parameters: ' }\n', responses: "        '202': { description: Later }\n" });
    expect(await listed(`  /v1/shop/orders:\n${before}`, `  /v1/shop/orders:\n${after}`)).to.equal(`## Breaks clients

- \`GET /v1/shop/orders\`
  - the property total is gone from responses, in the response 200 of GET /v1/shop/orders; keep it, or make the change in a new major version (§9): \`paths › /v1/shop/orders › get › responses › 200 › content › application/json › schema › properties › total\`

## To be looked at

- \`GET /v1/shop/orders\`
  - the success status 202 is new; whether clients can do with it cannot be decided, in the response 202 of GET /v1/shop/orders; see that it comes only where a client asks for it (§9): \`paths › /v1/shop/orders › get › responses › 202\`
`);
  });

  it('has one group for what several operations have in common', async () => {
    const order = (type: string) =>
      `components:\n  schemas:\n    Order: { type: object, properties: { id: { type: ${type} } } }\n`;
    const use = `{ responses: { '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } } }`;
    const paths = `  /v1/shop/orders:\n    get: ${use}\n    put: ${use}\n`;
    const gone = `  /v1/shop/carts:\n    get: ${use}\n`;
    expect(await listed(`${paths}${gone}${order('string')}`, `${paths}${order('integer')}`)).to.equal(`## Breaks clients

- 2 operations
  - the type in responses is "integer" and was "string", in 2 operations (GET /v1/shop/orders, PUT /v1/shop/orders); take the change back, or make it in a new major version (§9): \`components › schemas › Order › properties › id › type\`
- \`/v1/shop/carts\`
  - the path /v1/shop/carts is gone; keep it, or make the change in a new major version (§9): \`paths › /v1/shop/carts\`
`);
  });
});

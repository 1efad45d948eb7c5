import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { exampleText } from '../support/example-text.ts';
import { lintText } from '../support/lint-text.ts';

/** Where a rule finds something: the path's keys, joined by spaces. */
function found(id: string, yaml: string, files: Readonly<Record<string, string>> = {}): string[] {
  return messages(id, yaml, files).map(({ at }) => at);
}

function messages(id: string, yaml: string, files: Readonly<Record<string, string>> = {}) {
  const rule = RULES[id];
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  const example = exampleText({ yaml, asWritten: true });
  return lintText({ text: example.text, files: { ...example.files, ...files } }, [rule]).map(
    ({ path, source, message }) => ({
      at: `${source === 'openapi.yaml' ? '' : `${source} `}${path.join(' ')}`,
      message,
    }),
  );
}

/** A path item with operations; `parameters` are lines of YAML flow maps. */
function query(...parameters: string[]): string {
  return `{ parameters: [${parameters.map((each) => `{ in: query, ${each} }`).join(', ')}] }`;
}

const SECTION = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '4.1');

describe('rules of section 4.1', () => {
  describe('on odd input', () => {
    const odd = [
      'paths:',
      'paths: []',
      'paths: 7',
      'paths: { /: , /a: 3, /b: [], "": {}, "x": {}, "/{": {}, "/}": {}, "/{}": { get: }, "//": {} }',
      'servers: [7, , { url: 3 }, { url: "::" }, { url: "/{a}{b}", variables: 3 }]\npaths: { /a/b: { get: {} } }',
      'paths: { /v1/a/{b}: { parameters: [3, , { in: path }, { in: query }, { name: 4, in: query }, { $ref: "#/x" }], get: { parameters: 3 } } }',
      'paths: { /v1/a/{b}: { $ref: "#/paths/~1v1~1a~1{b}" } }',
      'components: { parameters: { a: { in: query, name: x, required: yes, schema: 3, style: 5, explode: 7 } } }',
      'components: { parameters: { a: { in: query, name: xs, schema: { type: [array, 4], items: , description: 3 } } } }',
    ];
    for (const text of odd) {
      it(`does not fail: ${text.slice(0, 50)}`, () => {
        for (const version of ['3.0.3', '3.1.0']) {
          expect(() => lintText({ text: `openapi: ${version}\n${text}` }, SECTION)).not.to.throw();
        }
      });
    }

    it('does not fail on a long path and on many paths', () => {
      const deep = Array.from({ length: 2000 }, (_, index) => `/a${index}/{p${index}}`).join('');
      const many = Array.from({ length: 2000 }, (_, index) => `  /v1/shop/orders-${index}/{id}: {}`).join('\n');
      expect(() => lintText({ text: `openapi: 3.1.0\npaths:\n  ${deep}: {}\n${many}` }, SECTION)).not.to.throw();
    });
  });

  describe('path-version', () => {
    const servers = (...urls: string[]) => `servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]`;
    const cases: [string, string, string[]][] = [
      [
        'malformed',
        '{ /V1/shop/a: {}, /v01/shop/a: {}, /v1.0/shop/b: {}, /1/shop/c: {} }',
        ['/V1/shop/a', '/v01/shop/a', '/v1.0/shop/b', '/1/shop/c'],
      ],
      ['later in the path', '{ /api/v1/shop/a: {}, /v1/shop/v2/b: {} }', ['/api/v1/shop/a', '/v1/shop/v2/b']],
      ['a parameter', '{ "/{version}/shop/a": {}, "/v{major}/shop/b": {} }', ['/{version}/shop/a', '/v{major}/shop/b']],
      ['right', '{ /v1/shop/a: {}, "/v10/shop/b/{id}": {} }', []],
      ['the root', '{ /: {} }', ['/']],
    ];
    for (const [title, paths, keys] of cases) {
      it(title, () => {
        expect(found('path-version', `paths: ${paths}`)).to.deep.equal(keys.map((key) => `paths ${key}`));
      });
    }

    it('is looked for in the path of every server', () => {
      const paths = 'paths: { /shop/a: {}, /shop/b: {} }';
      expect(found('path-version', `${servers('https://a.example.com/v1', '/v2')}\n${paths}`)).to.deep.equal([]);
      expect(
        found('path-version', `${servers('https://a.example.com/v1', 'https://b.example.com')}\n${paths}`),
      ).to.deep.equal(['servers 1 url']);
      expect(found('path-version', `${servers('https://a.example.com/V1', '/api/v1')}\n${paths}`)).to.deep.equal([
        'servers 0 url',
        'servers 1 url',
      ]);
    });

    it('is told at a server that stands before it, and at a key that repeats it', () => {
      expect(found('path-version', `${servers('/api')}\npaths: { /v1/shop/a: {}, /v1/shop/b: {} }`)).to.deep.equal([
        'servers 0 url',
      ]);
      expect(found('path-version', `${servers('/v1')}\npaths: { /v1/shop/a: {}, /shop/b: {} }`)).to.deep.equal([
        'paths /v1/shop/a',
      ]);
    });

    it('takes the values of server variables, and stands back where one is not declared', () => {
      const server = (variables: string) =>
        `servers: [{ url: 'https://a.example.com/{version}', variables: ${variables} }]\npaths: { /shop/a: {} }`;
      expect(found('path-version', server('{ version: { default: v1, enum: [v1, v2] } }'))).to.deep.equal([]);
      expect(found('path-version', server('{ version: { default: v1, enum: [v1, v2.1] } }'))).to.deep.equal([
        'servers 0 url',
      ]);
      expect(found('path-version', server('{}'))).to.deep.equal([]);
    });

    it('is looked for under the servers of path items and operations', () => {
      const at = found(
        'path-version',
        `paths:
  /shop/a:
    servers: [{ url: /v1 }]
  /shop/b:
    get:
      servers: [{ url: /v1.0 }]`,
      );
      expect(at).to.deep.equal(['paths /shop/b get servers 0 url']);
    });

    it('says what to write', () => {
      const said = messages('path-version', 'paths: { /v3/shop/a: {}, /shop/v2/orders: {}, /shop/b: {} }');
      expect(said.map(({ message }) => message)).to.deep.equal([
        'v2 is not the first segment of /shop/v2/orders; write /v2/shop/orders (§4.1)',
        '/shop/b has no version; begin it with v3 (§4.1)',
      ]);
      const servers = 'servers: [{ url: /v1 }, { url: "https://test.example.com" }]\npaths: { /shop/orders: {} }';
      expect(messages('path-version', servers).map(({ message }) => message)).to.deep.equal([
        "the server's path is /, which does not begin with a version; begin it with v1 (§4.1)",
      ]);
    });
  });

  it('path-version offers the version that most of the others have, or else the one of info.version', () => {
    const offered = (yaml: string) =>
      messages('path-version', yaml).map(({ message }) => /\bv\d+(?= )/.exec(message)?.[0]);
    expect(offered('paths: { /v1/shop/a: {}, /v2/shop/b: {}, /v2/shop/c: {}, /shop/d: {} }')).to.deep.equal(['v2']);
    const servers = 'servers: [{ url: /2.0 }]\npaths: { /shop/a: {}, /shop/b: { servers: [{ url: /auth }] } }';
    expect(offered(servers)).to.deep.equal(['v2', 'v2']);
    expect(offered('info: { title: a, version: 3.1.0 }\npaths: { /shop/a: {} }')).to.deep.equal(['v3']);
    expect(offered('info: { title: a, version: 2024-01-01 }\npaths: { /shop/a: {} }')).to.deep.equal(['v1']);
  });

  describe('path-namespace', () => {
    it('blames no server because the key is right under one of another owner', () => {
      const yaml = `
        servers: [{ url: /v1 }]
        paths:
          '/files/{fileId}/content':
            get: {}
            post: { servers: [{ url: /api/v1 }] }`;
      expect(found('path-namespace', yaml)).to.deep.equal(['paths /files/{fileId}/content']);
    });

    it('tells a path once that several keys have before a fragment', () => {
      expect(
        found('path-namespace', "paths: { /v1/orders: {}, '/v1/orders#b': {}, '/v1/orders#c': {} }"),
      ).to.deep.equal(['paths /v1/orders']);
      expect(found('path-namespace', "paths: { '/v1/orders#b': {}, '/v1/orders#c': {} }")).to.deep.equal([
        'paths /v1/orders#b',
      ]);
    });

    it('judges a path with a wrong version, and leaves one without a version alone', () => {
      const keys = found(
        'path-namespace',
        'paths: { /v1.0/shop/a: {}, /shop/a: {}, /shop/v1/a: {}, /a: {}, "/v1.0/{id}": {}, /: {} }',
      );
      expect(keys).to.deep.equal(['paths /v1.0/{id}']);
    });

    it('counts the segments of the server, and blames it where the key is right under another one', () => {
      const paths = 'paths: { /orders: {}, "/orders/{id}": {} }';
      expect(found('path-namespace', `servers: [{ url: /v1/shop }]\n${paths}`)).to.deep.equal([]);
      expect(found('path-namespace', `servers: [{ url: /v1 }]\n${paths}`)).to.deep.equal([
        'paths /orders',
        'paths /orders/{id}',
      ]);
      expect(found('path-namespace', `servers: [{ url: /v1/shop }, { url: /v1 }]\n${paths}`)).to.deep.equal([
        'servers 1 url',
      ]);
    });

    it('tells a path that ends at the namespace, with and without others below it', () => {
      expect(found('path-namespace', 'paths: { /v1/shop: {}, /v1/shop/a: {}, /v1/billing/b: {} }')).to.deep.equal([
        'paths /v1/shop',
      ]);
    });
  });

  describe('path-characters', () => {
    const corrections: [string, string][] = [
      ['/v1/shop/lineItems', '/v1/shop/line-items'],
      ['/v1/shop/line_items/{id}', '/v1/shop/line-items/{id}'],
      ['/v1/shop/orders/', '/v1/shop/orders'],
      ['/v1//shop/orders', '/v1/shop/orders'],
      ['/v1/shop/line--items', '/v1/shop/line-items'],
      ['/v1/shop/-items', '/v1/shop/items'],
      ['/v1/shop/items-', '/v1/shop/items'],
      ['/v1/shop/a.b', '/v1/shop/a-b'],
      ['/v1/shop/line%20items', '/v1/shop/line-items'],
      ['/v1/shop/orders;color=red', '/v1/shop/orders'],
      ['/v1/shop/orders/{id}:cancel', '/v1/shop/orders/{id}/cancel'],
      ['/v1/shop/{from}-{to}', '/v1/shop/{fromTo}'],
      ['/v1/shop/orders/{id}.json', '/v1/shop/orders/{id}'],
      ['/v1/shop/café', '/v1/shop/cafe'],
      ['/v1/Shop/orders', '/v1/shop/orders'],
      ['/v1/shop/orders?status=x', '/v1/shop/orders'],
      ['/v1/shop/orders#new', '/v1/shop/orders'],
      ['/v1/shop/order~items', '/v1/shop/order-items'],
    ];
    for (const [key, corrected] of corrections) {
      it(`${key} becomes ${corrected}`, () => {
        const said = messages('path-characters', `paths: { '${key}': {} }`);
        expect(said.map(({ at }) => at)).to.deep.equal([`paths ${key}`]);
        expect(said[0]?.message).to.match(/; write /);
        expect(said[0]?.message.split('; write ')[1]).to.equal(`${corrected} (§4.1)`);
      });
    }

    it('shows no correction where the words cannot stand', () => {
      for (const key of ['/v1/shop/3d-models', '/v1/shop/注文', '/v1/shop/%']) {
        expect(messages('path-characters', `paths: { '${key}': {} }`)[0]?.message, key).to.match(
          /write lower-case words/,
        );
      }
    });

    it('leaves versions and the names of parameters alone', () => {
      expect(
        found('path-characters', 'paths: { "/V1/shop/a/{Order_ID}": {}, /v1.0/shop/b: {}, /shop/V2/c: {} }'),
      ).to.deep.equal([]);
    });

    it('judges each server once, without the host and with its slashes', () => {
      const paths = 'paths: { /a: {}, /b: {} }';
      const urls = [
        'https://A.example.com/v1/Shop',
        'https://a.example.com/v1/shop/',
        'https://a.example.com/',
        '/',
        '/v1//shop',
        'https://a.example.com:8080/v1/shop',
      ];
      const servers = `servers: [${urls.map((url) => `{ url: '${url}' }`).join(', ')}]`;
      expect(found('path-characters', `${servers}\n${paths}`)).to.deep.equal([
        'servers 0 url',
        'servers 1 url',
        'servers 4 url',
      ]);
    });

    it('judges neither webhooks nor callbacks', () => {
      const yaml = `
        webhooks: { Order_Paid: {} }
        paths:
          /v1/shop/orders: { post: { callbacks: { A_b: { '{$request.body#/Url}': {} } } } }
      `;
      expect(found('path-characters', yaml)).to.deep.equal([]);
    });
  });

  describe('collection-plural', () => {
    const cases: [string, string, string[]][] = [
      [
        'every path of a collection counts as one',
        '{ /v1/shop/order: {}, "/v1/shop/order/{id}": {}, "/v1/shop/order/{id}/items": {} }',
        ['/v1/shop/order'],
      ],
      [
        'irregular and uncountable nouns',
        '{ "/v1/shop/people/{id}": {}, "/v1/shop/data/{id}": {}, "/v1/shop/equipment/{id}": {}, "/v1/shop/series/{id}": {} }',
        [],
      ],
      [
        'several words',
        '{ "/v1/shop/line-item/{id}": {}, "/v1/shop/lines-of-credit/{id}": {} }',
        ['/v1/shop/line-item/{id}'],
      ],
      [
        'a plural singleton',
        '{ "/v1/shop/customers/{id}/profiles": { get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }, put: {} } }',
        ['/v1/shop/customers/{id}/profiles'],
      ],
      [
        'a singleton that has no singular',
        '{ "/v1/shop/customers/{id}/settings": { get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }, put: {} } }',
        [],
      ],
      ['actions', '{ "/v1/shop/orders/{id}/cancel": { post: {} } }', []],
      ['namespaces', '{ "/v1/store/orders/{id}": {} }', []],
    ];
    for (const [title, paths, keys] of cases) {
      it(title, () => {
        expect(found('collection-plural', `paths: ${paths}`)).to.deep.equal(keys.map((key) => `paths ${key}`));
      });
    }

    it('takes what an identifier follows for a collection, and what selects from one for no resource', () => {
      const object =
        'responses: { 200: { content: { application/json: { schema: { type: object, properties: { id: {} } } } } } }';
      const list = object.replace('id: {}', 'items: { type: array }');
      const both = `paths: { /v1/shop/order: { get: { ${object} } }, '/v1/shop/order/{id}': {} }`;
      expect(found('collection-plural', both)).to.deep.equal(['paths /v1/shop/order']);
      const selection = `paths: { '/v1/shop/records/{id}': {}, /v1/shop/records: { get: { ${list} } }, /v1/shop/records/yesterday: { get: { ${list} } } }`;
      expect(found('collection-plural', selection)).to.deep.equal([]);
    });

    it('leaves kinds alone, and names that have no plural', () => {
      const list =
        '{ get: { responses: { 200: { content: { application/json: { schema: { type: object, properties: { items: { type: array } } } } } } } } }';
      const yaml = (...names: string[]) =>
        `paths: { ${names.map((name) => `'/v1/shop/numbers/{country}/${name}': ${list}`).join(', ')} }`;
      const at = (name: string) => [`paths /v1/shop/numbers/{country}/${name}`];
      expect(found('collection-plural', yaml('shared-cost', 'local', 'mobile'))).to.deep.equal([]);
      expect(found('collection-plural', yaml('shared-cost', 'local', 'mobile', 'orders'))).to.deep.equal(
        at('shared-cost'),
      );
      expect(found('collection-plural', yaml('shared-cost', 'local'))).to.deep.equal(at('shared-cost'));
      expect(found('collection-plural', yaml('machine-to-machine'))).to.deep.equal([]);
    });

    it('shows the path as it is written', () => {
      const paths = "{ '/v1/shop/customers/{id}/notes': {}, '/v1/shop/customers/{customerId}/order/{orderId}': {} }";
      const [said] = messages('collection-plural', `paths: ${paths}`);
      expect(said?.message).to.include('/v1/shop/customers/{customerId}/order ');
    });

    it('hears what the description says', () => {
      const words = 'x-lintel: { vocabulary: { uncountable: [stuff], plural: [order] } }';
      expect(
        found('collection-plural', `${words}\npaths: { "/v1/shop/order/{id}": {}, "/v1/shop/stuff/{id}": {} }`),
      ).to.deep.equal([]);
      const path = 'paths: { /v1/shop/invoice: { x-lintel: { resource: RESOURCE }, get: {} } }';
      expect(found('collection-plural', path.replace('RESOURCE', 'collection'))).to.deep.equal([
        'paths /v1/shop/invoice',
      ]);
      expect(found('collection-plural', path.replace('RESOURCE', 'singleton'))).to.deep.equal([]);
    });
  });

  describe('no-verbs', () => {
    it('objects to verbs that name data, and to nothing that is a noun as well', () => {
      const paths = `
        paths:
          '/v1/shop/activate/{id}': {}
          '/v1/shop/transfers/{id}': {}
          '/v1/shop/order/{id}': {}
          '/v1/shop/return/{id}': {}
          '/v1/shop/report/{id}': {}
          '/v1/shop/authorizations/{id}': {}
          '/v1/shop/orders/{id}/capture': { get: {}, put: {} }
          '/v1/shop/orders/{id}/authorize': { post: {} }
      `;
      expect(found('no-verbs', paths)).to.deep.equal(['paths /v1/shop/activate/{id}']);
    });

    it('hears what the description says', () => {
      const words = 'x-lintel: { vocabulary: { nouns: [activate], verbs: [zap] } }';
      const paths = 'paths: { "/v1/shop/activate/{id}": {}, "/v1/shop/zap/{id}": {} }';
      expect(found('no-verbs', `${words}\n${paths}`)).to.deep.equal(['paths /v1/shop/zap/{id}']);
    });
  });

  describe('path-depth', () => {
    const cases: [string, string[], string[]][] = [
      ['two levels', ['/v1/shop/a/{id}/b/{id2}/c/{id3}'], []],
      ['a third one', ['/v1/shop/as/{id}/bs/{id2}/cs/{id3}/ds/{id4}'], ['/v1/shop/as/{id}/bs/{id2}/cs/{id3}/ds/{id4}']],
      [
        'the shortest of a branch, wherever it stands',
        ['/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}/es/{e}', '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}'],
        ['/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}'],
      ],
      ['without a namespace', ['/v1/as/{a}/bs/{b}/cs/{c}'], []],
    ];
    for (const [title, keys, expected] of cases) {
      it(title, () => {
        const paths = keys.map((key) => `'${key}': {}`).join(', ');
        expect(found('path-depth', `paths: { ${paths} }`)).to.deep.equal(expected.map((key) => `paths ${key}`));
      });
    }
  });

  it('path-depth shows the path as it is written', () => {
    const paths = "{ '/v1/shop/as/{id}': {}, '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}': {} }";
    expect(messages('path-depth', `paths: ${paths}`)[0]?.message).to.include('/v1/shop/as/{a}/bs/{b}/cs/{c}/ds ');
  });

  describe('query-names', () => {
    it('judges each definition once, where it is written', () => {
      const yaml = `
        paths:
          /v1/shop/orders:
            parameters: [{ $ref: 'shared.yaml#/Status' }, { $ref: '#/components/parameters/Sort' }]
            get: { parameters: [{ $ref: 'shared.yaml#/Status' }] }
        webhooks:
          paid: { post: { parameters: [{ name: Paid_at, in: query }] } }
        components:
          parameters: { Sort: { name: $sort, in: query } }
      `;
      const shared = { 'shared.yaml': 'Status: { name: order_status, in: query }' };
      expect(found('query-names', yaml, shared)).to.have.members([
        'shared.yaml Status name',
        'components parameters Sort name',
      ]);
    });

    it('takes acronyms in any place but the first', () => {
      const yaml = `/v1/shop/orders: ${query('name: userID', 'name: URLPath', 'name: 2fa', 'name: größe', "name: ''", 'name: a1')}`;
      expect(found('query-names', yaml)).to.deep.equal(
        [1, 2, 3, 4].map((index) => `paths /v1/shop/orders parameters ${index} name`),
      );
    });

    it('judges the properties that an object spreads, and not those of a nested or encoded one', () => {
      const object = (more: string) => `{ name: range, in: query, ${more}, schema: { properties: { start_at: {} } } }`;
      const yaml = `components: { parameters: { A: ${object('explode: true')}, B: ${object('explode: false')}, C: ${object('style: deepObject')} } }`;
      expect(found('query-names', yaml)).to.deep.equal(['components parameters A schema properties start_at']);
    });
  });

  it('one name has one remedy, whichever rules tell it', () => {
    const remedies = (name: string, more: string) => {
      const yaml = `paths: { /v1/shop/orders: { get: ${query(`name: ${name}, ${more}`)} } }`;
      return ['query-names', 'boolean-parameter-names', 'repeated-values'].flatMap((rule) =>
        messages(rule, yaml).map(({ message }) => /write (\w+)/.exec(message)?.[1]),
      );
    };
    expect(remedies('is_manually_created', 'schema: { type: boolean }')).to.deep.equal([
      'manuallyCreated',
      'manuallyCreated',
    ]);
    expect(remedies('is_manually_created', 'schema: { type: string }')).to.deep.equal(['isManuallyCreated']);
    expect(remedies('job_names', 'schema: { type: array }')).to.deep.equal(['jobName', 'jobName']);
    expect(remedies('job_names', 'explode: false, schema: { type: array }')).to.deep.equal(['jobName', 'jobName']);
    const list = 'description: Comma-separated and escaped., schema: { type: string }';
    expect(remedies('job_name', list)).to.deep.equal(['jobNames', 'jobNames']);
  });

  describe('query-optional', () => {
    it('offers what query-use offers where no query parameter belongs', () => {
      const said = (path: string, method: string) =>
        messages(
          'query-optional',
          `paths: { '${path}': { ${method}: { parameters: [{ name: a, in: query, required: true }] } } }`,
        )[0]?.message;
      expect(said('/v1/shop/orders', 'get')).to.include('; make it optional, and document');
      expect(said('/v1/shop/orders/{id}', 'delete')).to.include('; leave it out (');
      expect(said('/v1/shop/orders/{id}', 'put')).to.include('; send it in the body (');
      expect(said('/v1/shop/orders/{id}', 'get')).to.include('; leave it out, or offer it on the collection (');
    });

    it('wants a shared parameter optional where one of its uses is right', () => {
      const shared = `
        paths:
          '/v1/shop/orders':
            get: { parameters: [{ $ref: '#/components/parameters/A' }] }
          '/v1/shop/orders/{id}':
            delete: { parameters: [{ $ref: '#/components/parameters/A' }] }
        components: { parameters: { A: { name: a, in: query, required: true } } }`;
      expect(messages('query-optional', shared)[0]?.message).to.include('; make it optional, ');
    });

    it('leaves alone what is optional or stands elsewhere', () => {
      const yaml = `/v1/shop/orders: ${query('name: a, required: true', 'name: b, required: false', 'name: c')}`;
      expect(found('query-optional', yaml)).to.deep.equal(['paths /v1/shop/orders parameters 0 required']);
    });

    it('leaves alone what every operation of the path item overrides, and not what some do', () => {
      const own = 'parameters: [{ name: a, in: query }]';
      const yaml = (post: string) => `
        paths:
          /v1/shop/orders:
            parameters: [{ name: a, in: query, required: true }]
            get: { ${own} }
            post: { ${post} }`;
      expect(found('query-optional', yaml(own))).to.deep.equal([]);
      expect(found('query-optional', yaml(''))).to.deep.equal(['paths /v1/shop/orders parameters 0 required']);
    });

    it('judges GET actions', () => {
      const yaml = 'paths: { /v1/shop/convert: { get: { parameters: [{ name: from, in: query, required: true }] } } }';
      expect(found('query-optional', yaml)).to.have.lengthOf(1);
    });
  });

  it('leaves the query parameters of webhooks and callbacks to those that receive them', () => {
    const parameters = 'parameters: [{ name: is_open, in: query, required: true, schema: { type: boolean } }]';
    const more = 'parameters: [{ name: Tags, in: query, explode: false, schema: { type: array } }]';
    const yaml = `
      paths: { /v1/shop/orders: { post: { callbacks: { done: { '{$url}': { ${parameters}, put: { ${more} } } } } } } }
      webhooks: { paid: { delete: { ${parameters} }, get: { ${more} } } }`;
    const rules = ['query-names', 'query-optional', 'query-use', 'repeated-values'];
    expect(rules.flatMap((rule) => found(rule, yaml))).to.deep.equal([]);
  });

  describe('query-use', () => {
    const use = (path: string, method: string, name: string, more = '') =>
      found('query-use', `paths: { '${path}': { ${method}: { parameters: [{ name: ${name}, in: query }] ${more} } } }`)
        .length;

    it('on single resources GET takes fields only', () => {
      expect(use('/v1/shop/orders/{id}', 'get', 'fields')).to.equal(0);
      expect(use('/v1/shop/orders/{id}', 'get', 'verbose')).to.equal(1);
      expect(use('/v1/queue/requests/{id}', 'get', 'verbose')).to.equal(1);
    });

    it('on collections, searches and actions GET takes any', () => {
      expect(use('/v1/shop/orders', 'get', 'status')).to.equal(0);
      expect(use('/v1/shop/convert', 'get', 'amount')).to.equal(0);
      expect(use('/v1/shop/search', 'get', 'q')).to.equal(0);
    });

    it('PUT, PATCH and DELETE take none, whatever the path is', () => {
      for (const method of ['put', 'patch', 'delete']) {
        expect(use('/v1/shop/orders/{id}', method, 'fields'), method).to.equal(1);
        expect(use('/v1/shop/whatever', method, 'page'), method).to.equal(1);
      }
    });

    it('POST takes those for pages, on a search', () => {
      expect(use('/v1/shop/search-orders', 'post', 'pageSize')).to.equal(0);
      expect(use('/v1/shop/search-orders', 'post', 'total_required')).to.equal(0);
      expect(use('/v1/shop/search-orders', 'post', 'status')).to.equal(1);
      expect(use('/v1/shop/orders', 'post', 'pageSize', ', responses: { 201: {} }')).to.equal(1);
      expect(use('/v1/shop/orders/{id}/cancel', 'post', 'reason')).to.equal(1);
    });

    it('tells a parameter of a path item once, and one of a component at each use', () => {
      const yaml = `
        paths:
          /v1/shop/orders/{id}:
            parameters: [{ name: verbose, in: query }]
            get: { parameters: [{ $ref: '#/components/parameters/Mode' }] }
            put: { parameters: [{ $ref: '#/components/parameters/Mode' }] }
        components:
          parameters: { Mode: { name: mode, in: query } }
      `;
      expect(found('query-use', yaml)).to.have.members([
        'paths /v1/shop/orders/{id} parameters 0',
        'paths /v1/shop/orders/{id} get parameters 0',
        'paths /v1/shop/orders/{id} put parameters 0',
      ]);
    });

    it('offers no collection for a singleton', () => {
      const said = (resource: string) =>
        messages(
          'query-use',
          `paths: { /v1/shop/weather: { x-lintel: { resource: ${resource} }, get: { parameters: [{ name: at, in: query }] } } }`,
        )[0]?.message;
      expect(said('singleton')).to.include('stands on GET of a singleton; leave it out, or put it into the path (');
    });

    it('counts a singleton as a single resource, also by annotation', () => {
      const body =
        'responses: { 200: { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } }';
      const singleton = `paths: { '/v1/shop/customers/{id}/profile': { get: { parameters: [{ name: view, in: query }], ${body} }, put: {} } }`;
      expect(found('query-use', singleton)).to.have.lengthOf(1);
      const said =
        'paths: { /v1/shop/weather: { x-lintel: { resource: RESOURCE }, get: { parameters: [{ name: at, in: query }] } } }';
      expect(found('query-use', said.replace('RESOURCE', 'singleton'))).to.have.lengthOf(1);
      expect(found('query-use', said.replace('RESOURCE', 'action'))).to.deep.equal([]);
    });
  });

  describe('repeated-values', () => {
    const at = (parameter: string, version = '3.1.0') =>
      found(
        'repeated-values',
        `openapi: ${version}\ncomponents: { parameters: { P: { in: query, ${parameter} } }, schemas: { List: { type: array } } }`,
      ).map((place) => place.replace('components parameters P ', ''));

    it('wants a singular name and the repeated form of an array', () => {
      expect(at('name: status, schema: { type: array }')).to.deep.equal([]);
      expect(at('name: orders, schema: { type: array }')).to.deep.equal(['name']);
      expect(at('name: orders, schema: { type: [array, "null"] }')).to.deep.equal(['name']);
      expect(at('name: orders, schema: { $ref: "#/components/schemas/List" }', '3.0.3')).to.deep.equal(['name']);
      expect(at('name: orders, schema: { allOf: [{ $ref: "#/components/schemas/List" }] }')).to.deep.equal(['name']);
      expect(at('name: orders, style: form, explode: false, schema: { type: array }')).to.deep.equal(['explode']);
      for (const style of ['spaceDelimited', 'pipeDelimited', 'deepObject']) {
        expect(at(`name: order, style: ${style}, explode: false, schema: { type: array }`), style).to.deep.equal([
          'style',
        ]);
      }
    });

    it('tells an array in content', () => {
      const parameter =
        'name: orders, content: { application/json: { schema: { $ref: "#/components/schemas/List" } } }';
      expect(at(parameter)).to.deep.equal(['content']);
    });

    it('tells the singular name with the repeated form', () => {
      const [one] = messages(
        'repeated-values',
        'components: { parameters: { P: { in: query, name: statuses, explode: false, schema: { type: array } } } }',
      );
      expect(one?.message).to.include('; write status, and repeat it for each value: style form');
    });

    it('wants the plural name and the escaping of a list between commas', () => {
      const list = (name: string, text: string) => at(`name: ${name}, description: ${text}, schema: { type: string }`);
      expect(list('colors', 'Comma-separated.')).to.deep.equal(['description']);
      expect(list('colors', 'Colors separated by commas.')).to.deep.equal(['description']);
      for (const text of ['Separate multiple values with a comma (`,`).', 'Separate them by commas.', 'A CSV list.']) {
        expect(list('colors', `'${text}'`), text).to.deep.equal(['description']);
      }
      expect(list('colors', `'Colors separated by ",".'`)).to.deep.equal(['description']);
      expect(list('format', 'CSV or JSON.')).to.deep.equal([]);
      expect(list('place', 'Separate latitude and longitude with a comma.')).to.deep.equal([]);
      expect(list('colors', 'Comma separated; commas in values are escaped as %2C.')).to.deep.equal([]);
      expect(list('color', 'Comma separated; commas in values are escaped as %2C.')).to.deep.equal(['name']);
      expect(list('color', 'Color of the goods.')).to.deep.equal([]);
      expect(list('filter', 'Comma-separated terms.')).to.deep.equal([]);
    });

    it('tells the name in camelCase', () => {
      const yaml = (more: string) => `paths: { /v1/shop/orders: { get: ${query(more)} } }`;
      const [one] = messages('repeated-values', yaml('name: order_states, schema: { type: array }'));
      expect(one?.message).to.include('; write orderState ');
      const [many] = messages(
        'repeated-values',
        yaml('name: order_state, description: Comma-separated and escaped., schema: { type: string }'),
      );
      expect(many?.message).to.include('; write orderStates ');
    });

    it('leaves other types and other places alone', () => {
      expect(at('name: notes, schema: { type: string }')).to.deep.equal([]);
      expect(at('name: order, content: { application/json: { schema: { type: object } } }')).to.deep.equal([]);
      expect(
        found(
          'repeated-values',
          'components: { parameters: { P: { in: header, name: tags, schema: { type: array } } } }',
        ),
      ).to.deep.equal([]);
    });
  });

  describe('path-unique', () => {
    it('tells each later path', () => {
      const yaml =
        "paths: { '/v1/a/b/{x}/c/{y}': {}, '/v1/a/b/{y}/c/{x}': {}, '/v1/a/b/{z}/c/{z2}': {}, '/v1/a/b/{z}/d/{z2}': {} }";
      expect(found('path-unique', yaml)).to.deep.equal(['paths /v1/a/b/{y}/c/{x}', 'paths /v1/a/b/{z}/c/{z2}']);
    });

    it('tells the same template under different servers', () => {
      const yaml = (one: string, other: string) =>
        `paths: { '/a/{x}': { servers: [{ url: '${one}' }] }, '/a/{y}': { servers: [{ url: '${other}' }] } }`;
      expect(found('path-unique', yaml('https://one.example.com', 'https://two.example.com'))).to.deep.equal([
        'paths /a/{y}',
      ]);
      expect(found('path-unique', yaml('/v1/shop', '/v1/billing'))).to.deep.equal(['paths /a/{y}']);
    });

    it('leaves a slash at the end, a fragment and capitals to others', () => {
      expect(found('path-unique', 'paths: { /v1/a/b: {}, /v1/a/b/: {}, "/v1/a/b#c": {}, /v1/a/B: {} }')).to.deep.equal(
        [],
      );
    });
  });

  describe('path-shadowed', () => {
    it('hears the schema of the identifier', () => {
      const yaml = (schema: string) =>
        `paths: { '/v1/a/b/{id}': { get: { parameters: [{ name: id, in: path, schema: ${schema} }] } }, /v1/a/b/latest: {} }`;
      expect(found('path-shadowed', yaml('{ type: string }'))).to.deep.equal(['paths /v1/a/b/latest']);
      expect(found('path-shadowed', yaml("{ type: string, pattern: '^[a-z]+$' }"))).to.deep.equal([
        'paths /v1/a/b/latest',
      ]);
      const excluding = [
        '{ type: integer }',
        '{ type: string, format: uuid }',
        '{ minLength: 7 }',
        "{ pattern: '^[0-9]+$' }",
        '{ enum: [a] }',
      ];
      for (const schema of excluding) expect(found('path-shadowed', yaml(schema)), schema).to.deep.equal([]);
    });

    it('shows both paths as they are written', () => {
      const paths = "{ '/v1/a/bs/{id}': {}, '/v1/a/bs/{b}/cs/{c}': {}, '/v1/a/bs/{other}/cs/latest': {} }";
      const [said] = messages('path-shadowed', `paths: ${paths}`);
      expect(said?.message).to.include('/v1/a/bs/{other}/cs/latest is also /v1/a/bs/{b}/cs/{c} ');
    });
  });

  describe('path-parameters', () => {
    const P = (name: string) => `{ name: ${name}, in: path, required: true }`;
    const at = (yaml: string) => found('path-parameters', yaml).map((place) => place.replace('paths ', ''));

    it('tells once what is missing in all operations, and at the operation what is missing in some', () => {
      expect(at("paths: { '/a/{x}': { get: {}, put: {}, delete: {} } }")).to.deep.equal(['/a/{x}']);
      expect(at(`paths: { '/a/{x}': { get: { parameters: [${P('x')}] }, put: {} } }`)).to.deep.equal(['/a/{x} put']);
      expect(at(`paths: { '/a/{x}/b/{y}': { get: {} } }`)).to.deep.equal(['/a/{x}/b/{y}']);
    });

    it('tells once what several operations declare in vain', () => {
      const yaml = `paths: { /a: { get: { parameters: [${P('x')}] }, put: { parameters: [${P('x')}] } } }`;
      expect(at(yaml)).to.deep.equal(['/a get parameters 0 name']);
    });

    it('tells two spellings of one parameter once, at the one that is wrong', () => {
      const yaml = (key: string, name: string) => `paths: { '${key}': { parameters: [${P(name)}], get: {} } }`;
      expect(at(yaml('/a/{order_id}', 'orderId'))).to.deep.equal(['/a/{order_id}']);
      expect(at(yaml('/a/{orderId}', 'order_id'))).to.deep.equal(['/a/{orderId} parameters 0 name']);
      expect(at(yaml('/a/{orderId}', 'orderID'))).to.deep.equal(['/a/{orderId} parameters 0 name']);
      expect(at(yaml('/a/{id}', 'orderId'))).to.deep.equal(['/a/{id} parameters 0 name']);
    });

    it('tells a name that is not camelCase once', () => {
      const inline = `paths: { '/a/{order_id}': { get: { parameters: [${P('order_id')}] }, put: { parameters: [${P('order_id')}] } } }`;
      expect(at(inline)).to.deep.equal(['/a/{order_id} get parameters 0 name']);
      const shared = `
        paths:
          /a/{order_id}: { parameters: [{ $ref: '#/components/parameters/Id' }], get: {} }
          /b/{order_id}: { parameters: [{ $ref: '#/components/parameters/Id' }], get: {} }
        components: { parameters: { Id: ${P('order_id')}, Unused: ${P('X')} } }
      `;
      expect(at(shared)).to.have.members(['components parameters Id name', 'components parameters Unused name']);
    });

    it('tells a name that occurs twice', () => {
      expect(at(`paths: { '/a/{x}/b/{x}': { parameters: [${P('x')}], get: {} } }`)).to.deep.equal(['/a/{x}/b/{x}']);
    });

    it('finds the parameters of mixed segments', () => {
      expect(at(`paths: { '/a/{x}-{y}': { parameters: [${P('x')}, ${P('y')}], get: {} } }`)).to.deep.equal([]);
    });

    it('keeps silent where a reference leads nowhere, and without operations', () => {
      expect(at("paths: { '/a/{x}': { parameters: [{ $ref: '#/nowhere' }], get: {} }, '/b/{x}': {} }")).to.deep.equal(
        [],
      );
    });

    it('allows a path item that two keys share to declare the parameters of both', () => {
      const yaml = `
        paths:
          /a/{x}: { $ref: '#/components/pathItems/P' }
          /b/{y}: { $ref: '#/components/pathItems/P' }
        components:
          pathItems: { P: { parameters: [${P('x')}, ${P('y')}], get: {} } }
      `;
      expect(at(yaml)).to.deep.equal([]);
    });

    it('finds parameters in other files', () => {
      const yaml = "paths: { '/a/{x}': { $ref: 'items.yaml#/A' } }";
      const files = { 'items.yaml': `A: { get: { parameters: [${P('x')}, ${P('z')}] } }` };
      expect(found('path-parameters', yaml, files)).to.deep.equal(['items.yaml A get parameters 1 name']);
    });
  });

  describe('prefer-top-level', () => {
    it('shows the path at the top level', () => {
      const [said] = messages('prefer-top-level', "paths: { '/v1/shop/orders/{orderId}/items/{itemId}': { get: {} } }");
      expect(said?.message).to.include('/v1/shop/items/{itemId}');
    });

    it('asks nothing where a name or a position is unique below the parent only', () => {
      for (const name of ['topic_name', 'username', 'levelIndex', 'userName']) {
        expect(
          found('prefer-top-level', `paths: { '/v1/shop/orders/{orderId}/items/{${name}}': { get: {} } }`),
        ).to.deep.equal([]);
      }
    });

    it('leaves a path that is too deep to path-depth', () => {
      const yaml = (key: string) => `paths: { '${key}': { get: {} } }`;
      const deep = '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}';
      expect(found('prefer-top-level', yaml(deep))).to.deep.equal([]);
      expect(found('path-depth', yaml(deep))).to.have.lengthOf(1);
      expect(found('prefer-top-level', yaml('/v1/shop/as/{a}/bs/{b}/cs/{c}'))).to.have.lengthOf(1);
    });

    it('asks nothing of what stands below a name without identifier', () => {
      expect(found('prefer-top-level', "paths: { '/v1/shop/me/orders/{orderId}': { get: {} } }")).to.deep.equal([]);
    });
  });
});

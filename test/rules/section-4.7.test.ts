import { expect } from 'chai';
import { noVocabulary } from '../../model/text/words/declared-vocabulary.ts';
import { verbOfNoun } from '../../rules/4.7/action-verb/verb-of-noun.ts';
import { RULES } from '../../rules/index.generated.ts';
import { exampleText } from '../support/example-text.ts';
import { lintText } from '../support/lint-text.ts';

type Files = Readonly<Record<string, string>>;

/** Where a rule finds something: the path's keys, joined by spaces. */
function found(id: string, yaml: string, files: Files = {}): string[] {
  return lint(id, yaml, files).map(
    ({ path, source }) => `${source === 'openapi.yaml' ? '' : `${source} `}${path.join(' ')}`,
  );
}

function messages(id: string, yaml: string): string[] {
  return lint(id, yaml).map(({ message }) => message);
}

function lint(id: string, yaml: string, files: Files = {}) {
  const rule = RULES[id];
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  const example = exampleText({ yaml, asWritten: true });
  return lintText({ text: example.text, files: { ...example.files, ...files } }, [rule]);
}

/** A path with one operation that documents some statuses, without bodies. */
function path(key: string, method: string, ...statuses: string[]): string {
  return `${key}: { ${method}: { responses: { ${statuses.map((status) => `'${status}': { description: a }`).join(', ')} } } }`;
}

const SECTION = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '4.7');

describe('rules of section 4.7', () => {
  describe('on odd input', () => {
    const odd = [
      'paths:',
      'paths: [{ post: {} }]',
      'paths: { /v1/shop/cancel: { post: 3, get: , put: [] }, "/v1/shop/a/{id}/cancel": { post: { responses: 7, parameters: 3 } } }',
      'paths: { "/v1/shop/a/{id}/cancel/{": { post: {} }, "/v1/shop/{id}:cancel": { put: { responses: { 200: , "204": [] } } } }',
      'paths: { /v1/shop/search: { post: { responses: { "200": { content: { application/json: { schema: [] } } } } } } }',
      'paths: { /v1/shop/cancel: { $ref: "#/paths/~1v1~1shop~1cancel" } }',
    ];
    for (const text of odd) {
      it(`does not fail: ${text.slice(0, 50)}`, () => {
        for (const version of ['3.0.3', '3.1.0']) {
          expect(() => lintText({ text: `openapi: ${version}\n${text}` }, SECTION)).not.to.throw();
        }
      });
    }

    it('does not fail on a long path and on many actions', () => {
      const deep = Array.from({ length: 1000 }, (_, index) => `/cancel/{p${index}}`).join('');
      const many = Array.from(
        { length: 1000 },
        (_, index) => `  ${path(`/v1/shop/orders/{id}/cancel-${index}`, 'post', '303')}`,
      );
      const text = `openapi: 3.1.0\npaths:\n  ${deep}: { post: {} }\n${many.join('\n')}`;
      expect(() => lintText({ text }, SECTION)).not.to.throw();
    });
  });

  describe('action-verb', () => {
    const cases: readonly (readonly [string, string, boolean])[] = [
      ['a noun without 201', path('/v1/shop/orders/{id}/cancellation', 'post', '200'), true],
      ['a noun at the top', path('/v1/shop/quotation', 'post', '200'), true],
      [
        'an annotated action',
        '/v1/shop/prices: { x-lintel: { resource: action }, post: { responses: { "200": {} } } }',
        true,
      ],
      ['a noun behind a search', path('/v1/shop/customer-search', 'post', '201'), false],
      ['a verb', path('/v1/shop/orders/{id}/cancel', 'post', '200'), false],
      ['a verb phrase', path('/v1/shop/orders/{id}/confirm-payment', 'post', '204'), false],
      [
        'a verb with the plural of what it does',
        '/v1/shop/order-items: { x-lintel: { resource: action }, post: {} }',
        false,
      ],
      ['a word that is both', path('/v1/shop/payments/{id}/refund', 'post', '201'), false],
      ['search', path('/v1/shop/orders/search', 'post', '200'), false],
      ['a noun that may create', path('/v1/shop/orders/{id}/cancellation', 'post', '201'), false],
      ['a plural noun', path('/v1/shop/orders', 'post', '200'), false],
      ['a noun that GET reads', path('/v1/shop/orders/{id}/invoice', 'get', '200'), false],
      [
        'a declared verb',
        `/v1/shop/orders/{id}/cancellation: { post: { responses: { '200': {} } } }\nx-lintel: { vocabulary: { verbs: [cancellation] } }`,
        false,
      ],
    ];
    for (const [title, text, wrong] of cases) {
      it(`${wrong ? 'speaks' : 'is silent'}: ${title}`, () => {
        const [paths = '', ...rest] = text.split('\n');
        expect(found('action-verb', `paths:\n  ${paths}\n${rest.join('\n')}`)).to.have.lengthOf(wrong ? 1 : 0);
      });
    }

    it('gives the verb where it knows one', () => {
      expect(messages('action-verb', path('/v1/shop/orders/{id}/cancellation', 'post', '204'))).to.deep.equal([
        'the action cancellation is no verb; name it cancel, or by another English verb for what it does (§4.7)',
      ]);
      expect(messages('action-verb', path('/v1/shop/token', 'post', '200'))).to.deep.equal([
        'the action token is no verb; name it by an English verb for what it does (§4.7)',
      ]);
      const search = `/v1/shop/customer-search: { post: { responses: { '200': { $ref: 'common.yaml#/responses/Page' } } } }`;
      expect(messages('action-verb', search)).to.deep.equal([
        'the search customer-search does not begin with a verb; name it search-customer (§4.7)',
      ]);
    });

    it('finds verbs for nouns', () => {
      const verbs: Readonly<Record<string, string | null>> = {
        activation: 'activate',
        confirmation: 'confirm',
        authorization: 'authorize',
        cancellation: 'cancel',
        verification: 'verify',
        suspension: 'suspend',
        submission: 'submit',
        conversion: 'convert',
        completion: 'complete',
        rejection: 'reject',
        payment: 'pay',
        approval: 'approve',
        renewal: 'renew',
        closure: 'close',
        'order-confirmation': 'confirm-order',
        token: null,
        '': null,
      };
      for (const [noun, verb] of Object.entries(verbs)) expect(verbOfNoun(noun, noVocabulary), noun).to.equal(verb);
    });
  });

  describe('action-terminal', () => {
    const cancel = path('/v1/shop/orders/{id}/cancel', 'post', '204');

    it('speaks of each path that goes on behind an action, once', () => {
      const text = [
        cancel,
        path('/v1/shop/orders/{id}/cancel/reason', 'get', '200'),
        path('/v1/shop/orders/{id}/cancel/{reasonId}/confirm', 'post', '200'),
        path('/v1/shop/orders/search', 'post', '200'),
        path('/v1/shop/orders/search/export', 'post', '200'),
      ].join('\n');
      expect(found('action-terminal', text)).to.deep.equal([
        'paths /v1/shop/orders/{id}/cancel/reason',
        'paths /v1/shop/orders/{id}/cancel/{reasonId}/confirm',
        'paths /v1/shop/orders/search/export',
      ]);
    });

    it('speaks where the action has no path of its own, after an identifier', () => {
      const text = path('/v1/shop/orders/{id}/activate/reason', 'post', '200');
      expect(messages('action-terminal', text)).to.deep.equal([
        '/reason follows the action activate; end the path at /v1/shop/orders/{id}/activate or at the resource before it (§4.7)',
      ]);
    });

    it('is silent about what may be a resource, a namespace or an index', () => {
      const text = [
        path('/v1/shop/orders/{id}/actions/cancel', 'post', '204'),
        path('/v1/shop/orders/{id}/transfer/receipt', 'get', '200'),
        path('/v1/calculate/taxes/{id}', 'get', '200'),
        path('/v1/shop/cancel-orders/{id}', 'get', '200'),
      ].join('\n');
      expect(found('action-terminal', text)).to.deep.equal([]);
    });

    it('reads a server’s path', () => {
      const text = `
        servers: [{ url: https://api.example.com/v1/shop }]
        paths:
          ${path('/orders/{id}/cancel', 'post', '204')}
          ${path('/orders/{id}/cancel/reason', 'get', '200')}
      `;
      expect(messages('action-terminal', text)[0]).to.include('end the path at /orders/{id}/cancel or');
    });
  });

  describe('action-method', () => {
    const wrong = ['put', 'patch', 'delete', 'get'];
    for (const method of wrong) {
      it(`speaks of ${method}`, () => {
        const key = '/v1/shop/orders/{id}/cancel';
        expect(found('action-method', path(key, method, '204'))).to.deep.equal([`paths ${key} ${method}`]);
      });
    }

    it('stands in the file of the operation, once however many paths lead there', () => {
      const text = `
        paths:
          /v1/shop/orders/{id}/cancel: { put: { $ref: 'cancel.yaml' } }
          /v1/shop/refunds/{id}/cancel: { $ref: 'path.yaml' }
          /v1/shop/payments/{id}/cancel: { $ref: 'path.yaml' }
      `;
      const files = { 'cancel.yaml': 'responses: {}', 'path.yaml': 'put: { responses: {} }' };
      expect(found('action-method', text, files))
        .to.include('path.yaml put')
        .and.to.have.lengthOf(2);
    });

    it('takes query parameters of the path item, and unknown ones, into account', () => {
      const get = (parameters: string) =>
        `/v1/shop/convert-currency: { parameters: [${parameters}], get: { responses: {} } }`;
      expect(found('action-method', get('{ name: from, in: query }'))).to.deep.equal([]);
      expect(found('action-method', get('{ $ref: "#/components/parameters/Missing" }'))).to.deep.equal([]);
      expect(found('action-method', get('{ name: Prefer, in: header }'))).to.have.lengthOf(1);
      expect(
        found('action-method', get('{ name: from, in: query }').replace('convert-currency', 'search')),
      ).to.deep.equal([]);
      expect(found('action-method', get('').replace('convert-currency', 'search'))).to.have.lengthOf(1);
    });

    it('leaves alone what reads and writes one representation, other methods, webhooks and what is unsure', () => {
      const text = `
        paths:
          /v1/shop/orders/{id}/deliver:
            get: { responses: { '200': { content: { application/json: { schema: { type: object, properties: { a: {} } } } } } } }
            put: { responses: {} }
          /v1/shop/orders/{id}/cancel: { post: { responses: {} }, head: { responses: {} }, options: { responses: {} } }
          /v1/shop/orders/{id}/transfer: { put: { responses: {} }, delete: { responses: {} } }
        webhooks:
          cancel: { put: { responses: {} } }
      `;
      expect(found('action-method', text)).to.deep.equal([]);
    });
  });

  describe('responses of actions', () => {
    const onOne = '/v1/shop/orders/{id}/cancel';
    const onNone = '/v1/shop/calculate-taxes';
    const cases: readonly (readonly [string, string, string, readonly string[], string | null])[] = [
      ['action-responses', onOne, 'post', ['200'], null],
      ['action-responses', onOne, 'post', ['204'], null],
      ['action-responses', onOne, 'post', ['201'], null],
      ['action-responses', onOne, 'post', ['202'], null],
      ['action-responses', onOne, 'post', ['200', '204', '400'], null],
      ['action-responses', onOne, 'post', ['206'], null],
      ['action-responses', onOne, 'post', ['2XX'], null],
      ['action-responses', onOne, 'post', ['default'], ''],
      ['action-responses', onOne, 'post', ['400', '422'], ''],
      ['action-responses', onOne, 'post', ['303'], ''],
      ['action-responses', onOne, 'post', [], null],
      ['action-responses', onNone, 'post', ['303'], null],
      ['action-responses', '/v1/shop/orders/{id}/transfers', 'post', ['303'], null],
      ['top-level-action-responses', onNone, 'post', ['200'], null],
      ['top-level-action-responses', onNone, 'post', ['201'], null],
      ['top-level-action-responses', onNone, 'post', ['202'], null],
      ['top-level-action-responses', onNone, 'post', ['204'], ' 204'],
      ['top-level-action-responses', onNone, 'post', ['200', '204'], ' 204'],
      ['top-level-action-responses', onNone, 'post', ['400'], ''],
      ['top-level-action-responses', onOne, 'post', ['204'], null],
      ['search-responses', '/v1/shop/search-orders', 'post', ['200'], null],
      ['search-responses', '/v1/shop/search-orders', 'post', ['202'], null],
      ['search-responses', '/v1/shop/search-orders', 'post', ['204'], ' 204'],
      ['search-responses', '/v1/shop/search-orders', 'post', ['200', '201'], ' 201'],
      ['search-responses', '/v1/shop/search-orders', 'post', ['400'], ''],
      ['cacheable-responses', '/v1/shop/convert-currency', 'get', ['200'], null],
      ['cacheable-responses', '/v1/shop/convert-currency', 'get', ['200', '202'], null],
      ['cacheable-responses', '/v1/shop/convert-currency', 'get', ['204'], ' 204'],
      ['cacheable-responses', '/v1/shop/convert-currency', 'get', ['202'], ''],
      ['cacheable-responses', '/v1/shop/orders/{id}', 'get', ['204'], null],
    ];
    for (const [id, key, method, statuses, at] of cases) {
      it(`${id} ${at === null ? 'is silent' : 'speaks'}: ${method} ${key} ${statuses.join(' ')}`, () => {
        const expected = at === null ? [] : [`paths ${key} ${method} responses${at}`];
        expect(found(id, path(key, method, ...statuses))).to.deep.equal(expected);
      });
    }

    it('have a body with 200, and no other one is asked for', () => {
      const text = [path(onOne, 'post', '200', '204', '202'), path(onNone, 'post', '201')].join('\n');
      expect(found('action-body', text)).to.deep.equal([`paths ${onOne} post responses 200`]);
      expect(found('search-body', path('/v1/shop/orders/search', 'post', '200'))).to.have.lengthOf(1);
      expect(found('search-body', path('/v1/shop/orders/search', 'get', '200'))).to.deep.equal([]);
    });

    it('are judged where x-lintel says what a path is', () => {
      const text = `/v1/shop/prices: { x-lintel: { resource: search }, post: { responses: { '204': {} } } }`;
      expect(found('search-responses', text)).to.have.lengthOf(1);
    });
  });

  describe('search-collection', () => {
    const search = (schema: string) =>
      `/v1/shop/search-orders: { post: { responses: { '200': { content: { application/json: { schema: ${schema} } } } } } }`;

    it('speaks of another name, an optional and a wrong items', () => {
      expect(
        found('search-collection', search('{ type: object, properties: { results: { type: array, items: {} } } }')),
      ).to.have.lengthOf(1);
      expect(
        found('search-collection', search('{ type: object, properties: { items: { type: array, items: {} } } }')),
      ).to.have.lengthOf(1);
      expect(
        found(
          'search-collection',
          search('{ type: object, required: [items], properties: { items: { type: object } } }'),
        ),
      ).to.have.lengthOf(1);
    });

    it('leaves a page, a bare array and a collection alone', () => {
      expect(
        found(
          'search-collection',
          search('{ type: object, required: [items], properties: { items: { type: array, items: {} } } }'),
        ),
      ).to.deep.equal([]);
      expect(found('search-collection', search('{ type: array, items: {} }'))).to.deep.equal([]);
      const collection = search('{ type: object, properties: { orders: { type: array, items: {} } } }').replace(
        'search-orders: { post',
        'orders: { get',
      );
      expect(found('search-collection', collection)).to.deep.equal([]);
    });

    it('leaves to the collection what both share', () => {
      const body =
        "{ responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Page' } } } } } }";
      const text = `
        paths:
          /v1/shop/orders: { get: ${body} }
          /v1/shop/orders/search: { post: ${body} }
        components: { schemas: { Page: { type: object, properties: { orders: { type: array, items: {} } } } } }
      `;
      expect(found('search-collection', text)).to.deep.equal([]);
    });
  });

  describe('simple-status', () => {
    const asked = [
      'set-status',
      'update-address',
      'change-plan',
      'enable',
      'disable',
      'mark-as-paid',
      'toggle',
      'update',
    ];
    const not = ['cancel', 'activate', 'enable-two-factor', 'settle', 'upload', 'capture'];
    for (const name of [...asked, ...not]) {
      const key = `/v1/shop/orders/{id}/${name}`;
      it(`${asked.includes(name) ? 'asks' : 'is silent'}: ${name}`, () => {
        expect(found('simple-status', path(key, 'post', '204'))).to.deep.equal(
          asked.includes(name) ? [`paths ${key}`] : [],
        );
      });
    }

    it('asks of actions upon no resource only where they speak of a status', () => {
      const keys = ['/v1/shop/pins/change', '/v1/shop/update-order', '/v1/shop/update-order-status'];
      expect(found('simple-status', keys.map((key) => path(key, 'post', '200')).join('\n'))).to.deep.equal([
        'paths /v1/shop/update-order-status',
      ]);
    });

    it('leaves PUT to action-method', () => {
      expect(found('simple-status', path('/v1/shop/orders/{id}/set-status', 'put', '204'))).to.deep.equal([]);
    });
  });

  describe('lowest-nesting', () => {
    it('asks with the path to use', () => {
      const key = '/v1/shop/customers/{customerId}/orders/{orderId}/cancel';
      expect(messages('lowest-nesting', path(key, 'post', '204'))).to.deep.equal([
        `${key} acts on a sub-resource; move it to /v1/shop/orders/{orderId}/cancel if its identifier is unique by itself (§4.7)`,
      ]);
      const beside = `${path('/v1/shop/orders/{id}', 'get', '200')}\n${path(key, 'post', '204')}`;
      expect(messages('lowest-nesting', beside)).to.deep.equal([
        `${key} acts on a sub-resource; move it to /v1/shop/orders/{orderId}/cancel if /v1/shop/orders/{orderId} is the same resource (§4.7)`,
      ]);
    });

    it('is silent where a name is unique below the parent only, and where the path is too deep anyway', () => {
      for (const key of [
        '/v1/shop/clusters/{clusterId}/replicas/{replica_name}/promote',
        '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}/cancel',
      ]) {
        expect(found('lowest-nesting', path(key, 'post', '204')), key).to.deep.equal([]);
      }
    });

    it('is silent about actions upon resources at the top, singletons and collections', () => {
      const keys = [
        '/v1/shop/orders/{id}/cancel',
        '/v1/shop/orders/{id}/invoice/send',
        '/v1/shop/orders/{id}/items/validate',
        '/v1/shop/validate-order',
      ];
      for (const key of keys) expect(found('lowest-nesting', path(key, 'post', '200')), key).to.deep.equal([]);
    });
  });
});

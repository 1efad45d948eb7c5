import { expect } from 'chai';
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

const SECTION = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '3');

/** A component Order with a property. */
function order(property: string, besides = ''): string {
  return `Order: { type: object, properties: { ${property}${besides === '' ? '' : `, ${besides}`} } }`;
}

const SCHEMAS = 'components schemas';

describe('rules of section 3', () => {
  describe('on odd input', () => {
    const odd = [
      'paths:',
      'components: { schemas: { a: { properties: { status: , state: [] } }, b: { properties: 3 }, c: { properties: [] } } }',
      'components: { schemas: { a: { properties: { status: true, state: { type: [7, null], enum: 3, pattern: 4, description: [] } } } } }',
      'components: { schemas: { a: { properties: { status: { pattern: "(" }, state: { $ref: "#/nowhere" } } } } }',
      'components: { schemas: { a: { allOf: [{ $ref: "#/components/schemas/a" }], properties: { status: { $ref: "#/components/schemas/a" } } } } }',
      'paths: { "/v1/s/a/{id}": { get: { responses: { "200": 3 } }, patch: { responses: } }, "/v1/s/a/{id}/cancel": { post: { responses: [] } } }',
    ];
    for (const text of odd) {
      it(`does not fail: ${text.slice(0, 50)}`, () => {
        for (const version of ['3.0.3', '3.1.0']) {
          expect(() => lintText({ text: `openapi: ${version}\n${text}` }, SECTION)).not.to.throw();
        }
      });
    }

    it('does not fail on a long description and on many resources', () => {
      const long = `Order: { type: object, properties: { status: { type: string, description: '${'a, '.repeat(20_000)}' } } }`;
      const many = Array.from({ length: 1000 }, (_, index) => `R${index}: { properties: { id: {}, status: {} } }`).join(
        '\n',
      );
      expect(found('state-values', long)).to.have.lengthOf(1);
      expect(found('state-links', many)).to.have.lengthOf(1000);
    });
  });

  describe('state-values', () => {
    const right = [
      'status: { type: string, enum: [PENDING] }',
      'status: { type: string, enum: [pending] }',
      'status: { type: string, const: PENDING }',
      'status: { enum: [PENDING, COMPLETED] }',
      'status: { type: string, x-extensible-enum: [PENDING] }',
      'status: { type: [string, "null"], pattern: "^[A-Z_]+$" }',
      'status: { type: string, pattern: "^[A-Z]{1,20}$" }',
      'status: { type: string, pattern: "^(open|closed)$" }',
      'status: { type: string, pattern: "(" }',
      'status: { type: string, description: "Either `PENDING` or `COMPLETED`." }',
      'status: { type: string, description: "PENDING, later COMPLETED." }',
      'status: { type: string, description: "**ACTIVE** once it is paid." }',
      'status: { oneOf: [{ const: OPEN }, { const: CLOSED }] }',
      'status: { anyOf: [{ type: string, enum: [OPEN] }, { type: string }] }',
      'status: { type: array, items: { type: string, enum: [OPEN] } }',
      'status: { type: object, properties: { code: { type: string }, description: { type: string } } }',
      'status: { type: string, format: uri }',
      'status: { $ref: "#/components/schemas/Missing" }',
      'status: { $ref: "#/components/schemas/Missing", description: Where it stands. }',
      'orderStatus: { type: integer }',
      'status: { type: string, x-lintel: { standard: ISO 20022 }, pattern: "^[a-z]+$" }',
    ];
    it('judges examples and defaults of values that only a description gives', () => {
      const said = 'type: string, description: "Either `PENDING` or `DONE`."';
      const shown = (property: string, besides = '') =>
        found('state-values', order(property, besides)).map((path) => path.replace(`${SCHEMAS} Order properties `, ''));
      expect(shown(`status: { ${said}, example: PENDING, default: done }`)).to.deep.equal(['status default']);
      expect(shown(`status: { ${said}, example: '' }`)).to.deep.equal([]);
      expect(shown(`status: { ${said}, enum: [PENDING], example: pending }`)).to.deep.equal([]);
      expect(shown(`status: { ${said}, pattern: '^[A-Z]+$', example: pending }`)).to.deep.equal([]);
      expect(shown(`status: { ${said}, x-lintel: { standard: ISO 20022 }, example: pdng }`)).to.deep.equal([]);
      expect(shown(`status: { type: string, description: "\`a\` or \`b\`", example: a }`)).to.deep.equal(['status']);
      const text = `Text: { ${said}, example: done }`;
      const use = "{ $ref: '#/components/schemas/Text' }";
      expect(found('state-values', `${order(`status: ${use}`)}\n${text}`)).to.deep.equal([`${SCHEMAS} Text example`]);
      expect(found('state-values', `${order(`status: ${use}`, `title: ${use}`)}\n${text}`)).to.deep.equal([]);
      const whole = `A: { allOf: [{ $ref: '#/components/schemas/Order' }], example: { status: done, title: done } }`;
      expect(
        found('state-values', `${order(`status: ${use}`, `title: ${use}`)}\n${whole}\nText: { ${said} }`),
      ).to.deep.equal([`${SCHEMAS} A example status`]);
      expect(messages('state-values', order(`status: { ${said}, default: allDone }`))).to.deep.equal([
        'the status "allDone" is not UPPER_CASE; write "ALL_DONE" (§3)',
      ]);
    });
    for (const property of right) {
      it(`is silent: ${property}`, () => expect(found('state-values', order(property))).to.deep.equal([]));
    }

    const wrong: readonly (readonly [string, string])[] = [
      ['status: { type: boolean }', ' type'],
      ['state: { type: integer, enum: [1, 2] }', ' type'],
      ['state: { enum: [1, 2] }', ''],
      ['status: { type: [string, integer], enum: [A, 1] }', ' type'],
      ['status: { type: object, properties: { since: { type: string } } }', ' type'],
      ['status: { type: string }', ''],
      ['status: {}', ''],
      ['status: { description: Where the order stands in the API. }', ''],
      ['status: { type: string, description: "Either `pending` or `completed`." }', ''],
      ['status: { type: string, description: "One of: pending, active or closed." }', ''],
      ['status: { type: string, pattern: "^[a-z]+$" }', ' pattern'],
      ['status: { type: string, pattern: "[A-Z]+" }', ' pattern'],
      ['status: { allOf: [{ type: string, pattern: "^[a-z_]+$" }] }', ' allOf 0 pattern'],
      ['status: { oneOf: [{ type: string }, { type: string }] }', ''],
    ];
    for (const [property, at] of wrong) {
      it(`speaks: ${property}`, () => {
        const name = property.split(':', 1)[0];
        expect(found('state-values', order(property, 'id: { type: string }, note: { type: string }'))).to.deep.equal([
          `${SCHEMAS} Order properties ${name}${at}`,
        ]);
      });
    }

    it('shows what is wrong and what to write', () => {
      expect(messages('state-values', order('status: { type: integer }'))).to.deep.equal([
        'status is of type integer; make it a string with UPPER_CASE values (§3)',
      ]);
      expect(messages('state-values', order('state: { type: string, pattern: "^[a-z]+$" }'))).to.deep.equal([
        'the pattern of state admits "a"; write ^[0-9A-Z_]+$ or list the values (§3)',
      ]);
      expect(
        messages('state-values', order('status: { type: string, description: "`inProgress` or `done`" }')),
      ).to.deep.equal([
        'the description of status documents values that are not UPPER_CASE, such as "inProgress"; write "IN_PROGRESS" (§3)',
      ]);
    });

    it('leaves the state of an address, of whatever kind, alone', () => {
      for (const besides of [
        'city: {}',
        'postal_code: {}',
        'zip: {}',
        'line1: {}',
        'street: {}',
        'country: {}',
        'address_line_1: {}',
      ]) {
        expect(found('state-values', order('state: { type: string }', besides)), besides).to.deep.equal([]);
      }
      expect(found('state-values', order('state: { type: string, description: State or province. }'))).to.deep.equal(
        [],
      );
      expect(found('state-values', order('status: { type: string }', 'city: {}'))).to.have.lengthOf(1);
      const parts = `
        Place:
          allOf:
            - { properties: { city: {} } }
            - { properties: { state: { type: string } } }
      `;
      expect(found('state-values', parts)).to.deep.equal([]);
      expect(
        found('state-values', 'A: { x-lintel: { role: address }, properties: { state: { type: string } } }'),
      ).to.deep.equal([]);
    });

    it('leaves the status of HTTP alone', () => {
      expect(found('state-values', order('status: { type: integer }', 'message: {}'))).to.deep.equal([]);
      expect(
        found('state-values', order('status: { type: integer, description: The HTTP status code. }')),
      ).to.deep.equal([]);
      expect(found('state-values', order('status: { type: integer, minimum: 1, maximum: 5 }'))).to.have.lengthOf(1);
    });

    it('takes a definition in another part of the object into account', () => {
      const refined = `
        Base: { type: object, properties: { status: { type: string } } }
        Order:
          allOf:
            - $ref: '#/components/schemas/Base'
            - { type: object, properties: { status: { enum: [OPEN] } } }
      `;
      expect(found('state-values', refined)).to.deep.equal([]);
    });

    it('stands in the file of the definition, or at the use where only that is wrong', () => {
      const text = `
        paths:
          /v1/shop/orders/{id}:
            get: { responses: { '200': { content: { application/json: { schema: { $ref: 'order.yaml#/Order' } } } } } }
      `;
      const file = `
        Order: { type: object, properties: { status: { $ref: '#/Status' }, state: { $ref: '#/Name' }, name: { $ref: '#/Name' } } }
        Status: { type: integer }
        Name: { type: string }
      `;
      expect(found('state-values', text, { 'order.yaml': file })).to.deep.equal([
        'order.yaml Status type',
        'order.yaml Order properties state',
      ]);
    });

    it('judges webhooks, callbacks and processing records, and no parameters, examples and conditions', () => {
      const body = (schema: string) => `{ content: { application/json: { schema: ${schema} } } }`;
      const stateful = '{ type: object, properties: { status: { type: string } } }';
      const text = `
        paths:
          /v1/shop/orders:
            get: { parameters: [{ name: status, in: query, schema: { type: string } }], responses: {} }
            post:
              requestBody: ${body('{ not: { properties: { status: { type: string } } }, example: { status: 3 } }')}
              responses: {}
              callbacks: { done: { '{$request.body#/url}': { post: { requestBody: ${body(stateful)}, responses: {} } } } }
        webhooks:
          moved: { post: { requestBody: ${body(stateful)}, responses: {} } }
        components:
          schemas:
            Transfer: { properties: { processing_state: { type: object, properties: { status: { type: string } } } } }
      `;
      expect(
        found('state-values', text)
          .map((path) => path.split(' ')[0])
          .sort(),
      ).to.deep.equal(['components', 'paths', 'webhooks']);
    });
  });

  describe('state-links', () => {
    it('asks of what reads and creations answer with, once for each definition', () => {
      const body =
        "{ description: a, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }";
      const text = `
        paths:
          /v1/shop/orders: { post: { responses: { '201': ${body} } } }
          /v1/shop/orders/{id}: { get: { responses: { '200': ${body}, default: ${body} } } }
        components:
          schemas:
            Order: { type: object, properties: { status: { type: string } } }
      `;
      expect(found('state-links', text)).to.deep.equal([`${SCHEMAS} Order properties status`]);
      expect(found('state-links', text.replace('status: {', 'links: { type: array }, status: {'))).to.deep.equal([]);
    });

    it('asks where the state itself is right, and only of those that lack links', () => {
      const text = `
        Stateful: { type: object, properties: { status: { type: string } } }
        Linked: { allOf: [{ $ref: '#/components/schemas/Stateful' }, { properties: { id: {}, links: { type: array } } }] }
        Bare: { allOf: [{ $ref: '#/components/schemas/Stateful' }, { properties: { id: {} } }] }
      `;
      expect(found('state-links', text)).to.deep.equal([`${SCHEMAS} Bare`]);
    });

    it('looks into an envelope', () => {
      const text = `
        paths:
          /v1/shop/orders/{id}:
            get:
              responses:
                '200':
                  content:
                    application/json:
                      schema: { type: object, properties: { order: { type: object, properties: { state: { type: string } } } } }
      `;
      expect(found('state-links', text)).to.have.lengthOf(1);
    });

    it('leaves collections, errors, lists and addresses alone', () => {
      const text = `
        paths:
          /v1/shop/orders:
            get:
              responses:
                '200': { content: { application/json: { schema: { type: object, properties: { items: { type: array }, status: {} } } } } }
                '400': { content: { application/json: { schema: { type: object, properties: { id: {}, status: {} } } } } }
        components:
          schemas:
            Shop: { properties: { id: {}, city: {}, state: {} } }
      `;
      expect(found('state-links', text)).to.deep.equal([]);
    });
  });

  describe('invalid-operation', () => {
    const stateful =
      "{ '200': { description: a, content: { application/json: { schema: { type: object, properties: { status: {} } } } } } }";
    const done = "{ '204': { description: a } }";
    const paths = (rest: string, get = stateful) => `
      paths:
        /v1/shop/orders/{id}: { get: { responses: ${get} } }
        ${rest}
    `;
    const spoken: readonly (readonly [string, string])[] = [
      ['an action', `/v1/shop/orders/{id}/cancel: { post: { responses: ${done} } }`],
      ['an action below an index of actions', `/v1/shop/orders/{id}/actions/cancel: { post: { responses: ${done} } }`],
      [
        'default alone',
        `/v1/shop/orders/{id}/cancel: { post: { responses: { '204': { description: a }, default: { description: b } } } }`,
      ],
      ['another name of the parameter', `/v1/shop/orders/{orderId}/cancel: { post: { responses: ${done} } }`],
    ];
    for (const [title, rest] of spoken) {
      it(`speaks: ${title}`, () => {
        expect(found('invalid-operation', paths(rest))).to.deep.equal([`paths ${rest.split(': ')[0]} post responses`]);
      });
    }

    const silent: readonly (readonly [string, string])[] = [
      ['422', `/v1/shop/orders/{id}/cancel: { post: { responses: { '204': {}, '422': {} } } }`],
      ['4XX', `/v1/shop/orders/{id}/cancel: { post: { responses: { '204': {}, 4XX: {} } } }`],
      ['a sub-collection', `/v1/shop/orders/{id}/items: { post: { responses: { '201': {} } } }`],
      ['an action upon another resource', `/v1/shop/orders/{id}/items/{itemId}/ship: { post: { responses: ${done} } }`],
      ['an action upon none', `/v1/shop/calculate-taxes: { post: { responses: ${done} } }`],
      ['an action by GET', `/v1/shop/orders/{id}/calculate: { get: { responses: ${done} } }`],
      ['no responses', '/v1/shop/orders/{id}/cancel: { post: {} }'],
    ];
    for (const [title, rest] of silent) {
      it(`is silent: ${title}`, () => expect(found('invalid-operation', paths(rest))).to.deep.equal([]));
    }

    it('speaks of PATCH of items and singletons', () => {
      const patch = (key: string) => `
        paths:
          ${key}: { get: { responses: ${stateful} }, patch: { responses: ${done} }, put: { responses: ${done} } }
      `;
      for (const key of ['/v1/shop/orders/{id}', '/v1/shop/orders/{id}/invoice', '/v1/shop/account']) {
        expect(found('invalid-operation', patch(key)), key).to.deep.equal([`paths ${key} patch responses`]);
      }
    });

    it('knows the state by other operations where the resource has no GET', () => {
      const created = stateful.replace("'200'", "'201'");
      const text = `
        paths:
          /v1/shop/orders: { post: { responses: ${created} } }
          /v1/shop/orders/{id}: { patch: { responses: ${done} } }
          /v1/shop/orders/{id}/cancel: { post: { responses: ${done} } }
      `;
      expect(found('invalid-operation', text)).to.have.lengthOf(2);
    });

    it('does not take the state of an address for one', () => {
      const address = stateful.replace('status: {}', 'state: {}, city: {}');
      const action = `/v1/shop/orders/{id}/verify: { post: { responses: ${done} } }`;
      expect(found('invalid-operation', paths(action, address))).to.deep.equal([]);
    });

    it('tells of a 422 that an Idempotency-Key wants as well, and nobody else does', () => {
      const keyed = done.replace("{ '204'", "{ '400': { description: b }, '204'");
      const key = 'parameters: [{ name: Idempotency-Key, in: header, schema: { type: string } }]';
      const text = paths(`/v1/shop/orders/{id}/cancel: { post: { ${key}, responses: ${keyed} } }`);
      expect(found('invalid-operation', text)).to.have.lengthOf(1);
      expect(found('idempotency-errors', text)).to.deep.equal([]);
    });

    it('leaves webhooks and callbacks alone', () => {
      const text = `
        webhooks:
          cancel: { post: { responses: ${stateful} }, patch: { responses: ${done} } }
      `;
      expect(found('invalid-operation', text)).to.deep.equal([]);
    });
  });
});

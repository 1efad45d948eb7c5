import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import stateValues from '../../rules/3/state-values/rule.ts';
import { findings, messagesOf, places } from '../support/findings.ts';

/** A component Order with a property. */
function order(property: string, besides = ''): string {
  return `Order: { type: object, properties: { ${property}${besides === '' ? '' : `, ${besides}`} } }`;
}

const SCHEMAS = 'components schemas';

describe('state-values', () => {
  const right = [
    'status: { type: string, enum: [PENDING] }',
    'status: { type: string, const: PENDING }',
    'status: { enum: [PENDING, COMPLETED] }',
    'status: { type: string, x-extensible-enum: [PENDING] }',
    'status: { type: [string, "null"], pattern: "^[A-Z_]+$" }',
    'status: { type: string, pattern: "^[A-Z]{1,20}$" }',
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
      places(stateValues, order(property, besides)).map((path) => path.replace(`${SCHEMAS} Order properties `, ''));
    expect(shown(`status: { ${said}, example: PENDING, default: done }`)).to.deep.equal(['status default']);
    expect(shown(`status: { ${said}, example: '' }`)).to.deep.equal([]);
    expect(shown(`status: { ${said}, x-lintel: { standard: ISO 20022 }, example: pdng }`)).to.deep.equal([]);
    expect(shown(`status: { type: string, description: "\`a\` or \`b\`", example: a }`)).to.deep.equal(['status']);
    const text = `Text: { ${said}, example: done }`;
    const use = "{ $ref: '#/components/schemas/Text' }";
    expect(places(stateValues, `${order(`status: ${use}`)}\n${text}`)).to.deep.equal([`${SCHEMAS} Text example`]);
    expect(places(stateValues, `${order(`status: ${use}`, `title: ${use}`)}\n${text}`)).to.deep.equal([]);
    const whole = `A: { allOf: [{ $ref: '#/components/schemas/Order' }], example: { status: done, title: done } }`;
    expect(
      places(stateValues, `${order(`status: ${use}`, `title: ${use}`)}\n${whole}\nText: { ${said} }`),
    ).to.deep.equal([`${SCHEMAS} A example status`]);
    expect(messagesOf(stateValues, order(`status: { ${said}, default: allDone }`))).to.deep.equal([
      'the status "allDone" is not UPPER_CASE; write "ALL_DONE" (§3)',
    ]);
  });
  it('leaves listed values to enum-values, if that runs', () => {
    for (const [property, at] of [
      ['enum: [pending]', 'enum'],
      ["pattern: '^(open|closed)$'", 'pattern'],
      ['enum: [PENDING], example: pending', 'example'],
      ["pattern: '^[A-Z]+$', example: pending", 'example'],
    ]) {
      const text = order(`status: { type: string, ${property} }`);
      expect(places(stateValues, text), property).to.deep.equal([`${SCHEMAS} Order properties status ${at}`]);
      const both = findings([stateValues, enumValues], text);
      expect(
        both.map(({ rule }) => rule),
        property,
      ).to.deep.equal(['enum-values']);
    }
    expect(messagesOf(stateValues, order("status: { type: string, pattern: '^(open|closed)$' }"))).to.deep.equal([
      '2 of 2 values of status are not UPPER_CASE: "open" and "closed"; write "OPEN" and "CLOSED" (§3)',
    ]);
  });
  for (const property of right) {
    it(`is silent: ${property}`, () => expect(places(stateValues, order(property))).to.deep.equal([]));
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
    it(`reports ${property}`, () => {
      const name = property.split(':', 1)[0];
      expect(places(stateValues, order(property, 'id: { type: string }, note: { type: string }'))).to.deep.equal([
        `${SCHEMAS} Order properties ${name}${at}`,
      ]);
    });
  }

  it('shows what is wrong and what to write', () => {
    expect(messagesOf(stateValues, order('status: { type: integer }'))).to.deep.equal([
      'status is of type integer; make it a string with UPPER_CASE values (§3)',
    ]);
    expect(messagesOf(stateValues, order('state: { type: string, pattern: "^[a-z]+$" }'))).to.deep.equal([
      'the pattern of state admits "a"; write ^[0-9A-Z_]+$ or list the values (§3)',
    ]);
    expect(
      messagesOf(stateValues, order('status: { type: string, description: "`inProgress` or `done`" }')),
    ).to.deep.equal([
      'the description of status documents values that are not UPPER_CASE, such as "inProgress"; write "IN_PROGRESS" (§3)',
    ]);
    expect(
      messagesOf(stateValues, order('status: { type: string, description: "One of: pending, active, or closed." }')),
    ).to.deep.equal([
      'the description of status documents values that are not UPPER_CASE, such as "pending"; write "PENDING" (§3)',
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
      expect(places(stateValues, order('state: { type: string }', besides)), besides).to.deep.equal([]);
    }
    expect(places(stateValues, order('state: { type: string, description: State or province. }'))).to.deep.equal([]);
    expect(places(stateValues, order('status: { type: string }', 'city: {}'))).to.have.lengthOf(1);
    const parts = `
        Place:
          allOf:
            - { properties: { city: {} } }
            - { properties: { state: { type: string } } }
      `;
    expect(places(stateValues, parts)).to.deep.equal([]);
    expect(
      places(stateValues, 'A: { x-lintel: { role: address }, properties: { state: { type: string } } }'),
    ).to.deep.equal([]);
  });

  it('leaves the status of HTTP alone', () => {
    expect(places(stateValues, order('status: { type: integer }', 'message: {}'))).to.deep.equal([]);
    expect(places(stateValues, order('status: { type: integer, description: The HTTP status code. }'))).to.deep.equal(
      [],
    );
    expect(places(stateValues, order('status: { type: integer, minimum: 1, maximum: 5 }'))).to.have.lengthOf(1);
  });

  it('takes a definition in another part of the object into account', () => {
    const refined = `
        Base: { type: object, properties: { status: { type: string } } }
        Order:
          allOf:
            - $ref: '#/components/schemas/Base'
            - { type: object, properties: { status: { enum: [OPEN] } } }
      `;
    expect(places(stateValues, refined)).to.deep.equal([]);
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
    expect(places(stateValues, text, { files: { 'order.yaml': file } })).to.deep.equal([
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
      places(stateValues, text)
        .map((path) => path.split(' ')[0])
        .sort(),
    ).to.deep.equal(['components', 'paths', 'webhooks']);
  });

  it('spells no placeholder in UPPER_CASE', () => {
    const schemas = (example: string) =>
      order(`status: { type: string, description: OPEN or CLOSED, example: ${example} }`);
    for (const example of ['example string', 'string', 'a value'])
      expect(messagesOf(stateValues, schemas(example)), example).to.deep.equal([
        `the status "${example}" is not UPPER_CASE; write one of its states (§3)`,
      ]);
    expect(messagesOf(stateValues, schemas('open'))).to.deep.equal([
      'the status "open" is not UPPER_CASE; write "OPEN" (§3)',
    ]);
  });
});

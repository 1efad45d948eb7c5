import { expect } from 'chai';
import putWhole from '../../rules/4.2/put-whole/rule.ts';
import { findings, HEAD, messagesOf, placesBySection, rulesOfSection } from '../support/findings.ts';
import { ITEM, only, responses } from '../support/resource-methods.ts';

describe('PUT of the whole', () => {
  const whole = (get: string, put: string, schemas = '{}', head = HEAD) => {
    const content = (schema: string) => `{content: {application/json: {schema: ${schema}}}}`;
    const operations = {
      get: responses({ 200: content(get), 404: '{}' }),
      put: responses({ 204: '{}' }, `requestBody: ${content(put)}, `),
    };
    return placesBySection('4.2', `${only(ITEM, operations)}components: {schemas: ${schemas}}`, { head });
  };
  const object = (properties: string) => `{type: object, properties: {${properties}}}`;
  const AT = [`put-whole paths ${ITEM} put requestBody content application/json schema`];

  it('names the envelope of GET, in which PUT does not take the resource', () => {
    const content = (schema: string) => `{content: {application/json: {schema: ${schema}}}}`;
    const order = object('a: {type: string}, b: {type: string}');
    const page = 'pagination: {type: object, properties: {page: {type: integer}}}, problem: {type: object}';
    const found = (envelope: string, taken = order) =>
      findings(
        putWhole,
        only(ITEM, {
          get: responses({ 200: content(object(envelope)), 404: '{}' }),
          put: responses({ 204: '{}' }, `requestBody: ${content(taken)}, `),
        }),
      ).map(({ message }) => message);
    const more = object('a: {type: string}, b: {type: string}, c: {type: string}');
    expect(found(`${page}, orders: {type: array, items: ${order}}`)).to.deep.equal([
      'GET gives the resource inside "orders", and PUT takes a and b without it; let both have the resource itself as their body, with all of its properties (§4.2)',
    ]);
    expect(found(`${page}, order: ${order}`, more)[0]).to.include('GET gives the resource inside "order"');
    expect(found(`total: {type: string}, a: {type: string}, order: ${order}`, more)[0]).to.include('PUT leaves out');
    expect(found(`order: ${order}`)).to.deep.equal([
      'GET gives the resource inside "order", and PUT takes a and b without it; let both have the resource itself as their body, with all of its properties (§4.2)',
    ]);
  });

  const SAME = {
    'the same properties': [object('a: {type: string}'), object('a: {type: string}')],
    'what is readOnly': [object('a: {type: string}, b: {type: string, readOnly: true}'), object('a: {type: string}')],
    'what only services set': [
      object('a: {type: string}, id: {type: string}, createdAt: {type: string}'),
      object('a: {type: string}'),
    ],
    'what is writeOnly in the request': [
      object('a: {type: string}'),
      object('a: {type: string}, b: {type: string, writeOnly: true}'),
    ],
    'what is readOnly in the request': [
      object('a: {type: string}'),
      object('a: {type: string}, b: {type: string, readOnly: true}'),
    ],
    'parts through allOf': [
      object('a: {type: string}, b: {type: string}'),
      `{allOf: [${object('a: {type: string}')}, ${object('b: {type: string}')}]}`,
    ],
    'alternatives, of which nobody can tell': [`{oneOf: [${object('a: {}')}, ${object('c: {}')}]}`, object('b: {}')],
    'a map': ['{type: object, additionalProperties: {type: string}}', object('a: {type: string}')],
    'a part that leads nowhere': [`{allOf: [{$ref: '#/gone'}, ${object('a: {}')}]}`, object('b: {}')],
    'numbers of both kinds': [object('a: {type: number}'), object('a: {type: integer}')],
  };
  for (const [title, [get = '', put = '']] of Object.entries(SAME)) {
    it(`takes ${title}`, () => expect(whole(get, put)).to.deep.equal([]));
  }
  const OTHER = {
    'a missing property': [object('a: {type: string}, b: {type: string}'), object('a: {type: string}')],
    'a property beyond': [object('a: {type: string}'), object('a: {type: string}, b: {type: string}')],
    'another type': [object('a: {type: string}'), object('a: {type: array}')],
    'a missing property inside': [
      object('a: {properties: {b: {type: string}, c: {type: string}}}'),
      object('a: {properties: {b: {type: string}}}'),
    ],
    'a missing property in a list': [
      object('a: {items: {properties: {b: {type: string}, c: {type: string}}}}'),
      object('a: {items: {properties: {b: {type: string}}}}'),
    ],
    'a wrapper': [object(`data: ${object('a: {type: string}')}`), object('a: {type: string}')],
  };
  for (const [title, [get = '', put = '']] of Object.entries(OTHER)) {
    it(`finds ${title}`, () => expect(whole(get, put)).to.deep.equal(AT));
  }
  it('survives schemas that hold themselves', () => {
    const schemas = `{A: ${object("a: {$ref: '#/components/schemas/A'}, b: {type: string}")}, B: ${object("a: {$ref: '#/components/schemas/B'}")}}`;
    expect(whole("{$ref: '#/components/schemas/A'}", "{$ref: '#/components/schemas/B'}", schemas)).to.deep.equal(AT);
  });
  it('takes readOnly beside a reference in OpenAPI 3.0', () => {
    const schemas = '{T: {type: string}}';
    const get = object("a: {type: string}, b: {readOnly: true, $ref: '#/components/schemas/T'}");
    expect(whole(get, object('a: {type: string}'), schemas, HEAD.replace('3.1.0', '3.0.3'))).to.deep.equal([]);
  });
  it('names a few properties and counts the others', () => {
    const get = object('a: {}, b: {}, c: {}, d: {}, e: {}, z: {}');
    const content = (schema: string) => `{content: {application/json: {schema: ${schema}}}}`;
    const put = responses({ 204: '{}' }, `requestBody: ${content(object('z: {}'))}, `);
    const [message] = messagesOf(
      rulesOfSection('4.2'),
      only(ITEM, { get: responses({ 200: content(get), 404: '{}' }), put }),
    );
    expect(message).to.include('PUT leaves out a, b, c and 2 others;');
  });
});

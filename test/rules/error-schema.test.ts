import { expect } from 'chai';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import errorDetails from '../../rules/2.6/error-details/rule.ts';
import errorFieldPointer from '../../rules/2.6/error-field-pointer/rule.ts';
import errorName from '../../rules/2.6/error-name/rule.ts';
import errorSchema from '../../rules/2.6/error-schema/rule.ts';
import errorSchemaComplete from '../../rules/2.6/error-schema-complete/rule.ts';
import informationLink from '../../rules/2.6/information-link/rule.ts';
import { findings, HEAD, places } from '../support/findings.ts';

const MEMBERS = 'name: {type: string}, message: {type: string}, debug_id: {type: string}';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function failed(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

/** A GET that answers 200 and these. */
function answers(responses: string, components = '{}'): string {
  return `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
}

/** A GET that answers 404 and a default. */
function answersOnly(description: string): string {
  const body = failed('{type: object}').replace('description: d', `description: ${description}`);
  return `paths: {/v1/a/b: {get: {responses: {'404': {description: d}, default: ${body}}}}}`;
}

const at = (status: string) => `paths /v1/a/b get responses ${status} content application/json schema`;

describe('error-schema', () => {
  for (const status of ["'400'", "'599'", '4XX', '5xx', 'default']) {
    it(`judges the status ${status}`, () => {
      expect(places(errorSchema, answers(`${status}: ${failed('{type: object}')}`))).to.deep.equal([
        at(status.replaceAll("'", '')),
      ]);
    });
  }
  it('asks for the error object itself where it is inside another object', () => {
    const inside = "{type: object, properties: {error: {$ref: '#/components/schemas/Failure'}}}";
    const messages = (responses: string, members: string) =>
      findings(errorSchema, answers(responses, `{schemas: {Failure: {type: object, properties: {${members}}}}}`)).map(
        ({ message, path }) => [path.at(-1), message].join(': '),
      );
    expect(messages(`'400': ${failed(inside)}`, 'status: {type: integer}, message: {type: string}')).to.deep.equal([
      'schema: the error object is inside "error"; answer with "Failure" itself, and not inside "error", and define name (string) and debug_id (string) in it (§2.6)',
    ]);
    expect(messages(`'400': ${failed(inside)}`, MEMBERS)).to.deep.equal([
      'schema: the error object is inside "error"; answer with "Failure" itself, and not inside "error" (§2.6)',
    ]);
    const direct = failed("{$ref: '#/components/schemas/Failure'}");
    expect(
      messages(`'400': ${failed(inside)}, '404': ${direct}, '409': ${direct}`, 'message: {type: string}'),
    ).to.have.members([
      'schema: the error object is inside "error"; answer with "Failure" itself, and not inside "error" (§2.6)',
      'Failure: the error object has no name and no debug_id; define name (string) and debug_id (string), and also details (array) and information_link (string) (§2.6)',
    ]);
    const written = failed(`{type: object, properties: {fault: {type: object, properties: {${MEMBERS}}}}}`);
    expect(messages(`'400': ${written}`, 'message: {type: string}')).to.deep.equal([
      'schema: the error object is inside "fault"; answer with that object itself, and not inside "fault" (§2.6)',
    ]);
    const other = failed('{type: object, properties: {order: {type: object, properties: {id: {type: string}}}}}');
    expect(messages(`'400': ${other}`, MEMBERS)).to.deep.equal([
      'schema: the error object has no name, no message and no debug_id; define name (string), message (string) and debug_id (string), and also details (array) and information_link (string) (§2.6)',
    ]);
  });
  it('judges a default beside errors only', () => {
    expect(places(errorSchema, answersOnly('Any other error.'))).to.deep.equal([at('default')]);
  });
  it('names what is missing, and a camelCase name beside its right form', () => {
    const schema = '{properties: {name: {type: string}, message: {type: string}, debugId: {type: string}}}';
    const [first] = findings(errorSchema, answers(`'400': ${failed(schema)}`));
    expect(first?.message).to.equal(
      'the error object has no debug_id; define debug_id (string) in place of debugId, and also details (array) and information_link (string) (§2.6)',
    );
  });

  const SILENT = {
    'a success': answers(`'201': ${failed('{type: object}')}`),
    'a default that stands alone': `paths: {/v1/a/b: {get: {responses: {default: ${failed('{type: object}')}}}}}`,
    'a default beside errors only that says that it is for success': answersOnly('Successful operation.'),
    'an array, which is 1/object-responses': answers(`'400': ${failed('{type: array}')}`),
    'an empty schema, which is 1/object-responses': answers(`'400': ${failed('{}')}`),
    'problem+json, which is 1/json-bodies': answers(
      "'400': {description: d, content: {application/problem+json: {schema: {type: object}}}}",
    ),
    'XML, which is 1/json-bodies': answers(
      "'400': {description: d, content: {application/xml: {schema: {type: object}}}}",
    ),
    'a reference that leads nowhere': answers(`'400': ${failed("{$ref: '#/components/schemas/Gone'}")}`),
    'a part that leads nowhere': answers(
      `'400': ${failed("{type: object, allOf: [{$ref: '#/components/schemas/Gone'}]}")}`,
    ),
    'properties by reference, which may be anything': answers(
      `'400': ${failed("{type: object, properties: {$ref: 'x.yaml'}}")}`,
    ),
    'a type that is not told': answers(
      `'400': ${failed('{type: object, properties: {name: {}, message: {description: d}, debug_id: {type: string}}}')}`,
    ),
    'null beside the type, which is 2.1/no-null': answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}, links: {type: [array, 'null']}}}`)}`,
    ),
    'callbacks and webhooks, which others answer': `
webhooks: {w: {post: {responses: {'200': {description: d}, '400': ${failed('{type: object}')}}}}}
paths: {/v1/a/b: {post: {responses: {}, callbacks: {c: {'{$url}': {post: {responses: {'200': {}, '400': ${failed('{type: object}')}}}}}}}}}`,
  };
  for (const [title, yaml] of Object.entries(SILENT)) {
    it(`keeps silent: ${title}`, () => expect(places(errorSchema, yaml)).to.deep.equal([]));
  }

  it('judges vendor JSON, which says nothing of the schema', () => {
    const yaml = answers("'400': {description: d, content: {application/vnd.a+json: {schema: {type: object}}}}");
    expect(places(errorSchema, yaml)).to.have.lengthOf(1);
  });
  it('judges components that no operation uses, by what they are called', () => {
    const components = ['NotFound', 'bad_request', '404', '5XX', 'InternalServerError', 'Order', 'NotFoundPage'];
    const responses = components.map((name) => `'${name}': ${failed('{type: object}')}`).join(', ');
    expect(
      places(errorSchema, `components: {responses: {${responses}}}`).map((path) => path.split(' ')[2]),
    ).to.have.members(['NotFound', 'bad_request', '404', '5XX', 'InternalServerError', 'NotFoundPage']);
  });

  it('reports a shared object once, where it is described', () => {
    const use = failed("{$ref: '#/components/schemas/E'}");
    const yaml = answers(`'400': ${use}, '404': ${use}, default: ${use}`, '{schemas: {E: {type: object}}}');
    expect(places(errorSchema, yaml)).to.deep.equal(['components schemas E']);
  });
  it('stands at the use where an error response has what is right elsewhere', () => {
    const order = "{$ref: '#/components/schemas/Order'}";
    const components = (members: string, more = '') =>
      `{schemas: {Order: {type: object, properties: {${members}}}${more}}}`;
    const resource = 'id: {type: string}, name: {type: object}, links: {type: array}';
    const right = (schema: string) => `'201': ${failed(schema)}`;
    const of = (responses: string, all = components(resource)) => places(errorSchema, answers(responses, all));
    const wrong = `'409': ${failed(order)}, '422': ${failed(order)}`;
    expect(of(`${right(order)}, ${wrong}`)).to.deep.equal([at('409'), at('422')]);
    const listed = `{type: object, properties: {items: {type: array, items: ${order}}}}`;
    expect(of(`${right(listed)}, '409': ${failed(order)}`)).to.deep.equal([at('409')]);
    expect(places(errorSchemaComplete, answers(`${right(order)}, ${wrong}`, components(resource)))).to.deep.equal([
      at('409'),
      at('422'),
    ]);
    const extended = `{allOf: [${order}, {type: object, properties: {debug_id: {type: string}}}]}`;
    const component = ", Conflict: {allOf: [{$ref: '#/components/schemas/Order'}]}";
    expect(of(`${right(order)}, '409': ${failed(extended)}`)).to.deep.equal([at('409')]);
    expect(
      of(
        `${right(order)}, '409': ${failed("{$ref: '#/components/schemas/Conflict'}")}`,
        components(resource, component),
      ),
    ).to.deep.equal(['components schemas Conflict']);
    expect(of(wrong)).to.deep.equal(['components schemas Order', 'components schemas Order properties name type']);
  });
  it('stands at the definition of an error that answers to success hold as well', () => {
    const fault = "{$ref: '#/components/schemas/Fault'}";
    const report = `'201': ${failed(`{type: object, properties: {fault: ${fault}}}`)}`;
    for (const schemas of [
      'Fault: {type: object, properties: {code: {type: string}}}',
      "Fault: {$ref: '#/components/schemas/Told'}, Told: {type: object, properties: {message: {type: string}}}",
    ]) {
      const told = places(errorSchema, answers(`${report}, '409': ${failed(fault)}`, `{schemas: {${schemas}}}`));
      expect(told.map((path) => path.split(' ')[0])).to.deep.equal(['components']);
    }
  });
  it('reports what extensions take over once, at the base', () => {
    const extended = (name: string) =>
      failed(`{allOf: [{$ref: '#/components/schemas/E'}, {type: object, properties: {${name}: {type: string}}}]}`);
    const yaml = answers(
      `'400': ${extended('a')}, '404': ${extended('b')}`,
      '{schemas: {E: {type: object, properties: {name: {type: string}, message: {type: integer}}}}}',
    );
    expect(places(errorSchema, yaml)).to.deep.equal([
      'components schemas E',
      'components schemas E properties message type',
    ]);
  });
  it('reports what only one extension lacks there', () => {
    const base = "{$ref: '#/components/schemas/E'}";
    const yaml = answers(
      `'400': ${failed(`{allOf: [${base}, {type: object, properties: {debug_id: {type: string}}}]}`)}, '404': ${failed(`{allOf: [${base}]}`)}`,
      '{schemas: {E: {type: object, properties: {name: {type: string}, message: {type: string}}}}}',
    );
    expect(places(errorSchema, yaml)).to.deep.equal([at('404')]);
  });
  it('judges each alternative, with what stands beside it', () => {
    const schema = `{type: object, properties: {${MEMBERS}}, oneOf: [{required: [name]}, {type: object, properties: {details: {type: object}}}]}`;
    expect(places(errorSchema, answers(`'400': ${failed(schema)}`))).to.deep.equal([
      `${at('400')} oneOf 1 properties details type`,
    ]);
    const apart = `{oneOf: [{type: object, properties: {${MEMBERS}}}, {type: object, properties: {a: {type: string}}}]}`;
    expect(places(errorSchema, answers(`'400': ${failed(apart)}`))).to.deep.equal([`${at('400')} oneOf 1`]);
  });
  it('finds a wrong type at the use of a shared schema', () => {
    const yaml = answers(
      `'400': ${failed("{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {$ref: '#/components/schemas/N'}}}")}`,
      '{schemas: {N: {type: integer}}}',
    );
    expect(places(errorSchema, yaml)).to.deep.equal([`${at('400')} properties debug_id`]);
  });
  it('finds every wrong type, also in type lists', () => {
    const yaml = answers(
      `'400': ${failed('{type: object, properties: {name: {type: [string, integer]}, message: {type: object}, debug_id: {type: string}, details: {type: string}, information_link: {type: boolean}, links: {type: object}}}')}`,
    );
    expect(places(errorSchema, yaml)).to.have.lengthOf(5);
  });
  it('reports links of another type, which 2.4/links-array then leaves alone', () => {
    const yaml = answers(`'400': ${failed(`{type: object, properties: {${MEMBERS}, links: {type: object}}}`)}`);
    expect(findings([errorSchema, linksArray], yaml).map(({ rule }) => rule)).to.deep.equal(['error-schema']);
  });
  it('knows 3.1 references with siblings, and ignores the siblings in 3.0', () => {
    const components = `{schemas: {E: {type: object, properties: {name: {type: string}, message: {type: string}}}}}`;
    const sibling = failed("{$ref: '#/components/schemas/E', properties: {debug_id: {type: string}}}");
    expect(places(errorSchema, answers(`'400': ${sibling}`, components))).to.deep.equal([]);
    const old = HEAD.replace('3.1.0', '3.0.3');
    expect(places(errorSchema, answers(`'400': ${sibling}`, components), { head: old })).to.deep.equal([
      'components schemas E',
    ]);
  });
  it('finds the schema in another file', () => {
    const files = {
      'e.yaml': 'E: {type: object}',
      'r.yaml': "R: {description: d, content: {application/json: {schema: {$ref: 'e.yaml#/E'}}}}",
    };
    const [first, ...others] = findings(errorSchema, answers("'400': {$ref: 'r.yaml#/R'}"), { files });
    expect(first).to.include({ source: 'e.yaml', line: 1 });
    expect(others).to.deep.equal([]);
  });
  it('judges what x-lintel.role calls an error, such as an item of batch_result', () => {
    const yaml = 'components: {schemas: {ItemError: {type: object, x-lintel: {role: error}}}}';
    expect(places(errorSchema, yaml)).to.deep.equal(['components schemas ItemError']);
  });
  it('survives cycles and wrong shapes', () => {
    const loop = "{type: object, allOf: [{$ref: '#/components/schemas/L'}], oneOf: [{$ref: '#/components/schemas/L'}]}";
    expect(() =>
      places(errorSchema, answers(`'400': ${failed("{$ref: '#/components/schemas/L'}")}`, `{schemas: {L: ${loop}}}`)),
    ).not.to.throw();
    for (const odd of [
      'null',
      '[]',
      '7',
      'text',
      'true',
      '{properties: []}',
      '{type: object, properties: {name: null}}',
    ]) {
      for (const rule of [
        errorSchema,
        errorSchemaComplete,
        errorDetails,
        errorName,
        informationLink,
        errorFieldPointer,
      ]) {
        expect(() => places(rule, answers(`'400': ${failed(odd)}`))).not.to.throw();
        expect(() => places(rule, answers(`'400': ${odd}`))).not.to.throw();
      }
    }
  });

  describe('error-schema, a property that several parts define', () => {
    it('is judged in each of them', () => {
      const schema =
        "{allOf: [{$ref: '#/components/schemas/E'}, {type: object, properties: {message: {type: object}}}]}";
      const yaml = answers(`'400': ${failed(schema)}`, `{schemas: {E: {type: object, properties: {${MEMBERS}}}}}`);
      expect(places(errorSchema, yaml)).to.deep.equal([`${at('400')} allOf 1 properties message type`]);
    });
  });
});

import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import enumValuesErrorName from '../../rules/2.1/enum-values-error-name/rule.ts';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import errorDetails from '../../rules/2.6/error-details/rule.ts';
import errorFieldPointer from '../../rules/2.6/error-field-pointer/rule.ts';
import errorName from '../../rules/2.6/error-name/rule.ts';
import errorSchema from '../../rules/2.6/error-schema/rule.ts';
import errorSchemaComplete from '../../rules/2.6/error-schema-complete/rule.ts';
import informationLink from '../../rules/2.6/information-link/rule.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const MEMBERS = 'name: {type: string}, message: {type: string}, debug_id: {type: string}';

function found(yaml: string, rule: Rule, files: Readonly<Record<string, string>> = {}, head = HEAD): FoundAt[] {
  return lintText({ text: head + yaml, files }, [rule]);
}

function paths(yaml: string, rule: Rule, files = {}, head = HEAD): string[] {
  return found(yaml, rule, files, head).map(({ path }) => path.join(' '));
}

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
      expect(paths(answers(`${status}: ${failed('{type: object}')}`), errorSchema)).to.deep.equal([
        at(status.replaceAll("'", '')),
      ]);
    });
  }
  it('judges a default beside errors only', () => {
    expect(paths(answersOnly('Any other error.'), errorSchema)).to.deep.equal([at('default')]);
  });
  it('names what is missing, and a camelCase name beside its right form', () => {
    const schema = '{properties: {name: {type: string}, message: {type: string}, debugId: {type: string}}}';
    const [first] = found(answers(`'400': ${failed(schema)}`), errorSchema);
    expect(first?.message).to.equal(
      'the error object has no debug_id; define debug_id (string) in place of debugId (§2.6)',
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
    it(`keeps silent: ${title}`, () => expect(paths(yaml, errorSchema)).to.deep.equal([]));
  }

  it('judges vendor JSON, which says nothing of the schema', () => {
    const yaml = answers("'400': {description: d, content: {application/vnd.a+json: {schema: {type: object}}}}");
    expect(paths(yaml, errorSchema)).to.have.lengthOf(1);
  });
  it('judges components that no operation uses, by what they are called', () => {
    const components = ['NotFound', 'bad_request', '404', '5XX', 'InternalServerError', 'Order', 'NotFoundPage'];
    const responses = components.map((name) => `'${name}': ${failed('{type: object}')}`).join(', ');
    expect(
      paths(`components: {responses: {${responses}}}`, errorSchema).map((path) => path.split(' ')[2]),
    ).to.have.members(['NotFound', 'bad_request', '404', '5XX', 'InternalServerError', 'NotFoundPage']);
  });

  it('tells a shared object once, where it is described', () => {
    const use = failed("{$ref: '#/components/schemas/E'}");
    const yaml = answers(`'400': ${use}, '404': ${use}, default: ${use}`, '{schemas: {E: {type: object}}}');
    expect(paths(yaml, errorSchema)).to.deep.equal(['components schemas E']);
  });
  it('stands at the use where an error response has what is right elsewhere', () => {
    const order = "{$ref: '#/components/schemas/Order'}";
    const components = (members: string, more = '') =>
      `{schemas: {Order: {type: object, properties: {${members}}}${more}}}`;
    const resource = 'id: {type: string}, name: {type: object}, links: {type: array}';
    const right = (schema: string) => `'201': ${failed(schema)}`;
    const of = (responses: string, all = components(resource)) => paths(answers(responses, all), errorSchema);
    const wrong = `'409': ${failed(order)}, '422': ${failed(order)}`;
    expect(of(`${right(order)}, ${wrong}`)).to.deep.equal([at('409'), at('422')]);
    const listed = `{type: object, properties: {items: {type: array, items: ${order}}}}`;
    expect(of(`${right(listed)}, '409': ${failed(order)}`)).to.deep.equal([at('409')]);
    expect(paths(answers(`${right(order)}, ${wrong}`, components(resource)), errorSchemaComplete)).to.deep.equal([
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
      const told = paths(answers(`${report}, '409': ${failed(fault)}`, `{schemas: {${schemas}}}`), errorSchema);
      expect(told.map((path) => path.split(' ')[0])).to.deep.equal(['components']);
    }
  });
  it('tells what extensions take over once, at the base', () => {
    const extended = (name: string) =>
      failed(`{allOf: [{$ref: '#/components/schemas/E'}, {type: object, properties: {${name}: {type: string}}}]}`);
    const yaml = answers(
      `'400': ${extended('a')}, '404': ${extended('b')}`,
      '{schemas: {E: {type: object, properties: {name: {type: string}, message: {type: integer}}}}}',
    );
    expect(paths(yaml, errorSchema)).to.deep.equal([
      'components schemas E',
      'components schemas E properties message type',
    ]);
  });
  it('tells what only one extension lacks there', () => {
    const base = "{$ref: '#/components/schemas/E'}";
    const yaml = answers(
      `'400': ${failed(`{allOf: [${base}, {type: object, properties: {debug_id: {type: string}}}]}`)}, '404': ${failed(`{allOf: [${base}]}`)}`,
      '{schemas: {E: {type: object, properties: {name: {type: string}, message: {type: string}}}}}',
    );
    expect(paths(yaml, errorSchema)).to.deep.equal([at('404')]);
  });
  it('judges each alternative, with what stands beside it', () => {
    const schema = `{type: object, properties: {${MEMBERS}}, oneOf: [{required: [name]}, {type: object, properties: {details: {type: object}}}]}`;
    expect(paths(answers(`'400': ${failed(schema)}`), errorSchema)).to.deep.equal([
      `${at('400')} oneOf 1 properties details type`,
    ]);
    const apart = `{oneOf: [{type: object, properties: {${MEMBERS}}}, {type: object, properties: {a: {type: string}}}]}`;
    expect(paths(answers(`'400': ${failed(apart)}`), errorSchema)).to.deep.equal([`${at('400')} oneOf 1`]);
  });
  it('finds a wrong type at the use of a shared schema', () => {
    const yaml = answers(
      `'400': ${failed("{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {$ref: '#/components/schemas/N'}}}")}`,
      '{schemas: {N: {type: integer}}}',
    );
    expect(paths(yaml, errorSchema)).to.deep.equal([`${at('400')} properties debug_id`]);
  });
  it('finds every wrong type, also in type lists', () => {
    const yaml = answers(
      `'400': ${failed('{type: object, properties: {name: {type: [string, integer]}, message: {type: object}, debug_id: {type: string}, details: {type: string}, information_link: {type: boolean}, links: {type: object}}}')}`,
    );
    expect(paths(yaml, errorSchema)).to.have.lengthOf(5);
  });
  it('tells links of another type, which 2.4/links-array then leaves alone', () => {
    const yaml = answers(`'400': ${failed(`{type: object, properties: {${MEMBERS}, links: {type: object}}}`)}`);
    expect(lintText({ text: HEAD + yaml }, [errorSchema, linksArray]).map(({ rule }) => rule)).to.deep.equal([
      'error-schema',
    ]);
  });
  it('knows 3.1 references with siblings, and ignores the siblings in 3.0', () => {
    const components = `{schemas: {E: {type: object, properties: {name: {type: string}, message: {type: string}}}}}`;
    const sibling = failed("{$ref: '#/components/schemas/E', properties: {debug_id: {type: string}}}");
    expect(paths(answers(`'400': ${sibling}`, components), errorSchema)).to.deep.equal([]);
    const old = HEAD.replace('3.1.0', '3.0.3');
    expect(paths(answers(`'400': ${sibling}`, components), errorSchema, {}, old)).to.deep.equal([
      'components schemas E',
    ]);
  });
  it('finds the schema in another file', () => {
    const files = {
      'e.yaml': 'E: {type: object}',
      'r.yaml': "R: {description: d, content: {application/json: {schema: {$ref: 'e.yaml#/E'}}}}",
    };
    const [first, ...others] = found(answers("'400': {$ref: 'r.yaml#/R'}"), errorSchema, files);
    expect(first).to.include({ source: 'e.yaml', line: 1 });
    expect(others).to.deep.equal([]);
  });
  it('judges what x-lintel.role calls an error, such as an item of batch_result', () => {
    const yaml = 'components: {schemas: {ItemError: {type: object, x-lintel: {role: error}}}}';
    expect(paths(yaml, errorSchema)).to.deep.equal(['components schemas ItemError']);
  });
  it('survives cycles and wrong shapes', () => {
    const loop = "{type: object, allOf: [{$ref: '#/components/schemas/L'}], oneOf: [{$ref: '#/components/schemas/L'}]}";
    expect(() =>
      paths(answers(`'400': ${failed("{$ref: '#/components/schemas/L'}")}`, `{schemas: {L: ${loop}}}`), errorSchema),
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
        expect(() => paths(answers(`'400': ${failed(odd)}`), rule)).not.to.throw();
        expect(() => paths(answers(`'400': ${odd}`), rule)).not.to.throw();
      }
    }
  });
});

describe('error-schema, a property that several parts define', () => {
  it('is judged in each of them', () => {
    const schema = "{allOf: [{$ref: '#/components/schemas/E'}, {type: object, properties: {message: {type: object}}}]}";
    const yaml = answers(`'400': ${failed(schema)}`, `{schemas: {E: {type: object, properties: {${MEMBERS}}}}}`);
    expect(paths(yaml, errorSchema)).to.deep.equal([`${at('400')} allOf 1 properties message type`]);
  });
});

describe('error-schema-complete', () => {
  it('asks for details and information_link only, and leaves types alone', () => {
    const schema = `{type: object, properties: {details: {type: string}}}`;
    const [first, ...others] = found(answers(`'400': ${failed(schema)}`), errorSchemaComplete);
    expect(first?.message).to.equal(
      'the error object has no information_link; define information_link (string) (§2.6)',
    );
    expect(others).to.deep.equal([]);
  });
});

describe('error-details', () => {
  const error = (details: string) =>
    answers(`'400': ${failed(`{type: object, properties: {${MEMBERS}, details: ${details}}}`)}`);
  const here = `${at('400')} properties details`;
  const CASES: Record<string, readonly [string, readonly string[]]> = {
    'no items': ['{type: array}', [here]],
    'items that may be anything': ['{type: array, items: {}}', [`${here} items`]],
    'items: true': ['{type: array, items: true}', [here]],
    'items that are texts': ['{type: array, items: {type: string}}', [`${here} items`]],
    'items without any property': ['{type: array, items: {type: object}}', [`${here} items`]],
    'a wrong type': [
      '{type: array, items: {type: object, properties: {field: {type: string}, issue: {type: object}, location: {type: [string]}}}}',
      [`${here} items properties issue type`],
    ],
    'a required value': [
      '{type: array, items: {type: object, required: [issue, value], properties: {field: {type: string}, issue: {type: string}, location: {type: string}}}}',
      [`${here} items required 1`],
    ],
    'a value of any type': [
      '{type: array, items: {type: object, properties: {value: {type: [integer, object]}, field: {type: string}, issue: {type: string}, location: {type: string}}}}',
      [],
    ],
    'items by allOf': [
      '{type: array, items: {allOf: [{type: object, properties: {field: {type: string}}}, {type: object, required: [value], properties: {issue: {type: string}, location: {type: string}}}]}}',
      [`${here} items allOf 1 required 0`],
    ],
    'no array, which is 2.6/error-schema': ['{type: object}', []],
    'items that lead nowhere': ["{type: array, items: {$ref: '#/components/schemas/Gone'}}", []],
    'an array that leads nowhere': ["{$ref: '#/components/schemas/Gone'}", []],
  };
  for (const [title, [details, expected]] of Object.entries(CASES)) {
    it(`judges ${title}`, () => expect(paths(error(details), errorDetails)).to.deep.equal(expected));
  }
  it('judges all parts that define details together', () => {
    const ITEM = 'type: object, properties: {field: {type: string}, issue: {type: string}';
    const extended = (base: string, extension: string) =>
      answers(
        `'400': ${failed(`{allOf: [{$ref: '#/components/schemas/E'}, {type: object, properties: {details: ${extension}}}]}`)}`,
        `{schemas: {E: {type: object, properties: {${MEMBERS}, details: ${base}}}}}`,
      );
    const inBase = 'components schemas E properties details';
    const inExtension = `${at('400')} allOf 1 properties details`;
    const full = `{items: {${ITEM}, location: {type: string}}}}`;
    expect(paths(extended('{type: array}', full), errorDetails)).to.deep.equal([]);
    expect(paths(extended('{type: array}', '{maxItems: 9}'), errorDetails)).to.deep.equal([inBase]);
    expect(
      paths(extended(full, '{items: {type: object, properties: {code: {type: string}}}}'), errorDetails),
    ).to.deep.equal([]);
    const rest = '{items: {type: object, properties: {location: {type: string}}}}';
    expect(paths(extended(`{items: {${ITEM}}}}`, rest), errorDetails)).to.deep.equal([]);
    expect(paths(extended('{type: array, items: {}}', full), errorDetails)).to.deep.equal([]);
    const wrong = '{items: {type: object, properties: {issue: {type: object}}}}';
    expect(paths(extended(full, wrong), errorDetails)).to.deep.equal([`${inExtension} items properties issue type`]);
  });
  it('tells shared items once', () => {
    const schema = `{type: object, properties: {${MEMBERS}, details: {type: array, items: {$ref: '#/components/schemas/D'}}}}`;
    const yaml = answers(`'400': ${failed(schema)}, '404': ${failed(schema)}`, '{schemas: {D: {type: object}}}');
    expect([...new Set(paths(yaml, errorDetails))]).to.deep.equal(['components schemas D']);
    expect(paths(yaml, errorDetails)).to.have.lengthOf(1);
  });
});

describe('error-name', () => {
  const error = (name: string, more = '') =>
    answers(
      `'400': ${failed(`{type: object, properties: {name: ${name}, message: {type: string}, debug_id: {type: string}}}`, more)}`,
    );
  const pattern = `${at('400')} properties name pattern`;
  const PATTERNS: Record<string, readonly string[]> = {
    '^[0-9A-Z_]+$': [],
    '^[A-Z]{2,40}$': [],
    '[A-Z_]+': [],
    '^[A-Z_]*$': [],
    '^[a-z_]+$': [pattern],
    '^\\S+$': [pattern],
    '^.*$': [pattern],
    '^[A-Z-]+$': [pattern],
    '(': [],
  };
  for (const [text, expected] of Object.entries(PATTERNS)) {
    it(`judges the pattern ${text}`, () => {
      expect(paths(error(`{type: string, pattern: '${text}'}`), errorName)).to.deep.equal(expected);
    });
  }
  it('leaves to 2.1/enum-values what the field lists, so that it is told once', () => {
    for (const listed of [
      'enum: [not_found]',
      'const: not_found',
      "pattern: '^(not_found|gone)$'",
      'x-extensible-enum: [not_found]',
    ]) {
      const yaml = error(`{type: string, ${listed}, example: not_found}`);
      expect(paths(yaml, errorName), listed).to.deep.equal([]);
      expect(paths(yaml, enumValuesErrorName), listed).to.have.lengthOf(1);
    }
    const named = error("{type: string, pattern: '^[0-9A-Z_]+$', default: not_found}");
    expect(paths(named, errorName)).to.deep.equal([]);
    expect(paths(named, enumValuesErrorName)).to.have.lengthOf(1);
  });
  it('finds the default and the examples of a plain string, which 2.1/enum-values does not judge', () => {
    const yaml = error('{type: string, default: unknown, examples: [NOT_FOUND, not found]}');
    expect(paths(yaml, errorName)).to.have.members([
      `${at('400')} properties name default`,
      `${at('400')} properties name examples 1`,
    ]);
    expect(paths(yaml, enumValuesErrorName)).to.deep.equal([]);
  });
  it('finds examples of bodies: of the schema, of the media type, shared, and without a schema', () => {
    const shown = '{name: notFound, message: m, debug_id: d}';
    expect(paths(error('{type: string}', `, example: ${shown}`), errorName)).to.have.lengthOf(1);
    expect(paths(error('{type: string}', `, examples: {a: {value: ${shown}}}`), errorName)).to.have.lengthOf(1);
    const shared = `${error('{type: string}', ", examples: {a: {$ref: '#/components/examples/A'}}")}`.replace(
      'components: {}',
      `components: {examples: {A: {value: ${shown}}}}`,
    );
    expect(paths(shared, errorName)).to.deep.equal(['components examples A value name']);
    const bare = answers(`'400': {description: d, content: {application/json: {example: ${shown}}}}`);
    expect(paths(bare, errorName)).to.have.lengthOf(1);
  });
  it('leaves names alone that stand elsewhere in an error, or share the schema', () => {
    const schema = `{type: object, properties: {name: {$ref: '#/components/schemas/T'}, message: {type: string}, debug_id: {type: string}, owner: {type: object, properties: {name: {$ref: '#/components/schemas/T'}}}}}`;
    const yaml = answers(
      `'400': ${failed(schema, ', example: {name: A_B, owner: {name: Ada}}')}`,
      '{schemas: {T: {type: string, example: Ada}}}',
    );
    expect(paths(yaml, errorName)).to.deep.equal([]);
  });
  it('finds a shared pattern at the use', () => {
    const yaml = answers(
      `'400': ${failed("{type: object, properties: {name: {$ref: '#/components/schemas/T'}, message: {$ref: '#/components/schemas/T'}, debug_id: {type: string}}}")}`,
      "{schemas: {T: {type: string, pattern: '^.+$'}}}",
    );
    expect(paths(yaml, errorName)).to.deep.equal([`${at('400')} properties name`]);
  });
  it('lets x-lintel.standard speak', () => {
    expect(
      paths(error("{type: string, pattern: '^[a-z]+$', example: a, x-lintel: {standard: X}}"), errorName),
    ).to.deep.equal([]);
  });
  it('tells the name to write', () => {
    const [first] = found(error('{type: string, example: invalid-operation}'), errorName);
    expect(first?.message).to.equal(
      'error name "invalid-operation" is not UPPER_CASE; write "INVALID_OPERATION" (§2.6)',
    );
  });
});

describe('error-field-pointer', () => {
  const shown = (field: string) =>
    answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}, details: {type: array, items: {type: object, properties: {field: {type: string}}}}}}`, `, example: {details: [{field: ${field}}]}`)}`,
    );
  for (const field of [
    "''",
    '/',
    '/a',
    '/a~0b/c~1d',
    "'#/a/0'",
    "'#'",
    '"/items/@sku==\'A\'/price"',
    "'/items/@a==1&&b==true/c'",
    '7',
    '/ä b',
  ]) {
    it(`takes ${field}`, () => expect(paths(shown(field), errorFieldPointer)).to.deep.equal([]));
  }
  const WRONG: Record<string, string> = {
    price: 'write "/price"',
    'items[0].price': 'write "/items/0/price"',
    '$.items[0].price': 'write "/items/0/price"',
    'items/0/price': 'write "/items/0/price"',
    '#items.0': 'write "/items/0"',
    '/a~2': 'expected ~0 or ~1',
    "/items/@sku='A'/price": 'expected ==',
    'the price': 'write one such as',
  };
  for (const [field, remedy] of Object.entries(WRONG)) {
    it(`finds ${field}`, () => {
      const [first, ...others] = found(shown(JSON.stringify(field)), errorFieldPointer);
      expect(first?.message).to.include(remedy);
      expect(others).to.deep.equal([]);
    });
  }
  it('finds fields of items that no schema describes', () => {
    const open = answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}}}`, ', example: {details: [{field: a}]}')}`,
    );
    expect(paths(open, errorFieldPointer)).to.have.lengthOf(1);
    const bare = answers("'400': {description: d, content: {application/json: {example: {details: [{field: a}]}}}}");
    expect(paths(bare, errorFieldPointer)).to.have.lengthOf(1);
  });
  it('finds defaults and examples at every level of the schema', () => {
    const schema = `{type: object, example: {details: [{field: a}]}, properties: {${MEMBERS}, details: {type: array, example: [{field: b}], items: {type: object, example: {field: c}, properties: {field: {type: string, default: d}}}}}}`;
    expect(paths(answers(`'400': ${failed(schema)}`), errorFieldPointer)).to.have.lengthOf(4);
  });
  it('leaves the details of successes and of requests alone', () => {
    const yaml = `paths: {/v1/a/b: {post: {requestBody: {content: {application/json: {example: {details: [{field: a}]}}}}, responses: {'200': {description: d, content: {application/json: {example: {details: [{field: a}]}}}}}}}}`;
    expect(paths(yaml, errorFieldPointer)).to.deep.equal([]);
  });
});

describe('information-link', () => {
  const error = (link: string, more = '') =>
    answers(
      `'400': ${failed(`{type: object, properties: {${MEMBERS}, information_link: ${link}}}`, more)}`,
      '{schemas: {T: {type: string}, U: {type: string, format: uri}}}',
    );
  const here = `${at('400')} properties information_link`;
  const CASES: Record<string, readonly string[]> = {
    '{type: string, format: uri}': [],
    '{type: string, format: uri-reference}': [],
    "{type: string, pattern: '^https://'}": [],
    "{$ref: '#/components/schemas/U'}": [],
    "{$ref: '#/components/schemas/U', description: d}": [],
    '{type: string}': [here],
    '{type: string, format: url}': [`${here} format`],
    "{$ref: '#/components/schemas/T'}": [here],
    "{type: [string, 'null']}": [here],
    '{type: integer}': [],
    "{$ref: '#/components/schemas/Gone'}": [],
    '{type: string, format: uri, example: handbook}': [`${here} example`],
    '{type: string, format: uri, example: /errors/a}': [`${here} example`],
    '{type: string, format: uri-reference, example: /errors/a}': [],
    '{type: string, format: uri, examples: ["urn:errors:a", "https://a.example/b#c"]}': [],
  };
  for (const [link, expected] of Object.entries(CASES)) {
    it(`judges ${link}`, () => expect(paths(error(link), informationLink)).to.deep.equal(expected));
  }
});

import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import arrayNames from '../../rules/2.1/array-names/rule.ts';
import booleanNames from '../../rules/2.1/boolean-names/rule.ts';
import booleanParameterNames from '../../rules/2.1/boolean-parameter-names/rule.ts';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import enumValuesExample from '../../rules/2.1/enum-values-example/rule.ts';
import noClosedObjects from '../../rules/2.1/no-closed-objects/rule.ts';
import noNull from '../../rules/2.1/no-null/rule.ts';
import propertyNames from '../../rules/2.1/property-names/rule.ts';
import readOnly from '../../rules/2.1/read-only/rule.ts';
import readOnlyNotRequired from '../../rules/2.1/read-only-not-required/rule.ts';
import relLowerCase from '../../rules/2.1/rel-lower-case/rule.ts';
import postServerValues from '../../rules/4.2/post-server-values/rule.ts';
import postServerValuesShared from '../../rules/4.2/post-server-values-shared/rule.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const SCHEMAS = 'components schemas ';

/** Where a rule's findings stand, as paths. */
function places(rule: Rule, text: string, files = {}): string[] {
  return lintText({ text, files }, [rule]).map(({ path }) => path.join(' '));
}

/** The same for entries of `components.schemas`; the paths begin there. */
function inSchemas(rule: Rule, schemas: string): string[] {
  return places(rule, `${HEAD}components: {schemas: ${schemas}}`).map((path) => path.replace(SCHEMAS, ''));
}

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

const ODD =
  '{A: null, B: [], C: 7, D: true, E: {properties: null, required: 7, enum: null, type: 7, discriminator: [], default: null}}';

describe('section 2.1, names that only a condition mentions', () => {
  it('are property names', () => {
    const schema = (names: string) =>
      `{A: {type: object, properties: {gift: {type: string}, red_card: {type: string}}, ${names}}}`;
    const required = 'dependentRequired: {gift: [gift_card, wrapping], red_card: [gift], blue_card: []}';
    expect(inSchemas(propertyNames, schema(required))).to.have.members([
      'A properties red_card',
      'A dependentRequired gift 0',
      'A dependentRequired blue_card',
    ]);
    const dependencies = 'dependencies: {gift: [gift_card], blue_card: {required: [gift]}}';
    expect(inSchemas(propertyNames, schema(dependencies))).to.have.members([
      'A properties red_card',
      'A dependencies gift 0',
      'A dependencies blue_card',
    ]);
    for (const odd of ['null', '[a]', '{gift: null}', '{gift: [7]}']) {
      expect(inSchemas(propertyNames, schema(`dependentRequired: ${odd}`))).to.have.lengthOf(1);
    }
  });
});

describe('boolean-names, of references and capitals', () => {
  it('sees a boolean behind $dynamicRef', () => {
    const schemas =
      "{A: {type: object, properties: {isOpen: {$dynamicRef: '#flag'}}}, F: {$dynamicAnchor: flag, type: boolean}}";
    expect(inSchemas(booleanNames, schemas)).to.deep.equal(['A properties isOpen']);
  });
  it('has a camelCase remedy', () => {
    const text = `${HEAD}components: {schemas: {A: {type: object, properties: {IsUpper: {type: boolean}}}}}`;
    expect(lintText({ text, files: {} }, [booleanNames]).map(({ message }) => message)).to.deep.equal([
      'boolean "IsUpper" has the prefix "is"; write upper (§2.1)',
    ]);
  });
});

describe('array-names, of a JSON Patch', () => {
  it('leaves the names that RFC 6902 fixes', () => {
    const item = '{type: object, properties: {op: {type: [array]}, path: {type: [array]}, value: {type: array}}}';
    const patch = (schema: string) =>
      `${HEAD}paths: {/a: {patch: {requestBody: {content: {application/json-patch+json: {schema: {type: array, items: ${schema}}}}}}}}`;
    expect(places(arrayNames, patch(item))).to.deep.equal([]);
    expect(places(arrayNames, patch(`{oneOf: [${item}]}`))).to.deep.equal([]);
  });
});

describe('section 2.1 on odd schemas', () => {
  for (const rule of [
    arrayNames,
    booleanNames,
    booleanParameterNames,
    enumValues,
    noClosedObjects,
    propertyNames,
    readOnly,
    readOnlyNotRequired,
    relLowerCase,
  ]) {
    it(rule.extensions.lintel.id, () => {
      expect(inSchemas(rule, ODD)).to.deep.equal([]);
      for (const text of ['null', '[]', 'text', 'openapi: 3.1.0\npaths: []', ''])
        expect(places(rule, text)).to.deep.equal([]);
    });
  }
});

describe('property-names', () => {
  const find = (schemas: string) => inSchemas(propertyNames, schemas);
  const named = (name: string) => find(`{S: {type: object, properties: {'${name}': {}}}}`);

  for (const name of ['a', 'userID', 'line2', 'aBCD', 'links'])
    it(`takes ${name}`, () => expect(named(name)).to.deep.equal([]));
  for (const name of [
    'UserId',
    'user_id',
    'user-id',
    'user.id',
    'user id',
    '$ref2',
    '@type',
    '3d',
    '_links',
    'größe',
    'URLPath',
    '',
  ]) {
    it(`finds ${name}`, () => expect(named(name)).to.deep.equal([`S properties ${name}`]));
  }
  it('finds a boolean schema’s name as well', () => {
    expect(find('{S: {type: object, properties: {user_id: true}}}')).to.deep.equal(['S properties user_id']);
  });
  it('tells the camelCase name, where there is one', () => {
    const messages = (name: string) =>
      lintText({ text: `${HEAD}components: {schemas: {S: {properties: {'${name}': {}}}}}` }, [propertyNames]).map(
        ({ message }) => message,
      );
    expect(messages('user_id')).to.deep.equal(['property name "user_id" is not camelCase; write userId (§2.1)']);
    expect(messages('größe')[0]).to.include('write a camelCase name of ASCII letters');
  });
  it('leaves a member of Money by another name to money-object, where the member is absent', () => {
    const schema = (more: string) => `{S: {properties: {value: {type: string}, currency_code: {type: string}${more}}}}`;
    expect(find(schema(''))).to.deep.equal([]);
    expect(find(schema(', currency: {type: string}'))).to.deep.equal(['S properties currency_code']);
    expect(find('{S: {properties: {currency_code: {type: string}}}}')).to.deep.equal(['S properties currency_code']);
  });
  it('tells the name of a boolean without the prefix that boolean-names finds', () => {
    const schemas = `{S: {properties: {is_paid: {$ref: '#/components/schemas/Flag'}, is_due: {type: string}}}, Flag: {type: boolean}}`;
    const found = lintText({ text: `${HEAD}components: {schemas: ${schemas}}` }, [propertyNames]);
    expect(found.map(({ message }) => message)).to.deep.equal([
      'property name "is_paid" is not camelCase; write paid (§2.1)',
      'property name "is_due" is not camelCase; write isDue (§2.1)',
    ]);
  });

  it('finds names under allOf, anyOf, items, $defs and additionalProperties, but not under patternProperties', () => {
    const object = '{type: object, properties: {a_b: {}}}';
    const schemas = `{S: {allOf: [${object}], anyOf: [${object}], additionalProperties: ${object}, items: ${object}, $defs: {D: ${object}}, patternProperties: {x: ${object}}}}`;
    expect(find(schemas)).to.have.lengthOf(5);
  });
  it('leaves conditions alone, whose names are defined elsewhere', () => {
    expect(find('{S: {if: {properties: {a_b: {}}, required: [a_b]}, not: {required: [c_d]}}}')).to.deep.equal([]);
  });
  it('leaves parameters and headers alone, unless their content is JSON', () => {
    const object = '{type: object, properties: {a_b: {}}}';
    expect(
      places(propertyNames, `${HEAD}components: {parameters: {P: {name: p, in: query, schema: ${object}}}}`),
    ).to.deep.equal([]);
    const json = `{name: p, in: query, content: {application/json: {schema: ${object}}}}`;
    expect(places(propertyNames, `${HEAD}components: {parameters: {P: ${json}}}`)).to.have.lengthOf(1);
  });
  it('leaves the parts of a multipart body alone, but not what is inside a JSON part', () => {
    const schema = '{type: object, properties: {meta_data: {type: object, properties: {file_name: {}}}}}';
    const text = `${HEAD}paths: {/a: {post: {requestBody: {content: {multipart/form-data: {schema: ${schema}}}}}}}`;
    expect(places(propertyNames, text).map((path) => path.split(' ').at(-1))).to.deep.equal(['file_name']);
  });
  it('finds webhooks and callbacks', () => {
    const body = '{post: {requestBody: {content: {application/json: {schema: {properties: {a_b: {}}}}}}}}';
    const text = `${HEAD}webhooks: {w: ${body}}\npaths: {/a: {post: {callbacks: {c: {'{$url}': ${body}}}}}}`;
    expect(places(propertyNames, text)).to.have.lengthOf(2);
  });
  it('finds a name in another file there', () => {
    const files = { 's.yaml': 'S: {type: object, properties: {a_b: {}}}' };
    const [found] = lintText({ text: posted("{$ref: 's.yaml#/S'}"), files }, [propertyNames]);
    expect(found).to.include({ source: 's.yaml' });
    expect(found?.path).to.deep.equal(['S', 'properties', 'a_b']);
  });
  it('finds the name at the use, not at the referred schema', () => {
    expect(
      find("{S: {type: object, properties: {a_b: {$ref: '#/components/schemas/T'}}}, T: {type: object}}"),
    ).to.deep.equal(['S properties a_b']);
  });

  it('leaves misplaced references alone, and does not take what they stand for as undefined', () => {
    const misplaced = "{S: {required: [e_f], properties: {$ref: '#/x'}, example: {a_b: 1, c: {$ref: '#/y'}}}}";
    expect(find(misplaced)).to.deep.equal([]);
    expect(find('{S: {properties: {$ref: {type: string}}}}')).to.deep.equal(['S properties $ref']);
  });

  describe('required and discriminator', () => {
    it('are found only where no property defines the name', () => {
      expect(find('{S: {required: [a_b, c_d], properties: {a_b: {}}}}').sort()).to.deep.equal([
        'S properties a_b',
        'S required 1',
      ]);
      expect(find('{S: {discriminator: {propertyName: a_b}, properties: {c: {}}}}')).to.deep.equal([
        'S discriminator propertyName',
      ]);
      expect(find('{S: {discriminator: {propertyName: a_b}, properties: {a_b: {}}}}')).to.deep.equal([
        'S properties a_b',
      ]);
      expect(find('{S: {discriminator: {propertyName: a_b}, required: [a_b]}}')).to.deep.equal(['S required 0']);
    });
    it('may name what another branch, the extended schema or an extension defines', () => {
      const base = 'B: {type: object, properties: {a_b: {}}}';
      const refB = "{$ref: '#/components/schemas/B'}";
      const once = ['B properties a_b'];
      expect(find(`{${base}, S: {allOf: [${refB}, {required: [a_b]}]}}`)).to.deep.equal(once);
      expect(find(`{${base}, S: {allOf: [${refB}], required: [a_b]}}`)).to.deep.equal(once);
      expect(find(`{${base}, S: {$ref: '#/components/schemas/B', required: [a_b]}}`)).to.deep.equal(once);
      const extended = `{S: {required: [a_b]}, T: {allOf: [{$ref: '#/components/schemas/S'}, {properties: {a_b: {}}}]}}`;
      expect(find(extended)).to.deep.equal(['T allOf 1 properties a_b']);
    });
    it('may not lean on another schema that extends the same one', () => {
      const schemas = `{B: {type: object}, S: {allOf: [{$ref: '#/components/schemas/B'}], required: [a_b]}, T: {allOf: [{$ref: '#/components/schemas/B'}], properties: {a_b: {}}}}`;
      expect(find(schemas).sort()).to.deep.equal(['S required 0', 'T properties a_b']);
    });
  });

  describe('fixed names', () => {
    const error = '{type: object, properties: {name: {}, message: {}, debug_id: {}, information_link: {}}}';
    const file = '{type: object, properties: {id: {}, created_at: {}, size: {}, url: {}, type: {}}}';
    const legal = {
      'error object': error,
      'error object by allOf': `{allOf: [{properties: {name: {}, message: {}}}, {properties: {debug_id: {}}, required: [debug_id]}]}`,
      'file metadata': file,
      locale: '{type: object, properties: {country_code: {}, language: {}}}',
      'processing record': '{type: object, properties: {processing_state: {type: object, properties: {status: {}}}}}',
      'bulk response': '{type: object, properties: {batch_result: {type: array}}}',
    };
    for (const [title, schema] of Object.entries(legal)) {
      it(`are legal in their ${title}`, () => expect(find(`{S: ${schema}}`)).to.deep.equal([]));
    }
    const illegal = {
      debug_id: '{type: object, properties: {id: {}, debug_id: {}}}',
      information_link: '{type: object, properties: {name: {}, information_link: {}}}',
      created_at: '{type: object, properties: {id: {}, created_at: {}, status: {}}}',
      country_code: '{type: object, properties: {city: {}, country_code: {}}}',
      processing_state: '{type: object, properties: {processing_state: {type: string}}}',
    };
    for (const [name, schema] of Object.entries(illegal)) {
      it(`${name} is found elsewhere`, () => expect(find(`{S: ${schema}}`)).to.deep.equal([`S properties ${name}`]));
    }
    it('batch_result is found in a request, and inside a response', () => {
      const bulk = '{type: object, properties: {batch_result: {type: array}}}';
      const request = `${HEAD}paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${bulk}}}}}}}`;
      expect(places(propertyNames, request)).to.have.lengthOf(1);
      const inside = posted(`{type: object, properties: {a: ${bulk}}}`);
      expect(places(propertyNames, inside)).to.have.lengthOf(2);
    });
    it('of errors are legal in every error body itself, and in its examples', () => {
      const own = '{type: object, properties: {error: {}, debug_id: {}, information_link: {}}}';
      const answer = (status: string, content: string) =>
        places(
          propertyNames,
          `${HEAD}paths: {/a: {get: {responses: {'200': {}, ${status}: {content: {application/json: ${content}}}}}}}`,
        );
      const inside = `{type: object, properties: {a: ${own}}}`;
      const shown = '{type: object, properties: {error: {}}}, example: {error: X, debug_id: d}';
      for (const status of ["'404'", '5XX', 'default']) {
        expect(answer(status, `{schema: ${own}}`), status).to.deep.equal([]);
        expect(answer(status, `{schema: {allOf: [{properties: {error: {}}}, ${own}]}}`), status).to.deep.equal([]);
        expect(answer(status, `{schema: ${shown}}`), status).to.deep.equal([]);
        expect(answer(status, '{example: {error: X, debug_id: d}}'), status).to.deep.equal([]);
        expect(answer(status, `{schema: ${inside}}`), status).to.have.lengthOf(2);
        expect(answer(status, '{example: [{error: X, debug_id: d}]}'), status).to.have.lengthOf(1);
      }
      expect(answer("'201'", `{schema: ${own}}`)).to.have.lengthOf(2);
      expect(answer("'201'", `{schema: ${shown}}`)).to.have.lengthOf(1);
      expect(answer("'201'", '{example: {error: X, debug_id: d}}')).to.have.lengthOf(1);
    });
    it('debug_id is legal in an error body that lacks its message', () => {
      const schema = '{type: object, properties: {name: {}, debug_id: {}}}';
      const text = `${HEAD}paths: {/a: {get: {responses: {'400': {content: {application/json: {schema: ${schema}}}}}}}}`;
      expect(places(propertyNames, text)).to.deep.equal([]);
    });
  });

  describe('examples', () => {
    it('are found where no schema defines the name, once for each name', () => {
      const schema =
        '{type: object, properties: {a: {}, items: {type: array, items: {type: object, properties: {b: {}}}}}}';
      const example = '{a: 1, c_d: 1, items: [{b: 1, e_f: 1}, {b: 2, e_f: 2}]}';
      const text = `${HEAD}paths: {/a: {get: {responses: {'200': {content: {application/json: {schema: ${schema}, example: ${example}}}}}}}}`;
      expect(places(propertyNames, text).map((path) => path.split(' example ')[1])).to.deep.equal([
        'c_d',
        'items 0 e_f',
      ]);
    });
    it('are not found where the schema itself is the cause, and keys of maps are data', () => {
      const schema =
        '{type: object, properties: {a_b: {}, map: {additionalProperties: {properties: {c: {}}}}, free: {type: object}}, required: [g_h]}';
      const example = '{a_b: 1, map: {x_y: {c: 1, d_e: 1}}, free: {p_q: 1}, g_h: 1}';
      expect(find(`{S: ${schema.slice(0, -1)}, example: ${example}}}`)).to.deep.equal([
        'S properties a_b',
        'S required 0',
        'S example map x_y d_e',
      ]);
    });
    it('count in examples, shared examples (once), Example Objects, defaults and 3.1 lists', () => {
      const schemas = '{S: {properties: {a: {}}, examples: [{b_c: 1}], default: {d_e: 1}}}';
      expect(find(schemas)).to.deep.equal(['S examples 0 b_c', 'S default d_e']);
      const content = `{application/json: {schema: {properties: {a: {}}}, examples: {one: {$ref: '#/components/examples/E'}}}}`;
      const text = `${HEAD}paths: {/a: {get: {responses: {'200': {content: ${content}}, '201': {content: ${content}}}}}}\ncomponents: {examples: {E: {value: {f_g: 1}}}}`;
      expect(places(propertyNames, text)).to.deep.equal(['components examples E value f_g']);
    });
    it('of extensions under a discriminator are described by these', () => {
      const schemas = `{S: {properties: {kind: {}}, discriminator: {propertyName: kind}, example: {kind: T, a_b: 1}}, T: {allOf: [{$ref: '#/components/schemas/S'}, {properties: {a_b: {}}}]}}`;
      expect(find(schemas)).to.deep.equal(['T allOf 1 properties a_b']);
    });
    it('without a schema are judged where they are surely records', () => {
      const content =
        '{application/json: {example: {a_b: 1, map: {c_d: 1}, items: [{e_f: 1}]}}, text/xml: {example: {g_h: 1}}}';
      const text = `${HEAD}paths: {/a: {get: {responses: {'200': {content: ${content}}}}}}`;
      expect(places(propertyNames, text).map((path) => path.split(' example ')[1])).to.deep.equal([
        'a_b',
        'items 0 e_f',
      ]);
    });
    it('may show fixed names in their objects', () => {
      const schema =
        '{properties: {a: {}}, example: {name: X, message: m, debug_id: d, processing_state: {status: X}, created_at: 1}}';
      expect(find(`{S: ${schema}}`)).to.deep.equal(['S example created_at']);
    });
  });
});

describe('boolean-names', () => {
  const find = (schemas: string) => inSchemas(booleanNames, schemas);
  const named = (name: string, schema = '{type: boolean}') =>
    find(`{S: {type: object, properties: {${name}: ${schema}}}}`);

  for (const name of ['isActive', 'is_active', 'IsActive', 'hasChildren', 'has_children', 'areReady', 'is-active']) {
    it(`finds ${name}`, () => expect(named(name)).to.deep.equal([`S properties ${name}`]));
  }
  for (const name of ['active', 'issued', 'island', 'hash', 'hasty', 'isbn', 'is', 'canEdit', 'enabled', 'history']) {
    it(`takes ${name}`, () => expect(named(name)).to.deep.equal([]));
  }
  const BOOLEANS = {
    'a type list': "{type: ['null', boolean]}",
    'a list with another type': '{type: [boolean, string]}',
    'an enum': '{enum: [true, false]}',
    allOf: '{allOf: [{type: boolean}]}',
    'an alternative': "{anyOf: [{type: boolean}, {type: 'null'}]}",
  };
  for (const [title, schema] of Object.entries(BOOLEANS)) {
    it(`sees a boolean by ${title}`, () => expect(named('isPaid', schema)).to.have.lengthOf(1));
  }
  for (const schema of ['{}', '{type: string}', '{type: object}', 'true', "{$ref: '#/nowhere'}"]) {
    it(`leaves ${schema} alone`, () => expect(named('isPaid', schema)).to.deep.equal([]));
  }
  it('stands at every use of a shared boolean', () => {
    const flag = "{$ref: '#/components/schemas/F'}";
    expect(
      find(`{F: {type: boolean}, S: {properties: {isA: ${flag}}}, T: {properties: {isB: ${flag}, c: ${flag}}}}`),
    ).to.deep.equal(['S properties isA', 'T properties isB']);
  });
  it('takes what the vocabulary calls a noun', () => {
    const text = `${HEAD}x-lintel: {vocabulary: {nouns: [isPaid]}}\ncomponents: {schemas: {S: {properties: {isPaid: {type: boolean}}}}}`;
    expect(places(booleanNames, text)).to.deep.equal([]);
  });
});

describe('boolean-parameter-names', () => {
  it('finds query parameters of path items, and leaves other places alone', () => {
    const parameter = (place: string) => `{name: isPaid, in: ${place}, schema: {type: boolean}}`;
    const list = ['query', 'path', 'header', 'cookie'].map(parameter).join(', ');
    expect(places(booleanParameterNames, `${HEAD}paths: {/a: {parameters: [${list}], get: {}}}`)).to.deep.equal([
      'paths /a parameters 0 name',
    ]);
  });
});

describe('array-names', () => {
  const named = (name: string, schema = '{type: array}') =>
    inSchemas(arrayNames, `{S: {properties: {${name}: ${schema}}}}`);

  for (const name of [
    'lineItems',
    'children',
    'data',
    'criteria',
    'people',
    'metadata',
    'information',
    'equipment',
    'batch_result',
  ]) {
    it(`takes ${name}`, () => expect(named(name)).to.deep.equal([]));
  }
  for (const name of ['lineItem', 'child', 'address', 'status']) {
    it(`finds ${name}`, () => expect(named(name)).to.deep.equal([`S properties ${name}`]));
  }
  it('suggests no plural of what is no noun', () => {
    const remedy = (name: string) => {
      const text = `${HEAD}components: {schemas: {S: {properties: {${name}: {type: array}}}}}`;
      return lintText({ text }, [arrayNames])[0]?.message.split('; ')[1];
    };
    expect(remedy('lineItem')).to.equal('use one such as lineItems (§2.1)');
    for (const name of ['order_by', 'default_for', 'past_due']) expect(remedy(name), name).to.equal('use one (§2.1)');
  });
  it('sees arrays by items, lists of types and references, and leaves one-or-many alone', () => {
    expect(named('child', '{items: {}}')).to.have.lengthOf(1);
    expect(named('child', "{type: [array, 'null']}")).to.have.lengthOf(1);
    expect(named('child', '{oneOf: [{type: string}, {type: array}]}')).to.deep.equal([]);
  });
});

describe('enum-values', () => {
  const find = (schemas: string) => inSchemas(enumValues, schemas);
  const ofProperty = (name: string, value: string, beside = '') =>
    find(`{S: {type: object, properties: {${name}: {type: string, enum: ['${value}']}${beside}}}}`);

  for (const value of ['A', 'A_1', '3D', '_', '2026'])
    it(`takes ${value}`, () => expect(ofProperty('kind', value)).to.deep.equal([]));
  for (const value of ['a', 'A-B', 'A B', 'Ab', '', 'Ä', 'A.B', ' A']) {
    it(`finds "${value}"`, () => expect(ofProperty('kind', value)).to.deep.equal(['S properties kind enum 0']));
  }
  it('tells the UPPER_CASE value', () => {
    const text = `${HEAD}components: {schemas: {S: {enum: [inProgress, 2x]}}}`;
    const [camel, digit] = lintText({ text }, [enumValues]).map(({ message }) => message);
    expect(camel).to.include('"inProgress" is not UPPER_CASE; write "IN_PROGRESS"');
    expect(digit).to.include('write "2X"');
  });
  const told = (schemas: string) =>
    lintText({ text: `${HEAD}components: {schemas: ${schemas}}` }, [enumValues]).map(({ message }) => message);
  const remedyOf = (value: string) => /write "(.*?)",? or/.exec(told(`{S: {enum: ['${value}']}}`)[0] ?? '')?.[1];

  for (const [value, upper] of [
    ['iOS', 'IOS'],
    ['AsC', 'ASC'],
    ['TLSv1.2', 'TLSV1_2'],
    ['JWTs', 'JWTS'],
    ['write JWTs to expire', 'WRITE_JWTS_TO_EXPIRE'],
    ['eCommerce', 'E_COMMERCE'],
    ['useQRCode', 'USE_QR_CODE'],
    ['planB', 'PLAN_B'],
  ] as const) {
    it(`tells ${upper} for ${value}`, () => expect(remedyOf(value)).to.equal(upper));
  }
  it('tells the listed value that is meant, whatever its case', () => {
    expect(told('{S: {enum: [whatsapp, IN_STORE], examples: [whAtsAPP, in_Store]}}').slice(1)).to.deep.equal([
      '"whAtsAPP" is not UPPER_CASE; write "WHATSAPP", or name the standard that spells it in x-lintel.standard (§2.1)',
      '"in_Store" is not UPPER_CASE; write "IN_STORE", or name the standard that spells it in x-lintel.standard (§2.1)',
    ]);
  });
  it('tells no value that is meant by another listed one', () => {
    const [red, star, beside] = told("{S: {enum: ['red', 'red*', 'BLUE', 'blue']}}");
    expect(red).to.include('write "RED"');
    expect(star).to.include('"red*" is not UPPER_CASE; use upper-case letters, digits and underscores only');
    expect(beside).to.include('"blue" is not UPPER_CASE; leave it out beside "BLUE", or name');
    const [pattern] = told("{S: {type: string, pattern: '^(red|red-|green)$'}}");
    expect(pattern).to.include('write "RED" and "GREEN"');
  });
  it('does not send a value away beside itself', () => {
    const [mark] = told("{S: {type: string, pattern: '^[N|Y]$'}}");
    expect(mark).to.include('"|", which is not UPPER_CASE; use upper-case letters, digits and underscores only');
  });
  it('tells the direction of sorting that is meant', () => {
    const order = '{name: order, in: query, schema: {type: string, enum: [asc, desc]}, example: DeSc}';
    const text = `${HEAD}components: {parameters: {P: ${order}}}`;
    expect(lintText({ text }, [enumValues]).map(({ message }) => message)).to.deep.equal([
      '"DeSc" is neither UPPER_CASE nor lower-case; write "desc" (§2.1)',
    ]);
  });
  it('judges strings only, in parameters and headers too', () => {
    expect(find('{S: {enum: [1, true, null, {a: b}, [c]]}}')).to.deep.equal([]);
    const text = `${HEAD}components: {parameters: {P: {name: kind, in: query, schema: {enum: [a]}}}, headers: {Mode: {schema: {enum: [b]}}}}`;
    expect(places(enumValues, text)).to.have.lengthOf(2);
  });
  it('judges lists that document values, and const', () => {
    expect(find('{S: {x-extensible-enum: [a, B]}, T: {const: c}, U: {x-ms-enum: {values: [d]}}}')).to.deep.equal([
      'S x-extensible-enum 0',
      'T const',
      'U x-ms-enum values 0',
    ]);
  });

  describe('patterns, defaults and examples', () => {
    it('a pattern that lists values is found once', () => {
      expect(find("{S: {type: string, pattern: '^(asc|desc)$', default: asc, example: desc}}")).to.deep.equal([
        'S pattern',
      ]);
      expect(find("{S: {type: string, pattern: '^[a-z]+$', default: asc}}")).to.deep.equal([]);
    });
    it('a default and examples are found where the pattern says that the field is enumerated', () => {
      expect(
        inSchemas(
          enumValuesExample,
          "{S: {type: string, pattern: '^[0-9A-Z_]+$', default: pending, examples: [DONE, done]}}",
        ).sort(),
      ).to.deep.equal(['S default', 'S examples 1']);
    });
    it('a default is found that is listed nowhere; a listed one is the list’s', () => {
      expect(find('{S: {enum: [A], default: b}, T: {enum: [c], default: c}}')).to.deep.equal(['T enum 0', 'S default']);
    });
    it('examples of whole bodies are walked', () => {
      const schema = "{type: object, properties: {kind: {$ref: '#/components/schemas/K'}, text: {type: string}}}";
      const text = posted(schema, '{K: {enum: [A], description: d}}', ', example: {kind: b, text: c}');
      expect(places(enumValues, text).map((path) => path.split(' ').at(-1))).to.deep.equal(['kind', 'kind']);
    });
  });

  describe('standards', () => {
    const fits: [string, string][] = [
      ['language', 'en-US'],
      ['preferredLanguage', 'zh-Hant-TW'],
      ['languageCode', 'de'],
      ['lang', 'fr'],
      ['locale', 'pt-BR'],
      ['timezone', 'Europe/Berlin'],
      ['timeZone', 'Etc/GMT+1'],
      ...['Cuba', 'Eire', 'GB-Eire', 'GMT+0', 'Greenwich', 'Navajo', 'W-SU', 'Factory', 'Zulu'].map(
        (name): [string, string] => ['timezone', name],
      ),
      ['mimeType', 'image/svg+xml'],
      ['contentType', 'application/json; charset=UTF-8'],
      ['uom', 'mm[Hg]'],
      ['weightUnit', 'kg'],
      ['unit', 'm/s2'],
      ['sortOrder', 'desc'],
    ];
    const fails: [string, string][] = [
      ['language', 'foo bar'],
      ['language', 'en_US'],
      ['programmingLanguage', 'go'],
      ['timezone', 'utc'],
      ['countryCode', 'de'],
      ['kind', 'Cuba'],
      ['mimeType', 'png'],
      ['unit', 'kilogram'],
      ['sortOrder', 'ascending'],
      ['direction', 'asc'],
      ['languageCount', 'en'],
    ];
    for (const [name, value] of fits)
      it(`takes ${name} ${value}`, () => expect(ofProperty(name, value)).to.deep.equal([]));
    for (const [name, value] of fails)
      it(`finds ${name} ${value}`, () => expect(ofProperty(name, value)).to.have.lengthOf(1));

    it('leaves codes that upper case does not mend to their own rules, where these judge what is listed', () => {
      for (const value of ['cet', 'Berlin', '+01:00']) expect(ofProperty('timezone', value), value).to.deep.equal([]);
      expect(ofProperty('countryCode', 'Germany')).to.deep.equal([]);
      expect(ofProperty('currency', 'Euro', ', value: {}')).to.deep.equal([]);
      expect(ofProperty('currency', 'eur', ', value: {}')).to.have.lengthOf(1);
      expect(ofProperty('currency', 'Euro')).to.have.lengthOf(1);
      const use = "{$ref: '#/components/schemas/L'}";
      const shared = `{A: {properties: {countryCode: ${use}, kind: ${use}}}, L: {type: string, enum: [Germany]}}`;
      expect(find(shared)).to.deep.equal(['L enum 0']);
    });

    it('takes JSON Patch op, link rel and method, and error location in their objects only', () => {
      expect(ofProperty('op', 'add', ', path: {}')).to.deep.equal([]);
      expect(ofProperty('op', 'add')).to.have.lengthOf(1);
      expect(ofProperty('rel', 'self', ', href: {}')).to.deep.equal([]);
      expect(ofProperty('rel', 'self')).to.have.lengthOf(1);
      expect(ofProperty('method', 'get', ', href: {}, rel: {}')).to.deep.equal([]);
      expect(ofProperty('location', 'body', ', issue: {}')).to.deep.equal([]);
      expect(ofProperty('location', 'inside')).to.have.lengthOf(1);
      expect(ofProperty('type', 'image/png', ', size: {}, url: {}')).to.deep.equal([]);
    });
    it('takes op in what a JSON Patch holds, even where path is missing', () => {
      const text = (type: string) =>
        `${HEAD}paths: {/a: {patch: {requestBody: {content: {${type}: {schema: {type: array, items: {$ref: '#/components/schemas/C'}}}}}}}}\ncomponents: {schemas: {C: {allOf: [{type: object, properties: {op: {enum: [add]}}}]}}}`;
      expect(places(enumValues, text('application/json-patch+json'))).to.deep.equal([]);
      expect(places(enumValues, text('application/json'))).to.have.lengthOf(1);
    });
    it('takes standard headers, and no custom ones', () => {
      const header = (name: string) =>
        `{name: ${name}, in: header, schema: {type: array, items: {enum: [respond-async]}}}`;
      expect(places(enumValues, `${HEAD}components: {parameters: {P: ${header('PREFER')}}}`)).to.deep.equal([]);
      expect(places(enumValues, `${HEAD}components: {parameters: {P: ${header('Acme-Prefer')}}}`)).to.have.lengthOf(1);
      const shared = (name: string) =>
        `${HEAD}paths: {/a: {get: {responses: {'200': {headers: {${name}: {$ref: '#/components/headers/H'}}}}}}}\ncomponents: {headers: {H: {schema: {enum: [no-cache]}}}}`;
      expect(places(enumValues, shared('Cache-Control'))).to.deep.equal([]);
      expect(places(enumValues, shared('Acme-Cache'))).to.have.lengthOf(1);
    });
    it('takes the property names that sortBy lists, as a parameter', () => {
      const text = (name: string) =>
        `${HEAD}components: {parameters: {P: {name: ${name}, in: query, schema: {enum: [createTime]}}}}`;
      expect(places(enumValues, text('sortBy'))).to.deep.equal([]);
      expect(places(enumValues, text('view'))).to.have.lengthOf(1);
    });
    it('a shared schema is right only when it is right everywhere; it is found once', () => {
      const use = "{$ref: '#/components/schemas/L'}";
      expect(find(`{L: {enum: [en]}, S: {properties: {language: ${use}, lang: ${use}}}}`)).to.deep.equal([]);
      expect(find(`{L: {enum: [en]}, S: {properties: {language: ${use}, mode: ${use}, kind: ${use}}}}`)).to.deep.equal([
        'L enum 0',
      ]);
      expect(
        find(`{Language: {enum: [en]}, S: {properties: {target: {$ref: '#/components/schemas/Language'}}}}`),
      ).to.deep.equal([]);
    });
    it('takes values under an annotation, at the schema or above it', () => {
      expect(find('{S: {x-lintel: {standard: ISO 1}, properties: {kind: {enum: [a]}}}}')).to.deep.equal([]);
    });
    it('says which standard the value misses', () => {
      const text = `${HEAD}components: {schemas: {S: {properties: {language: {enum: [en_US]}}}}}`;
      const [found] = lintText({ text }, [enumValues]);
      expect(found?.message).to.equal(
        '"en_US" is neither UPPER_CASE nor a BCP-47 tag; write a BCP-47 tag such as "en-US" (§2.1)',
      );
    });
    it('tells the UPPER_CASE value as well where no listed value is of the standard', () => {
      const of = (name: string, values: string) => told(`{S: {properties: {${name}: {enum: [${values}]}}}}`);
      expect(of('unit', 'day, month')[1]).to.equal(
        '"month" is neither UPPER_CASE nor a UCUM unit; write "MONTH", or a UCUM unit such as "kg" (§2.1)',
      );
      expect(of('contentType', 'checkbox, TEXT')).to.deep.equal([
        '"checkbox" is neither UPPER_CASE nor a media type; write "CHECKBOX", or a media type such as "image/png" (§2.1)',
      ]);
      expect(of('unit', 'kg, pounds')[0]).to.include('; write a UCUM unit such as "kg"');
    });
    it('leaves human-readable text alone', () => {
      expect(ofProperty('message', 'The card has expired.')).to.deep.equal([]);
      expect(ofProperty('message', 'expired')).to.have.lengthOf(1);
    });
  });
});

describe('rel-lower-case', () => {
  const link = (rel: string) => `{type: object, properties: {href: {}, rel: ${rel}}}`;
  const find = (schemas: string) => inSchemas(relLowerCase, schemas);

  it('finds enum, const, default and example', () => {
    expect(find(`{L: ${link('{enum: [self, Self]}')}}`)).to.deep.equal(['L properties rel enum 1']);
    expect(find(`{L: ${link('{const: NEXT}')}}`)).to.deep.equal(['L properties rel const']);
    expect(find(`{L: ${link('{type: string, default: SELF, example: Next}')}}`).sort()).to.deep.equal([
      'L properties rel default',
      'L properties rel example',
    ]);
    expect(find(`{L: ${link('{enum: [SELF], default: SELF}')}}`)).to.deep.equal(['L properties rel enum 0']);
  });
  it('finds patterns that spell upper case, and no others', () => {
    for (const pattern of ['^[A-Z]+$', '^[A-Za-z_]+$', '^(self|NEXT)$', '^\\w+$']) {
      expect(find(`{L: ${link(`{type: string, pattern: '${pattern}'}`)}}`), pattern).to.have.lengthOf(1);
    }
    for (const pattern of ['^[a-z_]+$', '^.*$', '^\\S+$', '^(self|next)$', '(']) {
      expect(find(`{L: ${link(`{type: string, pattern: '${pattern}'}`)}}`), pattern).to.deep.equal([]);
    }
  });
  it('knows a link by its array, and across allOf', () => {
    expect(
      find('{S: {properties: {links: {type: array, items: {properties: {rel: {enum: [Self]}}}}}}}'),
    ).to.have.lengthOf(1);
    expect(find('{S: {allOf: [{properties: {href: {}}}, {properties: {rel: {enum: [Self]}}}]}}')).to.have.lengthOf(1);
  });
  it('finds payload examples with and without a schema', () => {
    const example = ', example: {links: [{rel: Self}], link: {href: /a, rel: Next}, rel: Up}';
    expect(places(relLowerCase, posted('{type: object}', '{}', example))).to.have.lengthOf(4);
  });
  it('tells the lower-case name', () => {
    const text = `${HEAD}components: {schemas: {L: ${link('{enum: [parentPayment, SELF]}')}}}`;
    const messages = lintText({ text }, [relLowerCase]).map(({ message }) => message);
    expect(messages[0]).to.include('write "parent_payment"');
    expect(messages[1]).to.include('write "self"');
  });
  it('is the only rule that judges them', () => {
    expect(inSchemas(enumValues, `{L: ${link('{enum: [self, Self]}')}}`)).to.deep.equal([]);
  });
});

describe('no-null', () => {
  const find = (schemas: string) => inSchemas(noNull, schemas);

  it('finds each way of admitting null, once for each schema', () => {
    expect(find('{A: {nullable: true}}')).to.deep.equal(['A nullable']);
    expect(find("{A: {type: 'null'}}")).to.deep.equal(['A type']);
    expect(find("{A: {type: [string, 'null']}}")).to.deep.equal(['A type 1']);
    expect(find('{A: {type: [string, null]}}')).to.deep.equal(['A type 1']);
    expect(find('{A: {type: string, enum: [X, null]}}')).to.deep.equal(['A enum 1']);
    expect(find('{A: {const: null}}')).to.deep.equal(['A const']);
    expect(find('{A: {type: string, nullable: true, enum: [X, null], default: null}}')).to.deep.equal(['A nullable']);
    expect(find("{A: {anyOf: [{type: string}, {type: 'null'}]}}")).to.deep.equal(['A anyOf 1 type']);
    expect(find('{A: {type: string, default: null}}')).to.deep.equal(['A default']);
  });
  it('finds nulls inside what enum and const give, and not where the schema admits null anyway', () => {
    expect(find('{A: {const: {b: null}}}')).to.deep.equal(['A const b']);
    expect(find('{A: {enum: [{b: 1}, {c: [1, null]}]}}')).to.deep.equal(['A enum 1 c 1']);
    expect(find('{A: {enum: [{b: null}, null]}}')).to.deep.equal(['A enum 1']);
    expect(find('{A: {const: &a {b: *a, c: null}}}')).to.deep.equal(['A const c']);
    expect(find('{A: {properties: {b: {const: {c: null}}}, example: {b: null}}}')).to.deep.equal([
      'A properties b const c',
      'A example b',
    ]);
  });
  it('finds nulls in parameters and headers', () => {
    const text = `${HEAD}components: {parameters: {P: {name: p, in: query, schema: {nullable: true}}}, headers: {H: {schema: {type: [string, 'null']}}}}`;
    expect(places(noNull, text)).to.have.lengthOf(2);
  });
  it('leaves conditions, and keywords that are property names, alone', () => {
    expect(
      find("{A: {not: {type: 'null'}, if: {nullable: true}, properties: {nullable: {}, default: {}}, enum: ['null']}}"),
    ).to.deep.equal([]);
    expect(find('{A: {nullable: false}, B: {nullable: "true"}}')).to.deep.equal([]);
  });
  it('finds every null in examples, unless the schema admits it', () => {
    expect(find('{A: {properties: {b: {}}, example: {b: null, c: [1, null, {d: null}]}}}')).to.deep.equal([
      'A example b',
      'A example c 1',
      'A example c 2 d',
    ]);
    expect(find('{A: {properties: {b: {nullable: true}}, example: {b: null}}}')).to.deep.equal([
      'A properties b nullable',
    ]);
    expect(
      find("{N: {type: [string, 'null']}, A: {properties: {b: {$ref: '#/components/schemas/N'}}, example: {b: null}}}"),
    ).to.deep.equal(['N type 1']);
    expect(places(noNull, posted('{type: object}', '{}', ', examples: {one: {value: {a: null}}}'))).to.have.lengthOf(2);
  });
  it('leaves a null in the example of a parameter alone', () => {
    const text = `${HEAD}components: {parameters: {P: {name: p, in: query, example: null, schema: {type: string, example: null}}}}`;
    expect(places(noNull, text)).to.deep.equal([]);
  });
  it('survives examples that hold themselves, and deep ones', () => {
    expect(find('{A: {example: &e {a: null, self: *e}}}')).to.include('A example a');
    const depth = 400;
    expect(find(`{A: {example: ${'['.repeat(depth)}null${']'.repeat(depth)}}}`)).to.have.lengthOf(1);
  });
});

describe('no-closed-objects', () => {
  const find = (schemas: string) => inSchemas(noClosedObjects, schemas);

  it('finds both keywords wherever a schema stands', () => {
    expect(find('{A: {additionalProperties: false}, B: {unevaluatedProperties: false}}')).to.deep.equal([
      'A additionalProperties',
      'B unevaluatedProperties',
    ]);
    expect(find('{A: {properties: {b: {items: {additionalProperties: false}}}}}')).to.have.lengthOf(1);
    const closed = '{additionalProperties: false}';
    const text = `${HEAD}components: {parameters: {P: {name: p, in: query, schema: ${closed}}}, headers: {H: {schema: ${closed}}}}`;
    expect(places(noClosedObjects, text)).to.have.lengthOf(2);
  });
  it('leaves true, schemas, conditions, examples and property names alone', () => {
    const schemas = `{A: {additionalProperties: true}, B: {additionalProperties: {}}, C: {additionalProperties: {type: string}}, D: {not: {additionalProperties: false}}, E: {example: {additionalProperties: false}}, F: {properties: {additionalProperties: {}}}, G: {items: false}}`;
    expect(find(schemas)).to.deep.equal([]);
  });
});

describe('read-only', () => {
  const ask = (text: string) => places(readOnly, text).map((path) => path.split(' ').at(-1));
  const names = (list: string) => `{type: object, properties: {${list}}}`;

  it('asks about what the service sets', () => {
    const list =
      'id: {}, createTime: {}, updatedAt: {}, lastModifiedTime: {}, links: {}, totalAmount: {}, subtotal: {}';
    const asked = ask(posted("{$ref: '#/components/schemas/O'}", `{O: ${names(list)}}`));
    expect(asked).to.deep.equal([
      'id',
      'createTime',
      'updatedAt',
      'lastModifiedTime',
      'links',
      'totalAmount',
      'subtotal',
    ]);
  });
  it('knows the names of times of change, where their values may be times', () => {
    const times = ['lastModified', 'lastUpdated', 'modified', 'dateCreated', 'created', 'changedOn', 'lastLoginTime'];
    const asked = (type: string) =>
      ask(
        posted("{$ref: '#/components/schemas/O'}", `{O: ${names(times.map((name) => `${name}: ${type}`).join(', '))}}`),
      );
    expect(asked('{type: string}')).to.deep.equal(times);
    expect(asked('{}')).to.deep.equal(times);
    expect(asked('{type: boolean}')).to.deep.equal(['lastLoginTime']);
  });
  it('does not ask about what the client sets, or what is readOnly', () => {
    const list =
      'name: {}, startTime: {}, lastName: {}, updateMode: {}, id: {readOnly: true}, customer: {type: object, properties: {id: {}}}';
    expect(ask(posted("{$ref: '#/components/schemas/O'}", `{O: ${names(list)}}`))).to.deep.equal([]);
  });
  it('asks about a total only where the object holds what is summed up', () => {
    const total = (beside: string) =>
      ask(posted("{$ref: '#/components/schemas/O'}", `{O: ${names(`totalAmount: {type: string}${beside}`)}}`));
    const items = '{type: array, items: {type: object}}';
    expect(total('')).to.deep.equal([]);
    expect(total(', value: {type: integer}, tags: {type: array, items: {type: string}}')).to.deep.equal([]);
    expect(total(`, links: ${items}`)).to.deep.equal(['links']);
    expect(total(`, lines: ${items}`)).to.deep.equal(['totalAmount']);
    expect(total(', subtotal: {type: string}')).to.deep.equal(['totalAmount', 'subtotal']);
    expect(total(', itemTotal: {type: string}, taxTotal: {type: string}')).to.deep.equal([]);
  });
  it('does not ask where readOnly stands beside a reference, even in OpenAPI 3.0', () => {
    const schemas = `{O: ${names("createTime: {readOnly: true, $ref: '#/components/schemas/T'}")}, T: {type: string}}`;
    const text = posted("{$ref: '#/components/schemas/O'}", schemas);
    expect(ask(text)).to.deep.equal([]);
    expect(ask(text.replace('3.1.0', '3.0.3'))).to.deep.equal([]);
  });
  it('leaves to post-server-values-shared what that tells', () => {
    const content = "{content: {application/json: {schema: {$ref: '#/components/schemas/O'}}}}";
    const text = `${HEAD}paths: {/v1/shop/orders: {post: {requestBody: ${content}, responses: {'201': ${content}}}}}
components: {schemas: {O: ${names('id: {type: string}, subtotal: {type: string}')}}}`;
    expect(ask(text)).to.deep.equal(['subtotal']);
    expect(places(postServerValuesShared, text)).to.deep.equal(['components schemas O properties id']);
    expect(places(postServerValues, text)).to.deep.equal([]);
  });
  it('does not ask about schemas of one direction, or below a readOnly property', () => {
    expect(ask(posted(names('id: {}')))).to.deep.equal([]);
    const schemas = `{O: ${names("meta: {readOnly: true, $ref: '#/components/schemas/M'}")}, M: ${names('createTime: {}')}}`;
    expect(ask(posted("{$ref: '#/components/schemas/O'}", schemas))).to.deep.equal([]);
  });
});

describe('read-only-not-required', () => {
  const find = (schema: string, schemas = '{}') => places(readOnlyNotRequired, posted(schema, schemas));
  const order = '{type: object, required: [id, name], properties: {id: {readOnly: true}, name: {}}}';

  it('finds the entry, once for a shared schema', () => {
    expect(find("{$ref: '#/components/schemas/O'}", `{O: ${order}}`)).to.deep.equal([
      'components schemas O required 0',
    ]);
  });
  it('finds it through siblings of a reference, allOf of a property, and OpenAPI 3.0', () => {
    const sibling = "{required: [id], properties: {id: {$ref: '#/components/schemas/I', readOnly: true}}}";
    expect(find(sibling, '{I: {type: string}}')).to.have.lengthOf(1);
    expect(find('{required: [id], properties: {id: {allOf: [{type: string}], readOnly: true}}}')).to.have.lengthOf(1);
    const old = posted("{$ref: '#/components/schemas/O'}", `{O: ${order}}`).replace('3.1.0', '3.0.3');
    expect(places(readOnlyNotRequired, old)).to.have.lengthOf(1);
  });
  it('finds it in a nested object and in items', () => {
    expect(find(`{type: object, properties: {a: ${order}, b: {type: array, items: ${order}}}}`)).to.have.lengthOf(2);
  });
  it('finds it in what is sent to webhooks and callbacks', () => {
    const sent = `{post: {requestBody: {content: {application/json: {schema: ${order}}}}}}`;
    const text = `${HEAD}webhooks: {w: ${sent}}\npaths: {/a: {post: {callbacks: {c: {'{$url}': ${sent}}}}}}`;
    expect(places(readOnlyNotRequired, text)).to.have.lengthOf(2);
  });
  it('leaves responses and unused schemas alone', () => {
    const body = `{content: {application/json: {schema: ${order}}}}`;
    const text = `${HEAD}paths: {/a: {post: {responses: {'200': ${body}}}}}\ncomponents: {schemas: {U: ${order}}}`;
    expect(places(readOnlyNotRequired, text)).to.deep.equal([]);
  });
  it('leaves readOnly false, and names that no property defines, alone', () => {
    expect(find('{required: [a, b, 7, null], properties: {a: {readOnly: false}}}')).to.deep.equal([]);
  });
});

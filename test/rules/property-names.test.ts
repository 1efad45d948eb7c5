import { expect } from 'chai';
import propertyNames from '../../rules/2.1/property-names/rule.ts';
import moneyObject from '../../rules/2.3/money-object/rule.ts';
import { findings, HEAD, messagesOf, places, placesBySection, placesInSchemas } from '../support/findings.ts';

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('property-names', () => {
  describe('section 2.1, names that only a condition mentions', () => {
    it('are property names', () => {
      const schema = (names: string) =>
        `{A: {type: object, properties: {gift: {type: string}, red_card: {type: string}}, ${names}}}`;
      const required = 'dependentRequired: {gift: [gift_card, wrapping], red_card: [gift], blue_card: []}';
      expect(placesInSchemas(propertyNames, schema(required))).to.have.members([
        'A properties red_card',
        'A dependentRequired gift 0',
        'A dependentRequired blue_card',
      ]);
      const dependencies = 'dependencies: {gift: [gift_card], blue_card: {required: [gift]}}';
      expect(placesInSchemas(propertyNames, schema(dependencies))).to.have.members([
        'A properties red_card',
        'A dependencies gift 0',
        'A dependencies blue_card',
      ]);
      const dependentSchemas = 'dependentSchemas: {gift: {required: [wrapping]}, blue_card: {required: [gift]}}';
      expect(placesInSchemas(propertyNames, schema(dependentSchemas))).to.have.members([
        'A properties red_card',
        'A dependentSchemas blue_card',
      ]);
      for (const odd of ['null', '[a]', '{gift: null}', '{gift: [7]}']) {
        expect(placesInSchemas(propertyNames, schema(`dependentRequired: ${odd}`))).to.have.lengthOf(1);
      }
    });
  });

  const find = (schemas: string) => placesInSchemas(propertyNames, schemas);
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
  it('gives the camelCase name, where there is one', () => {
    const messages = (name: string) =>
      messagesOf(propertyNames, `${HEAD}components: {schemas: {S: {properties: {'${name}': {}}}}}`);
    expect(messages('user_id')).to.deep.equal(['property name "user_id" is not camelCase; write userId (§2.1)']);
    expect(messages('größe')[0]).to.include('write a camelCase name of ASCII letters');
  });
  it('leaves a member of Money by another name to money-object, if that runs and the member is absent', () => {
    const schema = (more: string) => `{S: {properties: {value: {type: string}, currency_code: {type: string}${more}}}}`;
    const money = (schemas: string) => placesInSchemas([propertyNames, moneyObject], schemas);
    const at = 'S properties currency_code';
    expect(find(schema(''))).to.deep.equal([at]);
    expect(money(schema('')))
      .to.have.lengthOf(2)
      .and.not.include(at);
    expect(money(schema(', currency: {type: string}'))).to.include(at);
    expect(money('{S: {properties: {currency_code: {type: string}}}}')).to.deep.equal([at]);
  });
  it('reports a member of Money by another name in a run of section 2.1 alone', () => {
    const money = '{Money: {type: object, properties: {value: {type: string}, currency_code: {type: string}}}}';
    expect(placesBySection('2.1', `components: {schemas: ${money}}`)).to.deep.equal([
      'property-names components schemas Money properties currency_code',
    ]);
  });
  it('gives the name of a boolean without the prefix that boolean-names finds', () => {
    const schemas = `{S: {properties: {is_paid: {$ref: '#/components/schemas/Flag'}, is_due: {type: string}}}, Flag: {type: boolean}}`;
    const found = findings(propertyNames, `${HEAD}components: {schemas: ${schemas}}`);
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
    const [found] = findings(propertyNames, posted("{$ref: 's.yaml#/S'}"), { files });
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
    it('without a schema are judged where they are certainly records', () => {
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

  it('is one finding for a name that three examples or more have and no schema', () => {
    const body =
      '{content: {application/json: {schema: {properties: {a: {type: string}}}, example: {a_b: 1, c_d: 1}}}}';
    const only = '{content: {application/json: {schema: {properties: {a: {type: string}}}, example: {a_b: 1}}}}';
    const text = `${HEAD}paths: {/a: {get: {responses: {'200': ${body}, '201': ${body}, '202': ${only}}}}}`;
    expect(findings(propertyNames, text).map(({ message }) => message)).to.have.members([
      'name in an example "a_b" is not camelCase, at 3 places; write aB (§2.1)',
      'name in an example "c_d" is not camelCase; write cD (§2.1)',
      'name in an example "c_d" is not camelCase; write cD (§2.1)',
    ]);
  });
});

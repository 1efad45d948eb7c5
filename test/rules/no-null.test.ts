import { expect } from 'chai';
import noNull from '../../rules/2.1/no-null/rule.ts';
import { findings, HEAD, places, placesInSchemas } from '../support/findings.ts';

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('no-null', () => {
  const find = (schemas: string) => placesInSchemas(noNull, schemas);

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
  it('says what is left out where no property has the value', () => {
    const messageOf = (text: string) => findings(noNull, text).map(({ message }) => message);
    const nullable = '{type: string, nullable: true}';
    const ofSchema = (schema: string) => messageOf(`components: {schemas: {A: ${schema}}}`);
    const ofParameter = (location: string) =>
      messageOf(`paths: {/v1/shop/orders: {get: {parameters: [{name: tag, in: ${location}, schema: ${nullable}}]}}}`);
    const start = 'nullable is true; remove it and';
    expect(ofSchema(`{type: array, items: ${nullable}}`)).to.deep.equal([`${start} leave such items out (§2.1)`]);
    expect(ofSchema(`{additionalProperties: ${nullable}}`)).to.deep.equal([`${start} leave such entries out (§2.1)`]);
    expect([...ofParameter('query'), ...ofParameter('header')]).to.deep.equal([
      `${start} leave the parameter out where it has no value (§2.1)`,
      `${start} leave the parameter out where it has no value (§2.1)`,
    ]);
  });

  it('says what to take out: a property, an item, or the example as a whole', () => {
    const messages = (text: string) => findings(noNull, text).map(({ message }) => message);
    expect(messages(`${HEAD}components: {schemas: {A: {const: null}}}`)).to.deep.equal([
      'const is null; remove this schema, since null is never sent (§2.1)',
    ]);
    const body = 'this value is null; take the example out, or give a body (§2.1)';
    expect(messages(posted('{type: object}', '{}', ', example: null'))).to.include(body);
    expect(messages(posted('{type: object}', '{}', ', examples: {one: {value: null}}'))).to.include(body);
    expect(messages('components: {schemas: {A: {type: object, example: null}}}')).to.deep.equal([
      'this value is null; take the example out, or give a value (§2.1)',
    ]);
    expect(messages('components: {schemas: {A: {type: object, default: null}}}')).to.deep.equal([
      'this value is null; take the default out (§2.1)',
    ]);
    expect(messages('components: {schemas: {A: {type: object, example: {a: null, b: [1, null]}}}}')).to.deep.equal([
      'this value is null; leave the property out (§2.1)',
      'this value is null; take it out of the array (§2.1)',
    ]);
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

describe('no-null on a component', () => {
  it('names the properties that refer to it', () => {
    const ref = "{$ref: '#/components/schemas/Note'}";
    const schemas = `{Note: {type: [string, 'null']}, A: {type: object, properties: {note: ${ref}, remark: ${ref}}}}`;
    expect(findings(noNull, `components: {schemas: ${schemas}}`).map(({ message }) => message)).to.deep.equal([
      'type lists "null"; remove it and leave "note" and "remark", which refer to it, out of `required` where they may be absent (§2.1)',
    ]);
  });
});

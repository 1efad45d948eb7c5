import { expect } from 'chai';
import readOnlyNotRequired from '../../rules/2.1/read-only-not-required/rule.ts';
import { HEAD, places } from '../support/findings.ts';

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

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
  it('finds it in what is required beside another property, unless clients do not send that one', () => {
    const depending = (lists: string, keyword = 'dependentRequired') =>
      find(`{properties: {id: {readOnly: true}, link: {readOnly: true}, name: {}}, ${keyword}: ${lists}}`);
    for (const keyword of ['dependentRequired', 'dependencies'])
      expect(depending('{name: [name, id]}', keyword).map((place) => place.split('schema ')[1])).to.deep.equal([
        `${keyword} name 1`,
      ]);
    expect(depending('{link: [id]}')).to.deep.equal([]);
    expect(depending('{name: {required: [name]}}', 'dependencies')).to.deep.equal([]);
  });
  it('leaves alone what the service sends to webhooks and callbacks, unless clients send it, too', () => {
    const sent = `{post: {requestBody: {content: {application/json: {schema: ${order}}}}}}`;
    const text = `${HEAD}webhooks: {w: ${sent}}\npaths: {/a: {post: {callbacks: {c: {'{$url}': ${sent}}}}}}`;
    expect(places(readOnlyNotRequired, text)).to.deep.equal([]);
    const shared = `{content: {application/json: {schema: {$ref: '#/components/schemas/O'}}}}`;
    const both = `${HEAD}webhooks: {w: {post: {requestBody: ${shared}}}}\npaths: {/a: {post: {requestBody: ${shared}}}}\ncomponents: {schemas: {O: ${order}}}`;
    expect(places(readOnlyNotRequired, both)).to.deep.equal(['components schemas O required 0']);
  });
  it('takes variants of anyOf and oneOf each for itself, with what stands around them', () => {
    const variants = '{required: [id], properties: {id: {}}}, {properties: {id: {readOnly: true}}}';
    for (const keyword of ['anyOf', 'oneOf']) {
      expect(find(`{${keyword}: [${variants}]}`), keyword).to.deep.equal([]);
      expect(find(`{allOf: [{${keyword}: [${variants}]}]}`), keyword).to.deep.equal([]);
      expect(
        find(`{${keyword}: [{required: [id]}, {required: [a]}], properties: {id: {readOnly: true}}}`),
      ).to.have.lengthOf(1);
      expect(find(`{allOf: [{required: [id]}, {${keyword}: [${variants}]}]}`)).to.have.lengthOf(1);
    }
    const referred = "{oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}";
    const schemas =
      '{A: {required: [id]}, B: {allOf: [{$ref: "#/components/schemas/C"}]}, C: {properties: {id: {readOnly: true}}}}';
    expect(find(referred, schemas)).to.deep.equal([]);
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

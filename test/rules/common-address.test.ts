import { expect } from 'chai';
import commonAddress from '../../rules/2.3/common-address/rule.ts';
import { findings, HEAD } from '../support/findings.ts';
import { pointers, pointersInSchemas } from '../support/schema-rules.ts';

describe('common-address', () => {
  const find = (schemas: string) => pointersInSchemas(commonAddress, schemas);
  const MEMBERS = 'properties: {street: {}, city: {}, postalCode: {}}';

  it('is silent about one address, and about none', () => {
    expect(find(`{Address: {type: object, ${MEMBERS}}}`)).to.deep.equal([]);
    expect(
      find(
        '{A: {type: object, properties: {city: {}, country: {}}}, B: {type: object, properties: {city: {}, country: {}}}}',
      ),
    ).to.deep.equal([]);
  });

  it('finds the second one, and prefers what is called Address', () => {
    expect(find(`{A: {type: object, ${MEMBERS}}, Address: {type: object, ${MEMBERS}}}`)).to.deep.equal(['A']);
    expect(find(`{A: {type: object, ${MEMBERS}}, B: {type: object, ${MEMBERS}}}`)).to.deep.equal(['B']);
    expect(
      find(`{A: {type: object, properties: {home: {type: object, ${MEMBERS}}, work: {type: object, ${MEMBERS}}}}}`),
    ).to.deep.equal(['A/properties/work']);
  });

  it('names an address without a name together with the first one that repeats it', () => {
    const order = `{type: object, properties: {from: {type: object, ${MEMBERS}}, to: {type: object, ${MEMBERS}}, over: {type: object, ${MEMBERS}}}}`;
    const at = (name: string) => ['components', 'schemas', 'Order', 'properties', name];
    const found = findings(commonAddress, `components: {schemas: {Order: ${order}}}`);
    expect(found.map(({ path }) => path)).to.deep.equal([at('to'), at('over')]);
    expect(found.map((one) => one.places)).to.deep.equal([[at('to'), at('from')], null]);
    const [beside] = findings(
      commonAddress,
      `components: {schemas: {Address: {type: object, ${MEMBERS}}, Order: {type: object, properties: {to: {type: object, ${MEMBERS}}}}}}`,
    );
    expect(beside?.places).to.equal(null);
  });

  it('takes a shared base for sharing, whatever is added to it', () => {
    const base = "{$ref: '#/components/schemas/Base'}";
    const schemas = `{Base: {type: object, properties: {city: {}, country: {}}}, A: {allOf: [${base}, {type: object, properties: {street: {}}}]}, B: {allOf: [${base}, {type: object, properties: {postalCode: {}}}]}}`;
    expect(find(schemas)).to.deep.equal([]);
    expect(
      find(
        `{Address: {type: object, ${MEMBERS}}, C: {type: object, properties: {home: {$ref: '#/components/schemas/Address', description: Home.}}}}`,
      ),
    ).to.deep.equal([]);
  });

  it('names no definition that is reported itself', () => {
    const home = 'properties: {street: {}, city: {}, postalCode: {}, floor: {}, buzzer: {}}';
    const schemas = `{Address: {type: object, ${MEMBERS}}, HomeAddress: {type: object, ${home}}, C: {type: object, properties: {at: {type: object, ${home}}}}}`;
    const said = findings(commonAddress, `components: {schemas: ${schemas}}`).map(
      ({ path, message }) => `${path.at(-1)}: ${message.split('; ')[1]}`,
    );
    expect(said).to.have.members([
      'HomeAddress: refer to Address, or extend it by allOf (§2.3)',
      'at: refer to Address, or extend it by allOf (§2.3)',
    ]);
  });

  it('asks to move the members of an address out of what is something else', () => {
    const card =
      'properties: {address_line1: {}, address_city: {}, address_zip: {}, brand: {}, number: {}, cvc: {}, expiry: {}}';
    const schemas = `{Address: {type: object, ${MEMBERS}}, Card: {type: object, ${card}}}`;
    expect(findings(commonAddress, `components: {schemas: ${schemas}}`).map(({ message }) => message)).to.deep.equal([
      'this schema describes an address anew; move its members into a property that refers to Address (§2.3)',
    ]);
  });

  it('finds what stands in other files and in bodies', () => {
    const text = `${HEAD}paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: object, ${MEMBERS}}}}}}}}\ncomponents: {schemas: {C: {type: object, properties: {home: {$ref: 'b.yaml#/schemas/Address'}}}}}`;
    expect(pointers(commonAddress, text, { 'b.yaml': `schemas: {Address: {type: object, ${MEMBERS}}}` })).to.deep.equal(
      ['paths//a/post/requestBody/content/application/json/schema'],
    );
  });
});

import { expect } from 'chai';
import commonAddress from '../../rules/2.3/common-address/rule.ts';
import { HEAD } from '../support/findings.ts';
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

  it('finds what stands in other files and in bodies', () => {
    const text = `${HEAD}paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: object, ${MEMBERS}}}}}}}}\ncomponents: {schemas: {C: {type: object, properties: {home: {$ref: 'b.yaml#/schemas/Address'}}}}}`;
    expect(pointers(commonAddress, text, { 'b.yaml': `schemas: {Address: {type: object, ${MEMBERS}}}` })).to.deep.equal(
      ['paths//a/post/requestBody/content/application/json/schema'],
    );
  });
});

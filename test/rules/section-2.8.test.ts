import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { exampleText } from '../support/example-text.ts';
import { lintText } from '../support/lint-text.ts';

function found(id: string, yaml: string, files: Readonly<Record<string, string>> = {}): string[] {
  const rule = RULES[id];
  if (rule === undefined) throw new Error(`There is no rule ${id}.`);
  const example = exampleText({ yaml, asWritten: true });
  return lintText({ text: example.text, files: { ...example.files, ...files } }, [rule]).map(
    ({ path, source }) => `${source === 'openapi.yaml' ? '' : `${source} `}${path.join(' ')}`,
  );
}

const SECTION = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '2.8');

describe('rules of section 2.8', () => {
  it('do not fail on odd input', () => {
    const odd = [
      'paths: { /a/{b}/{c}: , /{}/{}: [], "/{/}": {} }',
      'paths: { /a/{b}: { parameters: [{ name: b, in: path, schema: 7 }, { name: , in: path, schema: { type: , pattern: 3 } }] } }',
      'components: { schemas: { A: { properties: { id: , xId: 3, yId: { type: [integer, 4], pattern: "(" } } }, B: [], C: } }',
      'components: { schemas: { Id: { allOf: [{ $ref: "#/components/schemas/Id" }], type: integer } } }',
    ];
    for (const text of odd) {
      for (const version of ['3.0.3', '3.1.0']) {
        expect(() => lintText({ text: `openapi: ${version}\n${text}` }, SECTION), text).not.to.throw();
      }
    }
  });

  describe('no-adjacent-ids', () => {
    const cases: [string, boolean][] = [
      ['/v1/shop/orders/{orderId}/{itemId}', true],
      ['/v1/shop/{a}/{b}/c', true],
      ['/v1/shop/a/{b}//{c}', true],
      ['/v1/shop/a/{b}.json/{c}', true],
      ['/v1/shop/orders/{orderId}/items/{itemId}', false],
      ['/{version}/{orderId}', false],
      ['/v1/shop/files/{fileId}/{path+}', false],
    ];
    for (const [key, wrong] of cases) {
      it(`${key} is ${wrong ? 'wrong' : 'right'}`, () => {
        expect(found('no-adjacent-ids', `paths: { '${key}': {} }`)).to.deep.equal(wrong ? [`paths ${key}`] : []);
      });
    }
  });

  describe('no-sequence-ids', () => {
    const ofProperty = (name: string, schema: string) =>
      found(
        'no-sequence-ids',
        `components: { schemas: { A: { type: object, properties: { ${name}: ${schema} } } } }`,
      ).map((at) => at.replace('components schemas A properties ', ''));

    it('judges id and …Id, and nothing that only ends alike', () => {
      for (const name of ['id', 'orderId', 'order_id', 'orderID']) {
        expect(ofProperty(name, '{ type: integer }'), name).to.deep.equal([`${name} type`]);
      }
      for (const name of ['paid', 'grid', 'idle', 'count', 'taxId', 'ids']) {
        expect(ofProperty(name, '{ type: integer }'), name).to.deep.equal([]);
      }
    });

    it('judges the items of arrays that are called for identifiers', () => {
      for (const name of ['ids', 'orderIds', 'order_ids', 'orderIDs']) {
        expect(ofProperty(name, '{ type: array, items: { type: integer } }'), name).to.deep.equal([
          `${name} items type`,
        ]);
      }
      for (const name of ['grids', 'bids', 'taxIds', 'counts']) {
        expect(ofProperty(name, '{ type: array, items: { type: integer } }'), name).to.deep.equal([]);
      }
      expect(ofProperty('orderIds', '{ type: array, items: { type: string } }')).to.deep.equal([]);
      const foreign = 'description: Assigned by the bank., type: array, items: { type: integer }';
      expect(ofProperty('transferIds', `{ ${foreign} }`)).to.deep.equal([]);
      expect(ofProperty('orderIds', '{ type: array, items: { type: array, items: { type: integer } } }')).to.deep.equal(
        [],
      );
    });

    it('tells a schema once that one and many identifiers have, and each use of one that others have too', () => {
      const uses = (others: string) =>
        found(
          'no-sequence-ids',
          `components: { schemas: { OrderId: { type: integer }, A: { type: object, properties: { orderId: { $ref: '#/components/schemas/OrderId' }, orderIds: { type: array, items: { $ref: '#/components/schemas/OrderId' } }${others} } } } }`,
        );
      expect(uses('')).to.deep.equal(['components schemas OrderId type']);
      const list = ", counts: { type: array, items: { $ref: '#/components/schemas/OrderId' } }";
      expect(uses(list)).to.deep.equal([
        'components schemas A properties orderId',
        'components schemas A properties orderIds items',
      ]);
    });

    it('judges types and patterns', () => {
      expect(ofProperty('id', '{ type: [integer, "null"] }')).to.deep.equal(['id type']);
      expect(ofProperty('id', "{ type: string, pattern: '^\\d{1,10}$' }")).to.deep.equal(['id pattern']);
      expect(ofProperty('id', "{ type: string, pattern: '^ORD-[0-9]+$' }")).to.deep.equal([]);
      expect(ofProperty('id', '{ type: string, format: uuid }')).to.deep.equal([]);
      expect(ofProperty('levelId', '{ type: integer, enum: [1, 2] }')).to.deep.equal([]);
    });

    it('leaves alone the number of one of a few things', () => {
      expect(ofProperty('colorId', '{ type: integer, minimum: 0, maximum: 7 }')).to.deep.equal([]);
      expect(ofProperty('colorId', '{ type: integer, minimum: 1, maximum: 1000 }')).to.deep.equal(['colorId type']);
      const said = (text: string) => ofProperty('colorId', `{ type: integer, description: "${text}" }`);
      expect(said('The color: * `0`: Yellow. * `1`: Red.')).to.deep.equal([]);
      expect(said('Never `0`: such orders are lost.')).to.deep.equal(['colorId type']);
    });

    it('judges path parameters, and leaves alone those that count', () => {
      const ofParameter = (name: string) =>
        found(
          'no-sequence-ids',
          `components: { parameters: { P: { name: ${name}, in: path, schema: { type: integer } } } }`,
        );
      for (const name of ['id', 'orderId', 'order', 'orderNumber']) expect(ofParameter(name), name).to.have.lengthOf(1);
      for (const name of ['year', 'lineIndex', 'page', 'version']) expect(ofParameter(name), name).to.deep.equal([]);
    });

    it('judges path parameters that have content', () => {
      for (const type of ['application/json', 'text/plain']) {
        const yaml = `components: { parameters: { P: { name: orderId, in: path, content: { ${type}: { schema: { type: integer } } } } } }`;
        expect(found('no-sequence-ids', yaml)).to.deep.equal([`components parameters P content ${type} schema type`]);
      }
    });

    it('stands at the definition, or at the use where other values share it', () => {
      const yaml = (other: string) => `
        components:
          schemas:
            Number: { type: integer }
            A: { type: object, properties: { id: { $ref: '#/components/schemas/Number' } } }
            B: { type: object, properties: { ${other}: { $ref: '#/components/schemas/Number' } } }
      `;
      expect(found('no-sequence-ids', yaml('aId'))).to.deep.equal(['components schemas Number type']);
      expect(found('no-sequence-ids', yaml('quantity'))).to.deep.equal(['components schemas A properties id']);
    });

    it('looks through allOf, siblings of a reference and files', () => {
      const yaml = `
        components:
          schemas:
            A: { type: object, properties: { id: { allOf: [{ $ref: 'ids.yaml#/Id' }] }, bId: { $ref: 'ids.yaml#/Id', description: b } } }
      `;
      expect(found('no-sequence-ids', yaml, { 'ids.yaml': 'Id: { type: integer }' })).to.deep.equal([
        'ids.yaml Id type',
      ]);
    });

    it('leaves properties of query parameters, conditions and examples alone', () => {
      const yaml = `
        components:
          schemas:
            A: { type: object, not: { properties: { id: { type: integer } } }, example: { properties: { id: { type: integer } } } }
      `;
      expect(found('no-sequence-ids', yaml)).to.deep.equal([]);
    });
  });

  describe('ascii-ids', () => {
    const ofPattern = (pattern: string) =>
      found(
        'ascii-ids',
        `components: { schemas: { A: { type: object, properties: { id: { type: string, pattern: '${pattern}' } } } } }`,
      );

    it('judges patterns', () => {
      for (const pattern of ['^[A-Z0-9/]+$', '^[a-zé]+$', '^\\S+$', '^.+$', '^[\\w ]+$', '^\\p{L}+$']) {
        expect(ofPattern(pattern), pattern).to.have.lengthOf(1);
      }
      for (const pattern of ['^[A-Za-z0-9]+$', '^\\w+$', '^[\\w.~-]+$', '^[A-Z%0-9]+$', '[a-z]', '(']) {
        expect(ofPattern(pattern), pattern).to.deep.equal([]);
      }
    });

    it('judges examples of parameters, schemas and bodies', () => {
      const yaml = `
        paths:
          /v1/shop/orders/{orderId}:
            parameters: [{ name: orderId, in: path, required: true, schema: { type: string }, examples: { a: { value: a/b }, b: { value: a-b } } }]
            get:
              responses:
                '200':
                  content:
                    application/json:
                      schema: { type: object, properties: { items: { type: array, items: { $ref: '#/components/schemas/Order' } } } }
                      example: { items: [{ id: ö1 }, { id: o1, note: ö }] }
        components:
          schemas:
            Order: { type: object, properties: { id: { type: string, example: 'a b' }, note: { type: string, example: 'a b' } } }
      `;
      expect(found('ascii-ids', yaml)).to.have.members([
        'paths /v1/shop/orders/{orderId} parameters 0 examples a value',
        'paths /v1/shop/orders/{orderId} get responses 200 content application/json example items 0 id',
        'components schemas Order properties id example',
      ]);
    });

    it('takes placeholders, encoded text and what the pattern excludes for no fault', () => {
      const yaml = (example: string, more = '') =>
        `components: { schemas: { A: { type: object, properties: { id: { type: string, example: '${example}' ${more} } } } } }`;
      for (const example of ['{orderId}', '<order id>', 'a%2Fb', '"abc"', 'example string', '']) {
        expect(found('ascii-ids', yaml(example)), example).to.deep.equal([]);
      }
      expect(found('ascii-ids', yaml('a b', ", pattern: '^[a-z]+$'"))).to.deep.equal([]);
    });

    it('leaves alone what another party gives', () => {
      const told = (name: string, said: string, info = 'Shop', beside = '') => {
        const property = `${name}: { type: string, description: "${said}", pattern: '^[a-z:]+$', example: 'a:b' }`;
        const yaml = `
info: { title: ${info}, version: 1.0.0 }
components: { schemas: { A: { type: object, properties: { ${property} ${beside} } } } }`;
        return found('ascii-ids', yaml).length > 0;
      };
      expect(told('id', 'Unique among orders.')).to.equal(true);
      for (const said of [
        'Its form is defined by an external party.',
        'Third-party identifier.',
        'As given by the network.',
        'Returned by the card scheme.',
      ]) {
        expect(told('id', said), said).to.equal(false);
      }
      expect(told('id', 'Assigned by the service.')).to.equal(true);
      expect(told('hugging_face_id', 'The Hugging Face repository ID of the model.')).to.equal(false);
      expect(told('hugging_face_id', 'The Hugging Face repository ID of the model.', 'Hugging Face')).to.equal(true);
      expect(told('billing_agreement_id', 'The Billing Agreement ID.')).to.equal(true);
      const tenant = ", tenant_id: { type: string, description: 'ID that is registered with Example Teams.' }";
      expect(told('id', 'Of the channel.', 'Shop', tenant)).to.equal(false);
      expect(told('id', 'Of the channel.', 'Example Teams', tenant)).to.equal(true);
    });

    it('judges path parameters that have content, with their examples', () => {
      const yaml = (more: string) =>
        `components: { parameters: { P: { name: order, in: path, required: true, content: { text/plain: { schema: { type: string, ${more} } } } } } }`;
      expect(found('ascii-ids', yaml("pattern: '^[a-z/]+$'"))).to.have.lengthOf(1);
      expect(found('ascii-ids', yaml("example: 'a:b'"))).to.have.lengthOf(1);
      expect(
        found('ascii-ids', yaml('example: a-b').replace(' } } } } } }', " }, example: 'a:b' } } } } }")),
      ).to.have.lengthOf(1);
    });

    it('hears what a path parameter says of its giver', () => {
      const yaml = (said: string) =>
        `components: { parameters: { P: { name: payment, in: path, required: true, description: ${said}, example: 'a:b', schema: { type: string } } } }`;
      expect(found('ascii-ids', yaml('Given by the bank.'))).to.deep.equal([]);
      expect(found('ascii-ids', yaml('Of the payment.'))).to.have.lengthOf(1);
    });

    it('takes addresses and digests in the forms of their standards', () => {
      const yaml = (schema: string) =>
        `components: { parameters: { P: { name: thing, in: path, required: true, schema: { type: string, ${schema} } } } }`;
      const digest = '0123456789abcdef0123456789abcdef';
      expect(found('ascii-ids', yaml("format: ipv6, example: '2001:db8::1'"))).to.deep.equal([]);
      expect(found('ascii-ids', yaml("example: '2001:db8::1'"))).to.have.lengthOf(1);
      expect(found('ascii-ids', yaml(`example: 'sha256:${digest}'`))).to.deep.equal([]);
      expect(found('ascii-ids', yaml("pattern: '^sha256:[0-9a-f]{64}$'"))).to.deep.equal([]);
      expect(found('ascii-ids', yaml("pattern: '^sha256:[0-9a-z]{64}$'"))).to.have.lengthOf(1);
    });
  });
});

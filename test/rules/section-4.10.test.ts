import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import results from '../../rules/4.10/batch-results/rule.ts';
import oneType from '../../rules/4.10/bulk-of-one-type/rule.ts';
import { lintText } from '../support/lint-text.ts';

/** Where a rule’s findings stand, as paths. */
function found(rule: Rule, yaml: string, openapi = '3.1.0', files: Record<string, string> = {}): string[] {
  return lintText({ text: `openapi: ${openapi}\n${yaml}`, files }, [rule]).map(({ path, source }) =>
    [...(source === 'openapi.yaml' ? [] : [`${source}:`]), ...path].join(' '),
  );
}

const ODD = [
  '',
  'paths: null',
  'paths: []',
  'paths: {/a: {post: null}}',
  'paths: {/a: {post: {parameters: 3, responses: [1], requestBody: x}}}',
  "paths: {/a: {post: {parameters: [null, {in: header}], responses: {'200': null, '202': 7}}}}",
  'components: {responses: {A: null}, schemas: {B: 3}, parameters: {C: []}}',
];

const ERROR = '{type: object, properties: {name: {type: string}, message: {type: string}, debug_id: {type: string}}}';
const SCHEMAS =
  'components: {schemas: {Order: {type: object, properties: {id: {type: string}}}, OrderRequest: {type: object, properties: {a: {type: string}}}, Customer: {type: object, properties: {b: {type: string}}}, CardOrder: {type: object, properties: {c: {type: string}}}}}';
const post = (request: string, answer: string, path = '/v1/shop/orders', status = '200') =>
  `paths: {'${path}': {post: {requestBody: {content: {application/json: {schema: ${request}}}}, responses: {'${status}': {description: d, content: {application/json: {schema: ${answer}}}}}}}}\n${SCHEMAS}`;
const many = (schema: string) => `{type: object, properties: {items: {type: array, items: ${schema}}}}`;
const batch = (item: string) => `{type: object, properties: {batch_result: {type: array, items: ${item}}}}`;
const GOOD = batch(`{type: object, properties: {order: {type: object}, error: ${ERROR}}}`);
const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;
const answered = 'paths /v1/shop/orders post responses 200 content application/json schema';
const asked = 'paths /v1/shop/orders post requestBody content application/json schema';

describe('section 4.10', () => {
  it('survives odd input', () => {
    for (const rule of [results, oneType]) {
      for (const yaml of [
        ...ODD,
        post('3', '{type: object, properties: {batch_result: 3}}'),
        post('{properties: {items: null}}', batch('null')),
        post('[]', batch('{}')),
      ]) {
        expect(() => found(rule, yaml), yaml).not.to.throw();
      }
    }
  });
  it('takes a body for bulk where its items are resources of the collection', () => {
    const plain = '{type: object, properties: {id: {type: string}}}';
    for (const name of ['Order', 'OrderRequest'])
      expect(found(results, post(many(ref(name)), plain)), name).to.deep.equal([answered]);
    for (const name of ['Customer', 'CardOrder'])
      expect(found(results, post(many(ref(name)), plain)), name).to.be.empty;
    expect(found(results, post(many(ref('Order')), plain, '/v1/shop/orders', '201'))).to.be.empty;
    expect(found(results, post(many(ref('Order')), GOOD))).to.be.empty;
  });
  it('takes 200 for the answer to a repetition only where there is another success', () => {
    const plain = '{type: object, properties: {id: {type: string}}}';
    const keyed = post(many(ref('Order')), plain).replace(
      '{post: {',
      '{post: {parameters: [{name: Idempotency-Key, in: header, schema: {type: string}}], ',
    );
    expect(found(results, keyed)).to.deep.equal([answered]);
    for (const status of ["'201'", "'202'", "'204'"])
      expect(found(results, keyed.replace('responses: {', `responses: {${status}: {description: d}, `))).to.be.empty;
  });
  it('knows a resource by its key in a file that is a collection of schemas', () => {
    const other = '{type: object, properties: {id: {type: string}}}';
    for (const [name, expected] of [
      ['Order', [answered]],
      ['Customer', []],
    ] as const) {
      const files = { 'types.yaml': `${name}: ${other}` };
      const yaml = post(many(`{$ref: 'types.yaml#/${name}'}`), other);
      expect(found(results, yaml, '3.1.0', files), name).to.deep.equal(expected);
    }
  });
  it('looks into the items of batch_result', () => {
    const any = '{type: object}';
    const at = `${answered} properties batch_result items`;
    expect(found(results, post(any, batch('{type: string}')))).to.deep.equal([`${at} type`]);
    expect(found(results, post(any, batch('{type: object, properties: {id: {type: string}}}')))).to.deep.equal([at]);
    expect(found(results, post(any, batch(ERROR)))).to.deep.equal([at]);
    expect(
      found(results, post(any, batch(`{type: object, properties: {status: {type: string}, error: ${ERROR}}}`))),
    ).to.deep.equal([at]);
    expect(
      found(
        results,
        post(
          any,
          batch(
            '{type: object, properties: {id: {type: string}, name: {type: string}, message: {type: string}, debug_id: {type: string}}}',
          ),
        ),
      ),
    ).to.be.empty;
    expect(found(results, post(any, batch('{}')))).to.be.empty;
    expect(found(results, post(any, batch("{$ref: '#/gone'}")))).to.be.empty;
  });
  it('finds alternatives that have nothing in common, but no variants', () => {
    const mixed = (...names: string[]) => many(`{oneOf: [${names.map(ref).join(', ')}]}`);
    expect(found(oneType, post(mixed('Order', 'Customer'), GOOD))).to.deep.equal([`${asked} properties items items`]);
    expect(found(oneType, post(mixed('Order', 'CardOrder'), GOOD))).to.be.empty;
  });
  it('finds requests of any kind also where nothing else tells of bulk', () => {
    const call = '{type: object, properties: {method: {type: string}, url: {type: string}}}';
    expect(found(oneType, post(`{type: array, items: ${call}}`, '{type: object}', '/v1/shop/batch'))).to.have.lengthOf(
      1,
    );
    expect(
      found(
        oneType,
        post(
          `{type: object, properties: {requests: {type: array, items: ${call}}}}`,
          '{type: object}',
          '/v1/shop/batch',
        ),
      ),
    ).to.have.lengthOf(1);
    const link = '{type: object, properties: {href: {type: string}, rel: {type: string}, method: {type: string}}}';
    expect(found(oneType, post(`{type: object, properties: {links: {type: array, items: ${link}}}}`, GOOD))).to.be
      .empty;
  });
  it('finds several arrays of objects where there is no items, whatever their order', () => {
    const list = '{type: array, items: {type: object}}';
    expect(
      found(oneType, post(`{type: object, properties: {orders: ${list}, customers: ${list}}}`, GOOD)),
    ).to.deep.equal([asked]);
    expect(found(oneType, post(`{type: object, properties: {items: ${list}, options: ${list}}}`, GOOD))).to.be.empty;
    expect(found(oneType, post(`{type: object, properties: {orders: ${list}, customers: ${list}}}`, '{type: object}')))
      .to.be.empty;
  });
});

import { expect } from 'chai';
import batchResults from '../../rules/4.10/batch-results/rule.ts';
import { batch, ERROR, GOOD, many, post } from '../support/bulk-bodies.ts';
import { ref } from '../support/collection-pages.ts';
import { places } from '../support/findings.ts';

const answered = 'paths /v1/shop/orders post responses 200 content application/json schema';

describe('batch-results', () => {
  it('takes a body for bulk where its items are resources of the collection', () => {
    const plain = '{type: object, properties: {id: {type: string}}}';
    for (const name of ['Order', 'OrderRequest'])
      expect(places(batchResults, post(many(ref(name)), plain)), name).to.deep.equal([answered]);
    for (const name of ['Customer', 'CardOrder'])
      expect(places(batchResults, post(many(ref(name)), plain)), name).to.be.empty;
    expect(places(batchResults, post(many(ref('Order')), plain, '/v1/shop/orders', '201'))).to.be.empty;
    expect(places(batchResults, post(many(ref('Order')), GOOD))).to.be.empty;
  });

  it('takes 200 for the answer to a repetition only where there is another success', () => {
    const plain = '{type: object, properties: {id: {type: string}}}';
    const keyed = post(many(ref('Order')), plain).replace(
      '{post: {',
      '{post: {parameters: [{name: Idempotency-Key, in: header, schema: {type: string}}], ',
    );
    expect(places(batchResults, keyed)).to.deep.equal([answered]);
    for (const status of ["'201'", "'202'", "'204'"])
      expect(places(batchResults, keyed.replace('responses: {', `responses: {${status}: {description: d}, `))).to.be
        .empty;
  });

  it('knows a resource by its key in a file that is a collection of schemas', () => {
    const other = '{type: object, properties: {id: {type: string}}}';
    for (const [name, expected] of [
      ['Order', [answered]],
      ['Customer', []],
    ] as const) {
      const files = { 'types.yaml': `${name}: ${other}` };
      const yaml = post(many(`{$ref: 'types.yaml#/${name}'}`), other);
      expect(places(batchResults, yaml, { files }), name).to.deep.equal(expected);
    }
  });

  it('looks into the items of batch_result', () => {
    const any = '{type: object}';
    const at = `${answered} properties batch_result items`;
    expect(places(batchResults, post(any, batch('{type: string}')))).to.deep.equal([`${at} type`]);
    expect(places(batchResults, post(any, batch('{type: object, properties: {id: {type: string}}}')))).to.deep.equal([
      at,
    ]);
    expect(places(batchResults, post(any, batch(ERROR)))).to.deep.equal([at]);
    expect(
      places(batchResults, post(any, batch(`{type: object, properties: {status: {type: string}, error: ${ERROR}}}`))),
    ).to.deep.equal([at]);
    expect(
      places(
        batchResults,
        post(
          any,
          batch(
            '{type: object, properties: {id: {type: string}, name: {type: string}, message: {type: string}, debug_id: {type: string}}}',
          ),
        ),
      ),
    ).to.be.empty;
    expect(places(batchResults, post(any, batch('{}')))).to.be.empty;
    expect(places(batchResults, post(any, batch("{$ref: '#/gone'}")))).to.be.empty;
  });
});

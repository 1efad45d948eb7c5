import { expect } from 'chai';
import { list, query } from '../support/collection-queries.ts';
import { placesBySection } from '../support/findings.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

describe('last-link-on-request', () => {
  const TOTAL = 'name: totalRequired, schema: {type: boolean, default: false}';
  const answer = (example: string, more = '', ...parameters: string[]) =>
    `paths: {/v1/shop/orders: {get: {${query(SIZE, PAGE, ...parameters)}, responses: {'400': {}, '200': {content: {application/json: {schema: {type: object, properties: {items: {type: array}${more}}}, example: ${example}}}}}}}}`;
  const last = '{items: [], links: [{href: a, rel: last}]}';

  it('is looked for in examples of lists that do not count', () => {
    expect(placesBySection('4.4', answer(last))).to.deep.equal([
      'last-link-on-request paths /v1/shop/orders get responses 200 content application/json example links 0 rel',
    ]);
    expect(placesBySection('4.4', answer(last, '', TOTAL))).to.deep.equal([]);
    expect(placesBySection('4.4', answer('{items: [{links: [{href: a, rel: last}]}], links: []}'))).to.deep.equal([]);
  });

  it('is no fault where a parameter that cannot be read may ask for it', () => {
    const unread = answer(last).replace('parameters: [', "parameters: [{$ref: 'gone.yaml'}, ");
    expect(placesBySection('4.4', unread)).to.deep.equal([]);
  });

  it('leaves totals without a parameter, and one with another name, to the rules about these', () => {
    expect(placesBySection('4.4', answer(last, ', totalItems: {type: integer}'))).to.deep.equal([]);
    expect(placesBySection('4.4', answer(last, '', 'name: include_total, schema: {type: boolean}'))).to.deep.equal([
      'foreign-paging paths /v1/shop/orders get parameters 2 name',
    ]);
  });

  it('is allowed where one of the lists that share the answer counts', () => {
    const use = "{get: {PARAMETERS responses: {'400': {}, '200': {$ref: '#/components/responses/R'}}}}";
    const yaml = (more: string) =>
      `paths: {/v1/shop/orders: ${use.replace('PARAMETERS', `${query(SIZE, PAGE)},`)}, /v1/shop/notes: ${use.replace('PARAMETERS', `${query(SIZE, PAGE, ...(more === '' ? [] : [more]))},`)}}\ncomponents: {responses: {R: {content: {application/json: {schema: {type: object, properties: {items: {type: array}}}, example: ${last}}}}}}`;
    expect(placesBySection('4.4', yaml(''))).to.have.lengthOf(1);
    expect(placesBySection('4.4', yaml(TOTAL))).to.deep.equal([]);
  });

  it('is looked for in an example that the answer refers to', () => {
    const yaml = (...parameters: string[]) =>
      answer(last, '', ...parameters).replace(/example: .*\]\}/, "examples: {e: {$ref: '#/components/examples/E'}}") +
      `\ncomponents: {examples: {E: {value: ${last}}}}`;
    expect(placesBySection('4.4', yaml())).to.deep.equal([
      'last-link-on-request components examples E value links 0 rel',
    ]);
    expect(placesBySection('4.4', yaml(TOTAL))).to.deep.equal([]);
  });

  it('is looked for in lists of relations where no list counts', () => {
    const yaml = (parameters: string[], rel = '[self, next, last]') =>
      `paths: {/v1/shop/orders: ${list(SIZE, PAGE, ...parameters)}}\ncomponents: {schemas: {L: {type: object, properties: {href: {}, rel: {enum: ${rel}}}}}}`;
    expect(placesBySection('4.4', yaml([]))).to.deep.equal([
      'last-link-on-request components schemas L properties rel enum 2',
    ]);
    expect(placesBySection('4.4', yaml([TOTAL]))).to.deep.equal([]);
    expect(placesBySection('4.4', yaml([], '[self, last]'))).to.deep.equal([]);
    expect(
      placesBySection('4.4', 'components: {schemas: {L: {properties: {href: {}, rel: {enum: [next, last]}}}}}'),
    ).to.deep.equal([]);
  });

  it('is looked for in the lists of relations that each answer has for itself', () => {
    const links = '{type: array, items: {type: object, properties: {href: {}, rel: {enum: [next, last]}}}}';
    const page = `{content: {application/json: {schema: {type: object, properties: {items: {type: array}, links: ${links}}}}}}`;
    const collection = (...parameters: string[]) =>
      `{get: {${query(SIZE, PAGE, ...parameters)}, responses: {'400': {}, '200': ${page}}}}`;
    expect(
      placesBySection('4.4', `paths: {/v1/shop/orders: ${collection()}, /v1/shop/notes: ${collection(TOTAL)}}`),
    ).to.deep.equal([
      'last-link-on-request paths /v1/shop/orders get responses 200 content application/json schema properties links items properties rel enum 1',
    ]);
  });
});

import { expect } from 'chai';
import { list, placesInList, query } from '../support/collection-queries.ts';
import { findings, placesBySection, rulesOfSection } from '../support/findings.ts';

const BODY =
  'content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}';

const RESPONSES = `responses: {'200': {${BODY}}, '400': {}}`;

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

const TOKEN = 'name: pageToken, schema: {type: string}';

describe('paged-collections', () => {
  it('wants pageSize together with page or pageToken', () => {
    expect(placesInList('4.4')).to.deep.equal(['paged-collections']);
    expect(placesInList('4.4', SIZE)).to.deep.equal(['paged-collections']);
    expect(placesInList('4.4', PAGE)).to.deep.equal(['paged-collections']);
    expect(placesInList('4.4', SIZE, PAGE)).to.deep.equal([]);
    expect(placesInList('4.4', SIZE, TOKEN)).to.deep.equal([]);
  });

  it('says what is missing', () => {
    const message = (...parameters: string[]) =>
      findings(rulesOfSection('4.4'), `paths: {/v1/shop/orders: ${list(...parameters)}}`)[0]?.message ?? '';
    expect(message()).to.match(
      /^this collection has no pageSize and no page or pageToken; add pageSize and page or pageToken, or /,
    );
    expect(message(SIZE)).to.match(
      /^this collection has no page or pageToken; add page or pageToken, or x-lintel.paged: false/,
    );
  });

  it('looks at path items, references and other files', () => {
    const yaml = `paths: {/v1/shop/orders: {parameters: [{in: query, ${SIZE}}], get: {${query("$ref: 'p.yaml#/Page'")}, ${RESPONSES}}}}`;
    expect(placesBySection('4.4', yaml, { files: { 'p.yaml': `Page: {in: query, ${PAGE}}` } })).to.deep.equal([]);
    expect(placesBySection('4.4', yaml)).to.deep.equal([]);
  });

  it('leaves names for paging that are not those of the conventions to the rule about names', () => {
    expect(
      placesInList('4.4', 'name: limit, schema: {type: integer}', 'name: offset, schema: {type: integer}'),
    ).to.deep.equal(['foreign-paging 0 name', 'foreign-paging 1 name']);
    expect(placesInList('4.4', 'name: limit, schema: {type: integer}')).to.have.members([
      'paged-collections',
      'foreign-paging 0 name',
    ]);
  });

  it('takes an annotation at any level for a sign that a collection is small', () => {
    const paths = (path: string, get: string) => `paths: {/v1/shop/orders: {${path} get: {${get} ${RESPONSES}}}}`;
    const opt = 'x-lintel: {paged: false},';
    expect(placesBySection('4.4', paths('', ''))).to.have.lengthOf(1);
    expect(placesBySection('4.4', paths('', opt))).to.deep.equal([]);
    expect(placesBySection('4.4', paths(opt, ''))).to.deep.equal([]);
    expect(placesBySection('4.4', `x-lintel: {paged: false}\n${paths('', '')}`)).to.deep.equal([]);
    const shared = `paths: {/v1/shop/orders: {x-lintel: {paged: false}, $ref: '#/components/pathItems/O'}}\ncomponents: {pathItems: {O: {get: {${RESPONSES}}}}}`;
    expect(placesBySection('4.4', shared)).to.deep.equal([]);
    expect(placesBySection('4.4', paths('', 'x-lintel: {paged: true},'))).to.have.lengthOf(1);
  });

  it('judges nothing but GET of what is certainly a collection', () => {
    const yaml = `
paths:
  /v1/shop/orders: { post: {} }
  '/v1/shop/orders/{id}': { get: { responses: { '200': { content: { application/json: { schema: { type: object, properties: { id: {} } } } } } } }, put: {} }
  '/v1/shop/orders/{id}/lines': { get: { ${RESPONSES} } }
  '/v1/shop/orders/{id}/lines/{lineId}': { get: {} }
  /v1/shop/status: { get: {} }
  /v1/shop/search-orders: { post: { ${RESPONSES} } }
webhooks: { orders: { get: { ${RESPONSES} } } }
`;
    expect(placesBySection('4.4', yaml)).to.deep.equal(['paged-collections paths /v1/shop/orders/{id}/lines get']);
  });
});

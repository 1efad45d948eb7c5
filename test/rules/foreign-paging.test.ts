import { expect } from 'chai';
import queryNames from '../../rules/4.1/query-names/rule.ts';
import queryUse from '../../rules/4.1/query-use/rule.ts';
import foreignPaging from '../../rules/4.4/foreign-paging/rule.ts';
import { list, placesInList, query } from '../support/collection-queries.ts';
import { findings, HEAD, messagesOf, places, placesBySection, rulesOfSection } from '../support/findings.ts';

const BODY =
  'content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}';

const RESPONSES = `responses: {'200': {${BODY}}, '400': {}}`;

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

describe('foreign-paging', () => {
  it('takes a page that is a cursor by its description for a pageToken, and for no number', () => {
    const said = findings(
      rulesOfSection('4.4'),
      `paths: {/v1/shop/things: ${list('name: page, description: The cursor of the page before., schema: {type: string}', SIZE)}}`,
    ).map(({ message }) => message);
    expect(said).to.include('query parameter "page" chooses a page; name it pageToken (§4.4)');
    expect(said.some((message) => message.includes('positive integer'))).to.equal(false);
  });

  it('takes no number of an event for a cursor', () => {
    expect(
      places(foreignPaging, `paths: {/v1/shop/things: ${list('name: starting_after, schema: {type: integer}', SIZE)}}`),
    ).to.deep.equal([]);
  });

  const INTEGER = 'schema: {type: integer}';
  const TEXT = 'schema: {type: string}';
  const FLAG = 'schema: {type: boolean}';
  const cases: [string, string, string][] = [
    ['limit', INTEGER, 'pageSize'],
    ['Limit', INTEGER, 'pageSize'],
    ['limit', TEXT, 'pageSize'],
    ['per_page', INTEGER, 'pageSize'],
    ['perPage', INTEGER, 'pageSize'],
    ['page_size', INTEGER, 'pageSize'],
    ['page-size', INTEGER, 'pageSize'],
    ['PageSize', INTEGER, 'pageSize'],
    ["'page[size]'", INTEGER, 'pageSize'],
    ['count', INTEGER, 'pageSize'],
    ['top', INTEGER, 'pageSize'],
    ["'$top'", INTEGER, 'pageSize'],
    ['take', INTEGER, 'pageSize'],
    ['maxResults', INTEGER, 'pageSize'],
    ['rows', INTEGER, 'pageSize'],
    ['offset', INTEGER, 'page'],
    ['skip', INTEGER, 'page'],
    ["'$skip'", INTEGER, 'page'],
    ['start', INTEGER, 'page'],
    ['startIndex', INTEGER, 'page'],
    ['pageNumber', INTEGER, 'page'],
    ['page_no', INTEGER, 'page'],
    ["'page[number]'", INTEGER, 'page'],
    ['cursor', TEXT, 'pageToken'],
    ['cursor', INTEGER, 'pageToken'],
    ['marker', TEXT, 'pageToken'],
    ['next_token', TEXT, 'pageToken'],
    ['continuationToken', TEXT, 'pageToken'],
    ['starting_after', TEXT, 'pageToken'],
    ['after', TEXT, 'pageToken'],
    ['before', TEXT, 'pageToken'],
    ['page_token', TEXT, 'pageToken'],
    ['total_required', FLAG, 'totalRequired'],
    ['includeTotal', FLAG, 'totalRequired'],
    ['count', FLAG, 'totalRequired'],
    ["'$count'", FLAG, 'totalRequired'],
  ];
  for (const [name, schema, instead] of cases) {
    it(`has ${instead} for ${name} with ${schema}`, () => {
      const text = `paths: {/v1/shop/things: ${list(SIZE, PAGE, `name: ${name}, ${schema}`)}}`;
      const [first, ...others] = findings(rulesOfSection('4.4'), text);
      const remedy = /^page(?:Size)?$/.test(instead)
        ? `take it out, as ${instead} stands beside it`
        : `name it ${instead}`;
      expect(first?.message).to.match(
        new RegExp(`^query parameter .* (?:sets the size of a page|chooses a page|asks for totals); ${remedy} \\(`),
      );
      expect(others).to.deep.equal([]);
    });
  }

  for (const [name, remedy] of [
    ['offset', 'replace it by page, which counts pages from 1'],
    ['skip', 'replace it by page, which counts pages from 1'],
    ['startIndex', 'replace it by page, which counts pages from 1'],
    ['pageIndex', 'name it page'],
    ['page_offset', 'name it page'],
    ['limit', 'take it out, as pageSize stands beside it'],
  ] as const) {
    it(`says of ${name}: ${remedy}`, () => {
      const text = `paths: {/v1/shop/things: ${list(SIZE, `name: ${name}, ${INTEGER}`)}}`;
      expect(findings(foreignPaging, text)[0]?.message).to.match(new RegExp(`; ${remedy} \\(`));
    });
  }

  const right = [
    'name: creditLimit, schema: {type: integer}',
    'name: limit, schema: {type: boolean}',
    'name: limit, schema: {type: object}',
    'name: limit, schema: {type: string, enum: [SPEED, WEIGHT]}',
    'name: size, schema: {type: string}',
    'name: count, schema: {type: array}',
    'name: first, schema: {type: string}',
    'name: first, schema: {type: integer}',
    'name: top, schema: {type: string}',
    'name: total, schema: {type: integer}',
    'name: token, schema: {type: string}',
    'name: pages, schema: {type: integer}',
    'name: pageCount, schema: {type: integer}',
    "name: start, schema: {type: string}, description: 'Name that the list starts with.'",
  ];
  for (const parameter of right) {
    it(`has nothing for ${parameter}`, () => expect(placesInList('4.4', SIZE, PAGE, parameter)).to.deep.equal([]));
  }

  it('takes a start that is a time for one', () => {
    expect(placesInList('4.4', SIZE, PAGE, 'name: start, schema: {type: string, format: date-time}')).to.deep.equal([]);
    expect(placesInList('4.4', SIZE, PAGE, 'name: after, schema: {type: string, format: date-time}')).to.deep.equal([]);
  });

  it('takes size for a name for paging beside others only', () => {
    expect(placesInList('4.4', `name: size, ${INTEGER}`)).to.deep.equal(['paged-collections']);
    expect(placesInList('4.4', PAGE, `name: size, ${INTEGER}`)).to.deep.equal(['foreign-paging 1 name']);
  });

  it('counts unmistakable names everywhere, and others where there is no list to be sure of', () => {
    const at = (path: string, method: string, name: string, schema = INTEGER) =>
      placesBySection(
        '4.4',
        `paths: {'${path}': {${method}: {${query(`name: ${name}, ${schema}`)}, responses: {'200': {}}}}}`,
      ).length;
    expect(at('/v1/shop/orders/{id}', 'get', 'per_page')).to.equal(1);
    expect(at('/v1/shop/orders/{id}', 'get', 'limit')).to.equal(0);
    expect(at('/v1/shop/orders/{id}/cancel', 'post', 'limit')).to.equal(0);
    expect(at('/v1/shop/orders/{id}', 'delete', 'limit')).to.equal(0);
    expect(at('/v1/shop/search-orders', 'post', 'limit')).to.equal(1);
    expect(at('/v1/shop/orders/{id}', 'get', 'top')).to.equal(0);
    expect(at('/v1/shop/orders/{id}', 'get', 'count')).to.equal(0);
  });

  it('judges components that nobody uses, path items, and no webhooks', () => {
    const limit = `{in: query, name: limit, ${INTEGER}}`;
    expect(placesBySection('4.4', `components: {parameters: {L: ${limit}}}`)).to.deep.equal([
      'foreign-paging components parameters L name',
    ]);
    expect(placesBySection('4.4', `paths: {/v1/shop/orders: {parameters: [${limit}]}}`)).to.have.lengthOf(1);
    expect(placesBySection('4.4', `webhooks: {orders: {get: {parameters: [${limit}]}}}`)).to.deep.equal([]);
    expect(
      placesBySection('4.4', `components: {parameters: {L: {in: header, name: limit, ${INTEGER}}}}`),
    ).to.deep.equal([]);
  });

  it('is reported once where many lists share it', () => {
    const use = "$ref: '#/components/parameters/L'";
    const yaml = `paths: {/v1/shop/orders: ${list(use, PAGE)}, /v1/shop/notes: ${list(use, PAGE)}}\ncomponents: {parameters: {L: {in: query, name: limit, ${INTEGER}}}}`;
    expect(placesBySection('4.4', yaml)).to.deep.equal(['foreign-paging components parameters L name']);
  });

  it('keeps the rule about the form of names silent, which reports with the same remedy where this one is off', () => {
    const text = `${HEAD}paths: {/v1/shop/search-orders: {post: {${query(`name: per_page, ${INTEGER}`, `name: cursor, ${TEXT}`)}, ${RESPONSES}}}}`;
    const place = 'paths /v1/shop/search-orders post parameters 0 name';
    expect(places([queryNames, foreignPaging], text)).to.deep.equal([place, place.replace('0', '1')]);
    expect(places([queryNames, queryUse], text)).to.deep.equal([place]);
    expect(messagesOf(queryNames, text)).to.deep.equal([
      'query parameter "per_page" is not camelCase; write pageSize (§4.1)',
    ]);
  });
});

import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import { collectionOperations, collectionSchemas } from '../../model/collections/collection-response.ts';
import collectionItems from '../../rules/2.5/collection-items/rule.ts';
import collectionLinks from '../../rules/2.5/collection-links/rule.ts';
import totalItems from '../../rules/2.5/total-items/rule.ts';
import totalPages from '../../rules/2.5/total-pages/rule.ts';
import totalsOnRequest from '../../rules/2.5/totals-on-request/rule.ts';
import { describeText, lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\n';
const RULES = [collectionItems, collectionLinks, totalItems, totalPages, totalsOnRequest];
const ITEMS = 'items: {type: array, items: {type: object}}';

/** Where a rule's findings stand, as paths. */
function found(rule: Rule, yaml: string, files: Record<string, string> = {}): string[] {
  return lintText({ text: HEAD + yaml, files }, [rule]).map(({ path, source }) =>
    [...(source === 'openapi.yaml' ? [] : [`${source}:`]), ...path].join(' '),
  );
}

function message(rule: Rule, yaml: string): string {
  return lintText({ text: HEAD + yaml }, [rule])[0]?.message ?? '';
}

/** An operation that answers with a schema. */
function operation(method: string, schema: string, more = '', status = '200'): string {
  return `{${method}: {${more}responses: {'${status}': {content: {application/json: {schema: ${schema}}}}}}}`;
}

/** Orders, listed by GET. */
function orders(schema: string, schemas = '', more = ''): string {
  return `paths: {/v1/shop/orders: ${operation('get', schema, more)}, '/v1/shop/orders/{id}': {}}\ncomponents: {schemas: {${schemas}}}`;
}

const AT = 'paths /v1/shop/orders get responses 200 content application/json schema';
const page = (properties: string, required = 'items') =>
  `{type: object, required: [${required}], properties: {${properties}}}`;
const ref = (name: string) => `{$ref: '#/components/schemas/${name}'}`;

describe('collection responses', () => {
  const kinds = (yaml: string) =>
    collectionOperations(describeText(HEAD + yaml)).map(({ kind, operation }) => `${kind} ${operation.method}`);

  it('are those of GET on collections, and of GET and POST on searches', () => {
    const item = (method: string) => operation(method, '{type: object}');
    expect(kinds(`paths: {/v1/shop/orders: ${item('get')}, '/v1/shop/orders/{id}': ${item('get')}}`)).to.deep.equal([
      'collection get',
    ]);
    expect(kinds(`paths: {/v1/shop/search-orders: ${item('post')}}`)).to.deep.equal(['search post']);
    expect(
      kinds(`paths: {/v1/shop/orders: ${item('post')}, '/v1/shop/orders/{id}/cancel': ${item('post')}}`),
    ).to.deep.equal([]);
    expect(kinds(`webhooks: {orders: ${item('get')}}`)).to.deep.equal([]);
  });
  it('follow the annotation', () => {
    const annotated = (kind: string) =>
      `paths: {/v1/shop/stock: ${operation('get', '{type: object}', `x-lintel: {resource: ${kind}}, `)}}`;
    expect(kinds(annotated('collection'))).to.deep.equal(['collection get']);
    expect(kinds(annotated('singleton'))).to.deep.equal([]);
  });
  it('have a body where the answer is JSON with 200 or a kin of it', () => {
    for (const [status, count] of [
      ['200', 1],
      ['2XX', 1],
      ['203', 1],
      ['202', 0],
      ['204', 0],
      ['404', 0],
      ['default', 0],
    ] as const) {
      const description = describeText(`${HEAD}paths: {/v1/shop/orders: ${operation('get', page(ITEMS), '', status)}}`);
      expect(collectionOperations(description)[0]?.bodies, status).to.have.lengthOf(count);
    }
  });
  it('are grouped by the schema that defines items, and are computed once', () => {
    const description = describeText(`${HEAD}paths:
  /v1/shop/orders: ${operation('get', `{allOf: [${ref('Page')}, {properties: {a: {}}}]}`)}
  /v1/shop/refunds: ${operation('get', ref('Page'))}
  /v1/shop/carts: ${operation('get', page(ITEMS))}
components: {schemas: {Page: ${page(ITEMS)}}}`);
    expect(
      collectionSchemas(description).map(({ bodies, operations }) => [bodies.length, operations.length]),
    ).to.deep.equal([
      [2, 2],
      [1, 1],
    ]);
    expect(collectionSchemas(description)).to.equal(collectionSchemas(description));
  });
});

describe('collection-items', () => {
  it('takes a required array, through references and parts', () => {
    for (const schema of [
      page(ITEMS),
      ref('Page'),
      `{allOf: [${ref('Page')}, {properties: {more: {}}}]}`,
      `{$ref: '#/components/schemas/Loose', required: [items]}`,
      `{$ref: '#/components/schemas/Page', description: d}`,
    ]) {
      expect(
        found(collectionItems, orders(schema, `Page: ${page(ITEMS)}, Loose: ${page(ITEMS, '')}`)),
        schema,
      ).to.deep.equal([]);
    }
  });
  it('names the array that is to be items', () => {
    expect(
      message(
        collectionItems,
        orders(page('data: {type: array, items: {type: object}}, tags: {type: array, items: {type: string}}')),
      ),
    ).to.include('an array "data" and no items');
    expect(
      message(
        collectionItems,
        orders(page('a: {type: array, items: {type: object}}, b: {type: array, items: {type: object}}')),
      ),
    ).to.include('has no items');
    expect(found(collectionItems, orders('{type: object}'))).to.deep.equal([AT]);
  });
  it('finds items of other types at items', () => {
    for (const type of ['object', 'string', '[array, string]']) {
      expect(found(collectionItems, orders(page(`items: {type: ${type}}`)))).to.deep.equal([`${AT} properties items`]);
    }
    expect(found(collectionItems, orders(page(`items: ${ref('Order')}`), 'Order: {type: object}'))).to.deep.equal([
      `${AT} properties items`,
    ]);
    for (const items of ['{}', "{$ref: '#/gone'}", "{type: [array, 'null']}"])
      expect(found(collectionItems, orders(page(`items: ${items}`))), items).to.deep.equal([]);
  });
  it('finds optional items at required, or where there is none at the schema', () => {
    expect(found(collectionItems, orders(page(ITEMS, 'links')))).to.deep.equal([`${AT} required`]);
    expect(found(collectionItems, orders(`{type: object, properties: {${ITEMS}}}`))).to.deep.equal([AT]);
    const shared = `paths: {/v1/shop/orders: ${operation('get', ref('Page'))}, /v1/shop/refunds: ${operation('get', `{allOf: [${ref('Page')}, {required: [items]}]}`)}}\ncomponents: {schemas: {Page: ${page(ITEMS, '')}}}`;
    expect(found(collectionItems, shared)).to.deep.equal(['components schemas Page required']);
  });
  it('says it once for a page that all collections share, at its definition', () => {
    const paths = ['orders', 'refunds', 'carts'].map((name) => `/v1/shop/${name}: ${operation('get', ref('Page'))}`);
    expect(
      found(
        collectionItems,
        `paths: {${paths.join(', ')}}\ncomponents: {schemas: {Page: ${page('entries: {type: array, items: {type: object}}')}}}`,
      ),
    ).to.deep.equal(['components schemas Page']);
    const files = { 'page.yaml': page('entries: {type: array}') };
    expect(found(collectionItems, orders('{$ref: page.yaml}'), files)).to.deep.equal(['page.yaml: '.trim()]);
  });
  it('stands at the use of what is a resource elsewhere', () => {
    const order = 'Order: {type: object, properties: {lines: {type: array, items: {type: object}}}}';
    const text = `paths: {/v1/shop/orders: ${operation('get', ref('Order'))}, '/v1/shop/orders/{id}': ${operation('get', ref('Order'))}}\ncomponents: {schemas: {${order}}}`;
    expect(found(collectionItems, text)).to.deep.equal([AT]);
  });
  it('leaves arrays and unknown bodies to 1/object-responses, and searches to 4.7', () => {
    for (const schema of [
      '{type: array, items: {type: object}}',
      '{}',
      'true',
      '{type: [object, array]}',
      "{$ref: '#/gone'}",
      "{allOf: [{$ref: '#/gone'}]}",
    ]) {
      expect(found(collectionItems, orders(schema)), schema).to.deep.equal([]);
    }
    expect(
      found(collectionItems, `paths: {/v1/shop/search-orders: ${operation('post', '{type: object}')}}`),
    ).to.deep.equal([]);
  });
  it('takes alternatives of which one has items', () => {
    expect(
      found(collectionItems, orders(`{oneOf: [${page(ITEMS)}, {type: object, properties: {none: {type: boolean}}}]}`)),
    ).to.deep.equal([]);
  });
});

describe('collection-links', () => {
  it('finds a page without links, once for the part that pages share', () => {
    expect(found(collectionLinks, orders(page(ITEMS)))).to.deep.equal([AT]);
    const paths = ['orders', 'refunds'].map(
      (name) => `/v1/shop/${name}: ${operation('get', `{allOf: [${ref('Page')}, {properties: {a: {}}}]}`)}`,
    );
    expect(
      found(collectionLinks, `paths: {${paths.join(', ')}}\ncomponents: {schemas: {Page: ${page(ITEMS)}}}`),
    ).to.deep.equal(['components schemas Page']);
  });
  it('stands at the one page that does not add the links', () => {
    const linked = `{allOf: [${ref('Page')}, {properties: {links: {type: array}}}]}`;
    const text = `paths: {/v1/shop/orders: ${operation('get', `{allOf: [${ref('Page')}, {properties: {a: {}}}]}`)}, /v1/shop/refunds: ${operation('get', linked)}}\ncomponents: {schemas: {Page: ${page(ITEMS)}}}`;
    expect(found(collectionLinks, text)).to.deep.equal([AT]);
  });
  it('judges searches as well, and what has its array under another name', () => {
    expect(
      found(collectionLinks, `paths: {/v1/shop/search-orders: ${operation('post', page(ITEMS))}}`),
    ).to.have.lengthOf(1);
    expect(found(collectionLinks, orders(page('orders: {type: array}')))).to.have.lengthOf(1);
  });
  it('leaves links in another form, what holds no array, and what is not paged', () => {
    for (const links of [
      'links: {type: object}',
      '_links: {type: object}',
      'next: {type: object, properties: {href: {type: string}}}',
      'links: {type: array}',
      'links: null',
    ]) {
      expect(found(collectionLinks, orders(page(`${ITEMS}, ${links}`))), links).to.deep.equal([]);
    }
    expect(found(collectionLinks, orders('{type: object}'))).to.deep.equal([]);
    expect(found(collectionLinks, orders(page(ITEMS), '', 'x-lintel: {paged: false}, '))).to.deep.equal([]);
  });
});

for (const [rule, name, least] of [
  [totalItems, 'totalItems', 0],
  [totalPages, 'totalPages', 1],
] as const) {
  describe(rule.extensions.lintel.id, () => {
    const at = `${AT} properties ${name}`;
    const total = (schema: string, schemas = '') => orders(page(`${ITEMS}, ${name}: ${schema}`), schemas);

    it('takes integers from the least count on', () => {
      for (const schema of [
        `{type: integer, minimum: ${least}, maximum: 9}`,
        `{type: [integer], minimum: ${least + 3}}`,
        `{type: integer, minimum: ${least - 1}, exclusiveMinimum: true}`,
        `{type: integer, minimum: -5, exclusiveMinimum: ${least - 1}}`,
      ]) {
        expect(found(rule, total(schema)), schema).to.deep.equal([]);
      }
    });
    it('finds other types, at the property', () => {
      for (const schema of [
        '{type: string}',
        '{type: boolean}',
        '{type: [integer, string]}',
        '{type: object}',
        ref('Text'),
      ]) {
        expect(found(rule, total(schema, 'Text: {type: string}')), schema).to.deep.equal([at]);
      }
    });
    it('finds a minimum that is too low, in its place or where a shared one is used', () => {
      expect(found(rule, total(`{type: integer, minimum: ${least - 1}}`))).to.deep.equal([`${at} minimum`]);
      expect(found(rule, total(ref('Number'), 'Number: {type: integer, minimum: -10}'))).to.deep.equal([at]);
      expect(found(rule, total(`{allOf: [{type: integer, minimum: ${least - 1}}]}`))).to.deep.equal([at]);
    });
    it('finds the type number, which is no integer', () => {
      expect(found(rule, total('{type: number}'))).to.deep.equal([at]);
    });
    it('leaves null and missing bounds to their rules, and bears anything', () => {
      for (const schema of [
        '{type: integer}',
        '{}',
        'true',
        'null',
        '[]',
        '7',
        "{$ref: '#/gone'}",
        `{type: [integer, 'null'], minimum: ${least}}`,
        '{type: integer, minimum: x}',
      ]) {
        expect(found(rule, total(schema)), schema).to.deep.equal([]);
      }
    });
    it('finds components that nothing uses, and webhooks, but not what has no items', () => {
      const bad = `${name}: {type: string}`;
      expect(
        found(
          rule,
          `components: {schemas: {Page: ${page(`${ITEMS}, ${bad}`)}, Other: {type: object, properties: {${bad}}}}}`,
        ),
      ).to.deep.equal([`components schemas Page properties ${name}`]);
      expect(
        found(
          rule,
          `webhooks: {w: {post: {requestBody: {content: {application/json: {schema: ${page(`${ITEMS}, ${bad}`)}}}}}}}`,
        ),
      ).to.have.lengthOf(1);
    });
    it('judges the page of a collection even without items, and names in another spelling', () => {
      expect(found(rule, orders(`{type: object, properties: {${name}: {type: string}}}`))).to.deep.equal([at]);
      const snake = name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
      expect(found(rule, orders(page(`${ITEMS}, ${snake}: {type: string}`)))).to.deep.equal([
        `${AT} properties ${snake}`,
      ]);
    });
    it('judges examples, unless their schema is the cause', () => {
      const shown = (value: string, schema = `{type: integer, minimum: ${least}}`) =>
        `components: {schemas: {Page: {type: object, properties: {${ITEMS}, ${name}: ${schema}}, example: {items: [], ${name}: ${value}}}}}`;
      const example = `components schemas Page example ${name}`;
      for (const value of ['1', '2147483647', 'null']) expect(found(rule, shown(value)), value).to.deep.equal([]);
      for (const value of ["'1'", String(least - 1), '1.5', 'true', '{}'])
        expect(found(rule, shown(value)), value).to.deep.equal([example]);
      expect(found(rule, shown("'1'", '{type: string}'))).to.deep.equal([`components schemas Page properties ${name}`]);
      expect(found(rule, shown(String(least - 1), `{type: integer, minimum: ${least - 1}}`))).to.deep.equal([
        `components schemas Page properties ${name} minimum`,
      ]);
      expect(found(rule, `components: {schemas: {A: {example: {items: 3, ${name}: x}}}}`)).to.deep.equal([]);
    });
  });
}

describe('totals-on-request', () => {
  const TOTALS = 'totalItems: {type: integer}, totalPages: {type: integer}';
  const ASKS = 'parameters: [{name: totalRequired, in: query, schema: {type: boolean}}], ';

  it('takes both totals with the parameter, or none without', () => {
    expect(found(totalsOnRequest, orders(page(`${ITEMS}, ${TOTALS}`), '', ASKS))).to.deep.equal([]);
    expect(found(totalsOnRequest, orders(page(ITEMS)))).to.deep.equal([]);
  });
  it('finds required totals, each at its entry', () => {
    expect(
      found(totalsOnRequest, orders(page(`${ITEMS}, ${TOTALS}`, 'totalItems, items, totalPages'), '', ASKS)),
    ).to.deep.equal([`${AT} required 0`, `${AT} required 2`]);
  });
  it('finds required totals of a shared page once', () => {
    const more = (name: string) =>
      `/v1/shop/${name}: ${operation('get', `{allOf: [${ref('Page')}, {properties: {${name}: {}}}]}`, ASKS)}`;
    const text = `paths: {${more('orders')}, ${more('refunds')}}\ncomponents: {schemas: {Page: ${page(`${ITEMS}, ${TOTALS}`, 'items, totalItems')}}}`;
    expect(found(totalsOnRequest, text)).to.deep.equal(['components schemas Page required 1']);
  });
  it('finds what is missing, by name', () => {
    const none = orders(page(ITEMS), '', ASKS);
    expect(found(totalsOnRequest, none)).to.deep.equal([AT]);
    expect(message(totalsOnRequest, none)).to.include('no totalItems or totalPages');
    expect(message(totalsOnRequest, orders(page(`${ITEMS}, totalPages: {}`), '', ASKS))).to.include('no totalItems;');
  });
  it('stands at the answer where only some of those that share a page ask', () => {
    const text = `paths: {/v1/shop/orders: ${operation('get', ref('Page'), ASKS)}, /v1/shop/refunds: ${operation('get', ref('Page'))}}\ncomponents: {schemas: {Page: ${page(ITEMS)}}}`;
    expect(found(totalsOnRequest, text)).to.deep.equal(['paths /v1/shop/orders get responses 200']);
  });
  it('finds the missing parameter at each operation, and the parameter of the path', () => {
    const text = orders(page(`${ITEMS}, totalItems: {type: integer}`));
    expect(found(totalsOnRequest, text)).to.deep.equal(['paths /v1/shop/orders get']);
    const shared = text.replace('{get: ', `{${ASKS}get: `);
    expect(found(totalsOnRequest, shared)).to.deep.equal([AT]);
  });
  it('judges searches, and leaves parameters elsewhere than in the query', () => {
    const search = (more: string) =>
      `paths: {/v1/shop/search-orders: ${operation('post', page(`${ITEMS}, ${TOTALS}`), more)}}`;
    expect(found(totalsOnRequest, search(''))).to.deep.equal(['paths /v1/shop/search-orders post']);
    expect(found(totalsOnRequest, search(ASKS))).to.deep.equal([]);
    expect(found(totalsOnRequest, search(ASKS.replace('query', 'header')))).to.have.lengthOf(1);
  });
});

describe('rules of section 2.5 on odd input', () => {
  for (const schema of [
    'null',
    '[]',
    '7',
    '{properties: 7}',
    '{required: 7, properties: {items: 7, links: 7, totalItems: 7}}',
    '{type: object, required: [null, 7]}',
    '{allOf: 7}',
    "{$ref: '#/paths'}",
  ]) {
    it(`does not fail: ${schema}`, () => {
      expect(() =>
        lintText({ text: HEAD + orders(schema, '', 'parameters: [7, null, {in: query}], ') }, RULES),
      ).not.to.throw();
    });
  }
  it('does not fail on circular pages', () => {
    const circular =
      'A: {allOf: [{$ref: "#/components/schemas/B"}]}, B: {allOf: [{$ref: "#/components/schemas/A"}], properties: {items: {$ref: "#/components/schemas/A"}}}';
    expect(() => lintText({ text: HEAD + orders(ref('A'), circular) }, RULES)).not.to.throw();
  });
});

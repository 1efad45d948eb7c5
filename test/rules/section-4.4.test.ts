import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const SECTION = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '4.4');

function found(yaml: string, files: Readonly<Record<string, string>> = {}, head = HEAD) {
  return lintText({ text: head + yaml, files }, SECTION).map(({ rule, path, source, message }) => ({
    at: `${rule} ${source === 'openapi.yaml' ? '' : `${source} `}${path.join(' ')}`.trim(),
    message,
  }));
}

/** What the rules of the section find: rule and path. */
function places(yaml: string, files: Readonly<Record<string, string>> = {}, head = HEAD): string[] {
  return found(yaml, files, head).map(({ at }) => at);
}

const BODY =
  'content: {application/json: {schema: {type: object, properties: {items: {type: array, items: {type: object}}}}}}';
const RESPONSES = `responses: {'200': {${BODY}}, '400': {}}`;
const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';
const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';
const TOKEN = 'name: pageToken, schema: {type: string}';

/** Query parameters as a flow list, each given as a flow map without braces. */
function query(...parameters: string[]): string {
  const flow = parameters.map((each) => (each.startsWith('$ref') ? `{${each}}` : `{in: query, ${each}}`));
  return `parameters: [${flow.join(', ')}]`;
}

/** GET of a collection. */
function list(...parameters: string[]): string {
  return `{get: {${query(...parameters)}, ${RESPONSES}}}`;
}

/** Rule and index of the parameter, of one collection. */
function inList(...parameters: string[]): string[] {
  return places(`paths: {/v1/shop/orders: ${list(...parameters)}}`).map((at) =>
    at.replace(/ paths \/v1\/shop\/orders get(?: parameters)?/, ''),
  );
}

/** Rule and index of one more parameter on a collection that is paged by page. */
function beside(...parameters: string[]): string[] {
  return inList(SIZE, PAGE, ...parameters);
}

describe('rules of section 4.4', () => {
  describe('on odd input', () => {
    const odd = [
      'name: pageSize, schema: 3',
      'name: pageSize, schema: {type: [integer, 4], minimum: a, default: {}}',
      'name: page, schema: {minimum: null, default: [1]}',
      'name: pageToken, schema: {enum: 3, format: []}',
      'name: totalRequired, schema: true',
      'name: limit, schema: [], description: {}',
      'name: offset, content: 7',
      'name: "", schema: {}',
      'name: 5',
      '$ref: "#/nowhere"',
    ];
    for (const parameter of odd) {
      it(`does not fail: ${parameter}`, () => {
        const own = parameter.startsWith('$ref') ? `{${parameter}}` : `{in: query, ${parameter}}`;
        for (const version of ['3.0.3', '3.1.0']) {
          const text = `openapi: ${version}\npaths: {/v1/shop/orders: {parameters: [${own}, 3, ], get: {${RESPONSES}}, post: 4}, /v1/shop/search-orders: {post: {${query()}, requestBody: {content: {a/b: {schema: {properties: {page: 3}}}}}}}}\ncomponents: {parameters: {A: ${own}, B: 7}}`;
          expect(() => lintText({ text }, SECTION)).not.to.throw();
        }
      });
    }

    it('does not fail on odd links', () => {
      const example = '{items: 3, links: [3, null, {rel: 5}, {rel: last}, [{rel: previous}]]}';
      const text = `${HEAD}paths: {/v1/shop/orders: {get: {responses: {'200': {content: {application/json: {schema: {properties: {items: {type: array}, links: {items: {properties: {rel: {enum: [3, null, last]}, href: {}}}}}}, example: ${example}}}}}}}}`;
      expect(() => lintText({ text }, SECTION)).not.to.throw();
    });
  });

  describe('paged-collections', () => {
    it('wants pageSize together with page or pageToken', () => {
      expect(inList()).to.deep.equal(['paged-collections']);
      expect(inList(SIZE)).to.deep.equal(['paged-collections']);
      expect(inList(PAGE)).to.deep.equal(['paged-collections']);
      expect(inList(SIZE, PAGE)).to.deep.equal([]);
      expect(inList(SIZE, TOKEN)).to.deep.equal([]);
    });

    it('says what is missing', () => {
      const message = (...parameters: string[]) =>
        found(`paths: {/v1/shop/orders: ${list(...parameters)}}`)[0]?.message ?? '';
      expect(message()).to.match(
        /^this collection has no pageSize and no page or pageToken; add pageSize and page or pageToken, or /,
      );
      expect(message(SIZE)).to.match(
        /^this collection has no page or pageToken; add page or pageToken, or x-lintel.paged: false/,
      );
    });

    it('looks at path items, references and other files', () => {
      const yaml = `paths: {/v1/shop/orders: {parameters: [{in: query, ${SIZE}}], get: {${query("$ref: 'p.yaml#/Page'")}, ${RESPONSES}}}}`;
      expect(places(yaml, { 'p.yaml': `Page: {in: query, ${PAGE}}` })).to.deep.equal([]);
      expect(places(yaml, {})).to.deep.equal([]);
    });

    it('leaves names for paging that are not those of the conventions to the rule about names', () => {
      expect(inList('name: limit, schema: {type: integer}', 'name: offset, schema: {type: integer}')).to.deep.equal([
        'foreign-paging 0 name',
        'foreign-paging 1 name',
      ]);
      expect(inList('name: limit, schema: {type: integer}')).to.have.members([
        'paged-collections',
        'foreign-paging 0 name',
      ]);
    });

    it('is told by an annotation at any level that a collection is small', () => {
      const paths = (path: string, get: string) => `paths: {/v1/shop/orders: {${path} get: {${get} ${RESPONSES}}}}`;
      const opt = 'x-lintel: {paged: false},';
      expect(places(paths('', ''))).to.have.lengthOf(1);
      expect(places(paths('', opt))).to.deep.equal([]);
      expect(places(paths(opt, ''))).to.deep.equal([]);
      expect(places(`x-lintel: {paged: false}\n${paths('', '')}`)).to.deep.equal([]);
      const shared = `paths: {/v1/shop/orders: {x-lintel: {paged: false}, $ref: '#/components/pathItems/O'}}\ncomponents: {pathItems: {O: {get: {${RESPONSES}}}}}`;
      expect(places(shared)).to.deep.equal([]);
      expect(places(paths('', 'x-lintel: {paged: true},'))).to.have.lengthOf(1);
    });

    it('judges nothing but GET of what surely is a collection', () => {
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
      expect(places(yaml)).to.deep.equal(['paged-collections paths /v1/shop/orders/{id}/lines get']);
    });
  });

  describe('page-size', () => {
    const size = (schema: string) => inList(`name: pageSize, ${schema}`, PAGE);
    it('is a positive integer with a default', () => {
      expect(size('schema: {type: integer, minimum: 1, default: 20}')).to.deep.equal([]);
      expect(size('schema: {type: integer, default: 20}')).to.deep.equal([]);
      expect(size('schema: {type: integer, exclusiveMinimum: 0, default: 20}')).to.deep.equal([]);
      expect(size('schema: {type: integer, minimum: 0, exclusiveMinimum: 0, default: 20}')).to.deep.equal([]);
      expect(size('schema: {type: integer, minimum: 1}')).to.deep.equal(['page-size 0 schema']);
      expect(size('schema: {type: integer, minimum: 0, default: 20}')).to.deep.equal(['page-size 0 schema minimum']);
      expect(size('schema: {type: integer, default: 0}')).to.deep.equal(['page-size 0 schema default']);
      expect(size("schema: {type: integer, default: '20'}")).to.deep.equal(['page-size 0 schema default']);
      expect(size('schema: {type: integer, default: 1.5}')).to.deep.equal(['page-size 0 schema default']);
      expect(size('schema: {type: string, default: a}')).to.deep.equal(['page-size 0 schema type']);
      expect(size('schema: {type: [integer, string], default: 1}')).to.deep.equal(['page-size 0 schema type']);
      expect(size('schema: {}')).to.deep.equal(['page-size 0 schema']);
      expect(size('schema: {enum: [10, 20], default: 10}')).to.deep.equal([]);
      expect(size("schema: {type: [integer, 'null'], default: 10}")).to.deep.equal([]);
    });

    it('takes a default that the description gives', () => {
      expect(size('schema: {type: integer}, description: The default is 10 items.')).to.deep.equal([]);
      expect(size('schema: {type: integer, description: 10 by default}')).to.deep.equal([]);
      expect(size('schema: {type: integer}, description: The number of items.')).to.deep.equal(['page-size 0 schema']);
    });

    it('finds the type number, and what is required', () => {
      expect(size('schema: {type: number}')).to.deep.equal(['page-size 0 schema type']);
      expect(size('required: true, schema: {type: integer, default: 5}')).to.deep.equal([
        'page-size-optional 0 required',
      ]);
    });

    it('is told where the schema is written, once, or at each use where others share it', () => {
      const yaml = (more: string) => `
paths: { /v1/shop/orders: { get: { ${query("$ref: '#/components/parameters/A'", PAGE)} } } }
components:
  parameters: { A: {in: query, name: pageSize, schema: {$ref: '#/components/schemas/S'}}, B: {in: query, name: pageSize, schema: {$ref: '#/components/schemas/S'}}${more} }
  schemas: { S: {type: integer, minimum: 0} }
`;
      expect(places(yaml(''))).to.deep.equal([
        'page-size components schemas S minimum',
        'page-size components schemas S',
      ]);
      const shared = yaml(", C: {in: query, name: count, schema: {$ref: '#/components/schemas/S'}}");
      expect(places(shared).filter((at) => at.startsWith('page-size'))).to.deep.equal([
        'page-size components parameters A schema',
        'page-size components parameters B schema',
        'page-size components parameters A schema',
        'page-size components parameters B schema',
      ]);
    });

    it('is judged in OpenAPI 3.0, composed, and in other files', () => {
      const composed =
        "components: {parameters: {A: {in: query, name: pageSize, schema: {allOf: [{$ref: 's.yaml#/S'}], default: 20}}}}";
      expect(places(composed, { 's.yaml': 'S: {type: integer, minimum: 1}' }, 'openapi: 3.0.3\n')).to.deep.equal([]);
      expect(places(composed, { 's.yaml': 'S: {type: string}' }, 'openapi: 3.0.3\n')).to.deep.equal([
        'page-size s.yaml S type',
      ]);
      const exclusive =
        'components: {parameters: {A: {in: query, name: pageSize, schema: {type: integer, minimum: 0, exclusiveMinimum: true, default: 20}}}}';
      expect(places(exclusive, {}, 'openapi: 3.0.3\n')).to.deep.equal([]);
    });
  });

  describe('page', () => {
    it('is a positive integer, 1 by default', () => {
      const page = (schema: string) => inList(SIZE, `name: page, ${schema}`);
      expect(page('schema: {type: integer, minimum: 1, default: 1}')).to.deep.equal([]);
      expect(page('schema: {type: integer, minimum: 1}, description: 1 by default')).to.deep.equal(['page 1 schema']);
      expect(page('schema: {type: integer, minimum: 0, default: 0}')).to.deep.equal([
        'page 1 schema minimum',
        'page 1 schema default',
      ]);
      // A default outside the bounds is 2.2/integer-range.
      expect(page('schema: {type: integer, minimum: 1, default: 0}')).to.deep.equal([]);
      expect(page('schema: {type: integer, minimum: 1, default: 2}')).to.deep.equal(['page 1 schema default']);
      expect(page('schema: {type: string, default: 1}')).to.deep.equal(['page 1 schema type']);
    });
  });

  describe('page-invalid', () => {
    const statuses = (keys: string, ...parameters: string[]) =>
      places(`paths: {/v1/shop/reports: {post: {${query(...parameters)}, responses: {${keys}}}}}`);
    it('wants 400 beside page and pageSize', () => {
      expect(statuses("'200': {}", PAGE)).to.deep.equal(['page-invalid paths /v1/shop/reports post responses']);
      expect(statuses("'200': {}", SIZE)).to.have.lengthOf(1);
      expect(statuses("'200': {}, '404': {}, default: {}", SIZE)).to.have.lengthOf(1);
      expect(statuses("'200': {}, '400': {}", SIZE)).to.deep.equal([]);
      expect(statuses("'200': {}, 4XX: {}", SIZE)).to.deep.equal([]);
      expect(statuses("'200': {}", TOKEN)).to.deep.equal([]);
      expect(statuses('', SIZE)).to.deep.equal([]);
    });
    it('judges no webhooks', () => {
      expect(places(`webhooks: {a: {get: {${query(SIZE)}, responses: {'200': {}}}}}`)).to.deep.equal([]);
    });
  });

  describe('page-token', () => {
    it('is an opaque string', () => {
      const token = (schema: string) => inList(SIZE, `name: pageToken, ${schema}`);
      expect(token('schema: {type: string, maxLength: 200}')).to.deep.equal([]);
      expect(token('schema: {type: string, format: byte}')).to.deep.equal([]);
      expect(token('schema: {type: integer}')).to.deep.equal(['page-token 1 schema type']);
      expect(token('schema: {type: object}')).to.deep.equal(['page-token 1 schema type']);
      expect(token('schema: {type: string, format: date-time}')).to.deep.equal(['page-token 1 schema format']);
      expect(token('schema: {type: string, enum: [FIRST]}')).to.deep.equal(['page-token 1 schema enum']);
    });
  });

  describe('total-required', () => {
    it('is a boolean, false by default', () => {
      const total = (schema: string) => beside(`name: totalRequired, ${schema}`);
      expect(total('schema: {type: boolean, default: false}')).to.deep.equal([]);
      expect(total('schema: {type: boolean}')).to.deep.equal(['total-required 2 schema']);
      expect(total('schema: {type: boolean, default: true}')).to.deep.equal(['total-required 2 schema default']);
      expect(total("schema: {type: boolean, default: 'false'}")).to.deep.equal(['total-required 2 schema default']);
      expect(total('schema: {type: string}')).to.deep.equal(['total-required 2 schema type']);
    });
  });

  describe('foreign-paging', () => {
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
        const [first, ...others] = found(text);
        expect(first?.message).to.match(new RegExp(`^query parameter .* is no name for paging; write ${instead} `));
        expect(others).to.deep.equal([]);
      });
    }

    const right = [
      'name: creditLimit, schema: {type: integer}',
      'name: limit, schema: {type: boolean}',
      'name: limit, schema: {type: object}',
      'name: size, schema: {type: string}',
      'name: count, schema: {type: array}',
      'name: first, schema: {type: string}',
      'name: first, schema: {type: integer}',
      'name: top, schema: {type: string}',
      'name: total, schema: {type: integer}',
      'name: cursor, schema: {type: integer}',
      'name: token, schema: {type: string}',
      'name: pages, schema: {type: integer}',
      'name: pageCount, schema: {type: integer}',
      "name: start, schema: {type: string}, description: 'Name that the list starts with.'",
    ];
    for (const parameter of right) {
      it(`has nothing for ${parameter}`, () => expect(beside(parameter)).to.deep.equal([]));
    }

    it('takes a start that is a time for one', () => {
      expect(beside('name: start, schema: {type: string, format: date-time}')).to.deep.equal([]);
      expect(beside('name: after, schema: {type: string, format: date-time}')).to.deep.equal([]);
    });

    it('takes size for a name for paging beside others only', () => {
      expect(inList(`name: size, ${INTEGER}`)).to.deep.equal(['paged-collections']);
      expect(inList(PAGE, `name: size, ${INTEGER}`)).to.deep.equal(['foreign-paging 1 name']);
    });

    it('counts unmistakable names everywhere, and others where there is no list to be sure of', () => {
      const at = (path: string, method: string, name: string, schema = INTEGER) =>
        places(`paths: {'${path}': {${method}: {${query(`name: ${name}, ${schema}`)}, responses: {'200': {}}}}}`)
          .length;
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
      expect(places(`components: {parameters: {L: ${limit}}}`)).to.deep.equal([
        'foreign-paging components parameters L name',
      ]);
      expect(places(`paths: {/v1/shop/orders: {parameters: [${limit}]}}`)).to.have.lengthOf(1);
      expect(places(`webhooks: {orders: {get: {parameters: [${limit}]}}}`)).to.deep.equal([]);
      expect(places(`components: {parameters: {L: {in: header, name: limit, ${INTEGER}}}}`)).to.deep.equal([]);
    });

    it('is told once where many lists share it', () => {
      const use = "$ref: '#/components/parameters/L'";
      const yaml = `paths: {/v1/shop/orders: ${list(use, PAGE)}, /v1/shop/notes: ${list(use, PAGE)}}\ncomponents: {parameters: {L: {in: query, name: limit, ${INTEGER}}}}`;
      expect(places(yaml)).to.deep.equal(['foreign-paging components parameters L name']);
    });

    it('keeps the rules about the form and the use of queries silent', () => {
      const neighbours = Object.values(RULES).filter(({ extensions }) =>
        ['query-names', 'query-use'].includes(extensions.lintel.id),
      );
      const text = `${HEAD}paths: {/v1/shop/search-orders: {post: {${query(`name: per_page, ${INTEGER}`, `name: cursor, ${TEXT}`)}, ${RESPONSES}}}}`;
      expect(lintText({ text }, neighbours)).to.deep.equal([]);
    });
  });

  describe('navigation-links', () => {
    const links = (rel: string) =>
      `components: {schemas: {L: {type: array, items: {type: object, properties: {href: {}, rel: {type: string, ${rel}}}}}}}`;

    it('are first, last, next and prev', () => {
      const wrong: [string, string[]][] = [
        ['enum: [self, next, previous]', ['navigation-links components schemas L items properties rel enum 2']],
        ['enum: [next_page]', ['navigation-links components schemas L items properties rel enum 0']],
        ['enum: [next, current]', ['navigation-links components schemas L items properties rel enum 1']],
        ["pattern: '^(self|next|previous)$'", ['navigation-links components schemas L items properties rel pattern']],
        ['enum: [self, first, last, next, prev, cancel, approve]', []],
        ['enum: [self, previous]', []],
        ['enum: [PREVIOUS, next]', []],
      ];
      for (const [rel, expected] of wrong) expect(places(links(rel)), rel).to.deep.equal(expected);
    });

    const answer = (example: string, ...parameters: string[]) =>
      `paths: {/v1/shop/orders: {get: {${query(SIZE, PAGE, ...parameters)}, responses: {'400': {}, '200': {content: {application/json: {schema: {type: object, properties: {items: {type: array}, links: {}}}, example: ${example}}}}}}}}`;

    it('are judged in the links of a page and beside others', () => {
      expect(places(answer('{items: [], links: [{href: a, rel: previous}]}'))).to.have.lengthOf(1);
      expect(places(answer('{items: [{links: [{href: a, rel: previous}]}]}'))).to.deep.equal([]);
      expect(places(answer('{items: [{links: [{href: a, rel: previous}, {href: b, rel: next}]}]}'))).to.have.lengthOf(
        1,
      );
    });
  });

  describe('last-link-on-request', () => {
    const TOTAL = 'name: totalRequired, schema: {type: boolean, default: false}';
    const answer = (example: string, more = '', ...parameters: string[]) =>
      `paths: {/v1/shop/orders: {get: {${query(SIZE, PAGE, ...parameters)}, responses: {'400': {}, '200': {content: {application/json: {schema: {type: object, properties: {items: {type: array}${more}}}, example: ${example}}}}}}}}`;
    const last = '{items: [], links: [{href: a, rel: last}]}';

    it('is looked for in examples of lists that do not count', () => {
      expect(places(answer(last))).to.deep.equal([
        'last-link-on-request paths /v1/shop/orders get responses 200 content application/json example links 0 rel',
      ]);
      expect(places(answer(last, '', TOTAL))).to.deep.equal([]);
      expect(places(answer('{items: [{links: [{href: a, rel: last}]}], links: []}'))).to.deep.equal([]);
    });

    it('leaves totals without a parameter, and one with another name, to the rules about these', () => {
      expect(places(answer(last, ', totalItems: {type: integer}'))).to.deep.equal([]);
      expect(places(answer(last, '', 'name: include_total, schema: {type: boolean}'))).to.deep.equal([
        'foreign-paging paths /v1/shop/orders get parameters 2 name',
      ]);
    });

    it('is allowed where one of the lists that share the answer counts', () => {
      const use = "{get: {PARAMETERS responses: {'400': {}, '200': {$ref: '#/components/responses/R'}}}}";
      const yaml = (more: string) =>
        `paths: {/v1/shop/orders: ${use.replace('PARAMETERS', `${query(SIZE, PAGE)},`)}, /v1/shop/notes: ${use.replace('PARAMETERS', `${query(SIZE, PAGE, ...(more === '' ? [] : [more]))},`)}}\ncomponents: {responses: {R: {content: {application/json: {schema: {type: object, properties: {items: {type: array}}}, example: ${last}}}}}}`;
      expect(places(yaml(''))).to.have.lengthOf(1);
      expect(places(yaml(TOTAL))).to.deep.equal([]);
    });

    it('is looked for in an example that the answer refers to', () => {
      const yaml = (...parameters: string[]) =>
        answer(last, '', ...parameters).replace(/example: .*\]\}/, "examples: {e: {$ref: '#/components/examples/E'}}") +
        `\ncomponents: {examples: {E: {value: ${last}}}}`;
      expect(places(yaml())).to.deep.equal(['last-link-on-request components examples E value links 0 rel']);
      expect(places(yaml(TOTAL))).to.deep.equal([]);
    });

    it('is looked for in lists of relations where no list counts', () => {
      const yaml = (parameters: string[], rel = '[self, next, last]') =>
        `paths: {/v1/shop/orders: ${list(SIZE, PAGE, ...parameters)}}\ncomponents: {schemas: {L: {type: object, properties: {href: {}, rel: {enum: ${rel}}}}}}`;
      expect(places(yaml([]))).to.deep.equal(['last-link-on-request components schemas L properties rel enum 2']);
      expect(places(yaml([TOTAL]))).to.deep.equal([]);
      expect(places(yaml([], '[self, last]'))).to.deep.equal([]);
      expect(places('components: {schemas: {L: {properties: {href: {}, rel: {enum: [next, last]}}}}}')).to.deep.equal(
        [],
      );
    });
  });

  describe('post-search-paging', () => {
    const search = (properties: string, path = '/v1/shop/search-orders', method = 'post') =>
      `paths: {'${path}': {${method}: {requestBody: {content: {application/json: {schema: {type: object, properties: {${properties}}}}}}, responses: {'200': {${BODY}}}}}}`;
    const names = (properties: string) => places(search(properties)).map((at) => at.replace(/.* properties /, ''));

    it('finds what pages in the body', () => {
      expect(names('page: {type: integer}, pageSize: {type: integer}, pageToken: {}, totalRequired: {}')).to.deep.equal(
        ['page', 'pageSize', 'pageToken', 'totalRequired'],
      );
      expect(
        names('limit: {type: integer}, offset: {type: integer}, page_size: {}, cursor: {type: string}'),
      ).to.deep.equal(['limit', 'offset', 'page_size', 'cursor']);
      expect(names('from: {type: integer}, size: {type: integer}')).to.deep.equal(['from', 'size']);
      expect(names('pagination: {type: object}, paging: {}')).to.deep.equal(['pagination', 'paging']);
    });

    it('leaves criteria alone', () => {
      expect(
        names('status: {}, count: {type: integer}, first: {type: string}, from: {type: string, format: date}'),
      ).to.deep.equal([]);
      expect(names('sortBy: {}, filter: {}, creditLimit: {type: integer}')).to.deep.equal([]);
    });

    it('looks into parts, alternatives and other files, once', () => {
      const body =
        "{content: {application/json: {schema: {allOf: [{$ref: 's.yaml#/P'}], oneOf: [{properties: {page: {}}}]}}}}";
      const operation = `{post: {requestBody: ${body}, responses: {'200': {${BODY}}}}}`;
      const yaml = `paths: {/v1/shop/search-orders: ${operation}, /v1/shop/search-notes: {post: {requestBody: {content: {application/json: {schema: {$ref: 's.yaml#/P'}}}}, responses: {'200': {${BODY}}}}}}`;
      expect(places(yaml, { 's.yaml': 'P: {type: object, properties: {pageSize: {}}}' })).to.have.members([
        'post-search-paging s.yaml P properties pageSize',
        'post-search-paging paths /v1/shop/search-orders post requestBody content application/json schema oneOf 0 properties page',
      ]);
    });

    it('judges searches only', () => {
      expect(places(search('page: {type: integer}', '/v1/shop/books'))).to.deep.equal([]);
      expect(places(search('page: {type: integer}', '/v1/shop/books/{id}/print'))).to.deep.equal([]);
      expect(
        places(
          `webhooks: {searchOrders: {post: {requestBody: {content: {application/json: {schema: {properties: {page: {}}}}}}}}}`,
        ),
      ).to.deep.equal([]);
    });
  });
});

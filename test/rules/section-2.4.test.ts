import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import linkMethods from '../../rules/2.4/link-methods/rule.ts';
import linkObject from '../../rules/2.4/link-object/rule.ts';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import noLinkHeaders from '../../rules/2.4/no-link-headers/rule.ts';
import selfLink from '../../rules/2.4/self-link/rule.ts';
import { lintText } from '../support/lint-text.ts';

const LINK =
  'Link: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}, method: {type: string}}}';
const LINKS = `{type: array, items: {$ref: '#/components/schemas/Link'}}`;

/** Where a rule's findings stand, as paths. */
function found(rule: Rule, yaml: string, files: Record<string, string> = {}, openapi = '3.1.0'): string[] {
  return lintText({ text: `openapi: ${openapi}\n${yaml}`, files }, [rule]).map(({ path, source }) =>
    [...(source === 'openapi.yaml' ? [] : [`${source}:`]), ...path].join(' '),
  );
}

function messages(rule: Rule, yaml: string): string[] {
  return lintText({ text: `openapi: 3.1.0\n${yaml}` }, [rule]).map(({ message }) => message);
}

function components(schemas: string): string {
  return `components: {schemas: {${schemas}}}`;
}

/** A path with one operation that answers with a schema. */
function answers(path: string, method: string, status: string, schema: string, schemas = ''): string {
  const parameters = path.includes('{')
    ? 'parameters: [{name: id, in: path, required: true, schema: {type: string}}], '
    : '';
  const response = `{description: d, content: {application/json: {schema: ${schema}}}}`;
  return `paths: {'${path}': {${parameters}${method}: {responses: {'${status}': ${response}}}}}\n${components(schemas)}`;
}

const body = (path: string, method: string, status: string) =>
  `paths ${path} ${method} responses ${status} content application/json schema`;

describe('link-object', () => {
  const order = (links: string, more = '') =>
    components(`Order: {type: object, properties: {links: ${links}}}${more === '' ? '' : `, ${more}`}`);
  const at = 'components schemas Order properties links';

  it('takes each of the formats of a URI', () => {
    for (const format of ['uri', 'uri-reference', 'uri-template']) {
      expect(found(linkObject, order(LINKS, LINK.replace('uri', format)))).to.deep.equal([]);
    }
  });
  it('finds each property that is missing, in one finding', () => {
    const yaml = order('{type: array, items: {type: object, properties: {title: {type: string}}}}');
    expect(found(linkObject, yaml)).to.deep.equal([`${at} items`]);
    expect(messages(linkObject, yaml)[0]).to.include('no href, no rel and no method');
    expect(found(linkObject, order('{type: array, items: {}}'))).to.deep.equal([`${at} items`]);
  });
  it('finds properties of other types, but leaves number and null to their rules', () => {
    const link = (rel: string) => LINK.replace('rel: {type: string}', `rel: ${rel}`);
    expect(found(linkObject, order(LINKS, link('{type: [string, boolean]}')))).to.deep.equal([
      'components schemas Link properties rel',
    ]);
    expect(found(linkObject, order(LINKS, link('{type: array, items: {type: string}}')))).to.have.lengthOf(1);
    for (const type of ["[string, 'null']", 'number', 'string']) {
      expect(found(linkObject, order(LINKS, link(`{type: ${type}}`)))).to.deep.equal([]);
    }
  });
  it('judges a link that many arrays share once, and a format where it is written', () => {
    const yaml = components(
      `A: {type: object, properties: {links: ${LINKS}}}, B: {type: object, properties: {links: ${LINKS}}}, ` +
        `${LINK.replace('{type: string, format: uri}', "{$ref: '#/components/schemas/Address'}")}, Address: {type: string, format: hostname}`,
    );
    expect(found(linkObject, yaml)).to.deep.equal(['components schemas Address format']);
    expect(found(linkObject, yaml.replace(', format: hostname', ''))).to.deep.equal([
      'components schemas Link properties href',
    ]);
  });
  it('looks into allOf, alternatives, other files and what stands beside a reference', () => {
    const part = '{properties: {method: {type: string}}}';
    const half = 'Half: {type: object, properties: {href: {type: string, format: uri}, rel: {type: string}}}';
    const ref = "{$ref: '#/components/schemas/Half'}";
    for (const items of [
      `{allOf: [${ref}, ${part}]}`,
      `{$ref: '#/components/schemas/Half', properties: {method: {type: string}}}`,
      `{anyOf: [${ref}, ${part}]}`,
    ]) {
      expect(found(linkObject, order(`{type: array, items: ${items}}`, half)), items).to.deep.equal([]);
    }
    const files = {
      'link.yaml': 'type: object\nproperties: {href: {type: string}, rel: {type: string}, method: {type: string}}',
    };
    expect(found(linkObject, order('{type: array, items: {$ref: link.yaml}}'), files)).to.deep.equal([
      'link.yaml: properties href',
    ]);
  });
  it('keeps silent about what is not there to be read', () => {
    for (const links of [
      "{type: array, items: {$ref: '#/components/schemas/Gone'}}",
      "{type: array, items: {allOf: [{$ref: '#/components/schemas/Gone'}]}}",
      '{type: array, items: true}',
      '{type: object}',
      'null',
      '[]',
      '7',
    ]) {
      expect(found(linkObject, order(links)), links).to.deep.equal([]);
    }
  });
  it('finds links in request bodies, webhooks and OpenAPI 3.0', () => {
    const text = `paths: {/a: {put: {requestBody: {content: {application/json: {schema: {properties: {links: {type: array, items: {type: string}}}}}}}}}}
webhooks: {w: {post: {requestBody: {content: {application/json: {schema: {properties: {links: {type: [array], items: {type: integer}}}}}}}}}}`;
    expect(found(linkObject, text)).to.have.lengthOf(2);
    expect(found(linkObject, text, {}, '3.0.3')).to.have.lengthOf(2);
  });
  it('judges links in examples, unless their schema is the cause', () => {
    const shown = (value: string, schemas = LINK) =>
      components(`Order: {type: object, properties: {links: ${LINKS}}, example: {links: ${value}}}, ${schemas}`);
    expect(found(linkObject, shown('[{href: /a, rel: self}]'))).to.deep.equal([]);
    expect(found(linkObject, shown('[{href: /a}, /b, null]'))).to.deep.equal(
      [0, 1, 2].map((index) => `components schemas Order example links ${index}`),
    );
    expect(found(linkObject, shown('[{href: /a}]', LINK.replace(', rel: {type: string}', '')))).to.deep.equal([
      'components schemas Link',
    ]);
    expect(found(linkObject, shown('{}'))).to.deep.equal([]);
  });
});

describe('link-methods', () => {
  const link = (method: string) =>
    components(
      `Order: {type: object, properties: {links: ${LINKS}}}, ${LINK.replace('method: {type: string}', () => `method: ${method}`)}`,
    );
  const at = 'components schemas Link properties method';

  it('judges enum, const, documented values and patterns that list values', () => {
    expect(found(linkMethods, link('{type: string, enum: [GET, PATCH, QUERY]}'))).to.deep.equal([]);
    expect(found(linkMethods, link('{type: string, enum: [GET, READ]}'))).to.deep.equal([`${at} enum 1`]);
    expect(found(linkMethods, link('{const: LOAD}'))).to.deep.equal([`${at} const`]);
    expect(found(linkMethods, link('{type: string, x-extensible-enum: [GET, LOAD]}'))).to.deep.equal([
      `${at} x-extensible-enum 1`,
    ]);
    expect(found(linkMethods, link("{type: string, pattern: '^(GET|LOAD|SEND)$'}"))).to.deep.equal([`${at} pattern`]);
    expect(found(linkMethods, link("{type: string, pattern: '^[A-Z]+$'}"))).to.deep.equal([]);
  });
  it('tells lower case, which 2.1/enum-values leaves to it', () => {
    const cases = { '{enum: [GET, post]}': 'enum 1', '{const: get}': 'const', "{pattern: '^(get|post)$'}": 'pattern' };
    for (const [method, keyword] of Object.entries(cases)) {
      const text = link(method.replace('{', '{type: string, '));
      expect(found(linkMethods, text)).to.deep.equal([`${at} ${keyword}`]);
      expect(found(enumValues, text)).to.deep.equal([]);
    }
  });
  it('judges examples and defaults that no list allows', () => {
    expect(found(linkMethods, link('{type: string, default: LOAD}'))).to.deep.equal([`${at} default`]);
    expect(found(linkMethods, link('{type: string, example: get}'))).to.deep.equal([`${at} example`]);
    expect(found(linkMethods, link('{type: string, enum: [LOAD], example: LOAD}'))).to.deep.equal([`${at} enum 0`]);
    expect(
      found(linkMethods, components('A: {example: {links: [{href: /a, method: Fetch}, {method: 7}, 8]}}')),
    ).to.deep.equal(['components schemas A example links 0 method']);
  });
});

describe('links-array', () => {
  const bare = '{type: object, properties: {gift: {type: boolean}}}';

  it('finds the reading and updating of single resources and of singletons', () => {
    for (const method of ['get', 'put', 'patch']) {
      expect(found(linksArray, answers('/v1/shop/orders/{id}', method, '200', bare)), method).to.deep.equal([
        body('/v1/shop/orders/{id}', method, '200'),
      ]);
    }
    const single = '/v1/shop/orders/{id}/settlement';
    expect(found(linksArray, answers(single, 'get', '200', bare))).to.deep.equal([body(single, 'get', '200')]);
  });
  it('leaves actions, collections, searches, queues, deletions and errors alone', () => {
    for (const [path, method, status] of [
      ['/v1/shop/orders/{id}/cancel', 'post', '200'],
      ['/v1/shop/calculate-tax', 'post', '200'],
      ['/v1/shop/orders', 'get', '200'],
      ['/v1/shop/search-orders', 'post', '200'],
      ['/v1/queue/requests/{id}', 'get', '200'],
      ['/v1/shop/orders/{id}', 'delete', '200'],
      ['/v1/shop/orders/{id}', 'get', '404'],
      ['/v1/shop/orders/{id}', 'get', 'default'],
    ] as const) {
      expect(found(linksArray, answers(path, method, status, bare)), path).to.deep.equal([]);
    }
  });
  it('leaves file metadata, results of bulk and other bodies than JSON alone', () => {
    const metadata = '{type: object, properties: {id: {}, created_at: {}, size: {}, url: {}, type: {}}}';
    expect(found(linksArray, answers('/v1/shop/files/{id}', 'get', '200', metadata))).to.deep.equal([]);
    const batch = '{type: object, properties: {batch_result: {type: array}}}';
    expect(found(linksArray, answers('/v1/shop/batches/{id}', 'get', '200', batch))).to.deep.equal([]);
    const text = answers('/v1/shop/files/{id}', 'get', '200', bare).replace('application/json', 'text/csv');
    expect(found(linksArray, text)).to.deep.equal([]);
  });
  it('says it once for what several answers share, at the definition', () => {
    const text = `
paths:
  /v1/shop/orders/{id}:
    get: {responses: {'200': {$ref: '#/components/responses/R'}}}
    put: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
    patch: {responses: {'200': {content: {application/json: {schema: {allOf: [{$ref: '#/components/schemas/Order'}, {properties: {more: {}}}]}}}}}}
components:
  responses: {R: {content: {application/json: {schema: {allOf: [{$ref: '#/components/schemas/Order'}]}}}}}
  schemas: {Order: ${bare}}`;
    expect(found(linksArray, text)).to.deep.equal(['components schemas Order']);
  });
  it('says nothing of a schema that a 201 has as well: it is told there', () => {
    const text = `
paths:
  /v1/shop/orders: {post: {responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}}
  /v1/shop/orders/{id}: {get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}}
components: {schemas: {Order: ${bare}}}`;
    expect(found(linksArray, text)).to.deep.equal([]);
    expect(found(linksArrayCreated, text)).to.deep.equal([]);
  });
  it('stands at the use where another schema adds the links', () => {
    const schemas = `Order: ${bare}, Linked: {allOf: [{$ref: '#/components/schemas/Order'}, {properties: {links: ${LINKS}}}]}, ${LINK}`;
    const path = '/v1/shop/orders/{id}';
    expect(
      found(linksArray, answers(path, 'get', '200', "{$ref: '#/components/schemas/Order'}", schemas)),
    ).to.deep.equal([body(path, 'get', '200')]);
    expect(
      found(linksArray, answers(path, 'get', '200', "{$ref: '#/components/schemas/Linked'}", schemas)),
    ).to.deep.equal([]);
  });
  it('keeps silent where parts are missing or nothing is said, and takes the links of what is wrapped', () => {
    const path = '/v1/shop/orders/{id}';
    for (const schema of [
      "{allOf: [{$ref: '#/components/schemas/Gone'}]}",
      "{$ref: '#/components/schemas/Gone'}",
      '{}',
      'true',
      'null',
      '[]',
      '{type: array}',
      `{type: object, properties: {order: {type: object, properties: {links: ${LINKS}}}}}`,
      `{anyOf: [${bare}, {type: object, properties: {links: ${LINKS}}}]}`,
    ]) {
      expect(found(linksArray, answers(path, 'get', '200', schema, LINK)), schema).to.deep.equal([]);
    }
  });

  describe('links outside an array', () => {
    const path = '/v1/shop/orders/{id}';
    const inOrder = (properties: string) =>
      found(linksArray, answers(path, 'get', '200', `{type: object, properties: {${properties}}}`, LINK));
    const at = (name: string) => [`${body(path, 'get', '200')} properties ${name}`];
    const uri = '{type: string, format: uri}';
    const shapes: Record<string, readonly [string, string]> = {
      'an object of HAL': [
        '_links',
        '_links: {type: object, properties: {self: {type: object, properties: {href: {type: string}}}}}',
      ],
      'links that is an object': ['links', `links: {type: object, properties: {next: ${uri}}}`],
      'links that is a map': ['links', `links: {type: object, format: uri-map}`],
      'links that is an object of arrays of links': [
        'links',
        "links: {type: object, properties: {actions: {type: array, items: {$ref: '#/components/schemas/Link'}}}}",
      ],
      'links that is a string': ['links', `links: ${uri}`],
      'a single link object': ['link', "link: {$ref: '#/components/schemas/Link'}"],
      'a single address': ['link', `link: ${uri}`],
      'an array that is called otherwise': [
        'actions',
        "actions: {type: array, items: {$ref: '#/components/schemas/Link'}}",
      ],
      'a property that has only href': ['next', 'next: {type: object, properties: {href: {type: string}}}'],
      'a link object under its relation': ['cancel', "cancel: {$ref: '#/components/schemas/Link'}"],
      href: ['href', `href: ${uri}`],
      'an array of strings called _links': ['_links', '_links: {type: array, items: {type: string}}'],
    };
    for (const [title, [name, properties]] of Object.entries(shapes)) {
      it(`finds ${title}, and not the missing array as well`, () =>
        expect(inOrder(properties)).to.deep.equal(at(name)));
    }
    it('takes data that only looks alike', () => {
      for (const properties of [
        `linkId: {type: string}, hyperlink: {type: boolean}, url: ${uri}`,
        'link: {type: boolean}',
        'link: {type: object, properties: {from: {type: string}, to: {type: string}}}',
        'link: {type: string, enum: [UP, DOWN]}',
        'link: {type: string, format: date}',
        'href: {type: boolean}',
        'part: {type: object, properties: {links: {type: object, properties: {data: {type: array, items: {type: object}}}}}}',
      ]) {
        expect(inOrder(`links: ${LINKS}, ${properties}`), properties).to.deep.equal([]);
      }
    });
    it('takes addresses that clients write', () => {
      const schema = `{type: object, properties: {links: ${LINKS}, link: ${uri}, href: ${uri}}}`;
      const text = `paths: {/v1/shop/sites: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Site'}}}}, responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Site'}}}}}}}}\ncomponents: {schemas: {Site: ${schema}, ${LINK}}}`;
      expect(found(linksArray, text)).to.deep.equal([]);
      expect(found(linksArrayCreated, text)).to.deep.equal([]);
    });
    it('finds them in errors, collections, callbacks, and components that nothing uses', () => {
      const hal = '{type: object, properties: {_links: {type: object}}}';
      expect(found(linksArray, answers(path, 'get', '404', hal))).to.have.lengthOf(1);
      expect(
        found(
          linksArray,
          answers('/v1/shop/orders', 'get', '200', `{type: object, properties: {items: {type: array, items: ${hal}}}}`),
        ),
      ).to.have.lengthOf(1);
      expect(found(linksArray, components(`Order: ${hal}`))).to.deep.equal([
        'components schemas Order properties _links',
      ]);
      const callback = `paths: {/a: {post: {callbacks: {done: {'{$url}': {post: {requestBody: {content: {application/json: {schema: ${hal}}}}, responses: {'200': {content: {application/json: {schema: ${hal}}}}}}}}}}}}`;
      expect(found(linksArray, callback).map((one) => one.includes('requestBody'))).to.deep.equal([true]);
    });
    it('takes them in what clients send', () => {
      const hal = '{type: object, properties: {_links: {type: object}}}';
      expect(
        found(linksArray, `paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${hal}}}}}}}`),
      ).to.deep.equal([]);
    });
    it('bears properties of every wrong shape', () => {
      for (const value of ['null', '7', '[]', 'true', '{$ref: 7}', "{$ref: '#/gone'}"]) {
        for (const name of ['links', 'link', 'href']) expect(() => inOrder(`${name}: ${value}`), value).not.to.throw();
      }
      expect(inOrder('_links: null')).to.be.an('array');
    });
  });
});

describe('links-array-created', () => {
  const hal =
    '{type: object, properties: {_links: {type: object}, part: {type: object, properties: {_link: {type: object}}}}}';

  it('takes over what 201 and 202 hold themselves', () => {
    for (const status of ['201', '202']) {
      const text = answers('/v1/shop/orders', 'post', status, hal);
      expect(found(linksArrayCreated, text)).to.deep.equal([
        `${body('/v1/shop/orders', 'post', status)} properties _links`,
      ]);
      expect(found(linksArray, text)).to.deep.equal([
        `${body('/v1/shop/orders', 'post', status)} properties part properties _link`,
      ]);
    }
  });
  it('finds a schema that other answers share, and PUT that creates', () => {
    const text = `
paths:
  /v1/shop/orders/{id}:
    get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
    put: {responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}
components: {schemas: {Order: {type: object, properties: {_links: {type: object}}}}}`;
    expect(found(linksArrayCreated, text)).to.deep.equal(['components schemas Order properties _links']);
    expect(found(linksArray, text)).to.deep.equal([]);
  });
  it('leaves a body beside whose array something else stands to the other rule', () => {
    const both = `{type: object, properties: {links: ${LINKS}, _links: {type: object}}}`;
    const text = answers('/v1/shop/orders', 'post', '201', both, LINK);
    expect(found(linksArrayCreated, text)).to.deep.equal([]);
    expect(found(linksArray, text)).to.have.lengthOf(1);
  });
});

describe('no-link-headers', () => {
  const headers = (status: string, name: string) =>
    `paths: {/a: {post: {responses: {'${status}': {headers: {${name}: {schema: {type: string}}}}}}}}`;

  for (const status of ['201', '301', '303', '3XX', '308']) {
    it(`finds both with ${status}, in any case`, () => {
      for (const name of ['Link', 'Location', 'LOCATION']) {
        expect(found(noLinkHeaders, headers(status, name))).to.deep.equal([
          `paths /a post responses ${status} headers ${name}`,
        ]);
      }
    });
  }
  it('takes a range for the statuses that stand in it and are not listed', () => {
    const text = headers('2XX', 'Location');
    expect(found(noLinkHeaders, text)).to.deep.equal(['paths /a post responses 2XX headers Location']);
    expect(found(noLinkHeaders, text.replace('post', 'get'))).to.deep.equal([]);
    expect(found(noLinkHeaders, text.replace("{'2XX'", "{'201': {}, '2XX'"))).to.deep.equal([]);
  });
  it('takes other statuses and headers', () => {
    for (const status of ['200', '202', '4XX', '404', 'default', 'x-201'])
      expect(found(noLinkHeaders, headers(status, 'Location'))).to.deep.equal([]);
    for (const name of ['Content-Location', 'X-Link', 'Links'])
      expect(found(noLinkHeaders, headers('201', name))).to.deep.equal([]);
  });
  it('finds a header behind a broken reference, and bears wrong shapes', () => {
    expect(
      found(noLinkHeaders, "paths: {/a: {post: {responses: {'201': {headers: {Link: {$ref: '#/gone'}}}}}}}"),
    ).to.have.lengthOf(1);
    for (const shape of ['null', '[]', '7', 'Link'])
      expect(found(noLinkHeaders, `paths: {/a: {post: {responses: {'201': {headers: ${shape}}}}}}`)).to.deep.equal([]);
  });
  it('finds a shared response in another file once, where all uses are wrong', () => {
    const files = { 'r.yaml': 'Created: {headers: {Location: {schema: {type: string}}}}' };
    const use = "{responses: {'201': {$ref: 'r.yaml#/Created'}}}";
    expect(found(noLinkHeaders, `paths: {/a: {post: ${use}, put: ${use}}}`, files)).to.deep.equal([
      'r.yaml: Created headers Location',
    ]);
  });
  it('leaves what receivers of webhooks and callbacks answer', () => {
    const item = "{post: {responses: {'201': {headers: {Location: {schema: {type: string}}}}}}}";
    expect(
      found(noLinkHeaders, `webhooks: {w: ${item}}\npaths: {/a: {post: {callbacks: {c: {'{$url}': ${item}}}}}}`),
    ).to.deep.equal([]);
  });
});

describe('self-link', () => {
  const created = (links: string, example: string, path = '/v1/shop/orders', method = 'post') =>
    `paths: {'${path}': {${method}: {responses: {'201': {content: {application/json: {schema: {type: object, properties: {links: ${links}}}, example: ${example}}}}}}}}\ncomponents: {schemas: {${LINK}}}`;
  const at = (path = '/v1/shop/orders', method = 'post') =>
    `paths ${path} ${method} responses 201 content application/json`;

  it('takes self in any place and case', () => {
    for (const rel of ['self', 'SELF'])
      expect(found(selfLink, created(LINKS, `{links: [{rel: next}, {rel: ${rel}}]}`))).to.deep.equal([]);
  });
  it('finds examples without it, and without links, also on PUT', () => {
    expect(found(selfLink, created(LINKS, '{links: [{rel: next}, null, 7, {}]}'))).to.deep.equal([
      `${at()} example links`,
    ]);
    expect(found(selfLink, created(LINKS, '{links: []}'))).to.deep.equal([`${at()} example links`]);
    expect(found(selfLink, created(LINKS, '{id: a}'))).to.deep.equal([`${at()} example`]);
    const path = '/v1/shop/orders/{id}';
    expect(found(selfLink, created(LINKS, '{id: a}', path, 'put'))).to.deep.equal([`${at(path, 'put')} example`]);
  });
  it('leaves an example whose schema has no links, and one of another shape', () => {
    const none = created(LINKS, '{id: a}').replace(/properties: \{links.*?\}\}\}/, 'properties: {}}');
    expect(found(selfLink, none)).to.deep.equal([]);
    for (const example of ['null', '[]', '7', '{links: {self: /a}}', '{links: null}'])
      expect(found(selfLink, created(LINKS, example)), example).to.deep.equal([]);
  });
  it('judges the lists of relations, each once', () => {
    const rel = (schema: string) => `{type: array, items: {type: object, properties: {rel: ${schema}}}}`;
    const place = `${at()} schema properties links items properties rel`;
    const self = '{links: [{rel: self}]}';
    expect(found(selfLink, created(rel('{enum: [next, self]}'), self))).to.deep.equal([]);
    expect(found(selfLink, created(rel('{enum: [next, prev]}'), self))).to.deep.equal([`${place} enum`]);
    expect(found(selfLink, created(rel('{const: next}'), self))).to.deep.equal([`${place} const`]);
    expect(found(selfLink, created(rel('{type: string, x-extensible-enum: [next]}'), self))).to.deep.equal([]);
  });
  it('judges the examples of the schema itself, though not those without links', () => {
    const text = (example: string) =>
      `paths: {/v1/shop/orders: {post: {responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}}}\n${components(`Order: {type: object, properties: {links: ${LINKS}}, example: ${example}}, ${LINK}`)}`;
    expect(found(selfLink, text('{links: [{rel: next}]}'))).to.deep.equal(['components schemas Order example links']);
    expect(found(selfLink, text('{id: a}'))).to.deep.equal([]);
  });
  it('leaves uploads, bulk results, webhooks and other statuses', () => {
    const example = '{links: []}';
    expect(found(selfLink, created(LINKS, example).replace("'201'", "'200'"))).to.deep.equal([]);
    expect(
      found(selfLink, created(LINKS, example).replace('properties: {links', 'properties: {batch_result: {}, links')),
    ).to.deep.equal([]);
    const upload = created(LINKS, example).replace(
      '{responses',
      '{requestBody: {content: {multipart/form-data: {schema: {properties: {f: {type: string, format: binary}}}}}}, responses',
    );
    expect(found(selfLink, upload)).to.deep.equal([]);
    expect(
      found(selfLink, created(LINKS, example).replace(/^paths: \{'\/v1\/shop\/orders'/, 'webhooks: {w')),
    ).to.deep.equal([]);
  });
});

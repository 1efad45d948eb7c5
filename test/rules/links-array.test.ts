import { expect } from 'chai';
import linksArray from '../../rules/2.4/links-array/rule.ts';
import linksArrayCreated from '../../rules/2.4/links-array-created/rule.ts';
import collectionLinks from '../../rules/2.5/collection-links/rule.ts';
import createdLinks from '../../rules/7.1/created-links/rule.ts';
import { answers, body, components, LINK, LINKS } from '../support/answers-with-links.ts';
import { findings, messagesOf, places } from '../support/findings.ts';

describe('links-array', () => {
  const bare = '{type: object, properties: {gift: {type: boolean}}}';

  it('leaves a collection without links to collection-links, if that runs', () => {
    const page = '{type: object, properties: {items: {type: array, items: {type: object}}}}';
    const text = answers('/v1/shop/orders', 'get', '200', page);
    expect(places(linksArray, text)).to.deep.equal([body('/v1/shop/orders', 'get', '200')]);
    expect(findings([linksArray, collectionLinks], text).map(({ rule }) => rule)).to.deep.equal(['collection-links']);
  });
  it('finds the reading and updating of single resources and of singletons', () => {
    for (const method of ['get', 'put', 'patch']) {
      expect(places(linksArray, answers('/v1/shop/orders/{id}', method, '200', bare)), method).to.deep.equal([
        body('/v1/shop/orders/{id}', method, '200'),
      ]);
    }
    const single = '/v1/shop/orders/{id}/settlement';
    expect(places(linksArray, answers(single, 'get', '200', bare))).to.deep.equal([body(single, 'get', '200')]);
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
      expect(places(linksArray, answers(path, method, status, bare)), path).to.deep.equal([]);
    }
  });
  it('leaves file metadata, results of bulk and other bodies than JSON alone', () => {
    const metadata = '{type: object, properties: {id: {}, created_at: {}, size: {}, url: {}, type: {}}}';
    expect(places(linksArray, answers('/v1/shop/files/{id}', 'get', '200', metadata))).to.deep.equal([]);
    const batch = '{type: object, properties: {batch_result: {type: array}}}';
    expect(places(linksArray, answers('/v1/shop/batches/{id}', 'get', '200', batch))).to.deep.equal([]);
    const text = answers('/v1/shop/files/{id}', 'get', '200', bare).replace('application/json', 'text/csv');
    expect(places(linksArray, text)).to.deep.equal([]);
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
    expect(places(linksArray, text)).to.deep.equal(['components schemas Order']);
  });
  it('says nothing of a schema that a 201 has as well: links-array-created does, unless created-links runs', () => {
    const text = `
paths:
  /v1/shop/orders: {post: {responses: {'201': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}}
  /v1/shop/orders/{id}: {get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}}}
components: {schemas: {Order: ${bare}}}`;
    expect(places(linksArray, text)).to.deep.equal([]);
    expect(places(linksArrayCreated, text)).to.deep.equal(['components schemas Order']);
    const both = findings([linksArrayCreated, createdLinks], text);
    expect(both.map(({ rule }) => rule)).to.deep.equal(['created-links']);
  });
  it('takes what takes JSON as well as a form for no upload', () => {
    const form = 'multipart/form-data: {schema: {type: object, properties: {photo: {type: string, format: binary}}}}';
    const answer = "content: {application/json: {schema: {$ref: '#/components/schemas/Member'}}}";
    const taking = (content: string) => `
paths:
  /v1/shop/members: {post: {requestBody: {content: {${content}}}, responses: {'201': {${answer}}}}}
  /v1/shop/members/{id}: {get: {responses: {'200': {${answer}}}}}
components: {schemas: {Member: ${bare}}}`;
    const rulesFor = (content: string) => findings([linksArray, createdLinks], taking(content)).map(({ rule }) => rule);
    expect(rulesFor(`application/json: {schema: ${bare}}, ${form}`)).to.deep.equal(['created-links']);
  });
  it('stands at the use where another schema adds the links', () => {
    const schemas = `Order: ${bare}, Linked: {allOf: [{$ref: '#/components/schemas/Order'}, {properties: {links: ${LINKS}}}]}, ${LINK}`;
    const path = '/v1/shop/orders/{id}';
    expect(
      places(linksArray, answers(path, 'get', '200', "{$ref: '#/components/schemas/Order'}", schemas)),
    ).to.deep.equal([body(path, 'get', '200')]);
    expect(
      places(linksArray, answers(path, 'get', '200', "{$ref: '#/components/schemas/Linked'}", schemas)),
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
      expect(places(linksArray, answers(path, 'get', '200', schema, LINK)), schema).to.deep.equal([]);
    }
  });

  describe('links outside an array', () => {
    const path = '/v1/shop/orders/{id}';
    const inOrder = (properties: string) =>
      places(linksArray, answers(path, 'get', '200', `{type: object, properties: {${properties}}}`, LINK));
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
    it('says what to write for each form', () => {
      const say = (property: string, beside = '') =>
        messagesOf(linksArray, answers(path, 'get', '200', `{type: object, properties: {${property}${beside}}}`, LINK));
      const array = "{type: array, items: {$ref: '#/components/schemas/Link'}}";
      expect(say(`_links: ${array}`)).to.deep.equal(['the array of links is called "_links"; name it links (§2.4)']);
      expect(say(`_links: ${array}`, `, links: ${LINKS}`)).to.deep.equal([
        'the array of links is called "_links"; move its items into links (§2.4)',
      ]);
      expect(say('_links: {type: array, items: {type: string}}')).to.deep.equal([
        'the array of links is called "_links"; name it links, and make its items objects with href, rel and method (§2.4)',
      ]);
      expect(
        say('_links: {type: object, properties: {self: {type: object, properties: {href: {type: string}}}}}'),
      ).to.deep.equal([
        '"_links" is an object of links; write an array links of objects with href, rel and method in its place (§2.4)',
      ]);
      expect(say("cancel: {$ref: '#/components/schemas/Link'}")).to.deep.equal([
        '"cancel" is a link outside an array links; put it in an array links of objects with href, rel and method, with the rel "cancel" (§2.4)',
      ]);
    });
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
      expect(places(linksArray, text)).to.deep.equal([]);
      expect(places(linksArrayCreated, text)).to.deep.equal([]);
    });
    it('finds them in errors, collections, callbacks, and components that nothing uses', () => {
      const hal = '{type: object, properties: {_links: {type: object}}}';
      expect(places(linksArray, answers(path, 'get', '404', hal))).to.have.lengthOf(1);
      const page = `{type: object, properties: {items: {type: array, items: ${hal}}}}`;
      const collection = answers('/v1/shop/orders', 'get', '200', page);
      expect(places([linksArray, collectionLinks], collection).map((one) => one.split(' ').at(-1))).to.have.members([
        '_links',
        'schema',
      ]);
      expect(places(linksArray, components(`Order: ${hal}`))).to.deep.equal([
        'components schemas Order properties _links',
      ]);
      const callback = `paths: {/a: {post: {callbacks: {done: {'{$url}': {post: {requestBody: {content: {application/json: {schema: ${hal}}}}, responses: {'200': {content: {application/json: {schema: ${hal}}}}}}}}}}}}`;
      expect(places(linksArray, callback).map((one) => one.includes('requestBody'))).to.deep.equal([true]);
    });
    it('takes them in what clients send', () => {
      const hal = '{type: object, properties: {_links: {type: object}}}';
      expect(
        places(linksArray, `paths: {/a: {post: {requestBody: {content: {application/json: {schema: ${hal}}}}}}}`),
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

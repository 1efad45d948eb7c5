import { expect } from 'chai';
import { rename } from '../../../framework/remedy.ts';
import { appliedEdits } from '../../support/applied-edits.ts';

describe('a new name', () => {
  it('of a property stands in all that names it', () => {
    const schema = (name: string) => ({
      Base: { type: 'object', properties: { [name]: { type: 'string' } } },
      Dog: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        required: [name],
        discriminator: { propertyName: name },
        example: { [name]: 'user_name' },
      },
      Other: { type: 'object', required: ['user_name'], properties: { user_name: { type: 'string' } } },
    });
    const text = JSON.stringify({ openapi: '3.1.0', components: { schemas: schema('user_name') } });
    const wanted = { openapi: '3.1.0', components: { schemas: schema('userName') } };
    for (const path of [
      'Base properties user_name',
      'Dog required 0',
      'Dog discriminator propertyName',
      'Dog example user_name',
    ])
      expect(
        appliedEdits(text, (at) => [rename(at(`components schemas ${path}`), 'property', 'userName')]),
        path,
      ).to.deep.equal(wanted);
  });

  it('of a property stands in the examples of queries that name it', () => {
    const described = (name: string, nested: string) => ({
      openapi: '3.1.0',
      paths: {
        '/users': {
          parameters: [{ name: 'fields', in: 'query', examples: { few: { value: `id, ${name},home.user_name` } } }],
          get: {
            parameters: [
              { name: 'filter', in: 'query', example: `${name}>:user_name,note:user_name\\,x,home/${nested}~A*` },
              { name: 'sort', in: 'query', schema: { type: 'string', examples: [`${name}|asc,id|desc`] } },
              { name: 'sortBy', in: 'query', example: name },
              { name: 'other', in: 'query', example: 'user_name' },
            ],
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: { properties: { items: { type: 'array', items: { $ref: '#/components/schemas/User' } } } },
                  },
                },
              },
            },
          },
        },
        '/pets': {
          get: {
            parameters: [{ name: 'sortBy', in: 'query', example: 'user_name' }],
            responses: { 200: { content: { 'application/json': { schema: { properties: { user_name: {} } } } } } },
          },
        },
      },
      components: {
        schemas: {
          User: { properties: { [name]: { type: 'string' }, home: { properties: { user_name: {}, [nested]: {} } } } },
        },
      },
    });
    const text = JSON.stringify(described('user_name', 'home_city'));
    const renamed = (path: string, to: string) => appliedEdits(text, (at) => [rename(at(path), 'property', to)]);
    const ofUser = 'components schemas User properties';
    expect(renamed(`${ofUser} user_name`, 'userName')).to.deep.equal(described('userName', 'home_city'));
    expect(renamed(`${ofUser} home properties home_city`, 'city')).to.deep.equal(described('user_name', 'city'));
  });

  it('of a path parameter stands in the path, and in all paths that share it', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      paths: {
        [`/a/{${name}}`]: { parameters: [{ $ref: '#/components/parameters/Id' }], get: {} },
        [`/b/{${name}}/c`]: {
          get: { parameters: [{ $ref: '#/components/parameters/Id' }] },
          put: { parameters: [{ name, in: 'path' }] },
        },
        '/d/{the_id}': { get: { parameters: [{ name: 'the_id', in: 'path' }] } },
      },
      components: { parameters: { Id: { name, in: 'path' } } },
    });
    expect(
      appliedEdits(JSON.stringify(described('the_id')), (at) => [
        rename(at('components parameters Id name'), 'parameter', 'theId'),
      ]),
    ).to.deep.equal(described('theId'));
  });

  it('of segments of a path stands in all paths that have them, and in references', () => {
    const described = (orders: string, items: string) => ({
      openapi: '3.1.0',
      paths: {
        [`/${orders}/{id}/${items}`]: {
          get: { responses: { 200: { links: { one: { operationRef: `#/paths/~1${orders}~1{orderId}/get` } } } } },
        },
        [`/${orders}/{orderId}`]: { get: {} },
        [`/${orders}`]: { get: {} },
        [`/${orders}/{orderId}/${items}/{itemId}`]: { get: {} },
        '/carts/{id}/line_items': { get: {} },
        '/my_orders_and/{id}': { get: {} },
      },
    });
    const before = described('my_orders', 'line_items');
    expect(
      appliedEdits(JSON.stringify(before), (at) => [
        rename(at('paths /my_orders/{id}/line_items'), 'path', '/my-orders/{id}/line-items'),
      ]),
    ).to.deep.equal(described('my-orders', 'line-items'));
  });

  it('of a listed value stands in defaults, examples and the mappings of discriminators', () => {
    const described = (value: string) => ({
      openapi: '3.1.0',
      components: {
        schemas: {
          Kind: { type: 'string', enum: ['other', value], default: value },
          Pet: {
            properties: { kind: { $ref: '#/components/schemas/Kind' }, note: { type: 'string' } },
            discriminator: { propertyName: 'kind', mapping: { [value]: '#/components/schemas/Dog' } },
            example: { kind: value, note: 'guard dog' },
          },
          Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }], example: { kind: value } },
          Job: { type: 'string', enum: ['guard dog'] },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('guard dog')), (at) => [
        rename(at('components schemas Kind enum 1'), 'value', 'GUARD_DOG'),
      ]),
    ).to.deep.equal(described('GUARD_DOG'));
  });

  it('of a component stands in references', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      components: { schemas: { [name]: {}, B: { items: { $ref: `#/components/schemas/${name}` } } } },
    });
    expect(
      appliedEdits(JSON.stringify(described('A')), (at) => [rename(at('components schemas A'), 'component', 'C')]),
    ).to.deep.equal(described('C'));
  });

  it('of a property stands in references that lead to it or through it', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      components: {
        schemas: {
          Order: { type: 'object', properties: { [name]: { properties: { city: { type: 'string' } } } } },
          Draft: { properties: { [name]: { $ref: `#/components/schemas/Order/properties/${name}` } } },
          City: { $ref: `#/components/schemas/Order/properties/${name}/properties/city` },
        },
      },
    });
    const wanted = described('homeTown');
    wanted.components.schemas.Draft = {
      properties: { home_town: { $ref: `#/components/schemas/Order/properties/homeTown` } },
    };
    expect(
      appliedEdits(JSON.stringify(described('home_town')), (at) => [
        rename(at('components schemas Order properties home_town'), 'property', 'homeTown'),
      ]),
    ).to.deep.equal(wanted);
  });

  it('of a component leaves alone what only looks like a mapping of a discriminator', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      components: {
        schemas: {
          [name]: { type: 'object' },
          B: {
            properties: { kind: { type: 'string' } },
            discriminator: { propertyName: 'kind', mapping: { a: `#/components/schemas/${name}` } },
            example: { mapping: { a: '#/components/schemas/A' } },
            'x-discriminator': { mapping: { a: '#/components/schemas/A', b: 'A' } },
          },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('A')), (at) => [rename(at('components schemas A'), 'component', 'Z')]),
    ).to.deep.equal(described('Z'));
  });

  it('of a component stands in mappings and requirements, and in references that are written in percent', () => {
    const described = (schema: string, scheme: string) => ({
      openapi: '3.1.0',
      security: [{ [scheme]: [] }],
      paths: { '/a': { get: { security: [{ [scheme]: ['read'], other: [] }] } } },
      components: {
        securitySchemes: { [scheme]: { type: 'http', scheme: 'bearer' }, other: { type: 'http', scheme: 'basic' } },
        schemas: {
          [schema]: { properties: { 'a b': {} } },
          B: { $ref: `#/components/schemas/${encodeURIComponent(schema)}/properties/a%20b` },
          C: { discriminator: { propertyName: 'x', mapping: { one: schema, two: `#/components/schemas/${schema}` } } },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('A', 'token')), (at) => [
        rename(at('components schemas A'), 'component', 'Z'),
        rename(at('components securitySchemes token'), 'component', 'bearer'),
      ]),
    ).to.deep.equal(described('Z', 'bearer'));
  });

  it('stands in runtime expressions of links and callbacks', () => {
    const described = (property: string, parameter: string) => ({
      openapi: '3.1.0',
      paths: {
        [`/users/{${parameter}}`]: {
          parameters: [{ name: parameter, in: 'path' }],
          get: {
            operationId: 'getUser',
            responses: { 200: { links: { self: { parameters: { id: `$request.path.${parameter}` } } } } },
          },
        },
        '/users': {
          post: {
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } },
            callbacks: {
              changed: {
                [`https://a.example/{$request.body#/${property}}?x={$response.body#/0/${property}}`]: {},
                '{$response.body#/1/user_name}': {},
              },
            },
            responses: {
              201: {
                content: {
                  'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/User' } } },
                },
                links: {
                  user: {
                    operationId: 'getUser',
                    parameters: { [parameter]: `$response.body#/0/${property}`, other: '$response.body#/user_id' },
                  },
                },
              },
            },
          },
        },
      },
      components: { schemas: { User: { type: 'object', properties: { [property]: { type: 'string' } } } } },
    });
    expect(
      appliedEdits(JSON.stringify(described('user_id', 'the_id')), (at) => [
        rename(at('components schemas User properties user_id'), 'property', 'userId'),
        rename(at('paths /users/{the_id} parameters 0 name'), 'parameter', 'userId'),
      ]),
    ).to.deep.equal(described('userId', 'userId'));
  });

  it('of a query parameter stands in links that lead to its operation, and in expressions', () => {
    const described = (sort: string, size: string) => ({
      openapi: '3.1.0',
      paths: {
        '/orders': {
          get: {
            operationId: 'listOrders',
            parameters: [
              { name: sort, in: 'query' },
              { name: size, in: 'query' },
              { name: 'page_size', in: 'header' },
            ],
            responses: {
              200: { links: { byId: { operationId: 'listOrders', parameters: { [sort]: `$request.query.${sort}` } } } },
            },
          },
          post: {
            parameters: [{ name: 'order_by', in: 'query' }],
            callbacks: { done: { 'https://a.example/?x={$request.query.order_by}': {} } },
            responses: { 201: { links: { list: { $ref: '#/components/links/List' } } } },
          },
        },
      },
      components: {
        links: {
          List: {
            operationRef: '#/paths/~1orders/get',
            // Two parameters of the operation are called so.
            parameters: { page_size: 5, [`query.${size}`]: 5, [`query.${sort}`]: '$request.query.order_by' },
          },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('order_by', 'page_size')), (at) => [
        rename(at('paths /orders get parameters 0 name'), 'parameter', 'sortBy'),
        rename(at('paths /orders get parameters 1 name'), 'parameter', 'pageSize'),
      ]),
    ).to.deep.equal(described('sortBy', 'pageSize'));
  });

  it('of a property stands in the filters of patches', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      paths: {
        '/orders/{id}': {
          get: {
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
            },
          },
          patch: {
            requestBody: {
              content: {
                'application/json-patch+json': {
                  example: [
                    { op: 'remove', path: `/lines/@${name}=='sent_at'&&size==3 && ${name}==1/note` },
                    { op: 'remove', path: '/others/@sent_at==1' },
                    { op: 'remove', path: '/lines/@size=="sent_at"/note' },
                  ],
                },
              },
            },
            responses: {},
          },
        },
      },
      components: {
        schemas: {
          Order: { properties: { lines: { type: 'array', items: { $ref: '#/components/schemas/Line' } }, others: {} } },
          Line: { properties: { [name]: { type: 'string' } } },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('sent_at')), (at) => [
        rename(at('components schemas Line properties sent_at'), 'property', 'sentAt'),
      ]),
    ).to.deep.equal(described('sentAt'));
  });

  it('of a property stands in encodings, and in pointers of patches and errors', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      paths: {
        '/orders/{id}': {
          get: {
            responses: {
              200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
            },
          },
          put: {
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: { $ref: '#/components/schemas/Order' },
                  encoding: { [name]: { contentType: 'text/plain' }, other: {} },
                },
              },
            },
            responses: {
              400: {
                content: {
                  'application/json': {
                    example: {
                      details: [{ field: `/${name}/0` }, { field: `#/${name}` }, { field: '/other/sent_at' }],
                    },
                  },
                },
              },
            },
          },
          patch: {
            requestBody: {
              content: {
                'application/json-patch+json': {
                  examples: { one: { value: [{ op: 'move', from: `/${name}`, path: '/lines/-/sent_at' }] } },
                },
              },
            },
            responses: {},
          },
        },
      },
      components: {
        schemas: {
          Order: {
            type: 'object',
            properties: { [name]: {}, lines: { items: { properties: { sent_at: {} } } }, other: {} },
          },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('sent_at')), (at) => [
        rename(at('components schemas Order properties sent_at'), 'property', 'sentAt'),
      ]),
    ).to.deep.equal(described('sentAt'));
  });

  it('of a property leaves that of another alternative alone, unless both are named together', () => {
    const described = (many: string, kind: string) => ({
      openapi: '3.1.0',
      components: {
        schemas: {
          Filter: {
            oneOf: [{ $ref: '#/components/schemas/One' }, { $ref: '#/components/schemas/Many' }],
            discriminator: { propertyName: kind },
            examples: [
              { [kind]: 'many', [many]: [{ [kind]: 'one', value: 'x' }] },
              { [kind]: 'one', value: 'x' },
            ],
          },
          One: { properties: { [kind]: { type: 'string' }, value: { type: 'string' } } },
          Many: {
            properties: {
              [kind]: { type: 'string' },
              [many]: { type: 'array', items: { $ref: '#/components/schemas/Filter' } },
            },
          },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('value', 'the_kind')), (at) => [
        rename(at('components schemas Many properties value'), 'property', 'values'),
        rename(at('components schemas Many properties the_kind'), 'property', 'kind'),
      ]),
    ).to.deep.equal(described('values', 'kind'));
  });

  it('of a listed value stands in descriptions where it is set apart', () => {
    const described = (one: string, other: string) => ({
      openapi: '3.1.0',
      paths: {
        '/orders': {
          get: {
            parameters: [
              {
                name: 'status',
                in: 'query',
                description: `Status:\n- ${one}: it is open\n- ${other}`,
                schema: {
                  type: 'array',
                  description: `\`${one}\` or **${other}**, not open.`,
                  items: { enum: [one, other], description: `'${one}' and open`, 'x-enumNames': { [one]: 'open' } },
                },
              },
            ],
          },
        },
      },
    });
    expect(
      appliedEdits(JSON.stringify(described('open', 'in-work')), (at) => [
        rename(at('paths /orders get parameters 0 schema items enum 0'), 'value', 'OPEN'),
        rename(at('paths /orders get parameters 0 schema items enum 1'), 'value', 'IN_WORK'),
      ]),
    ).to.deep.equal(described('OPEN', 'IN_WORK'));
  });
});

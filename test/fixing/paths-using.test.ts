import { expect } from 'chai';
import { userFinder } from '../../fixing/paths-using.ts';

const FILES: Readonly<Record<string, unknown>> = {
  '/api/openapi.yaml': {
    paths: {
      '/orders': { get: { responses: { '200': { $ref: '#/components/responses/Orders' } } } },
      '/items': { $ref: 'items.yaml' },
      '/notes': { get: {} },
    },
    components: {
      responses: { Orders: { content: { json: { schema: { $ref: '#/components/schemas/Order' } } } } },
      schemas: { Order: { properties: { next: { $ref: '#/components/schemas/Order' } } } },
    },
  },
  '/api/items.yaml': { get: { $ref: 'openapi.yaml#/components/schemas/Order' } },
};

describe('fixing/paths-using.ts', () => {
  const { pathsUsing, componentsUsing } = userFinder(['/api/openapi.yaml'], (source) => FILES[source]);
  const used = (path: string, source = '/api/openapi.yaml') => [...pathsUsing({ source, path: path.split(' ') })];

  it('finds the path that a place stands in', () => {
    expect(used('paths /orders get')).to.deep.equal(['/orders']);
  });

  it('finds the paths that refer to a place, through components and other files', () => {
    expect(used('components schemas Order properties next')).to.have.members(['/orders', '/items']);
    expect(used('get', '/api/items.yaml')).to.deep.equal(['/items']);
  });

  it('finds the components that refer to that of a place', () => {
    const source = '/api/openapi.yaml';
    const users = componentsUsing({ source, path: ['components', 'schemas', 'Order', 'type'] });
    expect(users.map(({ path }) => path.join(' '))).to.have.members([
      'components responses Orders',
      'components schemas Order',
    ]);
  });

  it('reads files that refer to each other once', () => {
    const read: string[] = [];
    const files: Readonly<Record<string, unknown>> = {
      '/a.yaml': { paths: { '/a': { $ref: 'b.yaml' } } },
      '/b.yaml': { get: { $ref: 'c.yaml' } },
      '/c.yaml': { parameters: [{ $ref: 'b.yaml#/get' }, { $ref: 'c.yaml#/one' }] },
    };
    const { pathsUsing: usedBy } = userFinder(['/a.yaml'], (source) => {
      read.push(source);
      if (read.length > 9) throw new Error('it does not end');
      return files[source];
    });
    expect([...usedBy({ source: '/c.yaml', path: ['one'] })]).to.deep.equal(['/a']);
    expect(read).to.deep.equal(['/a.yaml', '/b.yaml', '/c.yaml']);
  });

  it('finds none for what nothing refers to', () => {
    expect(used('info')).to.deep.equal([]);
  });
});

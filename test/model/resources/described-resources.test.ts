import { expect } from 'chai';
import { describedResources } from '../../../model/resources/described-resources.ts';
import { describePaths } from '../paths/support.ts';

/** In short: the resources of some paths, and the methods by which something is done with each. */
function resourcesIn(paths: Readonly<Record<string, string>>) {
  return describedResources(describePaths(paths)).map((resource) => ({
    at: `${resource.kind} ${resource.path.use.key}`,
    item: resource.item?.use.key ?? null,
    has: (['list', 'create', 'read', 'replace', 'patch', 'remove'] as const).filter((role) => resource[role] !== null),
    actions: resource.actions.map(({ path }) => path.use.key),
    below: resource.parent?.path.use.key ?? null,
  }));
}

describe('resources of a description', () => {
  it('are collections with their items, what is below an item, and actions on it', () => {
    const found = resourcesIn({
      '/v1/shop/orders': 'get:items post:201',
      '/v1/shop/orders/{orderId}': 'get:object put:200 patch:200 delete:204',
      '/v1/shop/orders/{orderId}/cancel': 'post:200',
      '/v1/shop/orders/{orderId}/lines': 'get:items post:201',
    });
    const none = { item: null, actions: [], below: null };
    expect(found).to.deep.equal([
      {
        at: 'collection /v1/shop/orders',
        item: '/v1/shop/orders/{orderId}',
        has: ['list', 'create', 'read', 'replace', 'patch', 'remove'],
        actions: ['/v1/shop/orders/{orderId}/cancel'],
        below: null,
      },
      {
        ...none,
        at: 'collection /v1/shop/orders/{orderId}/lines',
        has: ['list', 'create'],
        below: '/v1/shop/orders',
      },
    ]);
  });

  it('are singletons, which are their own item', () => {
    expect(resourcesIn({ '/v1/shop/settings': 'get:object put:200' })).to.deep.equal([
      {
        at: 'singleton /v1/shop/settings',
        item: '/v1/shop/settings',
        has: ['read', 'replace'],
        actions: [],
        below: null,
      },
    ]);
  });

  it('are paths of uploads, to which a file is posted and which list nothing', () => {
    expect(
      resourcesIn({
        '/v1/shop/photo-uploads': 'post:201<multipart/related',
        '/v1/shop/photo-uploads/{id}': 'get:object delete:204',
      }),
    ).to.deep.equal([
      {
        at: 'upload /v1/shop/photo-uploads',
        item: '/v1/shop/photo-uploads/{id}',
        has: ['create', 'read', 'remove'],
        actions: [],
        below: null,
      },
    ]);
  });

  it('are none whose class is not certain, and no actions', () => {
    expect(resourcesIn({ '/v1/shop/xyzzy': 'put', '/v1/shop/activate': 'post:200' })).to.deep.equal([]);
  });
});

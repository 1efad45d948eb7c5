import { expect } from 'chai';
import { FIXED_PATH_CLASSIFIERS } from '../../../model/paths/fixed-path-classifiers.ts';
import { PARAMETER_PATH_CLASSIFIERS } from '../../../model/paths/parameter-path-classifiers.ts';
import type { PathClass } from '../../../model/paths/verdict.ts';
import { classified } from './support.ts';

/** For each classifier, paths of which it decides the first, and the class that it gives. */
const DECIDED: Readonly<Record<string, readonly [PathClass, Readonly<Record<string, string>>]>> = {
  'no-operations': ['other', { '/v1/shop/orders': '' }],
  'custom-method': ['action', { '/v1/shop/orders:cancel': 'post:204' }],
  upload: ['upload', { '/v1/shop/documents': 'post:201<multipart/form-data' }],
  alias: ['item', { '/v1/shop/me': 'get:object' }],
  search: ['search', { '/v1/shop/orders/search': 'post:items' }],
  'actions-index': ['other', { '/v1/shop/orders/{orderId}/actions': 'get:object' }],
  'followed-by-identifier': ['collection', { '/v1/shop/order': 'get', '/v1/shop/order/{orderId}': 'get' }],
  verb: ['action', { '/v1/shop/orders/{orderId}/cancel': 'post:204' }],
  'post-only': ['collection', { '/v1/shop/orders': 'post:201' }],
  'no-get': ['singleton', { '/v1/shop/basket': 'put:204' }],
  'list-response': ['collection', { '/v1/shop/inventory': 'get:items' }],
  'paged-get': ['collection', { '/v1/shop/orders': 'get:object?pageSize,page' }],
  'plural-noun': ['collection', { '/v1/shop/orders': 'get' }],
  'single-resource': ['singleton', { '/v1/shop/profile': 'get:object put:204' }],
  'custom-method-of-item': ['action', { '/v1/shop/orders/{orderId}:cancel': 'post:204' }],
  'request-queue': ['queue', { '/v1/queue/requests/{requestId}': 'get:object' }],
  'target-of-action': ['action', { '/v1/shop/cancel/{orderId}': 'post:204' }],
  'partly-parameter': ['item', { '/v1/shop/orders/{from}-{to}': 'get' }],
  'no-identifier': ['other', { '/v1/shop/orders/{format}': 'get' }],
  'no-collection-before': ['item', { '/v1/{tenantId}': 'get' }],
  'paged-parameter': ['collection', { '/v1/shop/records/{kind}': 'get:items?page' }],
  item: ['item', { '/v1/shop/orders/{orderId}': 'get' }],
};

describe('path classifiers', () => {
  for (const { ordered, last } of [FIXED_PATH_CLASSIFIERS, PARAMETER_PATH_CLASSIFIERS]) {
    for (const { name, reason } of [...ordered, last]) {
      it(`${name}: ${reason}`, () => {
        const [expected, paths] = DECIDED[name] ?? expect.fail(`no path for ${name}`);
        const found = classified(paths, Object.keys(paths)[0] ?? '');
        expect({ classifier: found.classifier, class: found.class }).to.deep.equal({
          classifier: name,
          class: expected,
        });
      });
    }
  }

  it('leave nothing to others where the description says what a path is, or a path has no resource', () => {
    const annotation = { 'x-lintel': { resource: 'singleton' } };
    const root = { paths: { '/v1/shop/orders': { ...annotation, get: {} }, '/v1': annotation, '/v2': {} } };
    const decided = Object.keys(root.paths).map((key) => classified({}, key, root).classifier);
    expect(decided).to.deep.equal(['annotation', 'annotation', 'no-resource']);
  });
});

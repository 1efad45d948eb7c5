import { expect } from 'chai';
import {
  isRequestHeader,
  isSameHeader,
  requestHeaderOf,
  responseHeaderOf,
} from '../../../model/operations/header-names.ts';
import { at, describeData, present } from '../../support/describe-data.ts';

describe('header names', () => {
  const description = describeData({
    openapi: '3.1.1',
    paths: {
      '/orders': {
        get: {
          parameters: [
            { name: 'etag', in: 'query' },
            { $ref: '#/components/parameters/None' },
            { in: 'header' },
            { name: 'ETAG', in: 'header' },
            { name: 'ETag', in: 'header' },
          ],
          responses: {
            200: { description: '', headers: { 'x-first': {}, eTag: { $ref: '#/components/headers/None' } } },
          },
        },
      },
    },
  });
  const operation = present(description.operations[0]);
  const response = present(description.responses[0]);

  it('are the same in any case', () => {
    expect(isSameHeader('ETag', 'etag')).to.equal(true);
    expect(isSameHeader('ETag', 'E-Tag')).to.equal(false);
  });

  it('find request headers, and no other parameters', () => {
    const found = operation.parameters.map(({ node }) => node !== null && isRequestHeader(node, 'ETag'));
    expect(found).to.deep.equal([false, false, false, true, true]);
    expect(at(present(requestHeaderOf(operation, 'eTag')).place)).to.equal('#paths//orders/get/parameters/3');
    expect(requestHeaderOf(operation, 'If-Match')).to.equal(null);
  });

  it('find response headers, those behind unresolved references as well', () => {
    expect(responseHeaderOf(response, 'ETag')).to.include({ key: 'eTag', node: null });
    expect(responseHeaderOf(response, 'Link')).to.equal(null);
  });
});

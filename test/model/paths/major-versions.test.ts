import { expect } from 'chai';
import { declaredMajor, majorOfApi, mostCommon } from '../../../model/paths/major-versions.ts';
import { eachRow } from '../text/words/tables.ts';
import { describeRoot, pathItem } from './support.ts';

/** The major version of an API with these paths. */
function majorOf(keys: readonly string[], root: object = {}): number {
  return majorOfApi(describeRoot({ paths: Object.fromEntries(keys.map((key) => [key, pathItem('get')])), ...root }));
}

describe('the major version of an API', () => {
  it('is that of most of its URLs, of several the greatest', () => {
    expect(majorOf(['/v1/orders', '/v2/orders', '/v2/carts'])).to.equal(2);
    expect(majorOf(['/v1/orders', '/v3/carts'])).to.equal(3);
    expect(majorOf(['/api/v4/orders', '/carts'])).to.equal(4);
    expect(majorOf(['/orders', '/carts'], { servers: [{ url: '/v5' }, { url: '/v6' }] })).to.equal(5);
  });

  it('is that behind one beginning of all paths, but not that of something else', () => {
    expect(majorOf(['/shop/v2/orders', '/shop/v2/carts'])).to.equal(2);
    expect(majorOf(['/ldap/v3/users', '/orders', '/carts'], { info: { version: '2.1.0' } })).to.equal(2);
    expect(majorOf(['/ldap/v3/users'])).to.equal(1);
  });

  it('is else that of the description, or 1', () => {
    expect(majorOf(['/orders'], { info: { version: '4.0.0' } })).to.equal(4);
    expect(majorOf(['/orders'])).to.equal(1);
  });

  eachRow(
    'is the first number of what the description says, unless that is a year',
    {
      '2': 2,
      '2.1': 2,
      'v3.0.0': 3,
      '1-beta': 1,
      '4+build': 4,
      '2024-01-01': null,
      '2024.1': null,
      latest: null,
      '': null,
    },
    (version) => declaredMajor(describeRoot({ info: { version } })),
  );

  it('may be a number in the description', () => {
    expect(declaredMajor(describeRoot({ info: { version: 2.1 } }))).to.equal(2);
    expect(mostCommon([])).to.equal(null);
  });
});

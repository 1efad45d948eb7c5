import { expect } from 'chai';
import pathUnique from '../../rules/4.1/path-unique/rule.ts';
import { places } from '../support/findings.ts';

describe('path-unique', () => {
  it('reports each later path', () => {
    const yaml =
      "paths: { '/v1/a/b/{x}/c/{y}': {}, '/v1/a/b/{y}/c/{x}': {}, '/v1/a/b/{z}/c/{z2}': {}, '/v1/a/b/{z}/d/{z2}': {} }";
    expect(places(pathUnique, yaml)).to.deep.equal(['paths /v1/a/b/{y}/c/{x}', 'paths /v1/a/b/{z}/c/{z2}']);
  });

  it('reports the same template under different servers', () => {
    const yaml = (one: string, other: string) =>
      `paths: { '/a/{x}': { servers: [{ url: '${one}' }] }, '/a/{y}': { servers: [{ url: '${other}' }] } }`;
    expect(places(pathUnique, yaml('https://one.example.com', 'https://two.example.com'))).to.deep.equal([
      'paths /a/{y}',
    ]);
    expect(places(pathUnique, yaml('/v1/shop', '/v1/billing'))).to.deep.equal(['paths /a/{y}']);
  });

  it('leaves a slash at the end, a fragment and capitals to others', () => {
    expect(places(pathUnique, 'paths: { /v1/a/b: {}, /v1/a/b/: {}, "/v1/a/b#c": {}, /v1/a/B: {} }')).to.deep.equal([]);
  });
});

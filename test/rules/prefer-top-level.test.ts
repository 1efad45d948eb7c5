import { expect } from 'chai';
import pathDepth from '../../rules/4.1/path-depth/rule.ts';
import preferTopLevel from '../../rules/4.1/prefer-top-level/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('prefer-top-level', () => {
  it('shows the path at the top level', () => {
    const [said] = findings(preferTopLevel, "paths: { '/v1/shop/orders/{orderId}/items/{itemId}': { get: {} } }");
    expect(said?.message).to.include('/v1/shop/items/{itemId}');
  });

  it('asks nothing where a name or a position is unique below the parent only', () => {
    for (const name of ['topic_name', 'username', 'levelIndex', 'userName']) {
      expect(
        places(preferTopLevel, `paths: { '/v1/shop/orders/{orderId}/items/{${name}}': { get: {} } }`),
      ).to.deep.equal([]);
    }
  });

  it('leaves a path that is too deep to path-depth', () => {
    const yaml = (key: string) => `paths: { '${key}': { get: {} } }`;
    const deep = '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}';
    expect(places(preferTopLevel, yaml(deep))).to.deep.equal([]);
    expect(places(pathDepth, yaml(deep))).to.have.lengthOf(1);
    expect(places(preferTopLevel, yaml('/v1/shop/as/{a}/bs/{b}/cs/{c}'))).to.have.lengthOf(1);
  });

  it('asks nothing of what stands below a name without identifier', () => {
    expect(places(preferTopLevel, "paths: { '/v1/shop/me/orders/{orderId}': { get: {} } }")).to.deep.equal([]);
  });
});

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

  it('asks nothing of memberships, which both identifiers together name', () => {
    const asked = (...keys: string[]) =>
      places(preferTopLevel, `paths: { ${keys.map((key) => `'${key}': { get: {} }`).join(', ')} }`);
    expect(asked('/v1/shop/groups/{groupId}/members/{userId}')).to.deep.equal([]);
    expect(asked('/v1/shop/orders/{orderId}/tags/{labelId}', '/v1/shop/labels/{labelId}')).to.deep.equal([]);
    expect(asked('/v1/shop/groups/{groupId}/members/{memberId}')).to.have.lengthOf(1);
    expect(asked('/v1/shop/groups/{groupId}/notes/{id}')).to.have.lengthOf(1);
    const written = (method: string) =>
      places(
        preferTopLevel,
        `paths: { '/v1/shop/groups/{groupId}/users/{userId}': { ${method}: {} }, '/v1/shop/users/{userId}': { get: {} } }`,
      );
    expect(written('put')).to.deep.equal([]);
    expect(written('get')).to.have.lengthOf(1);
  });

  it('is silent where path-depth reports the path, or one before it', () => {
    const yaml = (...keys: string[]) => `paths: { ${keys.map((key) => `'${key}': { get: {} }`).join(', ')} }`;
    const deep = '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds';
    const both = yaml(deep, `${deep}/{d}`);
    expect(places([preferTopLevel, pathDepth], both)).to.deep.equal([`paths ${deep}`]);
    expect(places(preferTopLevel, both)).to.deep.equal([`paths ${deep}/{d}`]);
    expect(places([preferTopLevel, pathDepth], yaml('/v1/shop/as/{a}/bs/{b}/cs/{c}'))).to.have.lengthOf(1);
  });

  it('asks nothing of what stands below a name without identifier', () => {
    expect(places(preferTopLevel, "paths: { '/v1/shop/me/orders/{orderId}': { get: {} } }")).to.deep.equal([]);
  });

  it('asks nothing of a file name, also where another path calls the identifier otherwise', () => {
    const paths = (last: string) =>
      `paths: { '/v1/shop/orders/{orderId}/files/{fileId}': { get: {} }, '/v1/shop/orders/{orderId}/files/{${last}}': { get: {} } }`;
    expect(places(preferTopLevel, paths('fileName'))).to.deep.equal(['paths /v1/shop/orders/{orderId}/files/{fileId}']);
  });
});

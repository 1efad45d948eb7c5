import { expect } from 'chai';
import pathParameters from '../../rules/4.1/path-parameters/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('path-parameters', () => {
  const P = (name: string) => `{ name: ${name}, in: path, required: true }`;
  const at = (yaml: string) => places(pathParameters, yaml).map((place) => place.replace('paths ', ''));

  it('reports once what is missing in all operations, and at the operation what is missing in some', () => {
    expect(at("paths: { '/a/{x}': { get: {}, put: {}, delete: {} } }")).to.deep.equal(['/a/{x}']);
    expect(at(`paths: { '/a/{x}': { get: { parameters: [${P('x')}] }, put: {} } }`)).to.deep.equal(['/a/{x} put']);
    expect(at(`paths: { '/a/{x}/b/{y}': { get: {} } }`)).to.deep.equal(['/a/{x}/b/{y}']);
  });

  it('reports once what several operations declare in vain', () => {
    const yaml = `paths: { /a: { get: { parameters: [${P('x')}] }, put: { parameters: [${P('x')}] } } }`;
    expect(at(yaml)).to.deep.equal(['/a get parameters 0 name']);
  });

  it('reports two spellings of one parameter once, at the one that is wrong', () => {
    const yaml = (key: string, name: string) => `paths: { '${key}': { parameters: [${P(name)}], get: {} } }`;
    expect(at(yaml('/a/{order_id}', 'orderId'))).to.deep.equal(['/a/{order_id}']);
    expect(at(yaml('/a/{orderId}', 'order_id'))).to.deep.equal(['/a/{orderId} parameters 0 name']);
    expect(at(yaml('/a/{orderId}', 'orderID'))).to.deep.equal(['/a/{orderId} parameters 0 name']);
    expect(at(yaml('/a/{id}', 'orderId'))).to.deep.equal(['/a/{id} parameters 0 name']);
  });

  it('takes the pattern or the type beside a name for none of it', () => {
    const said = (key: string, name: string) =>
      findings(pathParameters, `paths: { '${key}': { parameters: [${P(`'${name}'`)}], get: {} } }`).map(
        ({ message, path }) => [path.slice(2).join(' '), message.replace(/^.*; | \(§.*$/g, '')],
      );
    const write = 'write orderId, in the path as well';
    for (const name of ['orderId:[0-9]+', 'order_id: .+', 'int:orderId', 'orderId:int'])
      expect(said(`/a/{${name}}`, name), name).to.deep.equal([['parameters 0 name', write]]);
    expect(said('/a/{orderId:[0-9]+}', 'orderId')).to.deep.equal([['', 'write the same camelCase name in both']]);
    expect(said('/a/{filter:id}', 'filter:id')).to.deep.equal([
      ['parameters 0 name', 'write filter, in the path as well'],
    ]);
  });

  it('reports a name that is not camelCase once', () => {
    const inline = `paths: { '/a/{order_id}': { get: { parameters: [${P('order_id')}] }, put: { parameters: [${P('order_id')}] } } }`;
    expect(at(inline)).to.deep.equal(['/a/{order_id} get parameters 0 name']);
    const shared = `
        paths:
          /a/{order_id}: { parameters: [{ $ref: '#/components/parameters/Id' }], get: {} }
          /b/{order_id}: { parameters: [{ $ref: '#/components/parameters/Id' }], get: {} }
        components: { parameters: { Id: ${P('order_id')}, Unused: ${P('X')} } }
      `;
    expect(at(shared)).to.have.members(['components parameters Id name', 'components parameters Unused name']);
  });

  it('wants no name that another parameter of the path has', () => {
    const both = `paths: { '/a/{order_id}/b/{orderId}': { parameters: [${P('order_id')}, ${P('orderId')}], get: {} } }`;
    expect(findings(pathParameters, both)[0]?.message).to.equal(
      'path parameter "order_id" is not camelCase; write a camelCase name, but not orderId, which is taken (§4.1)',
    );
  });

  it('reports a name that occurs twice', () => {
    expect(at(`paths: { '/a/{x}/b/{x}': { parameters: [${P('x')}], get: {} } }`)).to.deep.equal(['/a/{x}/b/{x}']);
  });

  it('finds the parameters of mixed segments', () => {
    expect(at(`paths: { '/a/{x}-{y}': { parameters: [${P('x')}, ${P('y')}], get: {} } }`)).to.deep.equal([]);
  });

  it('keeps silent where a reference leads nowhere, and without operations', () => {
    expect(at("paths: { '/a/{x}': { parameters: [{ $ref: '#/nowhere' }], get: {} }, '/b/{x}': {} }")).to.deep.equal([]);
  });

  it('allows a path item that two keys share to declare the parameters of both', () => {
    const yaml = `
        paths:
          /a/{x}: { $ref: '#/components/pathItems/P' }
          /b/{y}: { $ref: '#/components/pathItems/P' }
        components:
          pathItems: { P: { parameters: [${P('x')}, ${P('y')}], get: {} } }
      `;
    expect(at(yaml)).to.deep.equal([]);
  });

  it('finds parameters in other files', () => {
    const yaml = "paths: { '/a/{x}': { $ref: 'items.yaml#/A' } }";
    const files = { 'items.yaml': `A: { get: { parameters: [${P('x')}, ${P('z')}] } }` };
    expect(places(pathParameters, yaml, { files })).to.deep.equal(['items.yaml A get parameters 1 name']);
  });
});

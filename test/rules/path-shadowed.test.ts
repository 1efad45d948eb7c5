import { expect } from 'chai';
import pathShadowed from '../../rules/4.1/path-shadowed/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('path-shadowed', () => {
  it('hears the schema of the identifier', () => {
    const yaml = (schema: string) =>
      `paths: { '/v1/a/b/{id}': { get: { parameters: [{ name: id, in: path, schema: ${schema} }] } }, /v1/a/b/latest: {} }`;
    expect(places(pathShadowed, yaml('{ type: string }'))).to.deep.equal(['paths /v1/a/b/latest']);
    expect(places(pathShadowed, yaml("{ type: string, pattern: '^[a-z]+$' }"))).to.deep.equal(['paths /v1/a/b/latest']);
    const excluding = [
      '{ type: integer }',
      '{ type: string, format: uuid }',
      '{ minLength: 7 }',
      "{ pattern: '^[0-9]+$' }",
      '{ enum: [a] }',
    ];
    for (const schema of excluding) expect(places(pathShadowed, yaml(schema)), schema).to.deep.equal([]);
  });

  it('is one finding for one parameter, from three fixed segments on', () => {
    const fixed = (...names: string[]) => names.map((name) => `/v1/a/b/${name}: {}`).join(', ');
    const found = findings(pathShadowed, `paths: { '/v1/a/b/{id}': {}, ${fixed('new', 'latest', 'archive')} }`);
    expect(found.map(({ path, message }) => [...path, message])).to.deep.equal([
      [
        ...['paths', '/v1/a/b/archive'],
        '/v1/a/b/archive is also /v1/a/b/{id} with the identifier archive, as are 2 other paths; give {id} a pattern that admits none of these words, or write other paths (§4.1)',
      ],
    ]);
    expect(places(pathShadowed, `paths: { '/v1/a/b/{id}': {}, ${fixed('new', 'latest')} }`)).to.have.lengthOf(2);
  });

  it('shows both paths as they are written', () => {
    const paths = "{ '/v1/a/bs/{id}': {}, '/v1/a/bs/{b}/cs/{c}': {}, '/v1/a/bs/{other}/cs/latest': {} }";
    const [said] = findings(pathShadowed, `paths: ${paths}`);
    expect(said?.message).to.include('/v1/a/bs/{other}/cs/latest is also /v1/a/bs/{b}/cs/{c} ');
  });
});

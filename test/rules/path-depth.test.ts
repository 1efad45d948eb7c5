import { expect } from 'chai';
import pathDepth from '../../rules/4.1/path-depth/rule.ts';
import { findings, places } from '../support/findings.ts';

describe('path-depth', () => {
  const cases: [string, string[], string[]][] = [
    ['two levels', ['/v1/shop/a/{id}/b/{id2}/c/{id3}'], []],
    ['a third one', ['/v1/shop/as/{id}/bs/{id2}/cs/{id3}/ds/{id4}'], ['/v1/shop/as/{id}/bs/{id2}/cs/{id3}/ds/{id4}']],
    [
      'the shortest of a branch, wherever it stands',
      ['/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}/es/{e}', '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}'],
      ['/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}'],
    ],
    ['without a namespace', ['/v1/as/{a}/bs/{b}/cs/{c}'], []],
  ];
  for (const [title, keys, expected] of cases) {
    it(title, () => {
      const paths = keys.map((key) => `'${key}': {}`).join(', ');
      expect(places(pathDepth, `paths: { ${paths} }`)).to.deep.equal(expected.map((key) => `paths ${key}`));
    });
  }

  it('stands at a path that no exception hides', () => {
    const deep = '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds';
    const yaml = `paths: { '${deep}': { x-lintel: { ignore: { path-depth: it stays } } }, '${deep}/{d}': {}, '${deep}/{d}/more': {} }`;
    const [found, ...others] = findings(pathDepth, yaml);
    expect(others).to.deep.equal([]);
    expect(found?.path).to.deep.equal(['paths', `${deep}/{d}`]);
  });

  it('names all paths of a branch', () => {
    const deep = '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds';
    const [found] = findings(pathDepth, `paths: { '${deep}/{d}': {}, '${deep}': {} }`);
    expect(found?.path).to.deep.equal(['paths', deep]);
    expect(found?.places).to.deep.equal([
      ['paths', `${deep}/{d}`],
      ['paths', deep],
    ]);
  });

  it('path-depth shows the path as it is written', () => {
    const paths = "{ '/v1/shop/as/{id}': {}, '/v1/shop/as/{a}/bs/{b}/cs/{c}/ds/{d}': {} }";
    expect(findings(pathDepth, `paths: ${paths}`)[0]?.message).to.include(
      '3 levels of sub-resources stand below as: bs, cs and ds; nest at most 2, and give ds the path /v1/shop/ds/{d}',
    );
  });

  it('leaves what no identifier names below the resource that has it', () => {
    const said = (paths: string) => findings(pathDepth, `paths: { ${paths} }`)[0]?.message ?? '';
    const page = '{ type: object, properties: { items: { type: array, items: { type: object } } } }';
    const lists = `{ get: { responses: { 200: { content: { application/json: { schema: ${page} } } } } } }`;
    const deep = '/v1/shop/customers/{a}/orders/{b}/lines/{c}/notes';
    expect(said(`'${deep}': ${lists}`)).to.include('give notes the path /v1/shop/lines/{c}/notes (');
    expect(said(`'${deep}': ${lists}, '${deep}/{d}': {}`)).to.include('give notes the path /v1/shop/notes (');
  });
});

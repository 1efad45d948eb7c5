import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import sortDirections from '../../rules/4.3/sort-directions/rule.ts';
import { list, placesInList } from '../support/collection-queries.ts';
import { findings } from '../support/findings.ts';

const TEXT = 'schema: {type: string}';

describe('sort-directions', () => {
  const by = `name: sortBy, ${TEXT}, description: In ascending order.`;
  const of = (more: string) => placesInList('4.3', by, `name: sortOrder, ${more}`);

  it('are asc and desc', () => {
    expect(of('schema: {type: string, enum: [asc, desc]}')).to.deep.equal([]);
    expect(of('schema: {type: string, enum: [desc, asc]}')).to.deep.equal([]);
    expect(of("schema: {type: string, pattern: '^(asc|desc)$'}")).to.deep.equal([]);
    expect(of('schema: {type: string, x-extensible-enum: [asc, desc]}')).to.deep.equal([]);
    expect(of("schema: {type: string}, description: 'Either asc or desc.'")).to.deep.equal([]);
    for (const wrong of ['[ASC, DESC]', '[ascending, descending]', '[asc]', '[asc, desc, none]', '[]']) {
      expect(of(`schema: {type: string, enum: ${wrong}}`), wrong).to.deep.equal(['sort-directions 1 schema enum']);
    }
    expect(of("schema: {type: string, pattern: '^(ASC|DESC)$'}")).to.deep.equal(['sort-directions 1 schema pattern']);
    expect(of('schema: {type: string, const: asc}')).to.deep.equal(['sort-directions 1 schema const']);
  });

  it('shows what is listed in their stead', () => {
    const said = (values: string) =>
      findings(
        sortDirections,
        `paths: {/v1/shop/orders: ${list(`name: sortOrder, schema: {type: string, enum: ${values}}`)}}`,
      ).map(({ message }) => message.split(';')[0]);
    expect(said('[]')).to.deep.equal(['sortOrder lists no values']);
    expect(said('[ASC, DESC]')).to.deep.equal(['sortOrder lists "ASC" and "DESC"']);
    expect(said('[a, b, c, d, e, f]')).to.deep.equal(['sortOrder lists "a", "b", "c", "d" and "e"']);
  });

  it('are documented, and right in examples', () => {
    expect(of(TEXT)).to.deep.equal(['sort-directions 1 schema']);
    expect(of(`${TEXT}, example: ASC`)).to.deep.equal(['sort-directions 1 example']);
    expect(of('schema: {type: string, default: up}')).to.deep.equal(['sort-directions 1 schema default']);
    const right = 'type: string, enum: [asc, desc]';
    expect(of(`schema: {${right}, default: DESC}`)).to.deep.equal(['sort-directions 1 schema default']);
    expect(of(`schema: {${right}}, examples: {one: {value: desc}, two: {value: Desc}}`)).to.deep.equal([
      'sort-directions 1 examples two value',
    ]);
    expect(of('schema: {type: string, enum: [ASC, DESC], default: ASC}')).to.deep.equal([
      'sort-directions 1 schema enum',
    ]);
  });

  it('reports in place of pattern-valid values that a pattern of the directions rejects', () => {
    const parameter = "name: sortOrder, schema: {type: string, pattern: '^(asc|desc)$', default: DESC}";
    const found = (rules: readonly Rule[]) =>
      findings(rules, `paths: {/v1/shop/orders: ${list(parameter)}}`).map(({ rule, path }) => [rule, path.at(-1)]);
    expect(found([sortDirections, patternValid])).to.deep.equal([['sort-directions', 'default']]);
    expect(found([patternValid])).to.deep.equal([['pattern-valid', 'default']]);
  });

  it('are texts', () => {
    expect(of('schema: {type: boolean}')).to.deep.equal(['sort-directions 1 schema type']);
    expect(of('schema: {type: integer, enum: [1, -1]}')).to.deep.equal(['sort-directions 1 schema type']);
  });
});

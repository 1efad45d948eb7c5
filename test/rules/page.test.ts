import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import integerRange from '../../rules/2.2/integer-range/rule.ts';
import page from '../../rules/4.4/page/rule.ts';
import { list, placesInList } from '../support/collection-queries.ts';
import { findings } from '../support/findings.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

describe('page', () => {
  it('is a positive integer, 1 by default', () => {
    const inList = (schema: string) => placesInList('4.4', SIZE, `name: page, ${schema}`);
    expect(inList('schema: {type: integer, minimum: 1, default: 1}')).to.deep.equal([]);
    expect(inList('schema: {type: integer, minimum: 1}, description: 1 by default')).to.deep.equal(['page 1 schema']);
    expect(inList('schema: {type: integer, minimum: 0, default: 0}')).to.deep.equal([
      'page 1 schema minimum',
      'page 1 schema default',
    ]);
    expect(inList('schema: {type: integer, minimum: 1, default: 2}')).to.deep.equal(['page 1 schema default']);
    expect(inList('schema: {type: string, default: 1}')).to.deep.equal(['page 1 schema type']);
    expect(inList('schema: {type: object}')).to.deep.equal(['page 1 schema type']);
  });

  it('leaves an object of properties in brackets to the rule about its style', () => {
    const inBrackets = 'name: page, style: deepObject, schema: {type: object, properties: {number: {type: integer}}}';
    expect(placesInList('4.4', SIZE, inBrackets)).to.deep.equal([]);
    expect(placesInList('4.1', SIZE, inBrackets)).to.deep.equal(['repeated-values 1 style']);
  });

  it('yields to integer-range about a default outside the bounds', () => {
    const text = `paths: {/v1/shop/orders: ${list('name: page, schema: {type: integer, minimum: 1, default: 0}')}}`;
    const found = (rules: readonly Rule[]) => findings(rules, text).map(({ rule, path }) => [rule, path.at(-1)]);
    expect(found([page, integerRange])).to.deep.equal([['integer-range', 'default']]);
    expect(found([page])).to.deep.equal([['page', 'default']]);
  });
});

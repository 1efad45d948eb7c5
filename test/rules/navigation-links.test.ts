import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import relLowerCase from '../../rules/2.1/rel-lower-case/rule.ts';
import navigationLinks from '../../rules/4.4/navigation-links/rule.ts';
import { query } from '../support/collection-queries.ts';
import { findings, placesBySection } from '../support/findings.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

describe('navigation-links', () => {
  const links = (rel: string) =>
    `components: {schemas: {L: {type: array, items: {type: object, properties: {href: {}, rel: {type: string, ${rel}}}}}}}`;

  it('are first, last, next and prev', () => {
    const wrong: [string, string[]][] = [
      ['enum: [self, next, previous]', ['navigation-links components schemas L items properties rel enum 2']],
      ['enum: [next_page]', ['navigation-links components schemas L items properties rel enum 0']],
      ['enum: [next, current]', ['navigation-links components schemas L items properties rel enum 1']],
      ["pattern: '^(self|next|previous)$'", ['navigation-links components schemas L items properties rel pattern']],
      ['enum: [self, first, last, next, prev, cancel, approve]', []],
      ['enum: [self, previous]', []],
    ];
    for (const [rel, expected] of wrong) expect(placesBySection('4.4', links(rel)), rel).to.deep.equal(expected);
  });

  it('yields to rel-lower-case about a name in capitals', () => {
    const found = (rules: readonly Rule[]) =>
      findings(rules, links('enum: [PREVIOUS, next]')).map(({ rule, message }) => [rule, message.split('; ')[1]]);
    expect(found([navigationLinks, relLowerCase])).to.deep.equal([['rel-lower-case', 'write "previous" (§2.1)']]);
    expect(found([navigationLinks])).to.deep.equal([['navigation-links', 'write "prev" (§4.4)']]);
  });

  const answer = (example: string, ...parameters: string[]) =>
    `paths: {/v1/shop/orders: {get: {${query(SIZE, PAGE, ...parameters)}, responses: {'400': {}, '200': {content: {application/json: {schema: {type: object, properties: {items: {type: array}, links: {}}}, example: ${example}}}}}}}}`;

  it('are judged in the links of a page and beside others', () => {
    expect(placesBySection('4.4', answer('{items: [], links: [{href: a, rel: previous}]}'))).to.have.lengthOf(1);
    expect(placesBySection('4.4', answer('{items: [{links: [{href: a, rel: previous}]}]}'))).to.deep.equal([]);
    expect(
      placesBySection('4.4', answer('{items: [{links: [{href: a, rel: previous}, {href: b, rel: next}]}]}')),
    ).to.have.lengthOf(1);
  });
});

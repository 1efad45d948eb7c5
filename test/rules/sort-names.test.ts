import { expect } from 'chai';
import { list, placesInList } from '../support/collection-queries.ts';
import { findings, rulesOfSection } from '../support/findings.ts';

const TEXT = 'schema: {type: string}';

describe('sort-names', () => {
  const cases: [string, string, string][] = [
    ['orderBy', TEXT, 'sortBy'],
    ['order_by', TEXT, 'sortBy'],
    ['sort_by', TEXT, 'sortBy'],
    ["'$orderby'", TEXT, 'sortBy'],
    ['sortField', TEXT, 'sortBy'],
    ['order', TEXT, 'sortBy'],
    ['order', "schema: {type: string}, description: 'Field to sort by.'", 'sortBy'],
    ['order', 'schema: {type: string, enum: [ASC, DESC]}', 'sortOrder'],
    ['order', "schema: {type: string}, description: 'asc or desc'", 'sortOrder'],
    ['sort_direction', TEXT, 'sortOrder'],
    ['sortDir', TEXT, 'sortOrder'],
    ['SortOrder', TEXT, 'sortOrder'],
    ['direction', 'schema: {type: string, enum: [ascending, descending]}', 'sortOrder'],
    ['descending', "schema: {type: boolean}, description: 'Sorts in descending order.'", 'sortOrder'],
    ['sort_ascending', 'schema: {type: boolean}', 'sortOrder'],
    ['desc', 'schema: {type: boolean}', 'sortOrder'],
  ];
  for (const [name, more, instead] of cases) {
    it(`has ${instead} for ${name} with ${more}`, () => {
      const [first, ...others] = findings(
        rulesOfSection('4.3'),
        `paths: {/v1/shop/things: ${list(`name: ${name}, ${more}`)}}`,
      );
      expect(first?.message).to.match(
        new RegExp(
          `^query parameter .* (?:chooses the order of a list|sets the direction of a sort); name it ${instead} `,
        ),
      );
      expect(others).to.deep.equal([]);
    });
  }

  it('proposes sortBy and sortOrder for a sort with a direction beside it', () => {
    const said = findings(
      rulesOfSection('4.3'),
      `paths: {/v1/shop/things: ${list(`name: sort, schema: {type: string, enum: [name, created]}`, `name: direction, schema: {type: string, enum: [asc, desc]}`)}}`,
    ).map(({ message }) => message.split('; ')[1]);
    expect(said).to.have.members([
      'name it sortBy, and the parameter for the direction beside it sortOrder (§4.3)',
      'name it sortOrder, and the parameter sort beside it sortBy (§4.3)',
    ]);
  });

  it('takes a direction beside a field to sort by for one of sorting', () => {
    expect(
      placesInList('4.3', 'name: direction, schema: {type: string}', `name: sortBy, ${TEXT}, description: Ascending.`),
    ).to.deep.equal(['sort-names 0 name']);
  });

  const right = [
    'name: order, schema: {type: string, format: uuid}',
    "name: order, schema: {type: string}, description: 'The order that they belong to.'",
    'name: direction, schema: {type: string, enum: [INBOUND, OUTBOUND]}',
    'name: direction, schema: {type: string}',
    'name: orderId, schema: {type: string}',
    'name: reverse, schema: {type: boolean}',
    'name: sorted, schema: {type: boolean}',
  ];
  for (const parameter of right) {
    it(`has nothing for ${parameter}`, () => expect(placesInList('4.3', parameter)).to.deep.equal([]));
  }
});

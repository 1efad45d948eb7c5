import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import totalRequired from '../../rules/4.4/total-required/rule.ts';
import { list, placesInList } from '../support/collection-queries.ts';
import { findings } from '../support/findings.ts';

const SIZE = 'name: pageSize, schema: {type: integer, minimum: 1, default: 20}';

const PAGE = 'name: page, schema: {type: integer, minimum: 1, default: 1}';

describe('total-required', () => {
  it('is a boolean, false by default', () => {
    const total = (schema: string) => placesInList('4.4', SIZE, PAGE, `name: totalRequired, ${schema}`);
    expect(total('schema: {type: boolean, default: false}')).to.deep.equal([]);
    expect(total('schema: {type: boolean}')).to.deep.equal(['total-required 2 schema']);
    expect(total('schema: {type: boolean, default: true}')).to.deep.equal(['total-required 2 schema default']);
    expect(total("schema: {type: boolean, default: 'false'}")).to.deep.equal(['total-required 2 schema default']);
    expect(total('schema: {type: string}')).to.deep.equal(['total-required 2 schema type']);
  });

  it('is told once where it lists its values as texts', () => {
    for (const values of ['enum: ["true", "false"]', 'x-extensible-enum: ["true", "false"]', 'const: "true"']) {
      const paths = `paths: {/v1/shop/orders: ${list(SIZE, PAGE, `name: totalRequired, schema: {type: string, ${values}}`)}}`;
      const rules = findings([enumValues, totalRequired], paths).map(({ rule }) => rule);
      expect(rules, values).to.deep.equal(['total-required']);
    }
  });
});

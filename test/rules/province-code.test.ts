import { expect } from 'chai';
import provinceCode from '../../rules/2.3/province-code/rule.ts';
import { pointersInProperty } from '../support/schema-rules.ts';

describe('province-code', () => {
  const find = (name: string, schema: string) => pointersInProperty(provinceCode, name, schema);
  const BOUNDS = 'type: string, minLength: 1, maxLength: 6';

  it('takes codes with and without country, and finds names', () => {
    for (const value of ['US-CA', 'CA', 'DE-BY', "'13'", 'GB-ENG', "''"]) {
      expect(find('province', `{${BOUNDS}, example: ${value}}`), value).to.deep.equal([]);
    }
    for (const value of ['California', 'US-XX', 'ca', 'US_CA']) {
      expect(find('province', `{${BOUNDS}, example: ${value}}`), value).to.deep.equal(['example']);
    }
  });

  it('asks a province for more than any text, but no state', () => {
    expect(find('province', '{type: string}')).to.deep.equal(['']);
    expect(find('stateOrProvince', '{type: string, maxLength: 100}')).to.deep.equal(['']);
    expect(find('province', '{type: string, description: The ISO 3166-2 code.}')).to.deep.equal([]);
    expect(find('province', "{type: string, pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$'}")).to.deep.equal([]);
    expect(find('province', "{type: string, pattern: '^[a-z]+$'}")).to.deep.equal(['pattern']);
    expect(find('state', '{type: string, example: OPEN}')).to.deep.equal([]);
  });
});

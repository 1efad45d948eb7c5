import { expect } from 'chai';
import stringWidth from 'string-width';
import { pretty } from '../../reports/pretty.ts';
import { finding, write } from './report-fixture.ts';

const LONG = finding({
  code: 'property-names',
  message: 'property name "business_profile_of_the_account" is not camelCase; write businessProfileOfTheAccount (§2.1)',
  path: ['components', 'schemas', 'Account', 'properties', 'business_profile_of_the_account'],
});

describe('pretty', () => {
  for (const columns of [null, 60, 80]) {
    it(`has the message in whole lines at ${columns ?? 'no'} columns`, async () => {
      const lines = (await write(pretty, [LONG], {}, { columns })).split('\n');
      expect(Math.max(...lines.map((line) => stringWidth(line)))).to.be.at.most(columns ?? 80);
      expect(lines[1]).to.match(/^5:3 {9}ERROR {8}property-names$/);
      expect(lines[2]).to.match(/^ {12}property name "business_profile_of_the_account"/);
      expect(lines.at(-1)).to.equal('1 Unique Issue(s)');
    });
  }
});

import { expect } from 'chai';
import { rulesOfSection } from '../../support/findings.ts';
import { rulesAndPointersInSchemas } from '../../support/schema-rules.ts';

const RULES = rulesOfSection('2.3').filter(({ severity }) => severity !== 'hint');

/** The rules of section 2.3 that report a property of an object. */
function reporting(properties: string): string[] {
  const found = rulesAndPointersInSchemas(RULES, `{Table: {type: object, properties: ${properties}}}`);
  return [...new Set(found.map((one) => one.split(' ')[0] ?? ''))];
}

describe('descriptions of columns', () => {
  const COLUMN = '{type: object, properties: {type: {type: string}, nullable: {type: boolean}}}';
  const NAME = '{type: string, description: Name of the column that holds it., example: A}';

  for (const [name, rule, value] of [
    ['locale', 'locale-not-bare', '{type: string}'],
    ['locale', 'locale-object', '{type: object, properties: {tag: {type: string}}}'],
    ['countryCode', 'country-code', '{type: string, example: A}'],
    ['language', 'language-code', '{type: string, example: A1}'],
    ['timezone', 'timezone-name', '{type: string, example: A}'],
  ]) {
    it(`are none of what they are called: ${name}`, () => {
      expect(reporting(`{${name}: ${value}}`)).to.include(rule);
      expect(reporting(`{${name}: ${COLUMN}}`)).to.deep.equal([]);
      expect(reporting(`{${name}: ${NAME}}`)).to.deep.equal([]);
    });
  }

  for (const said of [
    'The CSV column with the country.',
    'Which column of the upload has it.',
    'Header of the column in the sheet.',
    'Maps the column name to a value.',
  ])
    it(`are descriptions that begin with it, or say what of it is meant: ${said}`, () => {
      expect(reporting(`{countryCode: {type: string, example: A, description: ${said}}}`)).to.deep.equal([]);
    });

  for (const said of [
    'Country of the customer, as in column B of the template.',
    'Taken from the second column of the statement.',
    'The country. Reports show it in a column of its own.',
    'As in column B.',
  ])
    it(`are none where a column is only where a value is from: ${said}`, () => {
      expect(reporting(`{countryCode: {type: string, example: A, description: "${said}"}}`)).to.include('country-code');
    });

  it('are no members of an address', () => {
    const twice = (member: string) => {
      const object = `{type: object, properties: {street: ${member}, city: ${member}, postalCode: ${member}}}`;
      return reporting(`{one: ${object}, other: ${object}}`);
    };
    expect(twice('{type: string}')).to.deep.equal(['common-address']);
    expect(twice('{type: object, properties: {name: {type: string}, type: {type: string}}}')).to.deep.equal([
      'common-address',
    ]);
    expect(twice(COLUMN)).to.deep.equal([]);
    expect(twice(NAME)).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import patternValid from '../../rules/2.2/pattern-valid/rule.ts';
import countryCode from '../../rules/2.3/country-code/rule.ts';
import { findings, HEAD } from '../support/findings.ts';
import { pointers, pointersInProperty, pointersInSchemas, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('country-code', () => {
  const find = (name: string, schema: string) => pointersInProperty(countryCode, name, schema);
  const RIGHT = "{type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$'}";

  for (const [schema, found] of [
    [RIGHT, null],
    ["{type: string, pattern: '^[A-Z]{2}$'}", null],
    ["{type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]+$'}", null],
    ["{type: string, pattern: '^(DE|AT|CH)$'}", null],
    ['{type: string}', ''],
    ['{type: string, minLength: 2, maxLength: 3}', ''],
    ["{type: string, minLength: 2, maxLength: 3, pattern: '^[A-Z]{2}$'}", 'maxLength'],
    ["{type: string, minLength: 1, maxLength: 2, pattern: '^[A-Z]{2}$'}", 'minLength'],
    ["{type: string, minLength: 2, maxLength: 2, pattern: '^[A-Za-z]{2}$'}", 'pattern'],
    ["{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$'}", 'pattern'],
    ["{type: [string, 'null']}", ''],
    ['{type: string, enum: [DE, UK]}', 'enum'],
    ['{type: string, enum: [DEU]}', 'enum'],
    ['{type: string, enum: [de]}', 'enum'],
    ['{type: string, enum: [DE, Germany]}', 'enum'],
    ["{type: string, enum: [DE, '']}", null],
    ["{allOf: [{type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$', enum: [DE, XX]}]}", 'allOf/0/enum'],
    ['{type: integer}', 'type'],
    ['{type: object}', null],
    ['{}', null],
  ] as const) {
    it(`countryCode ${schema}: ${found ?? 'nothing'}`, () => {
      expect(find('countryCode', schema)).to.deep.equal(found === null ? [] : [found]);
    });
  }
  for (const name of ['country_code', 'billingCountryCode', 'isoCountry', 'countryCodeOfBirth', 'nationalityCode']) {
    it(`${name} is one by its name`, () => expect(find(name, '{type: string}')).to.deep.equal(['']));
  }
  it('countryCodes are some', () => {
    expect(find('countryCodes', '{type: array, items: {type: string}}')).to.deep.equal(['items']);
  });
  for (const schema of [
    '{type: string, minLength: 2, maxLength: 3}',
    '{type: string, description: ISO 3166-1 code.}',
    '{type: string, description: The two-letter code.}',
    '{type: string, example: DE}',
    "{type: string, pattern: '^[A-Z]{3}$'}",
    '{type: string, format: iso-country-code}',
    '{type: string, x-lintel: {role: country}}',
  ]) {
    it(`country ${schema} is a code`, () => expect(find('country', schema)).to.have.length(1));
  }
  for (const schema of [
    '{type: string}',
    '{type: string, maxLength: 100}',
    '{type: string, example: Germany}',
    '{type: object}',
  ]) {
    it(`country ${schema} may be a name`, () => expect(find('country', schema)).to.deep.equal([]));
  }
  for (const name of [
    'phoneCountryCode',
    'callingCountryCode',
    'countryId',
    'countryName',
    'countryCodeAlpha3',
    'county',
    'countryCount',
  ]) {
    it(`${name} is none`, () => expect(find(name, '{type: string, maxLength: 3}')).to.deep.equal([]));
  }

  it('leaves lists in one string, as plural names have them', () => {
    for (const name of ['countries', 'countryCodes', 'isoCountries']) {
      expect(find(name, "{type: string, pattern: '^[A-Z]{2}(,[A-Z]{2})*$', example: 'DE,AT'}"), name).to.deep.equal([]);
    }
  });

  it('says so where the description is of codes of another list', () => {
    const said = (description: string) =>
      findings(
        countryCode,
        `components: {schemas: {A: {properties: {countryCode: {type: string, description: ${description}}}}}}`,
      ).map(({ message }) => message);
    const other =
      'countryCode is described as an ISO 3166-1 alpha-3 code, and has no pattern; describe an ISO 3166-1 alpha-2 code, and write pattern ^[A-Z]{2}$ (§2.3)';
    expect(said('ISO 3166-1 alpha-3')).to.deep.equal([other]);
    expect(said('The three-letter code of the country')).to.deep.equal([other]);
    expect(said('ISO 3166-1 alpha-2, and not alpha-3')[0]).to.match(/^countryCode is an ISO 3166-1 alpha-2 code, and/);
  });

  it('asks to take a value out of a list that has the code already', () => {
    const said = (values: string) =>
      findings(
        countryCode,
        `components: {schemas: {A: {properties: {countryCode: {type: string, enum: [${values}]}}}}}`,
      ).map(({ message }) => message.replace(/^.*; | \(.*$/g, ''));
    expect(said('DE, XX')).to.deep.equal(['take it out']);
    expect(said('DE, XX, YY')).to.deep.equal(['take them out']);
    expect(said('DE, de')).to.deep.equal(['take it out']);
    expect(said('DE, UK')).to.deep.equal(['write "GB"']);
    expect(said('DE, UK, XX')).to.deep.equal(['write "GB", and take the others out']);
    expect(said('XX')).to.deep.equal(['write one such as "DE"']);
  });

  it('leaves calling codes', () => {
    expect(find('countryCode', '{type: string, description: The country calling code.}')).to.deep.equal([]);
    expect(
      pointersInSchemas(countryCode, '{PhoneNumber: {type: object, properties: {countryCode: {type: string}}}}'),
    ).to.deep.equal([]);
  });

  it('stands at the definition, and at the use where others share the schema', () => {
    const ref = "{$ref: '#/components/schemas/Short'}";
    expect(
      pointersInSchemas(
        countryCode,
        `{Short: {type: string}, A: {type: object, properties: {countryCode: ${ref}, countryCodes: {type: array, items: ${ref}}}}}`,
      ),
    ).to.deep.equal(['Short']);
    expect(
      pointersInSchemas(
        countryCode,
        `{Short: {type: string}, A: {type: object, properties: {countryCode: ${ref}, title: ${ref}}}}`,
      ),
    ).to.deep.equal(['A/properties/countryCode']);
    expect(
      pointersInSchemas(
        countryCode,
        `{CountryCode: {type: string}, A: {type: object, properties: {origin: {$ref: '#/components/schemas/CountryCode', description: Where from.}, title: {$ref: '#/components/schemas/CountryCode'}}}}`,
      ),
    ).to.deep.equal(['CountryCode']);
  });

  it('takes keywords from beside a reference in 3.1, and not in 3.0', () => {
    const schemas =
      "{Short: {type: string, minLength: 2, maxLength: 2}, A: {type: object, properties: {title: {$ref: '#/components/schemas/Short'}, countryCode: {$ref: '#/components/schemas/Short', pattern: '^[A-Z]{2}$'}}}}";
    expect(pointersInSchemas(countryCode, schemas)).to.deep.equal([]);
    expect(pointersInSchemas(countryCode, schemas, '3.0.3')).to.deep.equal(['A/properties/countryCode']);
  });

  it('finds parameters, custom headers and webhooks, and values in bodies', () => {
    const text = `${HEAD}
paths:
  /a:
    parameters: [{name: countryCode, in: path, required: true, schema: {type: string}}]
    get:
      responses:
        '200':
          headers: {Country-Code: {schema: {type: string}}, Content-Language: {schema: {type: string}}}
          content: {application/json: {schema: {type: object, properties: {countryCode: ${RIGHT}}}, examples: {a: {value: {countryCode: XX}}}}}
webhooks:
  w: {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {countryCode: {type: string}}}}}}}}`;
    expect(pointers(countryCode, text)).to.have.members([
      'paths//a/parameters/0/schema',
      'paths//a/get/responses/200/headers/Country-Code/schema',
      'paths//a/get/responses/200/content/application/json/examples/a/value/countryCode',
      'webhooks/w/post/requestBody/content/application/json/schema/properties/countryCode',
    ]);
  });

  it('stands in the file where the text is', () => {
    const text = `${HEAD}components: {schemas: {A: {type: object, properties: {countryCode: {$ref: 'b.yaml#/definitions/Code'}}}}}`;
    expect(pointers(countryCode, text, { 'b.yaml': 'definitions: {Code: {type: string}}' })).to.deep.equal([
      'b.yaml#definitions/Code',
    ]);
  });

  it('reports an example that the pattern rejects, for which pattern-valid yields to it', () => {
    const schema = "{type: string, pattern: '^[A-Z]{2}$', example: DEU}";
    expect(find('countryCode', schema)).to.deep.equal(['example']);
    const schemas = `{S: {properties: {countryCode: ${schema}}}}`;
    expect(rulesAndPointersInSchemas([countryCode, patternValid], schemas)).to.deep.equal([
      'country-code S/properties/countryCode/example',
    ]);
  });
});

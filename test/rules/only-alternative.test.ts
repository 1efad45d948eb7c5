import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { decides } from '../../rulesets/ruleset.ts';
import { lintText } from '../support/lint-text.ts';

/** What reports the union itself, and what the descriptions below are too small for. */
const APART = [
  'no-any-of-one-of',
  'no-null',
  'content-language',
  'errors-documented',
  'bearer-security',
  'links-array',
  'links-array-created',
  'file-metadata',
];
const RULES_HERE = Object.values(RULES).filter((rule) => decides(rule) && !APART.includes(rule.extensions.lintel.id));
const LENGTHS = 'minLength: 1, maxLength: 30';

/** The values of a schema alone or null, as generators write them. */
const FORMS = {
  'anyOf, null last': (schema: string) => `{anyOf: [${schema}, {type: 'null'}]}`,
  'anyOf, null first': (schema: string) => `{title: Thing, anyOf: [{type: 'null'}, ${schema}]}`,
  oneOf: (schema: string) => `{description: A thing., oneOf: [${schema}, {type: 'null'}]}`,
  'a constant of null': (schema: string) => `{anyOf: [${schema}, {const: null}]}`,
  'the only alternative': (schema: string) => `{title: Thing, oneOf: [${schema}]}`,
  'null as the only type': (schema: string) => `{anyOf: [${schema}, {type: ['null']}]}`,
} as const;

function found(paths: string, schemas: string): string[] {
  const text = `openapi: 3.1.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info: {title: Orders, version: 1.0.0}
servers: [{url: 'https://api.example.com'}]
paths: ${paths}
components: {schemas: ${schemas}}
`;
  return lintText({ text }, RULES_HERE)
    .map(({ rule, path }) => `${rule} ${path.join('/')}`)
    .sort();
}

for (const [form, orNull] of Object.entries(FORMS)) {
  const index = form === 'anyOf, null first' ? 1 : 0;
  const keyword = form === 'oneOf' || form === 'the only alternative' ? 'oneOf' : 'anyOf';
  const inOrder = (name: string, schema: string) =>
    found('{}', `{Order: {type: object, properties: {${name}: ${orNull(schema)}}}}`).map((one) =>
      one.replace(`components/schemas/Order/properties/${name}/${keyword}/${index}`, '…'),
    );

  describe(`the only alternative, ${form}`, () => {
    it('are those of the field whose name says what they are', () => {
      const integer = '{type: integer, minimum: 0, maximum: 99}';
      expect(inOrder('expiresAt', '{type: integer, minimum: 0, maximum: 2147483647}')).to.deep.equal([
        'date-time-type …/type',
      ]);
      expect(inOrder('createTime', `{type: string, ${LENGTHS}}`)).to.deep.equal(['date-time-type …']);
      expect(inOrder('birthDate', `{type: string, format: date-time, ${LENGTHS}}`)).to.deep.equal([
        'floating-dates …/format',
      ]);
      expect(inOrder('countryCode', `{type: string, ${LENGTHS}}`)).to.deep.equal(['country-code …']);
      expect(inOrder('interestRate', integer)).to.deep.equal(['percentage-decimal …/type']);
    });

    it('are those of an identifier, at its own keyword and once', () => {
      const digits = "{type: string, minLength: 1, maxLength: 9, pattern: '^[0-9]+$'}";
      expect(inOrder('id', digits)).to.deep.equal(['no-sequence-ids …/pattern']);
      expect(inOrder('id', '{type: number}')).to.deep.equal(['no-number …/type']);
    });

    it('hold where they are right', () => {
      expect(inOrder('createTime', `{type: string, format: date-time, ${LENGTHS}}`)).to.deep.equal([]);
      expect(inOrder('birthDate', `{type: string, format: date, ${LENGTHS}}`)).to.deep.equal([]);
      expect(inOrder('countryCode', "{type: string, minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$'}")).to.deep.equal(
        [],
      );
    });

    it('are no Money twice: what it lacks is reported at its definition', () => {
      const money = `{type: object, required: [value, currency], properties: {value: {type: string, ${LENGTHS}, pattern: '^[0-9]+([.][0-9]+)?$'}, currency: {type: string, ${LENGTHS}}}}`;
      const order = `{type: object, properties: {price: ${orNull("{$ref: '#/components/schemas/Money'}")}, fee: ${orNull("{$ref: '#/components/schemas/Money'}")}}}`;
      expect(found('{}', `{Order: ${order}, Money: ${money}}`)).to.deep.equal([
        'money-values components/schemas/Money/properties/currency',
      ]);
    });

    it('may be the file of an upload, and the members of an error', () => {
      const file = orNull('{type: string, format: binary}');
      const upload = `{type: object, properties: {title: {type: string, ${LENGTHS}}, artifact: ${file}}}`;
      const text = `{type: string, ${LENGTHS}}`;
      const link = orNull(`{type: string, format: uri, ${LENGTHS}}`);
      const detail = `{type: object, properties: {field: ${orNull(text)}, issue: ${text}, location: ${text}}}`;
      const details = orNull(`{type: array, minItems: 0, maxItems: 9, items: ${detail}}`);
      const error = `{type: object, properties: {name: {type: string, ${LENGTHS}, pattern: '^[0-9A-Z_]+$'}, message: ${text}, debug_id: ${text}, details: ${details}, information_link: ${link}}}`;
      const answer = "{description: No., content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}";
      const paths = `{'/v1/sales/receipts/{id}/picture': {post: {parameters: [{name: id, in: path, required: true, schema: ${text}}], requestBody: {required: true, content: {multipart/form-data: {schema: ${upload}}}}, responses: {'204': {description: Done.}, '400': ${answer}}}}}`;
      expect(found(paths, `{Error: ${error}}`)).to.deep.equal([]);
    });
  });
}

describe('values of several alternatives', () => {
  it('are not those of the first', () => {
    const expiry = `{anyOf: [{type: integer, minimum: 0, maximum: 9}, {type: string, ${LENGTHS}}, {type: 'null'}]}`;
    expect(found('{}', `{Order: {type: object, properties: {expiresAt: ${expiry}}}}`)).to.deep.equal([]);
  });
});

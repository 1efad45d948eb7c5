import { expect } from 'chai';
import numericString from '../../rules/2.2/numeric-string/rule.ts';
import { findings, messagesOf, rulesOfSection } from '../support/findings.ts';
import { checkSchemas, description, pointersInSchema, rulesAndPointersInSchemas } from '../support/schema-rules.ts';

describe('numeric-string', () => {
  describe('numeric-string, versions', () => {
    it('are no decimals', () => {
      const version = "{type: string, minLength: 3, maxLength: 40, pattern: '^[0-9]+\\.[0-9]+$'}";
      const named = (name: string) => pointersInSchema(numericString, `{properties: {${name}: ${version}}}`);
      expect(named('version')).to.deep.equal([]);
      expect(named('apiVersion')).to.deep.equal([]);
      expect(named('weight')).to.have.lengthOf(1);
    });
  });

  const decimal = "pattern: '^-?[0-9]+([.][0-9]+)?$'";
  checkSchemas(numericString, [
    [`{type: string, format: decimal, minLength: 1, maxLength: 32, ${decimal}}`],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$'}"],
    ["{type: string, format: decimal, minLength: 1, maxLength: 10, pattern: '^\\d+$'}"],
    ['{type: string, format: decimal}', ''],
    ['{type: string, format: decimal, minLength: 1, maxLength: 32}', ''],
    [`{type: string, format: decimal, ${decimal}}`, ''],
    [`{type: string, format: decimal, minLength: 1, maxLength: 33, ${decimal}}`, 'maxLength'],
    [`{type: string, format: decimal, minLength: 1, maxLength: '33', ${decimal}}`],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '.*'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '[0-9]+'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9.]+$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9]+|x$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^\\d+.\\d+$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '^[0-9]*$'}"],
    ["{type: string, format: decimal, minLength: 0, maxLength: 32, pattern: '^[0-9]*$'}", 'pattern'],
    ["{type: string, format: decimal, minLength: 1, maxLength: 32, pattern: '('}"],
    [`{type: [string, 'null'], format: decimal, minLength: 1, maxLength: 40, ${decimal}}`, 'maxLength'],
    ['{type: string, format: int64}', ''],
    ['{type: string, format: bigint}', ''],
    ["{type: string, format: int64, minLength: 1, maxLength: 40, pattern: '^[0-9]+$'}"],
    ["{type: string, minLength: 1, maxLength: 64, pattern: '^[0-9]+$'}"],
    ["{type: string, pattern: '^[0-9]{10}$'}", ''],
    ["{type: string, pattern: '^[0-9]+$'}", ''],
    [`{type: string, maxLength: 64, minLength: 1, ${decimal}}`, 'maxLength'],
    ["{type: string, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'}"],
    ["{type: string, pattern: '^[A-Z][0-9]+$'}"],
    ["{type: string, pattern: '^[+][0-9]{1,15}$'}"],
    ["{type: string, pattern: '^[0-9]+[.][0-9]+[.][0-9]+$'}"],
    ['{type: string, format: date}'],
    ['{type: integer, format: decimal}'],
    ["{type: string, format: decimal, enum: ['1', '2']}"],
  ]);

  const text = 'type: string, minLength: 1, maxLength: 32';
  const property = (schema: string, name: string) => pointersInSchema(numericString, schema.replace('?', `{${name}}`));
  it('recognises Money by name, by its pair and by annotation', () => {
    for (const schema of [
      '{type: object, properties: {value: ?, currency: {}}}',
      '{type: object, properties: {value: ?, currencyCode: {}}}',
      '{type: object, x-lintel: {role: money}, properties: {value: ?}}',
      '{type: object, properties: {value: ?}, allOf: [{properties: {currency: {}}}]}',
    ]) {
      expect(property(schema, text), schema).to.deep.equal(['properties/value']);
    }
    expect(
      rulesAndPointersInSchemas(numericString, `{Money: {type: object, properties: {value: {${text}}}}}`),
    ).to.deep.equal(['numeric-string Money/properties/value']);
    expect(property('{type: object, properties: {value: ?, unit: {}}}', text)).to.deep.equal([]);
  });

  it('says how to mend a pattern', () => {
    const message = (pattern: string) =>
      findings(
        numericString,
        description(
          `components: {schemas: {A: {type: string, format: decimal, maxLength: 9, minLength: 0, pattern: '${pattern}'}}}`,
        ),
      )[0]?.message;
    expect(message('[0-9]+')).to.match(/^pattern "\[0-9\]\+" admits ".+"; write \^ and \$ around it \(§2\.2\)$/);
    expect(message('^[0-9]*$')).to.match(/admits ""; admit only numbers, as .+ does/);
  });

  it('offers no minus sign for the value of Money, which 2.3/money would not take', () => {
    const messages = (schemas: string) => messagesOf(numericString, description(`components: {schemas: ${schemas}}`));
    const value = '{type: string, minLength: 1, maxLength: 32';
    const money = (schema: string) => `Money: {type: object, properties: {value: ${schema}, currency: {}}}`;
    const shared = "{$ref: '#/components/schemas/A'}";
    for (const schemas of [
      `{${money(`${value}}`)}}`,
      `{${money(`${value}, pattern: '^.*$'}`)}}`,
      `{${money(shared)}, A: ${value}}}`,
      `{${money(shared)}, A: ${value}}, B: {properties: {note: ${shared}}}}`,
    ]) {
      expect(messages(schemas), schemas).to.have.lengthOf(1);
      expect(messages(schemas)[0]).to.include(' ^[0-9]+([.][0-9]+)?$');
    }
    expect(messages(`{Q: {properties: {amount: ${value}}, uom: {}}}}`)[0]).to.include(' ^-?[0-9]+([.][0-9]+)?$');
  });

  it('recognises Quantity.amount and percentages', () => {
    expect(property('{properties: {amount: ?, uom: {}}}', text)).to.deep.equal(['properties/amount']);
    expect(property('{properties: {amount: ?}}', text)).to.deep.equal([]);
    for (const name of ['taxPercentage', 'interestRate', 'apr', 'discount_percent']) {
      expect(property(`{properties: {${name}: ?}}`, text)).to.deep.equal([`properties/${name}`]);
    }
    for (const name of ['rateCode', 'strategy', 'separate', 'april', 'carRental.rate']) {
      expect(property(`{properties: {${name}: ?}}`, text)).to.deep.equal([]);
    }
    expect(property('{properties: {share: ?}}', `${text}, x-lintel: {role: percentage}`)).to.deep.equal([
      'properties/share',
    ]);
    expect(property('{properties: {taxRate: ?}}', 'type: string, enum: [REDUCED]')).to.deep.equal([]);
  });

  it('stands at the definition, or at the use where the string is a number only there', () => {
    const find = (schemas: string) => rulesAndPointersInSchemas(numericString, schemas);
    const money = "Money: {properties: {value: {$ref: '#/components/schemas/A'}, currency: {}}}";
    expect(find(`{A: {${text}}, ${money}}`)).to.deep.equal(['numeric-string A']);
    expect(find(`{A: {${text}}, ${money}, B: {properties: {note: {$ref: '#/components/schemas/A'}}}}`)).to.deep.equal([
      'numeric-string Money/properties/value',
    ]);
    expect(
      find(`{A: {${text}, ${decimal}}, ${money}, B: {properties: {note: {$ref: '#/components/schemas/A'}}}}`),
    ).to.deep.equal([]);
    expect(
      find(
        `{A: {${text}}, Money: {properties: {value: {$ref: '#/components/schemas/A', description: d}, currency: {}}}}`,
      ),
    ).to.deep.equal(['numeric-string A']);
  });

  it('takes a string for a number only where all that has it holds numbers', () => {
    const find = (schemas: string) => rulesAndPointersInSchemas(numericString, schemas);
    const rate = "R: {properties: {taxRate: {$ref: '#/components/schemas/A'}}}";
    for (const other of [
      "{type: array, minItems: 0, maxItems: 9, items: {$ref: '#/components/schemas/A'}}",
      "{type: object, additionalProperties: {$ref: '#/components/schemas/A'}}",
    ]) {
      expect(find(`{A: {${text}, pattern: '^[a-z]+$'}, ${rate}, B: ${other}}`), other).to.deep.equal([
        'numeric-string R/properties/taxRate',
      ]);
    }
  });

  it('reckons with what stands beside a reference to the string', () => {
    const find = (beside: string, note = '') =>
      rulesAndPointersInSchemas(
        numericString,
        `{A: {${text}}, R: {properties: {taxRate: {$ref: '#/components/schemas/A', ${beside}}${note}}}}`,
      );
    const note = ", note: {$ref: '#/components/schemas/A'}";
    expect(find(decimal)).to.deep.equal([]);
    expect(find(decimal, note)).to.deep.equal([]);
    expect(find('description: d', note)).to.deep.equal(['numeric-string R/properties/taxRate']);
    expect(find("pattern: '^[a-z]+$'", note)).to.deep.equal(['numeric-string R/properties/taxRate/pattern']);
  });

  it('is the only one of its section to report what a numeric string lacks', () => {
    expect(
      rulesAndPointersInSchemas(
        rulesOfSection('2.2'),
        '{A: {properties: {orderNumber: {type: string, format: decimal}}}}',
      ),
    ).to.deep.equal(['numeric-string A/properties/orderNumber']);
    expect(
      rulesAndPointersInSchemas(
        rulesOfSection('2.2'),
        "{A: {type: string, pattern: '[0-9]+', minLength: 1, maxLength: 9}}",
      ),
    ).to.deep.equal(['numeric-string A/pattern']);
  });
});

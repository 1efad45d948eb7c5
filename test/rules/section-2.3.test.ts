import { expect } from 'chai';
import type { Rule } from '../../framework/define-rule.ts';
import commonAddress from '../../rules/2.3/common-address/rule.ts';
import countryCode from '../../rules/2.3/country-code/rule.ts';
import dateTimeForm from '../../rules/2.3/date-time-form/rule.ts';
import dateTimeType from '../../rules/2.3/date-time-type/rule.ts';
import enumeratedCode from '../../rules/2.3/enumerated-code/rule.ts';
import floatingDates from '../../rules/2.3/floating-dates/rule.ts';
import fullDate from '../../rules/2.3/full-date/rule.ts';
import fullTime from '../../rules/2.3/full-time/rule.ts';
import languageCode from '../../rules/2.3/language-code/rule.ts';
import localeNotBare from '../../rules/2.3/locale-not-bare/rule.ts';
import localeObject from '../../rules/2.3/locale-object/rule.ts';
import moneyNotBare from '../../rules/2.3/money-not-bare/rule.ts';
import moneyObject from '../../rules/2.3/money-object/rule.ts';
import moneyValues from '../../rules/2.3/money-values/rule.ts';
import percentageDecimal from '../../rules/2.3/percentage-decimal/rule.ts';
import provinceCode from '../../rules/2.3/province-code/rule.ts';
import quantityObject from '../../rules/2.3/quantity-object/rule.ts';
import timezoneName from '../../rules/2.3/timezone-name/rule.ts';
import yearMonth from '../../rules/2.3/year-month/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { lintText } from '../support/lint-text.ts';

const HEAD = 'openapi: 3.1.0\ninfo: {title: T, version: 1.0.0}\n';
const SCHEMAS = 'components/schemas/';
const OWN = Object.values(RULES).filter(({ extensions }) => extensions.lintel.section === '2.3');

/** Where a rule's findings stand, as paths; in another file with its name before. */
function places(rule: Rule, text: string, files = {}): string[] {
  return lintText({ text, files }, [rule]).map(({ path, source }) => {
    return `${source === 'openapi.yaml' ? '' : `${source}#`}${path.join('/')}`;
  });
}

/** The same for entries of `components.schemas`; the paths begin there. */
function inSchemas(rule: Rule, schemas: string, version = '3.1.0'): string[] {
  const head = HEAD.replace('3.1.0', version);
  return places(rule, `${head}components: {schemas: ${schemas}}`).map((path) => path.replace(SCHEMAS, ''));
}

/** The same for one property of one object; the paths begin behind its name. */
function onProperty(rule: Rule, name: string, schema: string): string[] {
  const found = inSchemas(rule, `{Thing: {type: object, properties: {'${name}': ${schema}}}}`);
  return found.map((path) => path.replace(`Thing/properties/${name}`, '').replace(/^\//, ''));
}

function messages(rule: Rule, schemas: string): string[] {
  return lintText({ text: `${HEAD}components: {schemas: ${schemas}}` }, [rule]).map(({ message }) => message);
}

const VALUE = "{type: string, minLength: 1, maxLength: 32, pattern: '^[0-9]+([.][0-9]+)?$'}";
const CURRENCY = "{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]{3}$'}";

describe('section 2.3 on odd schemas', () => {
  const odd = [
    'null',
    '[]',
    '7',
    'true',
    'text',
    '{}',
    '{type: 7}',
    '{type: []}',
    '{properties: null}',
    '{properties: []}',
  ];
  const names =
    'value currency amount uom code description country countryCode language locale timezone province state';
  const more = 'taxRate percentage createTime birthDate expiry yearMonth street city postalCode format price';
  const keywords =
    'pattern format enum const minLength maxLength example examples default description required x-lintel';

  const all = `${names} ${more}`.split(' ');

  /** Objects whose properties all have the odd value, for each keyword or as a whole. */
  function oddSchemas(value: string): string {
    const object = (schema: string) =>
      `{type: object, properties: {${all.map((name) => `${name}: ${schema}`).join(', ')}}}`;
    const strings = keywords
      .split(' ')
      .map((keyword) => `${keyword}: ${object(`{type: string, ${keyword}: ${value}}`)}`);
    return `{Money: ${object(value)}, Locale: ${value}, Address: ${value}, ${strings.join(', ')}}`;
  }

  for (const value of odd) {
    it(value, () => {
      const text = `${HEAD}components: {schemas: ${oddSchemas(value)}}`;
      expect(() => lintText({ text }, OWN)).not.to.throw();
    });
  }

  it('finds nothing where there is nothing', () => {
    for (const text of [
      'null',
      '[]',
      'text',
      'openapi: 3.1.0\npaths: []',
      'openapi: 3.1.0\ncomponents: {schemas: []}',
      '',
    ]) {
      expect(lintText({ text }, OWN)).to.deep.equal([]);
    }
  });

  it('ends on schemas that refer to themselves', () => {
    const schemas = `{
      Money: {allOf: [{$ref: '#/components/schemas/Money'}], properties: {value: {$ref: '#/components/schemas/Money'}, currency: {$ref: '#/components/schemas/Money'}}},
      Address: {type: object, properties: {street: {$ref: '#/components/schemas/Address'}, city: {type: array, items: {$ref: '#/components/schemas/Address'}}, postalCode: {$ref: '#/components/schemas/Address'}}}}`;
    for (const rule of OWN) expect(() => inSchemas(rule, schemas)).not.to.throw();
  });
});

describe('money-object', () => {
  const find = (schemas: string) => inSchemas(moneyObject, schemas);

  it('finds what is missing, by name and by annotation', () => {
    expect(find('{Money: {type: object, properties: {}}}')).to.deep.equal(['Money']);
    expect(find(`{Price: {x-lintel: {role: money}, type: object, properties: {value: ${VALUE}}}}`)).to.deep.equal([
      'Price',
      'Price',
    ]);
    expect(messages(moneyObject, '{Money: {type: object, properties: {amount: {}, currencyCode: {}}}}')).to.deep.equal([
      'this Money has no value and no currency; call amount value and call currencyCode currency (§2.3)',
    ]);
  });

  it('finds Money in another file, by the name that it has there', () => {
    const text = `${HEAD}components: {schemas: {Order: {type: object, properties: {price: {$ref: 'types/Money.yaml'}, fee: {$ref: 'common.yaml#/schemas/Money'}}}}}`;
    const money = 'type: object\nrequired: [value, currency]\nproperties: {value: {type: string}}\n';
    const files = {
      'types/Money.yaml': money,
      'common.yaml': 'schemas: {Money: {type: object, properties: {value: {}}}}',
    };
    expect(places(moneyObject, text, files)).to.have.members([
      'types/Money.yaml#',
      'common.yaml#schemas/Money',
      'common.yaml#schemas/Money',
    ]);
  });

  it('takes what is required from the whole, and extends the place of the keyword', () => {
    const pair = `properties: {value: ${VALUE}, currency: ${CURRENCY}}`;
    expect(
      find(`{Price: {type: object, required: [value, currency], allOf: [{type: object, ${pair}}]}}`),
    ).to.deep.equal([]);
    expect(find(`{Price: {type: object, required: [], ${pair}}}`)).to.deep.equal(['Price/required']);
    expect(find(`{Price: {type: object, ${pair}}}`)).to.deep.equal(['Price']);
  });

  it('tells a base once, and not its extensions or the references to it', () => {
    const base = `{type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}}}`;
    const schemas = `{Price: ${base}, Sale: {allOf: [{$ref: '#/components/schemas/Price'}, {type: object, properties: {until: {type: string}}}]}, Order: {type: object, properties: {total: {$ref: '#/components/schemas/Price', description: All.}}}}`;
    expect(find(schemas)).to.deep.equal(['Price']);
  });

  it('finds wrong types, numbers among them', () => {
    const of = (value: string, currency: string) =>
      find(
        `{Price: {type: object, required: [value, currency], properties: {value: ${value}, currency: ${currency}}}}`,
      );
    expect(of('{type: integer}', CURRENCY)).to.deep.equal(['Price/properties/value/type']);
    expect(of(VALUE, '{type: [integer]}')).to.deep.equal(['Price/properties/currency/type']);
    expect(of('{type: number}', CURRENCY)).to.deep.equal(['Price/properties/value/type']);
    expect(of('{type: object}', CURRENCY)).to.deep.equal([]);
    expect(find('{Money: {type: string}}')).to.deep.equal(['Money/type']);
    expect(find('{Money: {type: number}}')).to.deep.equal(['Money/type']);
  });

  it('stands at the use where the type is right elsewhere', () => {
    const schemas = `{Count: {type: integer}, Price: {type: object, required: [value, currency], properties: {value: {$ref: '#/components/schemas/Count'}, currency: ${CURRENCY}}}}`;
    expect(find(schemas)).to.deep.equal(['Price/properties/value']);
  });

  it('keeps silent about an annotation of another role, and where a part is missing', () => {
    expect(
      find(`{Price: {x-lintel: {role: quantity}, type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}}}}`),
    ).to.deep.equal([]);
    expect(find("{Money: {allOf: [{$ref: '#/components/schemas/Nowhere'}]}}")).to.deep.equal([]);
    expect(find('{MoneyTransfer: {type: object, properties: {id: {type: string}}}}')).to.deep.equal([]);
  });
});

describe('money-values', () => {
  it('judges the currency by another name as well', () => {
    const money = (currency: string) =>
      `{Money: {type: object, properties: {value: ${VALUE}, currency_code: {$ref: '#/components/schemas/Code'}}}, Code: ${currency}}`;
    expect(inSchemas(moneyValues, money('{type: string, minLength: 3, maxLength: 3}'))).to.deep.equal(['Code']);
    expect(inSchemas(moneyValues, money(CURRENCY))).to.deep.equal([]);
  });

  const price = (value: string, currency: string, beside = '') =>
    inSchemas(
      moneyValues,
      `{Price: {type: object, required: [value, currency], properties: {value: ${value}, currency: ${currency}}${beside}}}`,
    ).map((path) => path.replace('Price/', ''));

  for (const pattern of ['^-?[0-9]+$', '^[+-]?[0-9]+([.][0-9]+)?$', '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$']) {
    it(`finds the minus sign in ${pattern}`, () => {
      const found = pattern.includes('+-') ? [] : ['properties/value/pattern'];
      expect(price(`{type: string, pattern: '${pattern}'}`, CURRENCY)).to.deep.equal(found);
    });
  }
  for (const pattern of ['^.*$', '[0-9]', '(', '^[0-9]+$', '^[0-9]{1,9}[.][0-9]{2}$']) {
    it(`leaves ${pattern} to other statements, or right`, () => {
      expect(price(`{type: string, minLength: 1, pattern: '${pattern}'}`, CURRENCY)).to.deep.equal([]);
    });
  }
  for (const [currency, found] of [
    ['{type: string}', 'properties/currency'],
    ['{type: string, minLength: 3, maxLength: 3}', 'properties/currency'],
    ["{type: string, pattern: '^[A-Za-z]{3}$'}", 'properties/currency/pattern'],
    ["{type: string, pattern: '[A-Z]{3}'}", 'properties/currency/pattern'],
    ["{type: string, minLength: 3, maxLength: 3, pattern: '^[A-Z]+$'}", null],
    ["{type: string, minLength: 1, maxLength: 255, pattern: '^[A-Z]{3}$'}", null],
    ["{type: string, pattern: '^(EUR|USD)$'}", null],
    ['{type: string, enum: [EUR, USD]}', null],
    ['{type: string, enum: [EUR, EUX]}', 'properties/currency/enum/1'],
    ['{type: string, enum: [EUR, usd]}', null],
    ['{type: string, enum: [EUR, Dollar]}', 'properties/currency/enum/1'],
    ['{type: string, const: EURO}', 'properties/currency/const'],
    ['{type: string, x-extensible-enum: [EUR, BTC]}', 'properties/currency/x-extensible-enum/1'],
    ['{type: integer}', null],
    ['{}', null],
  ] as const) {
    it(`${currency}: ${found ?? 'nothing'}`, () => {
      expect(price(VALUE, currency)).to.deep.equal(found === null ? [] : [found]);
    });
  }

  it('reads examples and defaults wherever they stand', () => {
    expect(price(VALUE, CURRENCY, ", example: {value: '-1', currency: eur}")).to.deep.equal([
      'example/value',
      'example/currency',
    ]);
    expect(price("{type: string, default: '1,50'}", CURRENCY)).to.deep.equal(['properties/value/default']);
    expect(
      price(VALUE, CURRENCY, ", examples: [{value: '0.0', currency: JPY}, {value: abc, currency: XXX}]"),
    ).to.deep.equal(['examples/1/value']);
  });

  it('tells one cause once: a pattern with a minus sign, or an example that its pattern rejects', () => {
    const signed = "{type: string, pattern: '^-?[0-9]+$', example: '-1'}";
    expect(price(signed, CURRENCY)).to.deep.equal(['properties/value/pattern']);
    expect(price(VALUE.replace('}', ", example: '-1'}"), CURRENCY)).to.deep.equal([]);
  });

  it('tells a shared schema at its use, and an own one at its definition', () => {
    const schemas = (others: string) =>
      inSchemas(
        moneyValues,
        `{Code: {type: string}, Price: {type: object, properties: {value: ${VALUE}, currency: {$ref: '#/components/schemas/Code'}${others}}}}`,
      );
    expect(schemas('')).to.deep.equal(['Code']);
    expect(schemas(", other: {$ref: '#/components/schemas/Code'}")).to.deep.equal(['Price/properties/currency']);
  });
});

describe('money-not-bare', () => {
  it('finds scalars under monetary names, in 3.1 type lists too, and leaves what says otherwise', () => {
    for (const schema of ['{type: string}', '{type: integer}', '{type: number}', '{type: [integer, "null"]}']) {
      expect(onProperty(moneyNotBare, 'totalPrice', schema), schema).to.deep.equal(['']);
    }
    for (const schema of [
      '{type: object}',
      '{type: boolean}',
      '{}',
      '{type: string, enum: [LOW, HIGH]}',
      '{type: string, format: uuid}',
      '{type: string, description: The ID of the price.}',
      '{type: string, maxLength: 5000}',
      '{type: array, items: {type: string}}',
      '{type: string, example: standard}',
      '{type: string, x-lintel: {role: percentage}}',
    ]) {
      expect(onProperty(moneyNotBare, 'totalPrice', schema), schema).to.deep.equal([]);
    }
  });

  it('takes total for money only beside money', () => {
    const find = (beside: string) =>
      inSchemas(moneyNotBare, `{A: {type: object, properties: {total: {type: integer}, ${beside}: {type: object}}}}`);
    expect(find('count')).to.deep.equal([]);
    expect(find('currency')).to.deep.equal(['A/properties/total']);
    expect(find('subtotal')).to.deep.equal(['A/properties/total']);
  });

  it('leaves alone what is measured by a unit that is no currency', () => {
    const find = (unit: string, name = 'amount') =>
      inSchemas(moneyNotBare, `{A: {type: object, properties: {${name}: {type: integer}, unit: ${unit}}}}`);
    for (const unit of ['{type: string}', '{type: string, example: gib}', '{type: string, enum: [GIB, MIB]}']) {
      expect(find(unit), unit).to.deep.equal([]);
    }
    for (const unit of [
      '{type: string, example: USD}',
      '{type: string, enum: [EUR, USD]}',
      '{type: string, description: The currency.}',
    ]) {
      expect(find(unit), unit).to.deep.equal(['A/properties/amount']);
    }
    expect(find('{type: string}', 'totalAmount')).to.deep.equal(['A/properties/totalAmount']);
    expect(find('{type: string}', 'price')).to.deep.equal(['A/properties/price']);
  });

  it('names the items of a list', () => {
    expect(
      messages(moneyNotBare, '{A: {type: object, properties: {amounts: {type: array, items: {type: integer}}}}}')[0],
    ).to.match(/^an item of amounts is an integer; /);
  });

  it('is silent about the members of Money and Quantity, and about parameters', () => {
    const schemas = `{Money: {type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}, fee: {type: string}}}, Q: {type: object, properties: {amount: {type: string}, uom: {type: string}}}}`;
    expect(inSchemas(moneyNotBare, schemas)).to.deep.equal([]);
    expect(
      places(moneyNotBare, `${HEAD}paths: {/a: {parameters: [{name: price, in: query, schema: {type: string}}]}}`),
    ).to.deep.equal([]);
  });
});

describe('quantity-object', () => {
  const find = (properties: string) => inSchemas(quantityObject, `{Q: {type: object, properties: ${properties}}}`);

  it('finds a missing amount and a wrong type, a number among them', () => {
    expect(find('{uom: {type: string}}')).to.deep.equal(['Q']);
    expect(find('{uom: {type: string}, amount: {type: integer}}')).to.deep.equal(['Q/properties/amount/type']);
    expect(find('{uom: {type: string}, amount: {type: number}}')).to.deep.equal(['Q/properties/amount/type']);
    expect(find('{uom: {type: string}, amount: {type: string}}')).to.deep.equal([]);
    expect(find('{unit: {type: string}}')).to.deep.equal([]);
  });

  it('looks through allOf, and into callbacks and response headers', () => {
    expect(
      inSchemas(
        quantityObject,
        '{Q: {allOf: [{type: object, properties: {uom: {}}}, {type: object, properties: {amount: {type: string}}}]}}',
      ),
    ).to.deep.equal([]);
    const body = '{content: {application/json: {schema: {type: object, properties: {uom: {type: string}}}}}}';
    const text = `${HEAD}paths: {/a: {post: {callbacks: {done: {'{$url}': {post: {requestBody: ${body}}}}}, responses: {'200': {headers: {Size: ${body}}}}}}}`;
    expect(places(quantityObject, text)).to.have.length(2);
  });
});

describe('percentage-decimal', () => {
  const find = (name: string, schema: string) => onProperty(percentageDecimal, name, schema);
  const SAID = 'description: The share in percent.';

  for (const name of ['percentage', 'taxPercent', 'apr', 'interestRate', 'percentOff', 'tax_rate']) {
    it(`${name} is one`, () => {
      expect(find(name, `{type: integer, ${SAID}}`)).to.deep.equal(['type']);
      expect(find(name, '{type: string}')).to.deep.equal(['']);
      expect(find(name, '{type: string, description: Some.}')).to.deep.equal(['description']);
      expect(find(name, `{type: string, ${SAID}}`)).to.deep.equal([]);
      expect(find(name, `{type: number, ${SAID}}`)).to.deep.equal(['type']);
      expect(find(name, '{type: object}')).to.deep.equal([]);
    });
  }
  for (const name of [
    'exchangeRate',
    'frameRate',
    'heartRate',
    'rate',
    'rateLimit',
    'percentageType',
    'rateId',
    'separate',
  ]) {
    it(`${name} is none`, () => expect(find(name, '{type: integer}')).to.deep.equal([]));
  }

  it('takes percentages in arrays, and a bare rate that is a number', () => {
    expect(find('percentages', '{type: array, items: {type: string}}')).to.deep.equal(['items']);
    expect(find('taxRates', '{type: array, items: {type: integer}}')).to.deep.equal(['items/type']);
    expect(find('taxRates', '{type: array, items: {type: string}}')).to.deep.equal([]);
    expect(find('percentages', '{type: integer}')).to.deep.equal([]);
    expect(find('sampleRates', '{type: array, items: {type: integer}}')).to.deep.equal([]);
    expect(find('rate', '{type: number}')).to.deep.equal(['type']);
    expect(find('rate', '{type: number, description: The price per night.}')).to.deep.equal([]);
    const inObject = (name: string, beside = '') =>
      inSchemas(percentageDecimal, `{${name}: {type: object, properties: {rate: {type: number}${beside}}}}`);
    expect(inObject('TaxRate')).to.deep.equal(['TaxRate/properties/rate/type']);
    expect(inObject('ExchangeRate')).to.deep.equal([]);
    expect(inObject('Tariff', ', currencyCode: {type: string}')).to.deep.equal([]);
  });

  it('leaves rates that their text or what stands beside them tells to be others', () => {
    expect(find('spawnedRate', '{type: string, description: Requests per second.}')).to.deep.equal([]);
    expect(find('cleaningRate', '{type: integer, description: In minor units.}')).to.deep.equal([]);
    expect(find('maxRate', '{type: string, example: 75/5m}')).to.deep.equal([]);
    expect(
      inSchemas(percentageDecimal, '{Month: {type: object, properties: {mar: {type: integer}, apr: {type: integer}}}}'),
    ).to.deep.equal([]);
    expect(find('taxRate', `{type: string, enum: [FULL, REDUCED], ${SAID}}`)).to.deep.equal([]);
  });

  it('takes the description from beside a reference, and from the parameter', () => {
    const share =
      "{Share: {type: string}, A: {type: object, properties: {taxRate: {$ref: '#/components/schemas/Share', description: The tax in percent.}}}}";
    expect(inSchemas(percentageDecimal, share)).to.deep.equal([]);
    expect(inSchemas(percentageDecimal, share, '3.0.3')).to.deep.equal(['Share']);
    const parameter = (text: string) =>
      places(
        percentageDecimal,
        `${HEAD}paths: {/a: {parameters: [{name: taxRate, in: query, description: ${text}, schema: {type: string}}]}}`,
      );
    expect(parameter('The tax in percent.')).to.deep.equal([]);
    expect(parameter('The tax.')).to.deep.equal(['paths//a/parameters/0/schema']);
  });

  it('stands at the fields that do not say it, where others do beside the reference', () => {
    const ref = (beside: string) => `{$ref: '#/components/schemas/Bare'${beside}}`;
    const said = ref(', description: The tax in percent.');
    const fields = (taxRate: string, dutyRate: string, feeRate: string, bare = '') =>
      inSchemas(
        percentageDecimal,
        `{Bare: {type: string${bare}}, A: {type: object, properties: {taxRate: ${taxRate}, dutyRate: ${dutyRate}, feeRate: ${feeRate}}}}`,
      );
    expect(fields(said, said, ref(''))).to.deep.equal(['A/properties/feeRate']);
    expect(fields(said, ref(', description: The duty.'), ref(''))).to.have.members([
      'A/properties/dutyRate',
      'A/properties/feeRate',
    ]);
    expect(fields(ref(''), ref(', description: The duty.'), ref(''))).to.deep.equal(['Bare']);
    expect(fields(said, said, ref(''), ', x-lintel: {role: percentage}')).to.deep.equal(['Bare']);
  });

  it('finds basis points, and signs in examples', () => {
    expect(find('taxRate', '{type: string, description: A percentage in basis points.}')).to.deep.equal([
      'description',
    ]);
    expect(find('taxRate', `{type: string, ${SAID}, example: '19,99'}`)).to.deep.equal(['example']);
    expect(find('taxRate', `{type: string, ${SAID}, default: 20%}`)).to.deep.equal(['default']);
    expect(find('taxRate', `{type: string, ${SAID}, examples: ['-0.5', '20']}`)).to.deep.equal([]);
  });

  it('follows the option and the annotation', () => {
    expect(find('whatever', '{type: integer, x-lintel: {role: percentage}, description: In percent.}')).to.deep.equal([
      'type',
    ]);
    expect(find('taxRate', '{type: integer, x-lintel: {role: money}}')).to.deep.equal([]);
    const options = { otherRates: ['tax'] };
    const rule = { ...percentageDecimal, then: { ...percentageDecimal.then, functionOptions: options } };
    expect(onProperty(rule, 'taxRate', '{type: integer}')).to.deep.equal([]);
    expect(onProperty(rule, 'frameRate', '{type: integer}')).to.deep.equal(['type']);
  });
});

describe('country-code', () => {
  const find = (name: string, schema: string) => onProperty(countryCode, name, schema);
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
    ['{type: string, enum: [DE, UK]}', 'enum/1'],
    ['{type: string, enum: [DEU]}', 'enum/0'],
    ['{type: string, enum: [de]}', null],
    ['{type: string, enum: [DE, Germany]}', 'enum/1'],
    ["{type: string, enum: [DE, '']}", null],
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

  it('leaves calling codes', () => {
    expect(find('countryCode', '{type: string, description: The country calling code.}')).to.deep.equal([]);
    expect(
      inSchemas(countryCode, '{PhoneNumber: {type: object, properties: {countryCode: {type: string}}}}'),
    ).to.deep.equal([]);
  });

  it('stands at the definition, and at the use where others share the schema', () => {
    const ref = "{$ref: '#/components/schemas/Short'}";
    expect(
      inSchemas(
        countryCode,
        `{Short: {type: string}, A: {type: object, properties: {countryCode: ${ref}, countryCodes: {type: array, items: ${ref}}}}}`,
      ),
    ).to.deep.equal(['Short']);
    expect(
      inSchemas(
        countryCode,
        `{Short: {type: string}, A: {type: object, properties: {countryCode: ${ref}, title: ${ref}}}}`,
      ),
    ).to.deep.equal(['A/properties/countryCode']);
    expect(
      inSchemas(
        countryCode,
        `{CountryCode: {type: string}, A: {type: object, properties: {origin: {$ref: '#/components/schemas/CountryCode', description: Where from.}, title: {$ref: '#/components/schemas/CountryCode'}}}}`,
      ),
    ).to.deep.equal(['CountryCode']);
  });

  it('takes keywords from beside a reference in 3.1, and not in 3.0', () => {
    const schemas =
      "{Short: {type: string, minLength: 2, maxLength: 2}, A: {type: object, properties: {title: {$ref: '#/components/schemas/Short'}, countryCode: {$ref: '#/components/schemas/Short', pattern: '^[A-Z]{2}$'}}}}";
    expect(inSchemas(countryCode, schemas)).to.deep.equal([]);
    expect(inSchemas(countryCode, schemas, '3.0.3')).to.deep.equal(['A/properties/countryCode']);
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
    expect(places(countryCode, text)).to.have.members([
      'paths//a/parameters/0/schema',
      'paths//a/get/responses/200/headers/Country-Code/schema',
      'paths//a/get/responses/200/content/application/json/examples/a/value/countryCode',
      'webhooks/w/post/requestBody/content/application/json/schema/properties/countryCode',
    ]);
  });

  it('stands in the file where the text is', () => {
    const text = `${HEAD}components: {schemas: {A: {type: object, properties: {countryCode: {$ref: 'b.yaml#/definitions/Code'}}}}}`;
    expect(places(countryCode, text, { 'b.yaml': 'definitions: {Code: {type: string}}' })).to.deep.equal([
      'b.yaml#definitions/Code',
    ]);
  });

  it('leaves an example that the pattern rejects to pattern-valid', () => {
    const schema = "{type: string, pattern: '^[A-Z]{2}$', example: DEU}";
    expect(find('countryCode', schema)).to.deep.equal([]);
  });
});

describe('language-code', () => {
  const find = (name: string, schema: string) => onProperty(languageCode, name, schema);

  for (const value of ['de', 'en-US', 'zh-Hant-TW', 'es-419', 'EN', 'cmn-Hans-CN', 'de-CH-1996', 'haw']) {
    it(`takes ${value}`, () => expect(find('language', `{type: string, example: ${value}}`)).to.deep.equal([]));
  }
  for (const value of ['english', 'eng', 'deu', 'ger', 'en_US', 'xx', 'English (US)', 'e', 'en-', 'GERMAN']) {
    it(`finds ${value}`, () =>
      expect(find('language', `{type: string, example: ${value}}`)).to.deep.equal(['example']));
  }
  for (const name of ['language', 'languageCode', 'lang', 'preferredLanguage', 'language_code', 'languageTag']) {
    it(`${name} is one`, () => expect(find(name, '{type: string, default: en_US}')).to.deep.equal(['default']));
  }
  for (const name of [
    'programmingLanguage',
    'queryLanguage',
    'languageId',
    'languageName',
    'slang',
    'acceptLanguage',
  ]) {
    it(`${name} is none`, () => expect(find(name, '{type: string, default: en_US}')).to.deep.equal([]));
  }

  it('finds lists, patterns and bounds for other codes', () => {
    expect(find('languages', '{type: array, items: {type: string, example: deu}}')).to.deep.equal(['items/example']);
    expect(find('language', "{type: string, pattern: '^[a-z]{2}_[A-Z]{2}$'}")).to.deep.equal(['pattern']);
    expect(find('language', '{type: string, minLength: 3, maxLength: 3}')).to.deep.equal(['maxLength']);
    expect(find('language', '{type: string, minLength: 2, maxLength: 2}')).to.deep.equal([]);
    expect(find('language', '{type: integer}')).to.deep.equal(['type']);
    expect(
      find('language', '{type: string, description: The programming language of the sample., example: java}'),
    ).to.deep.equal([]);
  });

  it('leaves to enum-values what it finds', () => {
    expect(find('language', '{type: string, enum: [en_US]}')).to.deep.equal([]);
    expect(find('language', '{type: string, enum: [GERMAN]}')).to.deep.equal(['enum/0']);
    expect(find('language', '{type: string, enum: [de, xx]}')).to.deep.equal(['enum/1']);
  });
});

describe('locale-object and locale-not-bare', () => {
  it('find what is missing, whatever the case of country_code', () => {
    const find = (properties: string) => inSchemas(localeObject, `{Locale: {type: object, properties: ${properties}}}`);
    expect(find('{country_code: {}, language: {}}')).to.deep.equal([]);
    expect(find('{countryCode: {}, language: {}, timezone: {}}')).to.deep.equal([]);
    expect(find('{language: {}}')).to.deep.equal(['Locale']);
    expect(find('{country_code: {}, lang: {}}')).to.deep.equal(['Locale']);
    expect(find('{country_code: {}, language: {type: integer}}')).to.deep.equal(['Locale/properties/language/type']);
    expect(find('{}')).to.deep.equal([]);
  });

  it('find strings, at the use or at what is called Locale itself', () => {
    expect(onProperty(localeNotBare, 'locale', '{type: string}')).to.deep.equal(['']);
    expect(onProperty(localeNotBare, 'userLocale', "{type: [string, 'null']}")).to.deep.equal(['']);
    expect(onProperty(localeNotBare, 'locale', '{type: object}')).to.deep.equal([]);
    expect(onProperty(localeNotBare, 'locale', '{type: string, x-lintel: {role: language}}')).to.deep.equal([]);
    expect(onProperty(localeNotBare, 'localeName', '{type: string}')).to.deep.equal([]);
    const schemas =
      "{Locale: {type: string}, A: {type: object, properties: {locale: {$ref: '#/components/schemas/Locale'}, homeLocale: {$ref: '#/components/schemas/Locale', description: At home.}}}}";
    expect(inSchemas(localeNotBare, schemas)).to.deep.equal(['Locale']);
  });
});

describe('province-code', () => {
  const find = (name: string, schema: string) => onProperty(provinceCode, name, schema);
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

describe('timezone-name', () => {
  const find = (schema: string, name = 'timezone') => onProperty(timezoneName, name, schema);

  for (const value of [
    'Europe/Berlin',
    'UTC',
    'Etc/UTC',
    'America/Argentina/Buenos_Aires',
    'Asia/Calcutta',
    'Etc/GMT+5',
    'US/Eastern',
    'GMT',
  ]) {
    it(`takes ${value}`, () => expect(find(`{type: string, example: ${value}}`)).to.deep.equal([]));
  }
  for (const value of [
    '+02:00',
    'UTC+2',
    'EST',
    'CET',
    'PST',
    'CEST',
    'Pacific Standard Time',
    'Mars/Phobos',
    'europe/berlin',
    'Z',
  ]) {
    it(`finds ${value}`, () => {
      expect(find(`{type: string, example: '${value}'}`)).to.deep.equal(['example']);
      expect(find(`{type: string, default: '${value}'}`)).to.deep.equal(['default']);
    });
  }

  it('knows it by its name', () => {
    for (const name of ['timeZone', 'time_zone', 'userTimezone', 'tz', 'timezoneName', 'timeZoneId']) {
      expect(find('{type: string, example: CET}', name), name).to.deep.equal(['example']);
    }
    for (const name of ['timezoneOffset', 'zone', 'timezoneLabel', 'quartz']) {
      expect(find('{type: string, example: CET}', name), name).to.deep.equal([]);
    }
  });

  it('finds integers, patterns for offsets, and listed abbreviations', () => {
    expect(find('{type: integer}')).to.deep.equal(['type']);
    expect(find('{type: integer}', 'timezoneId')).to.deep.equal([]);
    expect(find("{type: string, pattern: '^[+-][0-9]{2}:[0-9]{2}$', example: '+02:00'}")).to.deep.equal([
      'pattern',
      'example',
    ]);
    expect(find('{type: string, enum: [CET, Europe/Berlin]}')).to.deep.equal(['enum/0']);
    expect(find("{type: string, enum: ['+02:00', Berlin, cet]}")).to.deep.equal(['enum/0', 'enum/1', 'enum/2']);
  });
});

describe('date-time-form', () => {
  const find = (schema: string, name = 'doneTime') => onProperty(dateTimeForm, name, schema);
  const shown = (value: string) => find(`{type: string, format: date-time, example: ${value}}`);

  for (const value of ['2024-05-17T08:30:00.000Z', '2024-02-29T23:59:60.999Z']) {
    it(`takes ${value}`, () => expect(shown(`'${value}'`)).to.deep.equal([]));
  }
  for (const value of [
    ...['2024-05-17T08:30:00Z', '2024-05-17T08:30:00.1Z', '2024-05-17T08:30:00.000000Z', '2024-05-17T08:30:00.000'],
    ...['2024-05-17t08:30:00.000z', '2024-05-17 08:30:00.000Z', '2024-05-17', '2023-02-29T08:30:00.000Z', '', 'string'],
    ...['2024-05-17T25:30:00.000Z', '2024-05-17T08:30:00.000+00:00', '1715934600'],
  ]) {
    it(`finds ${value}`, () => expect(shown(`'${value}'`)).to.deep.equal(['example']));
  }

  it('finds unquoted texts and numbers, and leaves null', () => {
    expect(shown('2024-05-17T08:30:00Z')).to.deep.equal(['example']);
    expect(shown('1715934600')).to.deep.equal(['example']);
    expect(shown('null')).to.deep.equal([]);
  });

  it('finds defaults, lists, bounds and patterns, and the schema as the cause of its values', () => {
    expect(find("{type: string, format: date-time, default: '2024-05-17'}")).to.deep.equal(['default']);
    expect(find("{type: string, format: date-time, enum: ['2024-05-17']}")).to.deep.equal(['enum/0']);
    expect(find("{type: string, format: date-time, maxLength: 20, example: '2024-05-17T08:30:00Z'}")).to.deep.equal([
      'maxLength',
    ]);
    expect(find('{type: string, format: date-time, minLength: 30, maxLength: 40}')).to.deep.equal(['minLength']);
    expect(
      find("{type: string, format: date-time, pattern: '^[0-9-]+T[0-9:]+Z$', example: '2024-05-17T08:30:00Z'}"),
    ).to.deep.equal(['pattern']);
    expect(
      find("{type: string, format: date-time, pattern: '^[0-9-]+T[0-9:]+[.][0-9]{3}(Z|[+-][0-9:]{5})$'}"),
    ).to.deep.equal([]);
  });

  it('finds items, map values, 3.1 type lists, and what has no name', () => {
    expect(find("{type: array, items: {type: string, format: date-time}, example: ['2024-05-17']}")).to.deep.equal([
      'example/0',
    ]);
    expect(find('{type: object, additionalProperties: {type: string, format: date-time, example: x}}')).to.deep.equal([
      'additionalProperties/example',
    ]);
    expect(find('{type: [string], format: date-time, examples: [x]}')).to.deep.equal(['examples/0']);
    expect(find('{format: date-time, example: x}')).to.deep.equal(['example']);
    expect(find('{type: integer, format: date-time, example: 7}')).to.deep.equal([]);
  });

  const INSTANT = '{type: string, format: date-time}';
  const OFFSET = "'2024-05-17T10:30:00.000+02:00'";
  const operation = (request: string, response: string, components = '{}') => `${HEAD}
paths: {/a: {post: {requestBody: {content: {application/json: ${request}}}, responses: {'200': {content: {application/json: ${response}}}}}}}
components: {schemas: ${components}}`;

  it('lets only requests show an offset', () => {
    const own = `{schema: {type: object, properties: {at: {type: string, format: date-time, example: ${OFFSET}}}}}`;
    expect(places(dateTimeForm, operation(own, '{}'))).to.deep.equal([]);
    expect(places(dateTimeForm, operation('{}', own))).to.have.length(1);
    const shared = `{T: {type: object, properties: {at: {type: string, format: date-time, example: ${OFFSET}}}}}`;
    const ref = "{schema: {$ref: '#/components/schemas/T'}}";
    expect(places(dateTimeForm, operation(ref, ref, shared))).to.have.length(1);
    expect(places(dateTimeForm, operation(ref, '{}', shared))).to.deep.equal([]);
    expect(inSchemas(dateTimeForm, shared)).to.have.length(1);
  });

  it('reads the example of a request body on its own', () => {
    const schema = `{type: object, properties: {at: ${INSTANT}}}`;
    const shown = `{schema: ${schema}, example: {at: ${OFFSET}}}`;
    expect(places(dateTimeForm, operation(shown, shown))).to.deep.equal([
      'paths//a/post/responses/200/content/application/json/example/at',
    ]);
  });

  it('takes what webhooks and callbacks carry for sent', () => {
    const schema = `{type: object, properties: {at: ${INSTANT}}}`;
    const body = `{content: {application/json: {schema: ${schema}, example: {at: ${OFFSET}}}}}`;
    const parameter = `{name: atTime, in: query, schema: {type: string, format: date-time, example: ${OFFSET}}}`;
    const item = `{parameters: [${parameter}], post: {requestBody: ${body}, responses: {}}}`;
    const ref = "{post: {requestBody: {$ref: '#/components/requestBodies/B'}, responses: {}}}";
    const shared = `components: {requestBodies: {B: ${body}}}`;
    expect(places(dateTimeForm, `${HEAD}webhooks: {w: ${item}}`)).to.have.length(2);
    expect(
      places(dateTimeForm, `${HEAD}paths: {/a: {post: {callbacks: {c: {x: ${item}}}, responses: {}}}}`),
    ).to.have.length(2);
    expect(places(dateTimeForm, `${HEAD}webhooks: {w: ${ref}}\n${shared}`)).to.have.length(1);
    expect(places(dateTimeForm, `${HEAD}paths: {/a: ${ref}}\n${shared}`)).to.deep.equal([]);
  });

  it('lets what is writeOnly show an offset, and all below it, but not in webhooks, which send it', () => {
    const time = "{type: string, format: date-time, example: '2024-05-17T10:30:00.000+02:00'}";
    const body = "{content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}";
    const paths = `paths: {/a: {put: {requestBody: ${body}, responses: {'200': ${body}}}}}`;
    const webhooks = `webhooks: {w: {post: {requestBody: ${body}, responses: {}}}}`;
    const other = `, Wanted: {type: object, properties: {startTime: ${time}}}`;
    const schemas = (wanted: string) =>
      `components: {schemas: {Order: {type: object, properties: {wanted: ${wanted}}}${wanted.includes('$ref') ? other : ''}}}`;
    const found = (wanted: string, ...rest: string[]) =>
      places(dateTimeForm, HEAD + [...rest, schemas(wanted)].join('\n')).map((path) => path.split('/').at(2));
    const inline = time.replace('{', '{writeOnly: true, ');
    const written = "{$ref: '#/components/schemas/Wanted', writeOnly: true}";
    for (const wanted of [inline, written]) {
      expect(found(wanted, paths), wanted).to.deep.equal([]);
      expect(found(wanted, paths, webhooks), wanted).to.have.lengthOf(1);
    }
    expect(found(inline)).to.deep.equal([]);
    expect(found(time, paths)).to.deep.equal(['Order']);
    expect(found(written.replace(', writeOnly: true', ''), paths)).to.deep.equal(['Wanted']);
  });

  it('lets parameters show an offset, and leaves time ranges alone', () => {
    const parameter = (name: string, value: string) =>
      places(
        dateTimeForm,
        `${HEAD}paths: {/a: {parameters: [{name: ${name}, in: query, example: ${value}, schema: {$ref: '#/components/schemas/T'}}]}}\ncomponents: {schemas: {T: ${INSTANT}}}`,
      );
    expect(parameter('atTime', OFFSET)).to.deep.equal([]);
    expect(parameter('atTime', "'2024-05-17'")).to.have.length(1);
    for (const name of ['startTime', 'endTime', 'createTimeAfter', 'updateTimeBefore', 'start_time']) {
      expect(parameter(name, "'2024-05-17'"), name).to.deep.equal([]);
    }
  });

  it('leaves dates of birth to floating-dates, and an example that its pattern rejects to pattern-valid', () => {
    expect(find("{type: string, format: date-time, example: '2024-05-17'}", 'birthDate')).to.deep.equal([]);
    const pattern = '^[0-9-]{10}T[0-9:]{8}[.][0-9]{3}Z$';
    expect(find(`{type: string, format: date-time, pattern: '${pattern}', example: '2024-05-17'}`)).to.deep.equal([]);
  });

  it('says what to write', () => {
    const [message] = messages(dateTimeForm, `{A: {type: string, format: date-time, example: ${OFFSET}}}`);
    expect(message).to.equal(
      '"2024-05-17T10:30:00.000+02:00" has an offset, and is not for requests only; write "2024-05-17T08:30:00.000Z" (§2.3)',
    );
  });
});

describe('date-time-type', () => {
  const find = (name: string, schema: string) => onProperty(dateTimeType, name, schema);

  for (const name of [
    'createTime',
    'expiresAt',
    'lastSeenTimestamp',
    'timestamp',
    'created_at',
    'processingStartTime',
    'startTime',
  ]) {
    it(`${name} is a point in time`, () => {
      expect(find(name, '{type: integer}')).to.deep.equal(['type']);
      expect(find(name, '{type: string}')).to.deep.equal(['']);
      expect(find(name, '{type: string, format: timestamp}')).to.deep.equal(['format']);
      expect(find(name, '{type: string, format: date-time}')).to.deep.equal([]);
      for (const schema of [
        '{type: number}',
        '{type: object}',
        '{type: boolean}',
        '{}',
        '{type: string, enum: [NOW]}',
      ]) {
        expect(find(name, schema), schema).to.deep.equal([]);
      }
    });
  }
  for (const name of [
    'leadTime',
    'runTime',
    'time',
    'at',
    'overtime',
    'responseTime',
    'openingTime',
    'format',
    'flat',
    'timeLimit',
    'maxWaitTime',
    'sometimes',
  ]) {
    it(`${name} is none`, () => {
      expect(find(name, '{type: integer}')).to.deep.equal([]);
      expect(find(name, '{type: string}')).to.deep.equal([]);
    });
  }

  it('believes text, examples and patterns that tell of a span or a time of day', () => {
    expect(find('holdingUpTime', '{type: integer, description: In seconds.}')).to.deep.equal([]);
    expect(find('createTime', '{type: integer, description: In seconds since the epoch.}')).to.deep.equal(['type']);
    expect(find('createdAt', '{type: integer, description: In seconds.}')).to.deep.equal(['type']);
    expect(find('pickupTime', "{type: string, example: '08:30'}")).to.deep.equal([]);
    expect(find('pickupTime', "{type: string, pattern: '^[0-9]{2}:[0-9]{2}$'}")).to.deep.equal([]);
    expect(
      find('createTime', "{type: string, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{3}Z$'}"),
    ).to.deep.equal([]);
    expect(find('createTime', "{type: string, pattern: '^[0-9]{10}$'}")).to.deep.equal(['']);
  });

  it('leaves the created_at of file metadata, and time ranges of queries', () => {
    const file =
      '{File: {type: object, properties: {id: {}, created_at: {type: integer}, size: {}, url: {}, type: {}}}}';
    expect(inSchemas(dateTimeType, file)).to.deep.equal([]);
    const parameter = (name: string, location: string) =>
      places(
        dateTimeType,
        `${HEAD}paths: {/a: {parameters: [{name: ${name}, in: ${location}, schema: {type: integer}}]}}`,
      );
    for (const name of ['startTime', 'endTime', 'createTimeAfter'])
      expect(parameter(name, 'query'), name).to.deep.equal([]);
    expect(parameter('createTime', 'query')).to.have.length(1);
    expect(parameter('Expires-At', 'header')).to.deep.equal([]);
  });
});

describe('an object of a common type that is put together', () => {
  const more = (schema: string) => `{allOf: [{$ref: '#/components/schemas/Base'}, ${schema}]}`;

  it('is judged as a whole where its base is nothing but one', () => {
    const base = 'Base: {type: object, properties: {uom: {type: string}}}';
    const amount = '{properties: {amount: {type: string}}}';
    expect(inSchemas(quantityObject, `{${base}, Weight: ${more(amount)}}`)).to.deep.equal([]);
    expect(
      inSchemas(quantityObject, `{${base}, Weight: ${more('{properties: {note: {type: string}}}')}}`),
    ).to.have.length(1);
    expect(inSchemas(quantityObject, `{${base}, Weight: ${more(amount)}, Rest: ${more('{}')}}`)).to.deep.equal([
      'Base',
    ]);
    const bare = "Parcel: {type: object, properties: {size: {$ref: '#/components/schemas/Base'}}}";
    expect(inSchemas(quantityObject, `{${base}, Weight: ${more(amount)}, ${bare}}`)).to.deep.equal(['Base']);
    expect(inSchemas(quantityObject, `{${base}}`)).to.deep.equal(['Base']);
    expect(inSchemas(quantityObject, `{Base: ${more('{properties: {uom: {type: string}}}')}}`)).to.have.length(1);
  });

  it('may be required by what takes it in', () => {
    const base = `Base: {type: object, properties: {value: ${VALUE}, currency: ${CURRENCY}}}`;
    const required = '{required: [value, currency]}';
    const beside = "{$ref: '#/components/schemas/Base', required: [value, currency]}";
    expect(inSchemas(moneyObject, `{${base}, Price: ${more(required)}, Fee: ${beside}}`)).to.deep.equal([]);
    expect(inSchemas(moneyObject, `{${base}, Price: ${more(required)}, Fee: ${more('{}')}}`)).to.deep.equal(['Base']);
  });
});

describe('full-date, full-time and year-month', () => {
  it('judge by format', () => {
    const date = (value: string) => onProperty(fullDate, 'on', `{type: string, format: date, example: ${value}}`);
    for (const value of ["'2024-05-17'", "'2024-02-29'"]) expect(date(value), value).to.deep.equal([]);
    for (const value of [
      "'2023-02-29'",
      '17.05.2024',
      "'2024-05-17T00:00:00.000Z'",
      "'2024-5-7'",
      '20240517',
      "'2024-05-17Z'",
    ]) {
      expect(date(value), value).to.deep.equal(['example']);
    }
    const time = (value: string) => onProperty(fullTime, 'from', `{type: string, format: time, example: '${value}'}`);
    expect(time('08:30:00.000Z')).to.deep.equal([]);
    for (const value of ['08:30', '08:30:00', '08:30:00Z', '08:30:00.000', '24:00:00.000Z', '08:30:00.000+02:00']) {
      expect(time(value), value).to.deep.equal(['example']);
    }
  });

  it('judge by name where schema or value is foreign', () => {
    const date = (schema: string, name = 'invoiceDate') => onProperty(fullDate, name, schema);
    expect(date('{type: string, example: 17.05.2024}')).to.deep.equal(['example']);
    expect(date("{type: string, default: '20240517'}", 'dateOfIssue')).to.deep.equal(['default']);
    expect(date("{type: string, pattern: '^[0-9]{8}$'}")).to.deep.equal(['pattern']);
    expect(date("{type: string, minLength: 4, maxLength: 4, pattern: '^[0-9]+$'}")).to.deep.equal([]);
    expect(date("{type: string, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'}")).to.deep.equal([]);
    for (const schema of [
      '{type: string}',
      '{type: string, example: tomorrow}',
      "{type: string, example: '2024-05-17T08:30:00.000Z'}",
      '{type: [integer, string]}',
      '{type: integer, enum: [20240517]}',
      '{type: integer, maximum: 31}',
      '{type: integer, description: The day of the month.}',
      '{type: integer, x-lintel: {role: identifier}}',
    ]) {
      expect(date(schema), schema).to.deep.equal([]);
    }
    expect(date('{type: string, example: 17.05.2024}', 'update')).to.deep.equal([]);
  });

  it('find integers where the name is of a day, or of days in an array', () => {
    const date = (name: string, schema = '{type: integer}') => onProperty(fullDate, name, schema);
    for (const name of ['birthDate', 'createdDate', 'date_of_issue', 'dob', 'date'])
      expect(date(name), name).to.deep.equal(['type']);
    expect(date('holidayDates', '{type: array, items: {type: integer}}')).to.deep.equal(['items/type']);
    for (const name of ['dateCount', 'updateDates', 'dates', 'update', 'expiryMonth', 'createdAt'])
      expect(date(name), name).to.deep.equal([]);
  });

  it('say that an offset is none of a full-time, and what the time is in UTC', () => {
    const messageOf = (value: string) => messages(fullTime, `{A: {type: string, format: time, example: '${value}'}}`);
    expect(messageOf('10:00:00.000+02:00')).to.deep.equal([
      '"10:00:00.000+02:00" has an offset; write "08:00:00.000Z" (§2.3)',
    ]);
    expect(messageOf('00:30-0130')).to.deep.equal([
      '"00:30-0130" is not a full-time as hh:mm:ss.nnnZ; write "02:00:00.000Z" (§2.3)',
    ]);
  });

  it('year-month has a name, or an expiry in a foreign form', () => {
    const month = (schema: string, name = 'yearMonth') => onProperty(yearMonth, name, schema);
    expect(month("{type: string, example: '2024-05'}")).to.deep.equal([]);
    expect(month("{type: string, example: '2024-13'}")).to.deep.equal(['example']);
    expect(month('{type: integer}')).to.deep.equal(['type']);
    expect(month('{type: string, format: date-time}')).to.deep.equal(['format']);
    expect(month('{type: string, maxLength: 6}')).to.deep.equal(['maxLength']);
    expect(month("{type: string, pattern: '^[0-9]{6}$'}")).to.deep.equal(['pattern']);
    expect(month('{type: string, example: 05/2031}', 'expiry')).to.deep.equal(['example']);
    expect(month("{type: string, example: '05'}", 'expiryMonth')).to.deep.equal([]);
    expect(month("{type: string, example: '2031-05-31'}", 'expiryDate')).to.deep.equal([]);
    expect(month('{type: string, format: year-month, example: 05/2031}', 'until')).to.deep.equal(['example']);
  });

  it('leave a month by its name to year-month, whatever its format', () => {
    for (const format of ['date', 'date-time']) {
      const schema = `{type: string, format: ${format}, maxLength: 7, example: '2024-05'}`;
      for (const rule of [fullDate, dateTimeForm])
        expect(onProperty(rule, 'yearMonth', schema), format).to.deep.equal([]);
      expect(onProperty(yearMonth, 'yearMonth', schema), format).to.deep.equal(['format']);
    }
  });
});

describe('floating-dates', () => {
  const find = (name: string, schema: string) => onProperty(floatingDates, name, schema);
  const INSTANT = '{type: string, format: date-time}';

  for (const name of [
    'birthDate',
    'dateOfBirth',
    'dob',
    'birthday',
    'birth_date',
    'expiry',
    'expiryDate',
    'cardExpiryDate',
    'expirationDate',
    'passportExpiry',
  ]) {
    it(`${name} is floating`, () => expect(find(name, INSTANT)).to.deep.equal(['format']));
  }
  for (const name of [
    'expiresAt',
    'expiryTime',
    'expirationTime',
    'tokenExpiry',
    'sessionExpiry',
    'createTime',
    'invoiceDate',
    'rebirth',
    'expirySeconds',
  ]) {
    it(`${name} is not`, () => expect(find(name, INSTANT)).to.deep.equal([]));
  }

  it('judges patterns and values as well', () => {
    expect(find('birthDate', '{type: string, format: date}')).to.deep.equal([]);
    expect(find('birthDate', "{type: string, default: '2024-05-17T00:00:00Z'}")).to.deep.equal(['default']);
    expect(find('birthDate', "{type: string, pattern: '^[0-9-]{10}T[0-9:.]{12}Z$'}")).to.deep.equal(['pattern']);
    expect(find('birthDate', "{type: string, pattern: '^.*$'}")).to.deep.equal([]);
    expect(find('birthDate', '{type: object}')).to.deep.equal([]);
    expect(find('birthDate', "{type: [string, 'null'], format: date-time}")).to.deep.equal(['format']);
  });

  it('judges parameters, also those of a path', () => {
    const text = `${HEAD}paths: {/a: {parameters: [{name: birthDate, in: query, schema: ${INSTANT}}]}}`;
    expect(places(floatingDates, text)).to.deep.equal(['paths//a/parameters/0/schema/format']);
  });
});

describe('enumerated-code', () => {
  const find = (code: string, description: string, beside = '') =>
    inSchemas(
      enumeratedCode,
      `{R: {type: object, properties: {code: ${code}, description: ${description}${beside}}}}`,
    ).map((path) => path.replace('R/properties/', ''));
  const CODE = "{type: string, pattern: '^[0-9A-Z_]+$'}";
  const TEXT = '{type: string}';

  it('judges the code', () => {
    expect(find(CODE, TEXT)).to.deep.equal([]);
    expect(find('{type: string, enum: [A]}', TEXT)).to.deep.equal([]);
    expect(find('{type: string, x-extensible-enum: [A]}', TEXT)).to.deep.equal([]);
    expect(find("{type: string, pattern: '^(A|B)$'}", TEXT)).to.deep.equal([]);
    expect(find('{type: string}', TEXT)).to.deep.equal(['code']);
    expect(find("{type: string, pattern: '^[a-z]+$'}", TEXT)).to.deep.equal(['code/pattern']);
    expect(find('{type: integer}', TEXT)).to.deep.equal(['code/type']);
    expect(find('{type: number}', TEXT)).to.deep.equal([]);
  });

  it('judges the description', () => {
    expect(find(CODE, '{type: object, additionalProperties: {type: string}}')).to.deep.equal([]);
    expect(find(CODE, '{type: object, properties: {en-US: {}, de: {}}}')).to.deep.equal([]);
    expect(find(CODE, '{type: object, properties: {english: {}}}')).to.deep.equal(['description/properties/english']);
    expect(find(CODE, '{type: array}')).to.deep.equal(['description/type']);
  });

  it('leaves resources that have a code, unless they are annotated', () => {
    expect(find(TEXT, TEXT, ', id: {type: string}')).to.deep.equal([]);
    expect(find(TEXT, TEXT, ', language: {type: string}')).to.deep.equal(['code']);
    expect(
      inSchemas(enumeratedCode, `{R: {x-lintel: {role: enumerated-code}, type: object, properties: {code: ${CODE}}}}`),
    ).to.deep.equal(['R']);
  });
});

describe('common-address', () => {
  const find = (schemas: string) => inSchemas(commonAddress, schemas);
  const MEMBERS = 'properties: {street: {}, city: {}, postalCode: {}}';

  it('is silent about one address, and about none', () => {
    expect(find(`{Address: {type: object, ${MEMBERS}}}`)).to.deep.equal([]);
    expect(
      find(
        '{A: {type: object, properties: {city: {}, country: {}}}, B: {type: object, properties: {city: {}, country: {}}}}',
      ),
    ).to.deep.equal([]);
  });

  it('finds the second one, and prefers what is called Address', () => {
    expect(find(`{A: {type: object, ${MEMBERS}}, Address: {type: object, ${MEMBERS}}}`)).to.deep.equal(['A']);
    expect(find(`{A: {type: object, ${MEMBERS}}, B: {type: object, ${MEMBERS}}}`)).to.deep.equal(['B']);
    expect(
      find(`{A: {type: object, properties: {home: {type: object, ${MEMBERS}}, work: {type: object, ${MEMBERS}}}}}`),
    ).to.deep.equal(['A/properties/work']);
  });

  it('takes a shared base for sharing, whatever is added to it', () => {
    const base = "{$ref: '#/components/schemas/Base'}";
    const schemas = `{Base: {type: object, properties: {city: {}, country: {}}}, A: {allOf: [${base}, {type: object, properties: {street: {}}}]}, B: {allOf: [${base}, {type: object, properties: {postalCode: {}}}]}}`;
    expect(find(schemas)).to.deep.equal([]);
    expect(
      find(
        `{Address: {type: object, ${MEMBERS}}, C: {type: object, properties: {home: {$ref: '#/components/schemas/Address', description: Home.}}}}`,
      ),
    ).to.deep.equal([]);
  });

  it('finds what stands in other files and in bodies', () => {
    const text = `${HEAD}paths: {/a: {post: {requestBody: {content: {application/json: {schema: {type: object, ${MEMBERS}}}}}}}}\ncomponents: {schemas: {C: {type: object, properties: {home: {$ref: 'b.yaml#/schemas/Address'}}}}}`;
    expect(places(commonAddress, text, { 'b.yaml': `schemas: {Address: {type: object, ${MEMBERS}}}` })).to.deep.equal([
      'paths//a/post/requestBody/content/application/json/schema',
    ]);
  });
});

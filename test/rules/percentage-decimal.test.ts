import { expect } from 'chai';
import percentageDecimal from '../../rules/2.3/percentage-decimal/rule.ts';
import { HEAD } from '../support/findings.ts';
import { pointers, pointersInProperty, pointersInSchemas } from '../support/schema-rules.ts';

describe('percentage-decimal', () => {
  const find = (name: string, schema: string) => pointersInProperty(percentageDecimal, name, schema);
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

  it('reads per cent in two words, too', () => {
    for (const text of ['The tax in per cent.', 'Per-cent of the price.', 'The tax, pct.'])
      expect(find('taxRate', `{type: string, description: '${text}'}`), text).to.deep.equal([]);
    expect(find('taxRate', '{type: string, description: One per center.}')).to.deep.equal(['description']);
  });
  it('takes percentages in arrays, and a bare rate that is a number', () => {
    expect(find('percentages', '{type: array, items: {type: string}}')).to.deep.equal(['items']);
    expect(find('taxRates', '{type: array, items: {type: integer}}')).to.deep.equal(['items/type']);
    expect(find('taxRates', '{type: array, items: {type: string}}')).to.deep.equal([]);
    expect(find('percentages', '{type: integer}')).to.deep.equal([]);
    expect(find('sampleRates', '{type: array, items: {type: integer}}')).to.deep.equal([]);
    expect(find('rate', '{type: number}')).to.deep.equal(['type']);
    expect(find('rate', '{type: number, description: The price per night.}')).to.deep.equal([]);
    const inObject = (name: string, beside = '') =>
      pointersInSchemas(percentageDecimal, `{${name}: {type: object, properties: {rate: {type: number}${beside}}}}`);
    expect(inObject('TaxRate')).to.deep.equal(['TaxRate/properties/rate/type']);
    expect(inObject('ExchangeRate')).to.deep.equal([]);
    expect(inObject('Tariff', ', currencyCode: {type: string}')).to.deep.equal([]);
  });

  it('leaves rates that are others by their text or by what stands beside them', () => {
    expect(find('spawnedRate', '{type: string, description: Requests per second.}')).to.deep.equal([]);
    expect(find('cleaningRate', '{type: integer, description: In minor units.}')).to.deep.equal([]);
    expect(find('maxRate', '{type: string, example: 75/5m}')).to.deep.equal([]);
    expect(
      pointersInSchemas(
        percentageDecimal,
        '{Month: {type: object, properties: {mar: {type: integer}, apr: {type: integer}}}}',
      ),
    ).to.deep.equal([]);
    expect(find('taxRate', `{type: string, enum: [FULL, REDUCED], ${SAID}}`)).to.deep.equal([]);
  });

  it('takes the description from beside a reference, and from the parameter', () => {
    const share =
      "{Share: {type: string}, A: {type: object, properties: {taxRate: {$ref: '#/components/schemas/Share', description: The tax in percent.}}}}";
    expect(pointersInSchemas(percentageDecimal, share)).to.deep.equal([]);
    expect(pointersInSchemas(percentageDecimal, share, '3.0.3')).to.deep.equal(['Share']);
    const parameter = (text: string) =>
      pointers(
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
      pointersInSchemas(
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

  it('follows the annotation', () => {
    expect(find('whatever', '{type: integer, x-lintel: {role: percentage}, description: In percent.}')).to.deep.equal([
      'type',
    ]);
    expect(find('taxRate', '{type: integer, x-lintel: {role: money}}')).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import flatVariants from '../../rules/2.2/flat-variants/rule.ts';
import noAnyOfOneOf from '../../rules/2.2/no-any-of-one-of/rule.ts';
import { findings } from '../support/findings.ts';
import { checkSchemas } from '../support/schema-rules.ts';

describe('flat-variants', () => {
  checkSchemas(flatVariants, [
    ['{discriminator: {propertyName: a}}', 'discriminator'],
    ['{discriminator: {propertyName: a}, oneOf: [{type: object}]}', 'discriminator'],
    ['{if: {}, then: {}, else: {}}', 'if'],
    ['{then: {}, else: {}}', 'then'],
    ['{discriminator: {propertyName: a}, if: {}, then: {}}', 'discriminator', 'if'],
    ['{allOf: [{if: {}, then: {}}, {if: {}, then: {}}]}', 'allOf/0/if', 'allOf/1/if'],
    ['{type: object, properties: {if: {type: object}, discriminator: {type: string}}}'],
    ['{oneOf: [{type: object}]}'],
  ]);

  it('is one finding with the alternatives, which names the discriminator as well', () => {
    const yaml = 'A: {discriminator: {propertyName: a}, oneOf: [{type: object}]}';
    const found = findings([noAnyOfOneOf, flatVariants], yaml);
    const at = ['components', 'schemas', 'A'];
    expect(found.map(({ places }) => places)).to.deep.equal([
      [
        [...at, 'oneOf'],
        [...at, 'discriminator'],
      ],
    ]);
    expect(found[0]?.statements).to.deep.equal(['2.2/no-any-of-one-of', '2.2/flat-variants']);
  });
});

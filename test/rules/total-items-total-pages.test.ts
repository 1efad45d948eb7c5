import { expect } from 'chai';
import totalItems from '../../rules/2.5/total-items/rule.ts';
import totalPages from '../../rules/2.5/total-pages/rule.ts';
import { AT, ITEMS, orders, page, ref } from '../support/collection-pages.ts';
import { places } from '../support/findings.ts';

describe('total-items-total-pages', () => {
  for (const [rule, name, least] of [
    [totalItems, 'totalItems', 0],
    [totalPages, 'totalPages', 1],
  ] as const) {
    describe(rule.extensions.lintel.id, () => {
      const at = `${AT} properties ${name}`;
      const total = (schema: string, schemas = '') => orders(page(`${ITEMS}, ${name}: ${schema}`), schemas);

      it('takes integers from the least count on', () => {
        for (const schema of [
          `{type: integer, minimum: ${least}, maximum: 9}`,
          `{type: [integer], minimum: ${least + 3}}`,
          `{type: integer, minimum: ${least - 1}, exclusiveMinimum: true}`,
          `{type: integer, minimum: -5, exclusiveMinimum: ${least - 1}}`,
        ]) {
          expect(places(rule, total(schema)), schema).to.deep.equal([]);
        }
      });
      it('finds other types, at the property', () => {
        for (const schema of [
          '{type: string}',
          '{type: boolean}',
          '{type: [integer, string]}',
          '{type: object}',
          ref('Text'),
        ]) {
          expect(places(rule, total(schema, 'Text: {type: string}')), schema).to.deep.equal([at]);
        }
      });
      it('finds a minimum that is too low, in its place or where a shared one is used', () => {
        expect(places(rule, total(`{type: integer, minimum: ${least - 1}}`))).to.deep.equal([`${at} minimum`]);
        expect(places(rule, total(ref('Number'), 'Number: {type: integer, minimum: -10}'))).to.deep.equal([at]);
        expect(places(rule, total(`{allOf: [{type: integer, minimum: ${least - 1}}]}`))).to.deep.equal([at]);
      });
      it('finds the type number, which is no integer', () => {
        expect(places(rule, total('{type: number}'))).to.deep.equal([at]);
      });
      it('leaves null and missing bounds to their rules, and bears anything', () => {
        for (const schema of [
          '{type: integer}',
          '{}',
          'true',
          'null',
          '[]',
          '7',
          "{$ref: '#/gone'}",
          `{type: [integer, 'null'], minimum: ${least}}`,
          '{type: integer, minimum: x}',
        ]) {
          expect(places(rule, total(schema)), schema).to.deep.equal([]);
        }
      });
      it('finds components that nothing uses, and webhooks, but not what has no items', () => {
        const bad = `${name}: {type: string}`;
        expect(
          places(
            rule,
            `components: {schemas: {Page: ${page(`${ITEMS}, ${bad}`)}, Other: {type: object, properties: {${bad}}}}}`,
          ),
        ).to.deep.equal([`components schemas Page properties ${name}`]);
        expect(
          places(
            rule,
            `webhooks: {w: {post: {requestBody: {content: {application/json: {schema: ${page(`${ITEMS}, ${bad}`)}}}}}}}`,
          ),
        ).to.have.lengthOf(1);
      });
      it('judges the page of a collection even without items, and names in another spelling', () => {
        expect(places(rule, orders(`{type: object, properties: {${name}: {type: string}}}`))).to.deep.equal([at]);
        const snake = name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
        expect(places(rule, orders(page(`${ITEMS}, ${snake}: {type: string}`)))).to.deep.equal([
          `${AT} properties ${snake}`,
        ]);
      });
      it('judges examples, unless their schema is the cause', () => {
        const shown = (value: string, schema = `{type: integer, minimum: ${least}}`) =>
          `components: {schemas: {Page: {type: object, properties: {${ITEMS}, ${name}: ${schema}}, example: {items: [], ${name}: ${value}}}}}`;
        const example = `components schemas Page example ${name}`;
        for (const value of ['1', '2147483647', 'null']) expect(places(rule, shown(value)), value).to.deep.equal([]);
        for (const value of ["'1'", String(least - 1), '1.5', 'true', '{}'])
          expect(places(rule, shown(value)), value).to.deep.equal([example]);
        expect(places(rule, shown("'1'", '{type: string}'))).to.deep.equal([
          `components schemas Page properties ${name}`,
        ]);
        expect(places(rule, shown(String(least - 1), `{type: integer, minimum: ${least - 1}}`))).to.deep.equal([
          `components schemas Page properties ${name} minimum`,
        ]);
        expect(places(rule, `components: {schemas: {A: {example: {items: 3, ${name}: x}}}}`)).to.deep.equal([]);
      });
    });
  }
});

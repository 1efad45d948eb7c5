import { expect } from 'chai';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import relLowerCase from '../../rules/2.1/rel-lower-case/rule.ts';
import { HEAD, messagesOf, places, placesInSchemas } from '../support/findings.ts';

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('rel-lower-case', () => {
  const link = (rel: string) => `{type: object, properties: {href: {}, rel: ${rel}}}`;
  const find = (schemas: string) => placesInSchemas(relLowerCase, schemas);

  it('finds enum, const, default and example', () => {
    expect(find(`{L: ${link('{enum: [self, Self]}')}}`)).to.deep.equal(['L properties rel enum']);
    expect(find(`{L: ${link('{const: NEXT}')}}`)).to.deep.equal(['L properties rel const']);
    expect(find(`{L: ${link('{type: string, default: SELF, example: Next}')}}`).sort()).to.deep.equal([
      'L properties rel default',
      'L properties rel example',
    ]);
    expect(find(`{L: ${link('{enum: [SELF], default: SELF}')}}`)).to.deep.equal(['L properties rel enum']);
  });
  it('finds patterns that spell upper case, and no others', () => {
    for (const pattern of ['^[A-Z]+$', '^[A-Za-z_]+$', '^(self|NEXT)$', '^\\w+$']) {
      expect(find(`{L: ${link(`{type: string, pattern: '${pattern}'}`)}}`), pattern).to.have.lengthOf(1);
    }
    for (const pattern of ['^[a-z_]+$', '^.*$', '^\\S+$', '^(self|next)$', '(']) {
      expect(find(`{L: ${link(`{type: string, pattern: '${pattern}'}`)}}`), pattern).to.deep.equal([]);
    }
  });
  it('knows a link by its array, and across allOf', () => {
    expect(
      find('{S: {properties: {links: {type: array, items: {properties: {rel: {enum: [Self]}}}}}}}'),
    ).to.have.lengthOf(1);
    expect(find('{S: {allOf: [{properties: {href: {}}}, {properties: {rel: {enum: [Self]}}}]}}')).to.have.lengthOf(1);
  });
  it('finds payload examples with and without a schema', () => {
    const example = ', example: {links: [{rel: Self}], link: {href: /a, rel: Next}, rel: Up}';
    expect(places(relLowerCase, posted('{type: object}', '{}', example))).to.have.lengthOf(4);
  });
  it('gives the lower-case name', () => {
    const text = `${HEAD}components: {schemas: {L: ${link('{enum: [parentPayment, SELF]}')}}}`;
    expect(messagesOf(relLowerCase, text)).to.deep.equal([
      '2 of 2 values of rel are not lower-case: "parentPayment" and "SELF"; write "parent_payment" and "self" (§2.1)',
    ]);
  });
  it('gives the name of a link between pages', () => {
    const text = `${HEAD}components: {schemas: {L: ${link('{enum: [nextPage, PREVIOUS_PAGE]}')}}}`;
    expect(messagesOf(relLowerCase, text)[0]).to.contain('write "next" and "prev"');
  });
  it('is the only rule that judges them', () => {
    expect(placesInSchemas(enumValues, `{L: ${link('{enum: [self, Self]}')}}`)).to.deep.equal([]);
  });
});

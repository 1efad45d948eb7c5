import { expect } from 'chai';
import all from '../../rulesets/all.ts';
import designReview from '../../rulesets/design-review.ts';
import { partialDescription } from '../support/example-text.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';

/** What the rules that decide find in an example. */
function found(yaml: string): FoundAt[] {
  return lintText(partialDescription({ yaml }), Object.values(all.rules));
}

function places(findings: readonly FoundAt[], rule: string): string[] {
  return findings.filter((finding) => finding.rule === rule).map(({ path }) => path.join('/'));
}

/** What users of other linters complain about most; the list closes the models that Lintel was designed after. */
describe('pitfalls of other linters', () => {
  it('1: a finding about a property’s name stands at the name, not at the target of its reference', () => {
    const findings = found(`
      Customer: { type: object, properties: { home_address: { $ref: '#/components/schemas/Address' } } }
      Address: { type: object }
    `);
    expect(places(findings, 'property-names')).to.deep.equal(['components/schemas/Customer/properties/home_address']);
  });

  it('2: a cause behind forty references is reported once', () => {
    const uses = Array.from({ length: 40 }, (_, index) => `part${index}: { $ref: '#/components/schemas/Lines' }`).join(
      ', ',
    );
    const findings = found(`
      Order: { type: object, properties: { ${uses} } }
      Lines: { type: array, minItems: 0, items: { type: object } }
    `);
    expect(places(findings, 'array-max-items')).to.deep.equal(['components/schemas/Lines']);
  });

  it('3: one instance is suppressed with a reason, and suppressions accumulate from the outside in', () => {
    const findings = found(`
      Order:
        type: object
        x-lintel: { ignore: { array-max-items: Imported as it is. } }
        properties:
          lines: { type: array, maxItems: 9, items: { type: object }, x-lintel: { ignore: { array-min-items: Imported as it is. } } }
          parts: { type: array, maxItems: 9, items: { type: object } }
          sizes: { type: array, minItems: 0, items: { type: object } }
    `);
    expect(findings.map(({ rule, path }) => `${rule} ${path.at(-1)}`)).to.deep.equal(['array-min-items parts']);
  });

  it('4: plurals and verbs are recognised by words, not by a final s or a first syllable', () => {
    const paths = [
      'status',
      'profile-options',
      'budgets',
      'news',
      'transfers',
      'orders',
      'reports',
      'settings',
      'authorizations',
    ];
    const findings = found(paths.map((path) => `/v1/shop/${path}: { get: { responses: {} } }`).join('\n'));
    expect([...places(findings, 'collection-plural'), ...places(findings, 'no-verbs')]).to.deep.equal([]);
  });

  it('5: not every POST is a creation', () => {
    const findings = found(`
      /v1/shop/orders/{orderId}/cancel:
        parameters: [{ name: orderId, in: path, required: true, schema: { $ref: '#/components/schemas/Id' } }]
        post: { responses: { '204': { description: Cancelled. } } }
    `);
    expect(findings.filter(({ rule }) => /plural|verb|created/.test(rule))).to.deep.equal([]);
  });

  it('6: issued carries no prefix, and 400 needs no upper case', () => {
    const findings = found(`
      Card:
        type: object
        properties:
          issued: { type: boolean }
          island: { type: boolean }
          hash: { type: boolean }
          code: { type: string, minLength: 1, maxLength: 255, pattern: '^[0-9A-Z_]+$', enum: ['400', '404'] }
    `);
    expect(findings).to.deep.equal([]);
  });

  it('7: odd and empty places crash nothing, and components alone are linted', () => {
    const odd = [
      '{}',
      '{ get: }',
      '{ get: [] }',
      '{ get: { parameters: } }',
      '{ parameters: [null, 1, x] }',
      'null',
      '[]',
      '7',
    ];
    const keys = ["''", "'/'", "'//'", "'/{'", "'/}{'", "'no-slash'", "'/a?b=c#d'", "'/{a}{b}'"];
    for (const item of odd) {
      const yaml = `openapi: 3.1.0\npaths:\n${keys.map((key) => `  ${key}: ${item}`).join('\n')}\n`;
      expect(() => lintText({ text: yaml }, Object.values(designReview.rules)), yaml).not.to.throw();
    }
    const only = 'openapi: 3.0.3\ncomponents: { schemas: { Lines: { type: array, minItems: 0, items: {} } } }\n';
    expect(places(lintText({ text: only }, Object.values(all.rules)), 'array-max-items')).to.have.length(1);
  });

  it('8: work does not multiply along shared references', () => {
    const layer = (depth: number) =>
      `L${depth}: { type: object, properties: { a: { $ref: '#/components/schemas/L${depth + 1}' }, b: { $ref: '#/components/schemas/L${depth + 1}' } } }`;
    const layers = Array.from({ length: 60 }, (_, depth) => layer(depth)).join('\n');
    const findings = found(`${layers}\nL60: { type: array, minItems: 0, items: { type: object } }`);
    expect(places(findings, 'array-max-items')).to.deep.equal(['components/schemas/L60']);
  });

  it('9: an example without a required readOnly property, or with the text "null", is no fault', () => {
    const findings = found(`
      Order:
        type: object
        required: [note]
        properties:
          id: { type: string, minLength: 1, maxLength: 9, readOnly: true }
          note: { type: string, minLength: 1, maxLength: 9 }
        example: { note: 'null' }
    `);
    expect(findings).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';
import { sampleSeed } from '../support/sample.ts';

/** The rules about the names of properties and query parameters. */
const RULES_OF_NAMES = [
  ...['property-names', 'boolean-names', 'array-names', 'boolean-parameter-names', 'query-names', 'repeated-values'],
  ...['foreign-paging', 'time-range-names', 'sort-names', 'fields-names', 'links-array', 'links-array-created'],
  ...['locale-not-bare', 'idempotency-key-name'],
].map((id) => RULES[id] as Rule);

const WORDS = [
  ...['is', 'has', 'are', 'was', 'does', 'order', 'summary', 'child', 'status', 'url', 'ID', 'v2', '3d', 'data', 'by'],
  ...['active', 'ISO', 'address', 'per', 'page', 'limit', 'created', 'after', 'date', 'sort', 'start', 'links', 'time'],
  ...['link', 'next'],
];

const STYLES: readonly ((words: readonly string[]) => string)[] = [
  (words) => words.join('_'),
  (words) => words.join('-'),
  (words) => words.join(''),
  (words) => words.join('.'),
  (words) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
  (words) => words.join('_').toUpperCase(),
  (words) => `_${words.join('_')}`,
  (words) => `${words.join('[')}]`,
  (words) =>
    (words[0] ?? '') +
    words
      .slice(1)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
];

const SCHEMAS = [
  '{type: boolean}',
  '{type: array, items: {type: string}}',
  '{type: string}',
  '{type: integer}',
  "{type: [boolean, 'null']}",
  '{type: array, items: {type: object, properties: {href: {type: string}, rel: {type: string}}}}',
  '{type: object, properties: {href: {type: string}, rel: {type: string}}}',
];

const NAME = fc
  .tuple(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), fc.constantFrom(...STYLES))
  .map(([words, style]) => style(words));

function found(name: string, schema: string, where: 'property' | 'query'): FoundAt[] {
  const described =
    where === 'property'
      ? `paths: {/v1/a/b: {get: {responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/S'}}}}}}}}
components: {schemas: {S: {type: object, properties: {${JSON.stringify(name)}: ${schema}}}}}`
      : `paths: {/v1/a/b: {get: {parameters: [{name: ${JSON.stringify(name)}, in: query, schema: ${schema}}]}}}`;
  // links-array may say of the whole resource that it has no links.
  return lintText({ text: `openapi: 3.1.0\n${described}` }, RULES_OF_NAMES).filter(
    ({ path }) => where === 'query' || path.includes(name),
  );
}

/** The name that a message says to write; null where it gives none. */
function wanted(message: string): string | null {
  return /; (?:write|name it|use one such as) ([a-z]\w*)(?: \(|, |$)/.exec(message)?.[1] ?? null;
}

describe('the name that a finding says to write', () => {
  for (const where of ['property', 'query'] as const) {
    it(`is right by all rules: ${where}`, () => {
      fc.assert(
        fc.property(NAME, fc.constantFrom(...SCHEMAS), (name, schema) => {
          const findings = found(name, schema, where);
          const names = new Set(findings.map(({ message }) => wanted(message)));
          expect(findings.length, `${name} ${schema} ${JSON.stringify(findings)}`).to.be.at.most(1);
          for (const final of names) {
            if (final === null) continue;
            // What is called link or links is judged as such, whatever it was under the other name.
            const left = found(final, schema, where).filter(
              ({ rule }) => !/^links?$/.test(final) || rule !== 'links-array',
            );
            expect(left, `${name} → ${final} ${schema}`).to.deep.equal([]);
          }
        }),
        { numRuns: 600, seed: sampleSeed() },
      );
    });
  }

  for (const [name, schema, where, final] of [
    ['reaction_summary', '{type: array, items: {}}', 'property', 'reactionSummaries'],
    ['is_active', '{type: boolean}', 'property', 'active'],
    ['IS_HAS_CHILDREN', '{type: boolean}', 'property', 'children'],
    ['child_link', '{type: array, items: {properties: {href: {}, rel: {}}}}', 'property', 'links'],
    ['childLink', '{type: array, items: {properties: {href: {}, rel: {}}}}', 'property', 'links'],
    ['_links', '{type: array, items: {properties: {href: {}, rel: {}}}}', 'property', 'links'],
    ['_links', '{type: object, properties: {self: {properties: {href: {}, rel: {}}}}}', 'property', null],
    ['locale', '{type: array, items: {type: string}}', 'property', null],
    ['is_active', '{type: boolean}', 'query', 'active'],
    ['tag_names', '{type: array, items: {type: string}}', 'query', 'tagName'],
    ['per_page', '{type: integer}', 'query', 'pageSize'],
  ] as const)
    it(`${name} of a ${where} is to be ${final}`, () =>
      expect(found(name, schema, where).map(({ message }) => wanted(message))).to.deep.equal([final]));
});

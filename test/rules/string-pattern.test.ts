import { expect } from 'chai';
import type { RuleFinding } from '../../framework/finding.ts';
import type { Defaults } from '../../framework/fixes/defaults.ts';
import { type DescriptionFix, fixesOf } from '../../framework/fixes/fixes-of.ts';
import { runRules } from '../../framework/run-rules.ts';
import stringPattern from '../../rules/2.2/string-pattern/rule.ts';
import { describeText } from '../support/lint-text.ts';
import {
  checkSchemas,
  description,
  messagesInSchema,
  rulesAndPointers,
  rulesAndPointersInSchemas,
} from '../support/schema-rules.ts';

describe('string-pattern', () => {
  const find = (schemas: string) => rulesAndPointersInSchemas(stringPattern, schemas);
  for (const name of ['id', 'orderId', 'currencyCode', 'phone', 'vatNumber', 'sku', 'zip', 'contentHash']) {
    it(`suggests a pattern for ${name}`, () => {
      expect(find(`{S: {properties: {${name}: {type: string}}}}`)).to.deep.equal([
        `string-pattern S/properties/${name}`,
      ]);
    });
  }
  for (const name of ['note', 'description', 'idea', 'numbering', 'codec', 'paid']) {
    it(`suggests none for ${name}`, () =>
      expect(find(`{S: {properties: {${name}: {type: string}}}}`)).to.deep.equal([]));
  }
  checkSchemas(stringPattern, [
    ["{type: string, pattern: '^a$'}"],
    ["{type: string, pattern: '^(a|b)$'}"],
    ["{type: string, pattern: '^a|b$'}", 'pattern'],
    ["{type: string, pattern: 'a'}", 'pattern'],
    ["{type: string, pattern: '^a'}", 'pattern'],
    ["{type: string, pattern: 'a$'}", 'pattern'],
    ["{type: string, pattern: '('}"],
    ["{type: string, enum: [A], pattern: '^[A-Z]+$'}"],
    ["{type: integer, pattern: 'a'}"],
    ["{type: object, patternProperties: {'^a': {}}}"],
    ['{type: string, format: decimal}'],
  ]);
  it('names parameters, headers and components, and lets inherited patterns count', () => {
    const text = description(`
paths: {/a: {parameters: [{name: order-id, in: path, schema: {type: string}}]}}
components:
  headers: {Request-Id: {schema: {type: string}}}
  schemas:
    OrderCode: {type: string}
    Base: {type: string, pattern: '^a$'}
    S: {properties: {id: {type: string, allOf: [{$ref: '#/components/schemas/Base'}]}, code: {$ref: '#/components/schemas/Base', pattern: b}}}`);
    expect(rulesAndPointers(stringPattern, text)).to.deep.equal([
      'string-pattern OrderCode',
      'string-pattern S/properties/code/pattern',
      'string-pattern components/headers/Request-Id/schema',
      'string-pattern paths//a/parameters/0/schema',
    ]);
  });

  describe('string-pattern, in words', () => {
    for (const [pattern, fact] of [
      ['a', 'is not anchored, so it admits any text that contains a match; write ^ and $ around it if'],
      ['^a', 'is not anchored at its end, so it admits any text that begins with a match; write $ after it if'],
      ['a$', 'is not anchored at its beginning, so it admits any text that ends with a match; write ^ before it if'],
      [
        '^a|^b',
        'is not anchored at its end, so it admits any text that begins with a match; write ^(?: and )$ around it if',
      ],
      ['^a|b', 'is not anchored, so it admits any text that contains a match; write ^(?: and )$ around it if'],
      ['.^', 'admits no text at all; correct it'],
    ] as const) {
      it(`${pattern} ${fact.split(';')[0]}`, () => {
        const [message] = messagesInSchema(stringPattern, `{type: string, pattern: '${pattern}'}`);
        expect(message).to.include(`pattern "${pattern}" ${fact}`);
      });
    }
  });

  it('is mended by the pattern of others of its name, else by that of the project', () => {
    const fixesFor = (schemas: string, defaults?: Defaults) => {
      const described = describeText(description(`components: {schemas: ${schemas}}`));
      const found: DescriptionFix[] = [];
      const onOutcome = (_rule: unknown, { findings }: { readonly findings: readonly RuleFinding[] }) =>
        found.push(
          ...findings.flatMap((one) => fixesOf(one, { description: described, ...(defaults && { defaults }) })),
        );
      runRules([stringPattern], described, { onOutcome });
      return found.map(({ title, isSafe }) => ({ title, isSafe }));
    };
    const alone = '{S: {properties: {fileId: {type: string, example: f1}}}}';
    const own = { string: { names: { id: { pattern: '^[a-z0-9]*$' } } } };
    const title = (pattern: string) => `Add pattern: "${pattern}": values that do not fit are no longer valid`;
    expect(fixesFor(alone)).to.deep.equal([]);
    expect(fixesFor(alone, own)).to.deep.equal([{ title: title('^[a-z0-9]*$'), isSafe: false }]);
    expect(fixesFor('{S: {properties: {fileId: {type: string, example: F1}}}}', own)).to.deep.equal([]);
    const beside =
      '{T: {properties: {file_id: {type: string, pattern: ^f$}}}, S: {properties: {fileId: {type: string}}}}';
    expect(fixesFor(beside, own)).to.deep.include({ title: title('^f$'), isSafe: false });
  });
});

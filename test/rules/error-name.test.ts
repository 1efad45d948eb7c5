import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import enumValues from '../../rules/2.1/enum-values/rule.ts';
import errorName from '../../rules/2.6/error-name/rule.ts';
import { findings, messagesOf, places } from '../support/findings.ts';

/** A response with a schema of its JSON body; `more` stands beside the schema. */
function failed(schema: string, more = ''): string {
  return `{description: d, content: {application/json: {schema: ${schema}${more}}}}`;
}

/** A GET that answers 200 and these. */
function answers(responses: string, components = '{}'): string {
  return `paths: {/v1/a/b: {get: {responses: {'200': {description: d}, ${responses}}}}}\ncomponents: ${components}`;
}

const at = (status: string) => `paths /v1/a/b get responses ${status} content application/json schema`;

/** The ids of the rules that report something. */
function rulesOf(rules: readonly Rule[], yaml: string): string[] {
  return findings(rules, yaml).map(({ rule }) => rule);
}

describe('error-name', () => {
  const error = (name: string, more = '') =>
    answers(
      `'400': ${failed(`{type: object, properties: {name: ${name}, message: {type: string}, debug_id: {type: string}}}`, more)}`,
    );
  const pattern = `${at('400')} properties name pattern`;
  const PATTERNS: Record<string, readonly string[]> = {
    '^[0-9A-Z_]+$': [],
    '^[A-Z]{2,40}$': [],
    '[A-Z_]+': [],
    '^[A-Z_]*$': [],
    '^[a-z_]+$': [pattern],
    '^\\S+$': [pattern],
    '^.*$': [pattern],
    '^[A-Z-]+$': [pattern],
    '(': [],
  };
  for (const [text, expected] of Object.entries(PATTERNS)) {
    it(`judges the pattern ${text}`, () => {
      expect(places(errorName, error(`{type: string, pattern: '${text}'}`))).to.deep.equal(expected);
    });
  }
  it('leaves what the field lists to enum-values, if that runs', () => {
    for (const listed of [
      'enum: [not_found]',
      'const: not_found',
      "pattern: '^(not_found|gone)$'",
      'x-extensible-enum: [not_found]',
    ]) {
      const yaml = error(`{type: string, ${listed}, example: not_found}`);
      expect(messagesOf(errorName, yaml), listed).to.deep.equal([
        listed.includes('gone')
          ? '2 of 2 error names are not UPPER_CASE: "not_found" and "gone"; write "NOT_FOUND" and "GONE" (§2.6)'
          : 'error name "not_found" is not UPPER_CASE; write "NOT_FOUND" (§2.6)',
      ]);
      expect(rulesOf([errorName, enumValues], yaml), listed).to.deep.equal(['enum-values']);
    }
    const named = error("{type: string, pattern: '^[0-9A-Z_]+$', default: not_found}");
    expect(rulesOf([errorName], named)).to.deep.equal(['error-name']);
    expect(rulesOf([errorName, enumValues], named)).to.deep.equal(['enum-values']);
  });
  it('finds the default and the examples of a plain string, which 2.1/enum-values does not judge', () => {
    const yaml = error('{type: string, default: unknown, examples: [NOT_FOUND, not found]}');
    expect(places(errorName, yaml)).to.have.members([
      `${at('400')} properties name default`,
      `${at('400')} properties name examples 1`,
    ]);
    expect(places(enumValues, yaml)).to.deep.equal([]);
  });
  it('finds examples of bodies: of the schema, of the media type, shared, and without a schema', () => {
    const shown = '{name: notFound, message: m, debug_id: d}';
    expect(places(errorName, error('{type: string}', `, example: ${shown}`))).to.have.lengthOf(1);
    expect(places(errorName, error('{type: string}', `, examples: {a: {value: ${shown}}}`))).to.have.lengthOf(1);
    const shared = `${error('{type: string}', ", examples: {a: {$ref: '#/components/examples/A'}}")}`.replace(
      'components: {}',
      `components: {examples: {A: {value: ${shown}}}}`,
    );
    expect(places(errorName, shared)).to.deep.equal(['components examples A value name']);
    const bare = answers(`'400': {description: d, content: {application/json: {example: ${shown}}}}`);
    expect(places(errorName, bare)).to.have.lengthOf(1);
  });
  it('leaves names alone that stand elsewhere in an error, or share the schema', () => {
    const schema = `{type: object, properties: {name: {$ref: '#/components/schemas/T'}, message: {type: string}, debug_id: {type: string}, owner: {type: object, properties: {name: {$ref: '#/components/schemas/T'}}}}}`;
    const yaml = answers(
      `'400': ${failed(schema, ', example: {name: A_B, owner: {name: Ada}}')}`,
      '{schemas: {T: {type: string, example: Ada}}}',
    );
    expect(places(errorName, yaml)).to.deep.equal([]);
  });
  it('finds a shared pattern at the use', () => {
    const yaml = answers(
      `'400': ${failed("{type: object, properties: {name: {$ref: '#/components/schemas/T'}, message: {$ref: '#/components/schemas/T'}, debug_id: {type: string}}}")}`,
      "{schemas: {T: {type: string, pattern: '^.+$'}}}",
    );
    expect(places(errorName, yaml)).to.deep.equal([`${at('400')} properties name`]);
  });
  it('follows x-lintel.standard', () => {
    expect(
      places(errorName, error("{type: string, pattern: '^[a-z]+$', example: a, x-lintel: {standard: X}}")),
    ).to.deep.equal([]);
  });
  it('names what to write', () => {
    const [first] = findings(errorName, error('{type: string, example: invalid-operation}'));
    expect(first?.message).to.equal(
      'error name "invalid-operation" is not UPPER_CASE; write "INVALID_OPERATION" (§2.6)',
    );
  });
});

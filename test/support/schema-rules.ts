import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import { findings } from './findings.ts';

type Files = Readonly<Record<string, string>>;

/**
 * A schema, and where a rule is to find something in it, as JSON Pointers without the first slash; the schema itself is
 * `''`.
 */
export type SchemaTable = readonly (readonly [schema: string, ...expected: string[]])[];

/** The root of a description in a version of OpenAPI, with JSON Schema's own dialect from 3.1 on. */
export function description(rest: string, version = '3.1.1'): string {
  const dialect = version.startsWith('3.0') ? '' : 'jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema\n';
  return `openapi: ${version}\n${dialect}info: {title: T, version: 1.0.0}\n${rest}\n`;
}

/**
 * Where rules find something, as JSON Pointers without the first slash; in another file, `name#` stands before them.
 */
export function pointers(rules: Rule | readonly Rule[], text: string, files: Files = {}): string[] {
  return findings(rules, text, { files }).map(({ path, source }) => pointer(path, source));
}

/** The same with the rule before each pointer, sorted; the names of schemas stand without `components/schemas/`. */
export function rulesAndPointers(rules: Rule | readonly Rule[], text: string, files: Files = {}): string[] {
  return findings(rules, text, { files })
    .map(({ rule, path, source }) => `${rule} ${pointer(path, source).replace('components/schemas/', '')}`)
    .sort();
}

function pointer(path: readonly (string | number)[], source: string): string {
  return `${source === 'openapi.yaml' ? '' : `${source}#`}${path.join('/')}`;
}

/** Where a rule finds something in entries of `components.schemas`; the pointers begin there. */
export function pointersInSchemas(rule: Rule, schemas: string, version?: string): string[] {
  const found = pointers(rule, description(`components: {schemas: ${schemas}}`, version));
  return found.map((one) => one.replace('components/schemas/', ''));
}

/** The same with the rule before each pointer. */
export function rulesAndPointersInSchemas(rules: Rule | readonly Rule[], schemas: string, version?: string): string[] {
  return rulesAndPointers(rules, description(`components: {schemas: ${schemas}}`, version));
}

/** Where a rule finds something in one schema; the pointers begin in it, and are sorted. */
export function pointersInSchema(rule: Rule, schema: string, version?: string): string[] {
  return pointersInSchemas(rule, `{S: ${schema}}`, version)
    .map((one) => one.replace(/^S\/?/, ''))
    .sort();
}

/** Where a rule finds something in the schema of one property; the pointers begin in it. */
export function pointersInProperty(rule: Rule, name: string, schema: string): string[] {
  const found = pointersInSchemas(rule, `{Thing: {type: object, properties: {'${name}': ${schema}}}}`);
  return found.map((one) => one.replace(`Thing/properties/${name}`, '').replace(/^\//, ''));
}

/** What a rule says about one schema. */
export function messagesInSchema(rule: Rule, schema: string): string[] {
  return messagesInSchemas(rule, `{S: ${schema}}`);
}

/** What a rule says about entries of `components.schemas`. */
export function messagesInSchemas(rule: Rule, schemas: string): string[] {
  return findings(rule, description(`components: {schemas: ${schemas}}`)).map(({ message }) => message);
}

/** A test for each schema of a table. */
export function checkSchemas(rule: Rule, table: SchemaTable, version?: string): void {
  for (const [schema, ...expected] of table) {
    it(`${version === undefined ? '' : `${version}: `}${schema}`, () => {
      expect(pointersInSchema(rule, schema, version)).to.deep.equal(expected);
    });
  }
}

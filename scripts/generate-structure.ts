/**
 * Writes model/structure/shapes.generated.ts: what each kind of object of OpenAPI 3.0, 3.1 and 3.2 has, from the
 * official JSON Schemas in the npm package @hyperjump/json-schema (needed at development time only).
 *
 *   npx tsx scripts/generate-structure.ts           write the file
 *   npx tsx scripts/generate-structure.ts --check   fail when the file is not what would be written
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Shape, StructureVersion } from '../model/structure/shape.ts';
import { type Members, type Schema, type Source, shapeOf } from './structure/compile.ts';

const PACKAGE = new URL('../node_modules/@hyperjump/json-schema/', import.meta.url);
const target = fileURLToPath(new URL('../model/structure/shapes.generated.ts', import.meta.url));

/** Kinds whose names in the schemas differ from one version to another. */
const KINDS: Readonly<Record<string, string>> = {
  callback: 'callbacks',
  'external-docs': 'external-documentation',
  'implicit-oauth-flow': 'implicit',
  'password-oauth-flow': 'password',
  'client-credentials-flow': 'client-credentials',
  'authorization-code-oauth-flow': 'authorization-code',
};

/** Definitions that are no kind of object: parts of others, and maps and lists. */
const PARTS =
  /^(?:parameters|content|map-of-strings|examples|specification-extensions|styles-for-\w+|example-xor-examples|schema-xor-content|parameter-location|reference|extensible|schema-array|positive-integer\w*|positive-integer-default0|simple-types|string-array|non-negative-integer\w*|non-negative-integer-default0|anchor-string|uri-string|uri-reference-string|type-.*|.+security-scheme)$/;

async function moduleAt(path: string): Promise<Members> {
  return (await import(new URL(path, PACKAGE).href)).default;
}

/** `#/definitions/ImplicitOAuthFlow`: implicit; `#/$defs/response-or-reference`: response. */
function kindOf(reference: string): string | null {
  if (reference === '#' || reference === '/oas/3.0/dialect') return 'schema';
  const name = (reference.split('/').at(-1) ?? '')
    .replace(/OAuth/g, 'Oauth')
    .replace(/XML/, 'Xml')
    .replace(/XOR/g, 'Xor')
    .replace(/API|HTTP/g, 'Http')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
    .replace(/-or-reference$/, '');
  return PARTS.test(name) ? null : (KINDS[name] ?? name);
}

function sourceOf(root: Members): Source {
  const resolve = (reference: string): Schema => {
    const keys = reference.split('/').slice(1);
    return keys.reduce((value, key) => value[key], root);
  };
  return { kindOf, resolve };
}

/** The shapes of a schema and of all kinds to which it leads. */
function collect(shapes: Map<string, Shape>, kind: string, root: Members, start: Schema): void {
  const source = sourceOf(root);
  const queue: [string, Schema][] = [[kind, start]];
  for (const [name, schema] of queue) {
    if (shapes.has(name)) continue;
    shapes.set(name, shapeOf(schema, source));
    for (const reference of references(schema)) {
      const found = kindOf(reference);
      if (found !== null && found !== 'schema' && !shapes.has(found) && reference.startsWith('#'))
        queue.push([found, definition(root, reference)]);
      else if (found === null) queue.push(...nested(root, reference));
    }
  }
}

/** The definition that a reference means, without the alternative of a Reference Object. */
function definition(root: Members, reference: string): Schema {
  const found = sourceOf(root).resolve(reference) as Members;
  const other = found.else?.$ref ?? null;
  return other === null ? found : definition(root, other);
}

/** What a part that is no kind leads to. */
function nested(root: Members, reference: string): [string, Schema][] {
  return references(sourceOf(root).resolve(reference)).flatMap((inner): [string, Schema][] => {
    const kind = inner === reference ? null : kindOf(inner);
    return kind === null || kind === 'schema' || !inner.startsWith('#') ? [] : [[kind, definition(root, inner)]];
  });
}

function references(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = '$ref' in schema && typeof schema.$ref === 'string' ? [schema.$ref] : [];
  return [...own, ...Object.values(schema).flatMap(references)];
}

async function structureOf(version: StructureVersion): Promise<Map<string, Shape>> {
  const folder = `openapi-${version.replace('.', '-')}`;
  const root = await moduleAt(`${folder}/schema.js`);
  const shapes = new Map<string, Shape>();
  collect(shapes, 'description', root, mended(root, version));
  if (version === '3.0') {
    const dialect = await moduleAt(`${folder}/dialect.js`);
    collect(shapes, 'schema', dialect, dialect);
  } else {
    const base = await moduleAt(`${folder}/meta/base.js`);
    const parts = ['core', 'applicator', 'validation', 'meta-data', 'unevaluated', 'format-annotation', 'content'];
    const keywords = await Promise.all(parts.map((part) => moduleAt(`draft-2020-12/meta/${part}.js`)));
    const all = [base, ...keywords];
    const properties = Object.assign({}, ...all.map((one) => one.properties));
    const $defs = Object.assign({}, ...all.map((one) => one.$defs));
    const dialect = { properties, $defs, additionalProperties: true };
    collect(shapes, 'schema', { ...dialect, $defs }, dialect);
  }
  return shapes;
}

/**
 * The schema without what contradicts the text of the specification: 3.1 calls the `server` of a link `body`, and the
 * parameters of a link are of any type.
 */
function mended(root: Members, version: StructureVersion): Schema {
  const link = root.$defs?.link?.properties;
  if (version === '3.1' && link?.body !== undefined) {
    link.server = link.body;
    delete link.body;
  }
  if (link !== undefined) link.parameters = { type: 'object' };
  return root;
}

/** The same pattern of names in two spellings. */
const NAMES_3_0 = '^[a-zA-Z0-9\\.\\-_]+$';
const NAMES = '^[a-zA-Z0-9._-]+$';

async function render(): Promise<string> {
  const shared = new Map<string, number>();
  const versions: string[] = [];
  for (const version of ['3.0', '3.1', '3.2'] as const) {
    const kinds = [...(await structureOf(version))].map(([kind, shape]) => {
      const text = JSON.stringify(shape).replaceAll(JSON.stringify(NAMES_3_0), JSON.stringify(NAMES));
      if (!shared.has(text)) shared.set(text, shared.size);
      return `${kind}:${shared.get(text)}`;
    });
    versions.push(`  '${version}': '${kinds.join(' ')}',`);
  }
  const licence = readFileSync(new URL('LICENSE', PACKAGE), 'utf8').trim().split('\n');
  return [
    '/*! @license',
    ' * Generated by scripts/generate-structure.ts from the JSON Schemas of OpenAPI in the package @hyperjump/json-schema; do not edit.',
    ' * Only names and types of members are kept. The licence of @hyperjump/json-schema:',
    ' *',
    ...licence.map((line) => ` * ${line}`.trimEnd()),
    ' */',
    "import type { StructureVersion } from './shape.ts';",
    '',
    '/** Shapes as JSON, each once, since most are the same in several versions. */',
    'export const SHAPES: readonly string[] = [',
    ...[...shared.keys()].map((text) => `  ${quoted(text)},`),
    '];',
    '',
    '/** The kinds of objects of each version, with the index of their shape. */',
    'export const KINDS: Readonly<Record<StructureVersion, string>> = {',
    ...versions,
    '};',
    '',
  ].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

const text = await render();
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('model/structure/shapes.generated.ts is out of date: run npx tsx scripts/generate-structure.ts');
  process.exitCode = 1;
}

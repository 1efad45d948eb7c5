/** The descriptions that fuzzing starts from: those of test-specs/, and generated ones. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { isObject } from '../../model/description/json.ts';
import { generatedApi } from '../../test/support/generated-api.ts';
import type { Choose } from '../seeded.ts';

export type Json = Record<string, unknown>;

/** A description to be changed, and the folder that its relative references start from. */
export interface SeedDocument {
  readonly folder: string;
  readonly data: Json;
}

const ROOTS = [
  'test-specs/*.yaml',
  'test-specs/{violations,yields,breaks}/*.yaml',
  'test-specs/*/*/openapi.yaml',
  'test-specs/reference-split/openapi.yaml',
  'test-specs/shapes/*.{yaml,json}',
];

/**
 * So many paths and components of a description are left: small ones are quick to lint, and each change weighs more.
 */
const LEFT_PATHS = 2;
const LEFT_COMPONENTS = 16;

/** Every description to start from, read once. */
export function seedDocuments(): readonly SeedDocument[] {
  const files = globSync(ROOTS).sort();
  const read = files.flatMap((file): SeedDocument[] => {
    const text = readFileSync(file, 'utf8');
    const data: unknown = file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1, merge: true });
    return isDescription(data) ? [{ folder: resolve(dirname(file)), data: asTree(data) }] : [];
  });
  const generated = [1, 2, 3].map((seed) => ({
    folder: resolve('test-specs'),
    data: generatedApi({ resources: 2, seed }) as Json,
  }));
  return [...read, ...generated];
}

/** A description that is small enough, to be changed at will: some paths, and the components that they lead to. */
export function cutDown({ data }: SeedDocument, choose: Choose): Json {
  const { paths, components, ...rest } = structuredClone(data);
  const cut: Json = { ...rest };
  if (isObject(paths)) cut.paths = drawn(paths, LEFT_PATHS, choose);
  if (isObject(components)) cut.components = ledTo(components, cut, choose);
  return cut;
}

function isDescription(data: unknown): data is Json {
  return isObject(data) && 'openapi' in data;
}

/** What is shared by aliases becomes copies, as a change of one is a change of one. */
function asTree(data: Json): Json {
  return JSON.parse(JSON.stringify(data)) as Json;
}

function drawn(members: Json, count: number, choose: Choose): Json {
  const names = Object.keys(members);
  const chosen = new Set(Array.from({ length: Math.min(count, names.length) }, () => choose(names)));
  return Object.fromEntries(Object.entries(members).filter(([name]) => chosen.has(name)));
}

/** The components that a part refers to, with those that these refer to; where none is, some of them. */
function ledTo(components: Json, part: Json, choose: Choose): Json {
  const left: Record<string, Json> = {};
  const queue = referencesIn(part);
  let count = 0;
  for (const reference of queue) {
    const [kind = '', name = ''] = reference.split('/');
    const members = components[kind];
    if (!isObject(members) || !(name in members) || left[kind]?.[name] !== undefined) continue;
    if (++count > LEFT_COMPONENTS) break;
    left[kind] = { ...left[kind], [name]: members[name] };
    queue.push(...referencesIn(members[name]));
  }
  if (isObject(components.securitySchemes)) left.securitySchemes = components.securitySchemes;
  if (count > 0) return left;
  return Object.fromEntries(
    Object.entries(components).map(([kind, members]) => [
      kind,
      isObject(members) ? drawn(members, 6, choose) : members,
    ]),
  );
}

/** `schemas/Order` and so on, of the references in a part to components of its file. */
function referencesIn(part: unknown): string[] {
  return [...JSON.stringify(part ?? null).matchAll(/"#\/components\/([^"]+)"/g)].map(([, reference]) =>
    String(reference),
  );
}

/** Real descriptions that are kept beside the repository, for measuring; nothing of them is in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { type Description, readDescription } from '../model/description.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import type { SourceFile } from '../model/place.ts';
import { type FileLookup, joinSource } from '../model/reference.ts';

const CORPUS = '../shared/corpus';
const DIGITALOCEAN = 'digitalocean/specification/DigitalOcean-public.v2.yaml';

/** False where the corpus was not put beside the repository. */
export function hasCorpus(): boolean {
  return existsSync(CORPUS);
}

/** The corpus' descriptions, relative to its folder; of one that is split over files, the first file. */
export function corpusFiles(): string[] {
  const whole = readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'digitalocean')
    .flatMap(({ name }) => readdirSync(`${CORPUS}/${name}`).map((file) => `${name}/${file}`));
  return [...whole, DIGITALOCEAN].sort();
}

/** Reads one of them, and the files that it refers to as far as they are asked for. */
export function readCorpusFile(name: string): Description {
  const files = new Map<string, SourceFile | undefined>();
  const lookUp = (source: string): SourceFile | undefined => {
    if (!files.has(source)) files.set(source, sourceFile(source));
    return files.get(source);
  };
  const root = lookUp(resolve(CORPUS, name)) ?? { source: null, data: null };
  return readDescription({ root: { ...root, data: withOperations(root, lookUp) }, lookUp });
}

function sourceFile(source: string): SourceFile | undefined {
  if (!existsSync(source)) return undefined;
  const text = readFileSync(source, 'utf8');
  return { source, data: source.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 }) };
}

/**
 * Puts operations that are written in files of their own in their places. OpenAPI has no reference there, so the model
 * reads none, yet one description of the corpus is laid out so.
 */
function withOperations({ source, data }: SourceFile, lookUp: FileLookup): unknown {
  if (!isObject(data) || !isObject(data.paths)) return data;
  const operation = (value: unknown) => {
    const reference = isObject(value) && typeof value.$ref === 'string' ? value.$ref : '';
    const file = /^[^#]+$/.test(reference) ? lookUp(joinSource(source, reference)) : undefined;
    return file === undefined ? value : rebased(file.data, file.source);
  };
  return { ...data, paths: mapValues(data.paths, (item) => (isObject(item) ? mapValues(item, operation) : item)) };
}

/** The value with its relative references made absolute. */
function rebased(value: unknown, source: string | null): unknown {
  if (Array.isArray(value)) return value.map((item) => rebased(item, source));
  if (!isObject(value)) return value;
  if (typeof value.$ref === 'string') return { ...value, $ref: joinSource(source, fromFile(value.$ref, source)) };
  return mapValues(value, (inner) => rebased(inner, source));
}

function fromFile(reference: string, source: string | null): string {
  return reference.startsWith('#') ? `${source}${reference}` : reference;
}

function mapValues(value: JsonObject, change: (value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

/**
 * The ways to lint a document that have to give the same: both engines, with and without cache, and whatever the order
 * of keys.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedEngine } from '../../engine/cache/cached-engine.ts';
import { folderStore } from '../../engine/cache/store.ts';
import { directEngine } from '../../engine/direct.ts';
import type { Engine, LintedFile } from '../../engine/engine.ts';
import { spectralEngine } from '../../engine/spectral.ts';
import { isObject } from '../../model/description/json.ts';
import designReview from '../../rulesets/design-review.ts';
import { problemResult } from '../../source/problem.ts';
import { type Result, resultPlaces, withoutRepeats } from '../../source/result.ts';
import { shuffled } from '../../test/support/shuffled.ts';
import { seeded } from '../seeded.ts';
import type { FuzzedDocument } from './draw-document.ts';

const LOCAL = { cwd: process.cwd(), remoteRefs: false };

/**
 * The order of a multipart schema's properties is the order of the parts (statement 4.8/multipart-related). What is
 * read as two kinds of object, since a reference leads from one kind to another, is judged as the first one.
 */
const ORDERED = new Set(['multipart-related', 'openapi-structure']);

/**
 * Says in what one way to lint a document differs from the plain one, which gave `plain`; nothing where it does not.
 */
export type Comparison = (document: FuzzedDocument, plain: LintedFile) => Promise<readonly string[]>;

/** All comparisons; what they write goes to a folder. */
export async function comparisons(folder: string): Promise<Readonly<Record<string, Comparison>>> {
  const direct = directEngine(designReview, LOCAL);
  const spectral = await engineOverSpectral(folder);
  const cached = cachedEngine(direct, {
    store: folderStore(join(folder, 'cache'), 'fuzz', (reason) => {
      throw new Error(`the cache cannot be written: ${reason}`);
    }),
    identity: 'fuzz',
    slot: 'fuzz',
    references: LOCAL,
  });
  const same = async (document: FuzzedDocument, plain: LintedFile) =>
    differences(shown(plain), shown(await lint(cached, document)));
  return {
    'spectral-core': (document, plain) => compareSpectral(spectral, document, plain),
    'a cache that is empty': same,
    'a cache that has it': same,
    'keys in another order': (document, plain) => compareShuffled(direct, document, plain),
  };
}

/** A file that only extends would run directly, too. */
function engineOverSpectral(folder: string): Promise<Engine> {
  const rules = join(folder, 'rules.yaml');
  writeFileSync(rules, 'extends: lintel/design-review\naliases: { Root: [$] }\n');
  return spectralEngine(rules, { ...LOCAL, cwd: folder });
}

function lint(engine: Engine, { source, text }: FuzzedDocument): Promise<LintedFile> {
  return engine.lint({ source, isStdin: false }, text, () => {});
}

/**
 * spectral-core follows every $ref that it sees, also where no reference may stand; below one that is no text it sees
 * none, or comes to no end. Of several equal findings, either may be the one that names its places.
 */
async function compareSpectral(engine: Engine, document: FuzzedDocument, plain: LintedFile): Promise<string[]> {
  if (/\$ref['"]?: *([{[]|\n)/.test(document.text) || refersAsWhole(document.data)) return [];
  const other = await lint(engine, document);
  const findings = (file: LintedFile) =>
    shown(file)
      .filter(({ code }) => code !== 'invalid-ref')
      .map(({ places: _places, ...result }) => result);
  const known = new Set(missing(other));
  const lost = missing(plain).filter((place) => !known.has(place));
  return [...differences(findings(plain), findings(other)), ...lost.map((place) => `- invalid-ref at ${place}`)];
}

/**
 * True where a `$ref` stands at the root or in `paths` itself: OpenAPI has no reference there, and spectral-core reads
 * what it leads to in their place.
 */
function refersAsWhole(data: FuzzedDocument['data']): boolean {
  return isObject(data) && [data, data.paths].some((value) => isObject(value) && '$ref' in value);
}

async function compareShuffled(engine: Engine, document: FuzzedDocument, plain: LintedFile): Promise<string[]> {
  if (document.data === null) return [];
  const data = shuffled(JSON.parse(JSON.stringify(document.data)), seeded(document.number));
  const other = await lint(engine, { ...document, text: JSON.stringify(data) });
  return differences(inAnyOrder(plain), inAnyOrder(other));
}

/** What a report has of a run: findings and problems, each once. */
function shown({ results, problems }: LintedFile): Omit<Result, 'sameCause'>[] {
  const all = withoutRepeats([...results, ...problems.map(problemResult)]);
  return all.map(({ sameCause: _forBaselines, mendable: _forReports, ...result }) => result);
}

/** The places at which a reference leads to nothing. */
function missing({ problems }: LintedFile): string[] {
  return problems
    .filter(({ code }) => code === 'invalid-ref')
    .flatMap((problem) => resultPlaces(problemResult(problem)))
    .map(({ source, path }) => `${source} /${path.join('/')}`);
}

/**
 * Where findings stand and what they say, for documents in which the same is written in another order. What is quoted
 * begins with another member then, and of several missing parts another one is the first.
 */
function inAnyOrder(file: LintedFile): string[] {
  const results = shown(file).filter(({ code }) => code !== 'invalid-ref' && !ORDERED.has(code));
  const texts = results.map(({ code, source, path, message, places = [] }) => {
    const words = message.replace(/\{.*[}…]/, '{…}');
    const named = places.map((place) => `${place.source} /${place.path.join('/')}`).sort();
    return [code, source, `/${path.join('/')}`, words, ...named].join(' ');
  });
  return [...texts, ...missing(file)];
}

function differences(expected: readonly unknown[], found: readonly unknown[]): string[] {
  const before = expected.map((item) => JSON.stringify(item));
  const after = found.map((item) => JSON.stringify(item));
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  return [...gone.map((text) => `- ${text}`), ...come.map((text) => `+ ${text}`)].slice(0, 6);
}

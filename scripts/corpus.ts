/** Real descriptions that are kept beside the repository, for measuring; nothing of them is in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Description } from '../model/description/description.ts';
import type { SourceFile } from '../model/description/place.ts';
import { readDescription } from '../model/description/read-description.ts';

/** Where they are; LINTEL_CORPUS names another folder, or none. */
export const CORPUS = process.env.LINTEL_CORPUS ?? '../shared/corpus';
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
  return readDescription({ root: lookUp(`${CORPUS}/${name}`) ?? { source: null, data: null }, lookUp });
}

function sourceFile(source: string): SourceFile | undefined {
  if (!existsSync(source)) return undefined;
  const text = readFileSync(source, 'utf8');
  return { source, data: source.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 }) };
}

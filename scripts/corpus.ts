/** Real descriptions that are kept beside the repository, for measuring; nothing of them is in the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parse } from 'yaml';
import type { Description } from '../model/description/description.ts';
import type { SourceFile } from '../model/description/place.ts';
import { readDescription } from '../model/description/read-description.ts';

/** Where most of them are; LINTEL_CORPUS names another folder, or none. */
export const CORPUS = process.env.LINTEL_CORPUS ?? '../shared/corpus';
/** All folders of them. The names of their descriptions differ. */
const NAMED = [CORPUS, `${CORPUS}-2`];
/** Those that are there. */
const FOLDERS = NAMED.filter((folder) => existsSync(folder));
const DIGITALOCEAN = 'digitalocean/specification/DigitalOcean-public.v2.yaml';

/** False where the corpus was not put beside the repository. */
export function hasCorpus(): boolean {
  return existsSync(CORPUS);
}

/** The corpus' descriptions, relative to the folder that has them; of one that is split over files, the first file. */
export function corpusFiles(): string[] {
  return FOLDERS.flatMap(descriptionsIn).sort();
}

/** Where a file of the corpus is, from its path in the folder that has it. */
export function corpusPath(name: string): string {
  return `${FOLDERS.find((folder) => existsSync(`${folder}/${name}`)) ?? CORPUS}/${name}`;
}

/** The path of a file of the corpus in the folder that has it. */
export function corpusName(source: string): string {
  const names = NAMED.map((folder) => relative(folder, source).replaceAll('\\', '/'));
  return names.find((name) => !name.startsWith('../')) ?? source;
}

function descriptionsIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const files = readdirSync(`${folder}/${name}`).map((file) => `${name}/${file}`);
      return name === 'digitalocean' ? DIGITALOCEAN : files;
    });
}

/** Reads one of them, and the files that it refers to as far as they are asked for. */
export function readCorpusFile(name: string): Description {
  const files = new Map<string, SourceFile | undefined>();
  const lookUp = (source: string): SourceFile | undefined => {
    if (!files.has(source)) files.set(source, sourceFile(source));
    return files.get(source);
  };
  return readDescription({ root: lookUp(corpusPath(name)) ?? { source: null, data: null }, lookUp });
}

function sourceFile(source: string): SourceFile | undefined {
  if (!existsSync(source)) return undefined;
  const text = readFileSync(source, 'utf8');
  return { source, data: source.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: -1 }) };
}

import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Real descriptions beside the repository; not part of it. */
export const CORPUS = resolve('../shared/corpus');

/** The root files of the corpus, or none where it is absent. */
export function corpusFiles(): string[] {
  if (!existsSync(CORPUS)) return [];
  const folders = readdirSync(CORPUS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => rootFiles(name)).map((file) => join(CORPUS, file));
}

function rootFiles(folder: string): string[] {
  if (folder === 'digitalocean') return ['digitalocean/specification/DigitalOcean-public.v2.yaml'];
  return readdirSync(join(CORPUS, folder))
    .filter((name) => /\.(json|ya?ml)$/.test(name))
    .map((name) => `${folder}/${name}`);
}

/** Documents for fuzzing, the same for the same seed and number. */
import { join } from 'node:path';
import { stringify } from 'yaml';
import { type Choose, chooser, seeded } from '../seeded.ts';
import { mutate } from './mutations.ts';
import { cutDown, type Json, type SeedDocument } from './seed-documents.ts';

/** A text to lint. */
export interface FuzzedDocument {
  readonly number: number;
  /** The path that its relative references start from; nothing is written there. */
  readonly source: string;
  readonly text: string;
  /** What the text says; null where the text was damaged after it was written. */
  readonly data: Json | null;
}

const VERSIONS = ['3.0.0', '3.0.3', '3.0.4', '3.1.0', '3.1.1', '3.1.2'];

const ODD_TEXTS = [
  '\t',
  '\0',
  '\ud800',
  '\ufeff',
  '\u2028',
  '&a ',
  '*a',
  '<<: ',
  '---\n',
  '"',
  "'",
  '{',
  ']',
  ': ',
  '- ',
  '#',
  '"\\u0',
  '"C:\\Users',
];

/** Damage as editors and merges do it: cut off, a line lost or twice, something odd in between. */
const DAMAGES: readonly ((text: string, at: number, choose: Choose) => string)[] = [
  (text, at) => text.slice(0, at),
  (text, at, choose) => text.slice(0, at) + choose(ODD_TEXTS),
  (text, at) => text.slice(0, at) + text.slice(text.indexOf('\n', at)),
  (text, at) => `${text.slice(0, at)}\n${text.slice(text.lastIndexOf('\n', at) + 1)}`,
  (text, at, choose) => text.slice(0, at) + choose(ODD_TEXTS) + text.slice(at),
  (text) => text.replaceAll('\n', '\r\n'),
];

/** The document of a number. */
export function drawDocument(seed: number, number: number, seeds: readonly SeedDocument[]): FuzzedDocument {
  const own = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(number + 1, 0xc2b2ae35);
  const choose = chooser(own);
  const start = choose(seeds);
  const data = cutDown(start, choose);
  if (choose([true, false, false])) data.openapi = choose(VERSIONS);
  mutate(data, cutDown(choose(seeds), choose), choose([0, 1, 1, 2, 3, 5, 8, 13]), choose);
  const isJson = choose([true, true, false]);
  const text = isJson ? JSON.stringify(data, null, 2) : yamlOf(data, choose);
  const source = join(start.folder, `fuzzed-${number}.${isJson ? 'json' : 'yaml'}`);
  if (choose([true, false, false, false, false, false])) {
    const at = Math.floor(seeded(own)() * text.length);
    return { number, source, text: choose(DAMAGES)(text, at, choose), data: null };
  }
  return { number, source, text, data };
}

/** In flow style, an item that is written as nothing is none. */
function yamlOf(data: Json, choose: Choose): string {
  const style = choose([
    { collectionStyle: 'flow', nullStr: 'null' } as const,
    { collectionStyle: 'block', nullStr: '~' } as const,
    { collectionStyle: 'block', nullStr: '' } as const,
  ]);
  return stringify(data, { aliasDuplicateObjects: false, lineWidth: 0, ...style });
}

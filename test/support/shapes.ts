import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { generatedApi } from './generated-api.ts';
import { TemporaryFolder } from './temporary-folder.ts';

/** A description of our own. */
export interface Shape {
  readonly name: string;
  /** Its root file, as an absolute path. */
  readonly file: string;
}

/** Descriptions that are kept in files, in several or in one. */
export const KEPT: readonly string[] = ['loans/openapi.yaml', 'ledger.json', 'switchboard.yaml', 'written-oddly.yaml'];

/**
 * Those that stock Spectral reads as they are. It has no line for what aliases of YAML name; of several uses of one,
 * the first in the file counts, whichever that is.
 */
export function plainShapes(): readonly Shape[] {
  return shapes().filter(({ name }) => name !== 'written-oddly.yaml');
}

let folder: TemporaryFolder | undefined;
let all: readonly Shape[] | undefined;

/**
 * Descriptions with the shapes of real ones: in many files that refer to one another in circles, in JSON and YAML, with
 * anchors, odd keys, long patterns and texts, lines that end as on Windows, and a generated one with deep allOf and
 * long enumerations. What is tested on the corpus is tested on these, so that a clone without it tests as much.
 */
export function shapes(): readonly Shape[] {
  all ??= [...KEPT.map((name) => ({ name, file: resolve('test-specs/shapes', name) })), ...made()];
  return all;
}

function made(): Shape[] {
  folder = new TemporaryFolder();
  const text = readFileSync('test-specs/shapes/switchboard.yaml', 'utf8');
  const generated = `${JSON.stringify(generatedApi({ resources: 9, seed: 2 }), null, 2)}\n`;
  return [
    ['switchboard-of-windows.yaml', text.replaceAll('\n', '\r\n')],
    ['generated.json', generated],
  ].map(([name = '', content = '']) => ({ name, file: (folder as TemporaryFolder).write(name, content) }));
}

// Outside of every suite: once all tests have run.
after(() => folder?.remove());

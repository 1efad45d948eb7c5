/**
 * Writes the reference description of test-specs/reference-3.1.yaml as OpenAPI 3.0 and as many files: `npm run
 * reference`. With `--check` it writes nothing, names what is stale, and exits with 1.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, stringify } from 'yaml';
import { type DataObject, objectAt } from './reference/data.ts';
import { toOpenApi30 } from './reference/openapi-3-0.ts';
import { splitIntoFiles } from './reference/split-files.ts';
import { textFilesBelow } from './reference/text-files.ts';

const FOLDER = 'test-specs';
const SOURCE = 'reference-3.1.yaml';
const OLDER = 'reference-3.0.yaml';
const SPLIT = 'reference-split';
const NOTICE = `# Generated from ${SOURCE} by \`npm run reference\`; do not edit.\n`;

/** The files that are derived from the reference description, by their names in test-specs, as they have to be. */
export function derivedFiles(): ReadonlyMap<string, string> {
  const description = objectAt(parse(readFileSync(join(FOLDER, SOURCE), 'utf8')));
  const split = [...splitIntoFiles(description)].map(([file, data]): [string, string] => [
    `${SPLIT}/${file}`,
    textOf(data),
  ]);
  return new Map([[OLDER, textOf(toOpenApi30(description))], ...split]);
}

/** The names of derived files that are missing, differ, or should not be there. */
export function staleFiles(): string[] {
  const wanted = derivedFiles();
  const present = new Map([...textFilesBelow(FOLDER, SPLIT), ...textFilesBelow(FOLDER, OLDER)]);
  const names = new Set([...wanted.keys(), ...present.keys()]);
  return [...names].filter((name) => wanted.get(name) !== present.get(name)).sort();
}

function textOf(data: DataObject): string {
  return NOTICE + stringify(data, { lineWidth: 120, aliasDuplicateObjects: false });
}

function write(): void {
  rmSync(join(FOLDER, SPLIT), { recursive: true, force: true });
  for (const [name, text] of derivedFiles()) {
    const file = join(FOLDER, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function check(): void {
  const stale = staleFiles();
  if (stale.length === 0) return;
  console.error(`Stale: ${stale.join(', ')}. Run \`npm run reference\` and commit the result.`);
  process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--check')) check();
  else write();
}

/**
 * Processor time and memory of `lintel diff`: `npm run bench-diff -- [FILE] [--rounds N] [--oasdiff PROGRAM]`.
 *
 * FILE, else the reference description taken 40 times over, is compared with itself where one length is another, beside
 * parsing both versions, linting one, and oasdiff where that is. Then the same as compact JSON, once, twice and four
 * times over: twice the time is linear. Ratios are of one run.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type Command, type Measured, sideBySide } from './measure.ts';
import { buildParts } from './parts.ts';
import { lintel, parsing } from './peers.ts';
import { repeated } from './repeated-description.ts';

const { values: options, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, oasdiff: { type: 'string' } },
  allowPositionals: true,
});
const rounds = Number(options.rounds);
const [given] = positionals;
const one = parse(readFileSync(given ?? 'test-specs/reference-3.1.yaml', 'utf8'), {
  maxAliasCount: -1,
  logLevel: 'error',
});
const folder = mkdtempSync(join(tmpdir(), 'lintel-diff-'));

await buildParts(['parse-only']);
try {
  const least = given === undefined ? 40 : 1;
  await beside(given === undefined ? versions(least) : written(readFileSync(given, 'utf8'), 'given'));
  await growing([1, 2, 4].map((times) => least * times));
} finally {
  rmSync(folder, { recursive: true });
}

/** A description some times over, and the same with one length changed, as files. */
function versions(times: number): readonly [string, string] {
  return written(JSON.stringify(repeated(one, times)), String(times));
}

/** A text, and the same with one length changed, as files. */
function written(text: string, name: string): readonly [string, string] {
  const edited = text.replace(/maxLength"?: ?(\d+)/, (found, length: string) =>
    found.replace(length, String(Number(length) + 1)),
  );
  const files = [join(folder, `${name}-old.yaml`), join(folder, `${name}-new.yaml`)] as const;
  for (const [index, content] of [text, edited].entries()) writeFileSync(files[index] ?? '', content);
  return files;
}

function diff(files: readonly string[]): Command {
  return { program: process.execPath, args: ['dist/cli/main.cjs', 'diff', ...files, '--format', 'json'] };
}

async function beside([before, after]: readonly [string, string]): Promise<void> {
  const commands = new Map<string, Command>([
    ['parsing both', parsing([before, after])],
    ['diff', diff([before, after])],
    ['lint', lintel([after])],
  ]);
  const { oasdiff } = options;
  if (oasdiff !== undefined)
    commands.set('oasdiff', { program: oasdiff, args: ['breaking', before, after, '-f', 'json'] });
  const measured = await sideBySide(commands, rounds);
  console.log('| | processor time | beside parsing | memory | beside lint |\n|---|---|---|---|---|');
  const [floor, linting] = [measured.get('parsing both'), measured.get('lint')];
  for (const [name, own] of measured) console.log(row(name, own, floor, linting));
}

function row(name: string, own: Measured, floor: Measured | undefined, linting: Measured | undefined): string {
  const ratio = (value: number | null, of: number | null | undefined) =>
    value === null || of == null ? '' : (value / of).toFixed(2);
  const { processor, megabytes } = own;
  const cells = [
    ...[`${processor?.toFixed(2) ?? '?'} s`, ratio(processor, floor?.processor)],
    ...[`${megabytes?.toFixed(0) ?? '?'} MB`, ratio(megabytes, linting?.megabytes)],
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
}

async function growing(sizes: readonly number[]): Promise<void> {
  const commands = new Map(sizes.map((times) => [String(times), diff(versions(times))]));
  const measured = await sideBySide(commands, rounds);
  const shown = [...measured].map(([times, { processor }]) => `${times} times over ${processor?.toFixed(2) ?? '?'} s`);
  console.log(`\nGrowing: ${shown.join(', ')}`);
}

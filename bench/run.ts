/**
 * Measures Lintel with all its rules against the linters that it finds, and against parsing alone: `npm run bench`.
 *
 *   npm run bench -- [--rounds N] [--only NAME] [--no-growth]
 *
 * Prints Markdown tables of medians and ratios, and writes docs/speed.svg. The ratios compare whole processes that ran side
 * by side in this run; no test looks at them.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { RULES } from '../rules/index.generated.ts';
import { PROGRAM } from '../scripts/build/node-program.ts';
import { CORPUS, corpusFiles } from '../scripts/corpus.ts';
import { expectedCounts, type FindingCounts } from '../scripts/corpus-findings.ts';
import { chart } from './chart.ts';
import { GROWTHS } from './growth.ts';
import { type Command, type Measured, sideBySide } from './measure.ts';
import { lintel, PARTS, type Peer, parsing, peers, withRules } from './peers.ts';

const FILES = [
  'paypal/checkout_orders_v2.json',
  'box/openapi.json',
  'adyen/ManagementService-v3.json',
  'twilio/twilio_api_v2010.json',
  'stripe/stripe.yaml',
];
const SPLIT = 'digitalocean/specification/DigitalOcean-public.v2.yaml';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' }, 'no-growth': { type: 'boolean' } },
});
const rounds = Number(options.rounds);
const chosen = (name: string) => options.only === undefined || name.includes(options.only);

await buildParts();
const expected = expectedCounts();
// Those of the first folder alone, so that measurements of before can be compared.
const whole = corpusFiles().filter((name) => existsSync(resolve(CORPUS, name)));
const found = peers();
for (const { name, command, missing } of found) if (command === null) console.log(`${name} is not here: ${missing}`);
for (const file of FILES.filter(chosen)) await against([file]);
if (chosen('whole corpus')) await against(whole, 'whole corpus');
if (chosen('split')) await splitInFiles();
if (chosen('threads')) await threads();
if (chosen('start')) await starting();
if (chosen('rules twice')) await doubling();
if (options['no-growth'] !== true && chosen('growth')) await growing();

/** The commands that do a part of the work are made as the command line is: one file, started in the same way. */
async function buildParts(): Promise<void> {
  rmSync(PARTS, { recursive: true, force: true });
  for (const name of ['parse-only', 'rule-count']) {
    const outdir = join(PARTS, name);
    mkdirSync(outdir, { recursive: true });
    await build({ ...PROGRAM, entryPoints: { 'command-line': `bench/${name}.ts` }, outdir });
    cpSync('dist/cli/main.cjs', join(outdir, 'main.cjs'));
  }
}

async function against(names: readonly string[], title = names[0] ?? ''): Promise<void> {
  const files = names.map((name) => resolve(CORPUS, name));
  const own = new Map<string, Command>([
    ['lintel', lintel(files)],
    ['parsing only', parsing(files)],
  ]);
  await sideBySide(own, 1);
  const here = found.filter((peer) => peer.command !== null && (names.length === 1 || peer.oneFileOnly !== true));
  const often = new Map([
    ...own,
    ...commandsOf(
      here.filter(({ rounds }) => rounds === undefined),
      files,
    ),
  ]);
  const measured: Map<string, Measured> = await sideBySide(often, rounds);
  for (const peer of here.filter((one) => one.rounds !== undefined)) {
    const [[, outcome] = []] = await sideBySide(commandsOf([peer], files), Math.min(rounds, peer.rounds ?? rounds));
    if (outcome !== undefined) measured.set(peer.name, outcome);
  }
  report(title, names, measured, here);
}

function commandsOf(some: readonly Peer[], files: readonly string[]): Map<string, Command> {
  return new Map(some.flatMap(({ name, command }) => (command === null ? [] : [[name, command(files)] as const])));
}

function report(title: string, names: readonly string[], measured: Map<string, Measured>, here: readonly Peer[]): void {
  const own = measured.get('lintel');
  const floor = measured.get('parsing only');
  if (own === undefined || floor === undefined) return;
  const findings = (JSON.parse(own.last.stdout || '[]') as unknown[]).length;
  const wanted = names.reduce((sum, name) => sum + total(expected[name]), 0);
  const size = names.reduce((sum, name) => sum + statSync(resolve(CORPUS, name)).size, 0) / 1e6;
  const check = findings === wanted ? 'as the test suite has it' : `but the test suite has ${wanted}: WRONG`;
  console.log(`\n### ${title} (${size.toFixed(2)} MB, ${findings} findings, ${check})\n`);
  console.log('| | median | memory | Lintel’s ratio | wanted |\n|---|---|---|---|---|');
  console.log(row('Lintel, all rules', own, null, null));
  console.log(row('parsing only', floor, own, findings < 1000 ? 1.5 : 2));
  for (const { name, wanted: limit } of here) {
    const outcome = measured.get(name);
    if (outcome !== undefined) console.log(row(name, outcome, own, limit));
  }
  const limit = 150 + 25 * size;
  console.log(`\nMemory: ${own.megabytes?.toFixed(0)} MB of at most ${limit.toFixed(0)} MB.`);
  if (title === 'stripe/stripe.yaml') draw(measured);
}

/** The findings of ruleset `all`, which leaves questions out. */
function total(counts: FindingCounts = {}): number {
  const deciding = Object.entries(counts).filter(([rule]) => RULES[rule]?.extensions.lintel.kind !== 'review');
  return deciding.reduce((sum, [, count]) => sum + count, 0);
}

function row(name: string, { seconds, megabytes }: Measured, own: Measured | null, wanted: number | null): string {
  const ratio = own === null ? '' : (own.seconds / seconds).toFixed(2);
  return `| ${name} | ${seconds.toFixed(2)} s | ${megabytes?.toFixed(0) ?? '?'} MB | ${ratio} | ${wanted ?? ''} |`;
}

function draw(measured: Map<string, Measured>): void {
  const bars = [...measured].map(([name, { seconds }]) => ({
    name: name === 'lintel' ? 'Lintel, all rules' : name,
    seconds,
  }));
  writeFileSync('docs/speed.svg', chart('Linting a description of 3 MB', bars));
}

/** A description in thousands of files, beside reading and parsing these. */
async function splitInFiles(): Promise<void> {
  const files = [resolve(CORPUS, SPLIT)];
  const commands = new Map([
    ['lintel', lintel(files)],
    ['parsing', parsing(files)],
  ]);
  const measured = await sideBySide(commands, rounds);
  const [own, floor] = [measured.get('lintel'), measured.get('parsing')];
  if (own === undefined || floor === undefined) return;
  const ratio = (own.seconds / floor.seconds).toFixed(2);
  console.log(`\n### Split: ${SPLIT}\n`);
  console.log(
    `Lintel ${own.seconds.toFixed(2)} s, parsing only ${floor.seconds.toFixed(2)} s: ratio ${ratio} (wanted: 1.5).`,
  );
}

/** The same files on one thread and on as many as there are processors. */
async function threads(): Promise<void> {
  const files = whole.filter((name) => name !== SPLIT).map((name) => resolve(CORPUS, name));
  const commands = new Map([
    ['one', lintel(files, '--threads', '1')],
    ['all', lintel(files)],
  ]);
  const measured = await sideBySide(commands, rounds);
  const [one, all] = [measured.get('one'), measured.get('all')];
  if (one === undefined || all === undefined) return;
  console.log(`\n### Threads: ${files.length} files\n`);
  console.log(
    `One thread ${one.seconds.toFixed(2)} s, all processors ${all.seconds.toFixed(2)} s: ratio ${(all.seconds / one.seconds).toFixed(2)} (wanted: 0.6).`,
  );
}

/** What the rules add to reading a description, once and twice over. */
async function doubling(): Promise<void> {
  const measure = (name: string) => {
    const file = resolve(CORPUS, name);
    return sideBySide(new Map([0, 1, 2].map((times) => [String(times), withRules(times, file)])), rounds);
  };
  console.log(
    '\n### All rules twice\n\n| | no rules | all rules | twice | added by the second half |\n|---|---|---|---|---|',
  );
  for (const name of FILES) {
    const measured = await measure(name);
    const [none = 0, once = 0, twice = 0] = ['0', '1', '2'].map((times) => measured.get(times)?.seconds);
    const shown = [none, once, twice].map((seconds) => `${seconds.toFixed(2)} s`).join(' | ');
    console.log(`| ${name} | ${shown} | ${((twice - once) / (once - none)).toFixed(2)} of the rules’ own time |`);
  }
}

async function starting(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  const small = join(folder, 'small.json');
  writeFileSync(small, JSON.stringify({ ...GROWTHS[0]?.make(0), 'x-padding': 'x'.repeat(1800) }));
  const node = process.execPath;
  const commands = new Map<string, Command>([
    ['node -e 0', { program: node, args: ['-e', '0'] }],
    ['lintel --version', { program: node, args: ['dist/cli/main.cjs', '--version'] }],
    ['lintel lint, 2 KB', lintel([small])],
  ]);
  const measured = await sideBySide(commands, Math.max(rounds, 11));
  const bare = measured.get('node -e 0')?.seconds ?? 0;
  console.log('\n### Start\n\n| | median | beside `node -e 0` |\n|---|---|---|');
  for (const [name, { seconds }] of measured) {
    console.log(
      `| ${name} | ${(seconds * 1000).toFixed(0)} ms | ${(seconds / bare).toFixed(2)} times, ${((seconds - bare) * 1000).toFixed(0)} ms more |`,
    );
  }
  rmSync(folder, { recursive: true });
}

/** Time at one, two and four times a size, without the start; linear is 2 and 4. */
async function growing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  console.log('\n### Growth\n\n| what grows | size 1 | size 2 | size 4 | beside linear |\n|---|---|---|---|---|');
  const empty = join(folder, 'empty.json');
  writeFileSync(empty, JSON.stringify(GROWTHS[0]?.make(0)));
  for (const { name, make } of GROWTHS) {
    const commands = new Map<string, Command>([['0', lintel([empty], '-o', join(folder, 'out.json'))]]);
    for (const size of [1, 2, 4]) {
      const file = join(folder, `${size}.json`);
      writeFileSync(file, JSON.stringify(make(size)));
      commands.set(String(size), lintel([file], '-o', join(folder, 'out.json')));
    }
    const measured = await sideBySide(commands, rounds);
    const start = measured.get('0')?.seconds ?? 0;
    const times = ['1', '2', '4'].map((size) => (measured.get(size)?.seconds ?? 0) - start);
    const [one = 0, two = 0, four = 0] = times;
    const worst = Math.max(two / one / 2, four / one / 4, four / two / 2);
    const shown = times.map((seconds) => `${(seconds * 1000).toFixed(0)} ms`).join(' | ');
    console.log(`| ${name} | ${shown} | ${worst.toFixed(2)} |`);
  }
  rmSync(folder, { recursive: true });
}

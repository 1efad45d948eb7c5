/**
 * Measures Lintel with all its rules against the linters that it finds, and against parsing alone: `npm run bench`.
 *
 *   npm run bench -- [--rounds N] [--only NAME,…] [--no-growth] [--write]
 *
 * Prints Markdown tables of medians and ratios, of time and of processor time; `--write` puts them into docs/speed.md.
 * With stripe among the files it writes docs/speed.svg. The ratios compare whole processes that ran side by side in
 * this run; no test looks at them.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CORPUS, corpusFiles } from '../scripts/corpus.ts';
import { compare, sayComparison, sayRatios } from './against.ts';
import { GROWTHS } from './growth.ts';
import { type Command, sideBySide } from './measure.ts';
import { circumstances, say, writePage } from './page.ts';
import { buildParts } from './parts.ts';
import { lintel, parsing, peers, withRules } from './peers.ts';

const FILES = [
  'paypal/checkout_orders_v2.json',
  'box/openapi.json',
  'adyen/ManagementService-v3.json',
  'twilio/twilio_api_v2010.json',
  'stripe/stripe.yaml',
];
const SPLIT = 'digitalocean/specification/DigitalOcean-public.v2.yaml';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    'no-growth': { type: 'boolean' },
    write: { type: 'boolean' },
  },
});
const rounds = Number(options.rounds);
const only = options.only?.split(',') ?? [''];
const chosen = (name: string) => only.some((part) => name.includes(part));

await buildParts();
say(circumstances(rounds));
// Those of the first folder alone, so that measurements of before can be compared.
const whole = corpusFiles().filter((name) => existsSync(resolve(CORPUS, name)));
const found = peers();
for (const { name, command, missing } of found) if (command === null) say(`${name} is not here: ${missing}`);
const comparisons: Awaited<ReturnType<typeof compare>>[] = [];
for (const file of FILES.filter(chosen)) comparisons.push(await compare([file], found, rounds));
if (chosen('whole corpus')) comparisons.push(await compare(whole, found, rounds, 'whole corpus'));
if (comparisons.length > 0) sayRatios(comparisons);
for (const one of comparisons) sayComparison(one);
if (chosen('split')) await splitInFiles();
if (chosen('threads')) await threads();
if (chosen('start')) await starting();
if (chosen('rules twice')) await doubling();
if (options['no-growth'] !== true && chosen('growth')) await growing();
if (options.write === true) writePage();

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
  say(`\n### Split: ${SPLIT}\n`);
  say(`Lintel ${own.seconds.toFixed(2)} s, parsing only ${floor.seconds.toFixed(2)} s: ratio ${ratio} (wanted: 1.5).`);
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
  say(`\n### Threads: ${files.length} files\n`);
  say(
    `One thread ${one.seconds.toFixed(2)} s, all processors ${all.seconds.toFixed(2)} s: ratio ${(all.seconds / one.seconds).toFixed(2)} (wanted: 0.6).`,
  );
}

/** What the rules add to reading a description, once and twice over. */
async function doubling(): Promise<void> {
  const measure = (name: string) => {
    const file = resolve(CORPUS, name);
    return sideBySide(new Map([0, 1, 2].map((times) => [String(times), withRules(times, file)])), rounds);
  };
  say('\n### All rules twice\n\n| | no rules | all rules | twice | added by the second half |\n|---|---|---|---|---|');
  for (const name of FILES) {
    const measured = await measure(name);
    const [none = 0, once = 0, twice = 0] = ['0', '1', '2'].map((times) => measured.get(times)?.seconds);
    const shown = [none, once, twice].map((seconds) => `${seconds.toFixed(2)} s`).join(' | ');
    say(`| ${name} | ${shown} | ${((twice - once) / (once - none)).toFixed(2)} of the rules’ own time |`);
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
  const bare = measured.get('node -e 0');
  say('\n### Start\n\n| | time | processor time | beside `node -e 0` |\n|---|---|---|---|');
  for (const [name, { seconds, processor }] of measured) {
    const [own, least] = [processor ?? seconds, bare?.processor ?? bare?.seconds ?? 0];
    const beside = `${(own / least).toFixed(2)} times, ${inMilliseconds(own - least)} more`;
    const shown = processor === null ? '' : inMilliseconds(processor);
    say(`| ${name} | ${inMilliseconds(seconds)} | ${shown} | ${beside} |`);
  }
  rmSync(folder, { recursive: true });
}

function inMilliseconds(seconds: number): string {
  return `${(seconds * 1000).toFixed(0)} ms`;
}

/** Time at one, two and four times a size, without the start; linear is 2 and 4. */
async function growing(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  say('\n### Growth\n\n| what grows | size 1 | size 2 | size 4 | beside linear |\n|---|---|---|---|---|');
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
    say(`| ${name} | ${shown} | ${worst.toFixed(2)} |`);
  }
  rmSync(folder, { recursive: true });
}

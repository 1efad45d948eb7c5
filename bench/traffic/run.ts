/**
 * Processor time of `lintel verify` beside `JSON.parse` of the same file and its bodies, and its memory; then the rate
 * of the proxy beside a bare one on node:http: `npm run bench-traffic -- [MB] [PAIRS]`, 20 MB and 3 pairs without them.
 * Needs the build.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAR_BEGIN, HAR_END } from '../../traffic/har-text.ts';
import { proxyRates } from './proxy-rates.ts';
import { type TrafficSample, trafficSamples } from './samples.ts';

/** What a process took. */
interface Taken {
  /** User and system, in milliseconds. */
  readonly time: number;
  /** The most that it had resident, in MB. */
  readonly memory: number;
}

function writeSample(file: string, { isHar, item }: TrafficSample, megabytes: number): void {
  const out = openSync(file, 'w');
  if (isHar) writeSync(out, HAR_BEGIN);
  for (let index = 0, size = 0; size < megabytes * 1_000_000; index++) {
    const text = item(index);
    writeSync(out, index === 0 ? text : `${isHar ? ',' : ''}\n${text}`);
    size += text.length;
  }
  if (isHar) writeSync(out, HAR_END);
  closeSync(out);
}

const REPORT = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  console.error('TAKEN', (userCPUTime + systemCPUTime) / 1000, maxRSS / 1000);
});`;

/** The parsing alone: the text is read before the clock starts. */
const PARSE = `const text = require('node:fs').readFileSync(process.argv[1], 'utf8');
const before = process.cpuUsage();
const parse = (body) => { try { JSON.parse(body); } catch {} };
if (process.argv[1].endsWith('.har')) {
  for (const { request, response } of JSON.parse(text).log.entries)
    for (const body of [request.postData?.text, response.content?.text]) if (body) parse(body);
} else for (const line of text.split('\\n')) JSON.parse(line);
const { user, system } = process.cpuUsage(before);
console.error('TAKEN', (user + system) / 1000, 0);`;

const VERIFY = `${REPORT}
const [, file] = process.argv;
process.argv = ['node', 'lintel', 'verify', '--format', 'json', '--output', file + '.json', file];
require('./dist/cli/command-line.cjs');`;

const NOTHING = `${REPORT}
process.argv = ['node', 'lintel', 'verify', '--format', 'json', process.argv[1] + '.none'];
require('./dist/cli/command-line.cjs');`;

function run(script: string, file: string): Taken {
  const { stderr } = spawnSync(process.execPath, ['-e', script, file], { encoding: 'utf8' });
  const [, time, memory] = /TAKEN ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
  return { time: Number(time), memory: Number(memory) };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

const [megabytes = 20, pairs = 3] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
try {
  for (const sample of await trafficSamples()) {
    const file = join(folder, sample.name);
    writeSample(file, sample, megabytes);
    const taken = Array.from({ length: pairs }, () => ({
      parse: run(PARSE, file),
      verify: run(VERIFY, file),
      start: run(NOTHING, file),
    }));
    const [parse, verify, start] = (['parse', 'verify', 'start'] as const).map((part) =>
      median(taken.map((one) => one[part].time)),
    ) as [number, number, number];
    const memory = Math.max(...taken.map((one) => one.verify.memory));
    console.log(
      `${sample.name}, ${sample.what}: JSON.parse ${parse.toFixed(0)} ms, verify ${verify.toFixed(0)} ms, ${(verify / parse).toFixed(1)} times; without the start of the program (${start.toFixed(0)} ms) ${((verify - start) / parse).toFixed(1)} times; ${memory.toFixed(0)} MB`,
    );
    rmSync(file);
  }
  const { bare, own } = await proxyRates();
  console.log(
    `bare proxy ${Math.round(bare)} requests a second, Lintel ${Math.round(own)} (${(own / bare).toFixed(2)})`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

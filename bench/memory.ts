/**
 * Memory and time of Lintel on large descriptions: `npm run memory -- [FILE] [--sizes 5,10,20,50] [--rounds N]`.
 *
 * FILE, else the reference description, is taken several times over in one description of each size, in MB of compact
 * JSON. After that come descriptions that are extreme in one respect, at half of a size and at all of it: twice the
 * time is linear. Each is linted with ruleset `all` and one thread, the report written into a file.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { EXTREMES } from './extremes.ts';
import { sideBySide } from './measure.ts';
import { lintel } from './peers.ts';
import { repeated } from './repeated-description.ts';

const { values: options, positionals } = parseArgs({
  options: { sizes: { type: 'string', default: '5,10,20,50' }, rounds: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const folder = mkdtempSync(join(tmpdir(), 'lintel-memory-'));

console.log('| description | size | peak of memory | time |\n|---|---|---|---|');
try {
  const one = parse(readFileSync(positionals[0] ?? 'test-specs/reference-3.1.yaml', 'utf8'), { maxAliasCount: -1 });
  const size = JSON.stringify(one).length;
  for (const wanted of options.sizes.split(',').filter((text) => text !== '')) {
    const times = Math.max(1, Math.round((Number(wanted) * 1e6) / size));
    await measured(`${times} times over`, repeated(one, times));
  }
  for (const { name, count, make } of EXTREMES) {
    for (const some of [count / 2, count]) await measured(`${some.toLocaleString('en')} ${name}`, make(some));
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function measured(name: string, description: unknown): Promise<void> {
  const file = join(folder, 'description.json');
  const text = JSON.stringify(description);
  writeFileSync(file, text);
  const command = lintel([file], '--threads', '1', '-o', join(folder, 'report.json'));
  const outcome = (await sideBySide(new Map([[name, command]]), Number(options.rounds))).get(name);
  const megabytes = outcome?.megabytes?.toFixed(0) ?? '?';
  console.log(
    `| ${name} | ${(text.length / 1e6).toFixed(1)} MB | ${megabytes} MB | ${outcome?.seconds.toFixed(1)} s |`,
  );
}

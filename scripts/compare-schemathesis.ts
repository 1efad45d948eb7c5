/**
 * What schemathesis finds of the faults that only show when requests follow one another: `npm run compare-schemathesis
 * -- PROGRAM`.
 *
 * PROGRAM is its command, `schemathesis`. `--only FAULT` takes one, `--at-once N` runs as many at a time. The
 * operations of each collection are asked without a fault by three seeds, then once with each fault that shows there. A
 * failure is new where none of the three had its operation, kind and status. Prints the new failures of each fault,
 * those at an operation of the fault first: whether they are about it is for a person to read.
 */
import { parseArgs } from 'node:util';
import { groupBy } from '../model/lib/group-by.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { SEQUENCE_CHECKS } from '../rules/sequence.generated.ts';
import { sequenceExamplesOf } from '../test/support/examples/sequence-examples.ts';
import type { Fault } from '../test-specs/service/faults/fault.ts';
import { SEQUENCE_FAULTS } from '../test-specs/service/faults/sequence-faults.ts';
import { type Failure, keyOf, type Run, runSchemathesis } from './compare-schemathesis/run.ts';

const SEEDS = [1, 2, 3];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, 'at-once': { type: 'string', default: '1' } },
});
const [program] = positionals;
if (program === undefined) throw new Error('name the program of schemathesis');

const chosen = SEQUENCE_FAULTS.filter(({ id }) => values.only === undefined || id === values.only);
const asked = [...new Set(chosen.map(pathsOf))].flatMap((paths) => SEEDS.map((seed) => ({ paths, seed })));
const faultless = await each(asked, async (asking) => ({
  paths: asking.paths,
  run: await runSchemathesis(program, null, asking),
}));
const noise = groupBy(faultless, ({ paths }) => paths);
for (const [paths, runs] of noise)
  reportNoise(
    paths,
    runs.map(({ run }) => run),
  );

const found = await each(chosen, async (fault) =>
  report(fault, await runSchemathesis(program, fault, { paths: pathsOf(fault), seed: 1 })),
);
console.log(
  `\n${found.filter(Boolean).length} of ${chosen.length} faults have a new failure at an operation that shows them`,
);

/** Does the same with each of some values, as many at a time as `--at-once` says. */
async function each<Value, Result>(all: readonly Value[], work: (value: Value) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...all.entries()];
  const next = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) results[one[0]] = await work(one[1]);
  };
  await Promise.all(Array.from({ length: Number(values['at-once']) }, next));
  return results;
}

/** Prints what is new with a fault. True where something is at an operation that shows it. */
function report(fault: Fault, { failures, requests, seconds }: Run): boolean {
  const known = new Set(noise.get(pathsOf(fault))?.flatMap(({ run }) => run.failures.map(keyOf)));
  const added = failures.filter((failure) => !known.has(keyOf(failure)));
  const there = added.filter((failure) => isThere(failure, fault));
  console.log(`\n${fault.id}: ${fault.how} (${requests} requests, ${seconds.toFixed(0)} s)`);
  for (const failure of there) console.log(`  there     ${shown(failure)}`);
  for (const failure of added.filter((one) => !there.includes(one))) console.log(`  elsewhere ${shown(failure)}`);
  return there.length > 0;
}

/** How many failures there are without a fault, and how many of each run none of the others had. */
function reportNoise(paths: string, runs: readonly Run[]): void {
  console.log(`\nno fault, ${paths}`);
  for (const [index, { failures, requests, seconds }] of runs.entries()) {
    const others = new Set(runs.filter((_, other) => other !== index).flatMap((run) => run.failures.map(keyOf)));
    const alone = failures.filter((failure) => !others.has(keyOf(failure))).length;
    const figures = `${failures.length} failures, ${requests} requests, ${seconds.toFixed(0)} s`;
    console.log(`  seed ${SEEDS[index]}: ${figures}; only in this run: ${alone}`);
  }
  const all = new Map(runs.flatMap(({ failures }) => failures.map((failure) => [keyOf(failure), failure] as const)));
  for (const failure of all.values()) console.log(`  ${shown(failure)}`);
}

/** The paths of the collection in which a fault shows first, and the queue, as a regular expression. */
function pathsOf(fault: Fault): string {
  const [first] = exchangesOf(fault);
  const collection = first === undefined ? '' : new URL(first.url).pathname.split('/').slice(0, 4).join('/');
  return `^(/v1/queue/|${collection}(/|$))`;
}

function exchangesOf(fault: Fault) {
  const [id = ''] = Object.entries(SEQUENCE_CHECKS).find(([, { statement }]) => statement === fault.breaks[0]) ?? [];
  const rule = EVERY_RULE[id];
  return (rule && sequenceExamplesOf(rule).broken.find((one) => one.fault === fault.id)?.exchanges) ?? [];
}

/** Whether a failure is at an operation in the exchanges that show a fault. */
function isThere({ operation }: Failure, fault: Fault): boolean {
  const described = operation.split('/');
  return exchangesOf(fault).some(({ method, url }) => {
    const segments = `${method} ${new URL(url).pathname}`.split('/');
    return (
      described.length === segments.length &&
      described.every((segment, index) => segment === segments[index] || segment.startsWith('{'))
    );
  });
}

function shown(failure: Failure): string {
  return `${keyOf(failure)} — ${failure.message.replaceAll(/[^ -~]/g, '?').slice(0, 160)}`;
}

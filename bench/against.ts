import { statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RULES } from '../rules/index.generated.ts';
import { CORPUS } from '../scripts/corpus.ts';
import { expectedCounts, type FindingCounts } from '../scripts/corpus-findings.ts';
import { chart } from './chart.ts';
import { type Command, type Measured, sideBySide } from './measure.ts';
import { say } from './page.ts';
import { lintel, type Peer, parsing } from './peers.ts';

/** The times of what Lintel is compared with, on some files. */
interface Comparison {
  readonly title: string;
  readonly megabytes: number;
  readonly findings: string;
  readonly own: Measured;
  readonly others: readonly { readonly name: string; readonly measured: Measured; readonly wanted: number | null }[];
}

/** Parsing is the floor: what a run may take beside it. */
const WANTED_BESIDE_PARSING = 2;

/** Lintel, parsing alone, and the peers that are here, in turns over the same files. */
export async function compare(
  names: readonly string[],
  peers: readonly Peer[],
  rounds: number,
  title = names[0] ?? '',
): Promise<Comparison> {
  const files = names.map((name) => resolve(CORPUS, name));
  const own = new Map<string, Command>([
    ['lintel', lintel(files)],
    ['parsing only', parsing(files)],
  ]);
  await sideBySide(own, 1);
  const here = peers.filter((peer) => peer.command !== null && (names.length === 1 || peer.oneFileOnly !== true));
  const often = here.filter((peer) => peer.rounds === undefined);
  const measured: Map<string, Measured> = await sideBySide(new Map([...own, ...commandsOf(often, files)]), rounds);
  for (const peer of here.filter((one) => one.rounds !== undefined)) {
    const [[, outcome] = []] = await sideBySide(commandsOf([peer], files), Math.min(rounds, peer.rounds ?? rounds));
    if (outcome !== undefined) measured.set(peer.name, outcome);
  }
  if (title === 'stripe/stripe.yaml') draw(measured);
  return comparisonOf(title, names, measured, here);
}

function comparisonOf(
  title: string,
  names: readonly string[],
  measured: ReadonlyMap<string, Measured>,
  here: readonly Peer[],
): Comparison {
  const own = measured.get('lintel') as Measured;
  const megabytes = names.reduce((sum, name) => sum + statSync(resolve(CORPUS, name)).size, 0) / 1e6;
  const wantedOf = ({ wanted }: Peer) => (typeof wanted === 'number' ? wanted : wanted(title, megabytes));
  const limits = new Map(here.map((peer) => [peer.name, wantedOf(peer)]));
  limits.set('parsing only', WANTED_BESIDE_PARSING);
  const others = [...measured].flatMap(([name, one]) =>
    name === 'lintel' ? [] : [{ name, measured: one, wanted: limits.get(name) ?? null }],
  );
  return { title, megabytes, findings: checkedFindings(names, own), own, others };
}

/** How many findings there are; a fast run with others than the test suite expects is worth nothing. */
function checkedFindings(names: readonly string[], own: Measured): string {
  const findings = (JSON.parse(own.last.stdout || '[]') as unknown[]).length;
  const expected = expectedCounts();
  const wanted = names.reduce((sum, name) => sum + total(expected[name]), 0);
  return findings === wanted ? `${findings} findings` : `${findings} findings, but the test suite has ${wanted}: WRONG`;
}

/** The findings of ruleset `all`, which leaves questions out. */
function total(counts: FindingCounts = {}): number {
  const deciding = Object.entries(counts).filter(([rule]) => RULES[rule]?.extensions.lintel.kind !== 'review');
  return deciding.reduce((sum, [, count]) => sum + count, 0);
}

function commandsOf(some: readonly Peer[], files: readonly string[]): Map<string, Command> {
  return new Map(some.flatMap(({ name, command }) => (command === null ? [] : [[name, command(files)] as const])));
}

/** A table of one comparison: times, memory, and Lintel's share of each time. */
export function sayComparison({ title, megabytes, findings, own, others }: Comparison): void {
  say(`\n### ${title} (${megabytes.toFixed(2)} MB, ${findings})\n`);
  say('| | time | processor time | memory | Lintel’s time as a share | Lintel’s processor time as a share | wanted |');
  say('|---|---|---|---|---|---|---|');
  say(`| Lintel, all rules | ${times(own)} | | | |`);
  for (const { name, measured, wanted } of others) {
    const shares = `${share(own.seconds, measured.seconds)} | ${share(own.processor, measured.processor)}`;
    say(`| ${name} | ${times(measured)} | ${shares} | ${wanted ?? ''} |`);
  }
}

function times({ seconds, processor, megabytes }: Measured): string {
  const shown = processor === null ? '' : `${processor.toFixed(2)} s`;
  return `${seconds.toFixed(2)} s | ${shown} | ${megabytes?.toFixed(0) ?? '?'} MB`;
}

/** Of all comparisons: Lintel's time as a share of each other one's, with the goal behind it. */
export function sayRatios(comparisons: readonly Comparison[]): void {
  const names = [...new Set(comparisons.flatMap(({ others }) => others.map(({ name }) => name)))];
  say('\n### Lintel’s processor time as a share of others’, and what is wanted\n');
  say(`| | ${names.join(' | ')} |\n|---|${names.map(() => '---|').join('')}`);
  for (const { title, own, others } of comparisons) {
    const cells = names.map((name) => {
      const other = others.find((one) => one.name === name);
      if (other === undefined) return '';
      const { measured, wanted } = other;
      const ratio = share(own.processor ?? own.seconds, measured.processor ?? measured.seconds);
      return wanted === null ? ratio : `${ratio} (${wanted})`;
    });
    say(`| ${title} | ${cells.join(' | ')} |`);
  }
}

function share(own: number | null, other: number | null): string {
  return own === null || other === null || other === 0 ? '' : (own / other).toFixed(2);
}

function draw(measured: ReadonlyMap<string, Measured>): void {
  const bars = [...measured].map(([name, { seconds }]) => ({
    name: name === 'lintel' ? 'Lintel, all rules' : name,
    seconds,
  }));
  writeFileSync('docs/speed.svg', chart('Linting a description of 3 MB', bars));
}

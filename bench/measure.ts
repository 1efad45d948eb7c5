import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A command line, ready to be run without a shell. */
export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

/** One whole process. */
interface Run {
  readonly seconds: number;
  /** Of all its processors, in seconds; null where the system does not report it. */
  readonly processor: number | null;
  /** Peak of resident memory in MB; null where the system does not report it. */
  readonly megabytes: number | null;
  readonly stdout: string;
  readonly exit: number | null;
}

/** How often a process is asked for its peak of memory, in milliseconds. */
const INTERVAL = 10;

/** Runs a process to its end. */
function measure({ program, args, cwd }: Command): Promise<Run> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const before = processorOfEnded();
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'], cwd });
    let megabytes: number | null = null;
    const timer = setInterval(() => {
      megabytes = peakOf(child.pid) ?? megabytes;
    }, INTERVAL);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      clearInterval(timer);
      reject(error);
    });
    child.on('close', (exit) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      const after = processorOfEnded();
      const processor = before === null || after === null ? null : after - before;
      resolve({ seconds, processor, megabytes, stdout: Buffer.concat(chunks).toString('utf8'), exit });
    });
  });
}

/** The high-water mark that Linux keeps of each process. */
function peakOf(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** Linux counts in hundredths of a second. */
const TICKS = 100;

/** The processor time in seconds of all programs that this one has started and that have ended. One runs at a time. */
function processorOfEnded(): number | null {
  try {
    const [, fields = ''] = /\) (.*)/s.exec(readFileSync('/proc/self/stat', 'utf8')) ?? [];
    const [user, system] = fields.split(' ').slice(13, 15).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return null;
  }
}

/** The middle one of some numbers. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** What came of several runs: medians. */
export interface Measured {
  readonly seconds: number;
  readonly processor: number | null;
  readonly megabytes: number | null;
  readonly last: Run;
}

/** Runs each command once in every round, so that what slows the machine down for a while slows all of them down. */
export async function sideBySide<Name extends string>(
  commands: ReadonlyMap<Name, Command>,
  rounds: number,
): Promise<Map<Name, Measured>> {
  const runs = new Map<Name, Run[]>([...commands.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, command] of commands) runs.get(name)?.push(await measure(command));
  }
  return new Map([...runs].map(([name, own]) => [name, summary(own)]));
}

function summary(runs: readonly Run[]): Measured {
  const memory = runs.flatMap(({ megabytes }) => megabytes ?? []);
  const processor = runs.flatMap((run) => run.processor ?? []);
  const last = runs.at(-1) ?? { seconds: 0, processor: null, megabytes: null, stdout: '', exit: null };
  return {
    seconds: median(runs.map(({ seconds }) => seconds)),
    processor: processor.length > 0 ? median(processor) : null,
    megabytes: memory.length > 0 ? median(memory) : null,
    last,
  };
}

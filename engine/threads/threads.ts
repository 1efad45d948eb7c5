import { availableParallelism } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { greatest } from '../../model/lib/lists.ts';
import { UsageError } from '../../platform/usage-error.ts';
import { type Input, sizeOf } from '../../source/find-files.ts';
import { REMOTE_LIMITS } from '../../source/remote-files.ts';
import type { Engine } from '../engine.ts';
import type { WorkerSetting } from './worker.ts';

/**
 * From how many bytes beside the largest file on a second thread pays: for less, it takes longer to start than to do
 * the work.
 */
const WORTHWHILE = 400_000;

/** An engine, and how many files it can lint at once. */
export interface Threads {
  readonly engine: Engine;
  readonly threads: number;
}

/** Engines that share threads, and how many files they can lint at once. */
export interface ThreadsOfEngines {
  readonly engines: readonly Engine[];
  readonly threads: number;
}

/**
 * The engines in as many threads as `--threads` asks for, or as the processors and the files are worth.
 *
 * @throws UsageError when what is asked for is no number of threads.
 */
export async function inThreads(
  engines: readonly Engine[],
  inputs: readonly Input[],
  asked: string | undefined,
  setting: WorkerSetting,
): Promise<ThreadsOfEngines> {
  const threads = numberOfThreads(inputs, asked);
  const entry = bundledEntry();
  if (threads < 2 || entry === null) return { engines, threads: 1 };
  const { parallelEngines } = await import('./parallel-engine.ts');
  // All threads together keep the limit of one.
  const connections = Math.max(1, Math.floor(REMOTE_LIMITS.connections / threads));
  const sharing = { ...setting, remoteLimits: { ...setting.remoteLimits, connections } };
  return { engines: parallelEngines(engines, sharing, threads, entry), threads };
}

/**
 * How many threads `--threads` asks for, or the processors and the files are worth; no more than there are files.
 *
 * @throws UsageError when what is asked for is no number of threads.
 */
export function numberOfThreads(inputs: readonly Input[], asked: string | undefined): number {
  return Math.min(asked === undefined ? worthwhile(inputs) : numberOf(asked), inputs.length);
}

/** What threads start with; null for a run from the sources, which threads cannot load. */
function bundledEntry(): string | null {
  const self = fileURLToPath(import.meta.url);
  return extname(self) === '.cjs' ? join(dirname(self), 'main.cjs') : null;
}

function worthwhile(inputs: readonly Input[]): number {
  const sizes = inputs.map(sizeOf);
  const beside = sizes.reduce((sum, size) => sum + size, 0) - greatest(sizes, 0);
  return beside < WORTHWHILE ? 1 : availableParallelism();
}

function numberOf(asked: string): number {
  if (!/^[1-9]\d{0,3}$/.test(asked))
    throw new UsageError(`--threads is ${JSON.stringify(asked)}; give a whole number from 1 to 9999`);
  return Number(asked);
}

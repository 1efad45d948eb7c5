import { createHash } from 'node:crypto';
import { UsageError } from '../platform/usage-error.ts';
import { type FoundFiles, type Input, sizeOf } from './find-files.ts';

/** One part of a run that several machines share. */
export interface Shard {
  /** From 1 to `count`. */
  readonly index: number;
  readonly count: number;
  /** The same for shards of the same files: parts of different checkouts make no whole. */
  readonly files: string;
}

interface Weighed {
  readonly input: Input;
  readonly size: number;
  /** The path by which every machine knows the file. */
  readonly name: string;
}

/**
 * Reads `i/n`.
 *
 * @throws UsageError
 */
export function parseShard(given: string): Pick<Shard, 'index' | 'count'> {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(given) ?? []).map(Number);
  if (index >= 1 && index <= count) return { index, count };
  throw new UsageError(
    `the shard "${given}" is not i/n with i from 1 to n and n at most 9999; write 2/3 for the second of three`,
  );
}

/**
 * The files of one shard. All shards of the same files have about the same size in bytes, each file is in exactly one,
 * and neither the order of the arguments nor the machine changes them: the largest file comes first, each to the shard
 * that has least.
 *
 * @throws UsageError when standard input is among the files.
 */
export function shardOf(
  found: FoundFiles,
  { index, count }: Pick<Shard, 'index' | 'count'>,
  nameOf: (source: string) => string,
): { readonly found: FoundFiles; readonly shard: Shard } {
  const { inputs } = found;
  if (inputs.some(({ isStdin }) => isStdin))
    throw new UsageError('standard input cannot be shared among shards; name files, or leave --shard out');
  const weighed = inputs.map((input) => ({ input, size: sizeOf(input), name: nameOf(input.source) })).sort(byWeight);
  const own = new Set(distribute(weighed, count)[index - 1]);
  const files = digestOf(weighed);
  return { found: { ...found, inputs: inputs.filter((input) => own.has(input)) }, shard: { index, count, files } };
}

function distribute(weighed: readonly Weighed[], count: number): Input[][] {
  const shards = Array.from({ length: count }, () => ({ size: 0, inputs: [] as Input[] }));
  for (const { input, size } of weighed) {
    const least = shards.reduce((best, shard) => (isLess(shard, best) ? shard : best));
    least.size += size;
    least.inputs.push(input);
  }
  return shards.map(({ inputs }) => inputs);
}

/** Empty files count too, or they would all come to one shard. */
function isLess(left: { size: number; inputs: Input[] }, right: { size: number; inputs: Input[] }): boolean {
  return left.size - right.size < 0 || (left.size === right.size && left.inputs.length < right.inputs.length);
}

function byWeight(left: Weighed, right: Weighed): number {
  return right.size - left.size || (left.name < right.name ? -1 : 1);
}

function digestOf(weighed: readonly Weighed[]): string {
  const known = weighed.map(({ name, size }) => [name, size]);
  return createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 16);
}

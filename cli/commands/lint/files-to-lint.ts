import { counted } from '../../../framework/messages.ts';
import { type Changes, changesSince } from '../../../git/changes.ts';
import type { Io } from '../../../platform/io.ts';
import type { Log } from '../../../platform/log.ts';
import { pathInRepository, repositoryRoot } from '../../../platform/repository.ts';
import type { FileReader } from '../../../source/file-reader.ts';
import {
  type FoundFiles,
  findFiles,
  type Input,
  type LeaveOutOptions,
  type LeftOut,
} from '../../../source/find-files.ts';
import type { ReferenceOptions } from '../../../source/reference-access.ts';
import { parseShard, type Shard, shardOf } from '../../../source/shard.ts';
import { touchedInputs } from './touched-inputs.ts';

/** What narrows down the files that the arguments name. */
export interface FileOptions extends LeaveOutOptions {
  readonly stdinFilepath?: string;
  readonly since?: string;
  readonly shard?: string;
  readonly references: ReferenceOptions;
  readonly leftOut: LeftOut;
}

/** What a run over some files stands on. */
type FilesBehind = (inputs: readonly Input[]) => Promise<{
  readonly rulesets: readonly string[];
  /** Every path at which a project's file was looked for. */
  readonly projects: readonly string[];
}>;

export interface FilesToLint {
  readonly files: FoundFiles;
  /** Null when this run takes all of them. */
  readonly shard: Shard | null;
  /** Null unless `--since` is given. */
  readonly changes: Changes | null;
  /** What is said of the files that are left out. */
  readonly notes: readonly string[];
}

/**
 * The files that a run is to lint: what is named, of that what changed, of that this shard. `filesBehind` is called
 * with all that is named, and gives the files of the settings and rulesets that hold for them.
 *
 * @throws UsageError
 */
export async function filesToLint(
  args: readonly string[],
  options: FileOptions,
  filesBehind: FilesBehind,
  reader: FileReader,
  log: Log,
  { cwd }: Io,
): Promise<FilesToLint> {
  const { since, shard, references } = options;
  const found = await findFiles(args, { ...options, cwd });
  const behind = await filesBehind(found.inputs);
  if (since === undefined) return { ...partOf(found, shard, log, cwd), changes: null, notes: found.notes };
  const changes = await changesSince(since, cwd);
  // A file of a project that git does not know is new; of a ruleset, it is that of an installed package.
  if (
    behind.rulesets.some((file) => changes.hasChanged(file)) ||
    behind.projects.some((file) => changes.touches(file))
  ) {
    const note = `Every file linted, as the ruleset or .lintel.yaml changed since ${since}`;
    const present = found.inputs.filter(({ source }) => !changes.removed(source));
    return { ...partOf({ ...found, inputs: present }, shard, log, cwd), changes, notes: [...found.notes, note] };
  }
  const touched = await touchedInputs(found, changes, reader.read, references);
  return {
    ...partOf(touched, shard, log, cwd),
    changes,
    notes: [...found.notes, ...notesOf(touched.untouched, since)],
  };
}

function notesOf(untouched: number, since: string): string[] {
  if (untouched === 0) return [];
  const them = untouched === 1 ? 'it' : 'them';
  return [`${counted(untouched, 'file')} not linted, as no change since ${since} touches ${them}`];
}

/** The files of the shard that was asked for, or all of them. */
function partOf(found: FoundFiles, given: string | undefined, log: Log, cwd: string) {
  if (given === undefined) return { files: found, shard: null };
  const root = repositoryRoot(cwd);
  const part = shardOf(found, parseShard(given), (source) => pathInRepository(source, root));
  const count = found.inputs.length;
  if (part.found.inputs.length === 0 && count > 0)
    log.say(`the shard ${given} holds none of the ${counted(count, 'file')}`);
  return { files: part.found, shard: part.shard };
}

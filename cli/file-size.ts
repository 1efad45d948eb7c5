import { Option } from 'commander';
import type { Io } from '../platform/io.ts';
import { UsageError } from '../platform/usage-error.ts';
import type { ProjectFile } from '../project/project-file.ts';
import { LARGEST_FILE } from '../source/largest-file.ts';
import { COMMAND_LINE, DEFAULT, type Held } from './held-settings.ts';
import { type GivenSettingsSource, projectsOf } from './projects-of-run.ts';

/** What the command line says of the size of files. */
export interface GivenFileSize {
  /** In MB. */
  readonly maxFileSize?: string;
}

const BYTES = 1_000_000;

/** `--max-file-size`; `fileSizeOfRun` reads it. */
export function maxFileSizeOption(): Option {
  return new Option('--max-file-size <number>', 'the largest file that is read, in MB (default: 200)');
}

/**
 * The largest file that is read, in MB: what the command line says, or less where the project does.
 *
 * @throws UsageError for what is no size.
 */
export function heldFileSize(project: ProjectFile | null, { maxFileSize }: GivenFileSize): Held<number> {
  const given: Held<number> =
    maxFileSize === undefined
      ? { value: LARGEST_FILE / BYTES, from: DEFAULT }
      : { value: sizeOf(maxFileSize), from: COMMAND_LINE };
  const own = project?.settings.maxFileSize;
  if (project === null || own === undefined || own >= given.value) return given;
  return { value: own, from: project.where(['maxFileSize']) };
}

/**
 * The same in bytes, for a run in the working folder; null where nothing says anything.
 *
 * @throws UsageError also where the project's file cannot be used.
 */
export async function fileSizeOfRun(given: GivenFileSize & GivenSettingsSource, { cwd }: Io): Promise<number | null> {
  const { value, from } = heldFileSize(await projectsOf(given, cwd).ofFolder(cwd), given);
  return from === DEFAULT ? null : Math.round(value * BYTES);
}

function sizeOf(given: string): number {
  if (/^\d{1,6}(\.\d{1,6})?$/.test(given) && Number(given) > 0) return Number(given);
  throw new UsageError(`--max-file-size takes a number of MB above 0, not "${given}"`);
}

import { UsageError } from '../../../platform/usage-error.ts';

/** The options of the command line that are about fixes. */
export interface FixOptions {
  readonly fix?: boolean;
  readonly unsafeFixes?: boolean;
  readonly fixOnly?: boolean;
  readonly diff?: boolean;
  readonly fixReferences?: boolean;
  /** The reason for exceptions. */
  readonly ignoreRest?: string;
  /** Shows the fixes of findings. */
  readonly fixes?: boolean;
}

/** How findings are mended. */
export interface FixMode {
  /** False where findings are only ignored. */
  readonly mends: boolean;
  /** The reason with which what is left is ignored; null where it is not. */
  readonly ignoreRest: string | null;
  /** True where fixes are carried out that change something for clients. */
  readonly unsafe: boolean;
  /** `files` writes them, `diff` shows what would be written. */
  readonly to: 'files' | 'diff';
  /** Whether what is left is reported. */
  readonly reports: boolean;
  /** True where files may be changed that were neither given nor in the folder of one that was. */
  readonly references: boolean;
}

/**
 * How findings are to be mended; null where they are only to be reported.
 *
 * @throws UsageError for options that do not go together.
 */
export function fixModeOf(options: FixOptions): FixMode | null {
  const { fix = false, unsafeFixes = false, fixOnly = false, diff = false, fixReferences = false } = options;
  const ignoreRest = reasonOf(options);
  const isShown = options.fixes === true && !fix && !fixOnly && !diff;
  if (ignoreRest === null && ((!fix && !unsafeFixes && !fixOnly && !diff) || (unsafeFixes && isShown))) {
    if (fixReferences)
      throw new UsageError('--fix-references says which files --fix may change; add --fix, or leave it out');
    return null;
  }
  return {
    mends: fix || unsafeFixes || fixOnly || ignoreRest === null,
    ignoreRest,
    unsafe: unsafeFixes,
    to: diff ? 'diff' : 'files',
    reports: !fixOnly && !diff,
    references: fixReferences,
  };
}

/** @throws UsageError */
function reasonOf({ ignoreRest }: FixOptions): string | null {
  if (ignoreRest === undefined) return null;
  if (/\S/.test(ignoreRest)) return ignoreRest;
  throw new UsageError(
    '--ignore-rest needs a reason; write one, for example --ignore-rest "older than the conventions"',
  );
}

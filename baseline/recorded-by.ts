import { DEFAULT_BASELINE } from './baseline.ts';

/** How a baseline is recorded, as messages about its file say it. */
export interface RecordedBy {
  /** How to make one of this name. */
  readonly first: (named: string) => string;
  /** How to make one again that is broken. */
  readonly anew: string;
  /** What names its file. */
  readonly option: string;
}

/** The baseline of `lint`, which a command of its own records. */
export const BY_COMMAND: RecordedBy = {
  first: (named) => `record one with \`lintel baseline${named === DEFAULT_BASELINE ? '' : ` -o ${named}`} FILES\``,
  anew: 'record it anew with `lintel baseline --force FILES`',
  option: '-o',
};

/** Those of `diff`, `verify` and `probe`, which these record themselves. */
export const BY_OPTION: RecordedBy = {
  first: (named) => `write one with --save-baseline ${named}`,
  anew: 'delete it and write it anew with --save-baseline',
  option: '--save-baseline',
};

import { type BaselineGroup, dayOf, groupOf, isDay } from '../../../baseline/group.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import type { BaselineCommandOptions } from './options.ts';

/** What is done with the baseline. */
export type Mode = 'record' | 'force' | 'add' | 'accept-new' | 'prune' | 'list';

/** The modes in which findings are recorded. */
export type RecordMode = Exclude<Mode, 'prune' | 'list'>;

/** The modes that an option asks for, in words. */
const DOES: Readonly<Record<Exclude<Mode, 'record'>, string>> = {
  add: '--add keeps what other files have',
  'accept-new': '--accept-new adds what is new',
  prune: '--prune takes out what is fixed',
  force: '--force records anew',
  list: '--list shows what is recorded',
};

/** Why a mode takes no files. */
const WITHOUT_FILES: Partial<Record<Mode, string>> = {
  prune: '--prune lints the files that the baseline names, and needs no others; leave them out',
  list: '--list shows the whole baseline, and needs no files; leave them out',
};

/**
 * What the options ask for.
 *
 * @throws UsageError where they do not go together, or not with the files.
 */
export function modeOf(files: readonly string[], options: BaselineCommandOptions): Mode {
  const mode = askedMode(options);
  const refused = WITHOUT_FILES[mode];
  if (refused !== undefined && files.length > 0) throw new UsageError(refused);
  if (files.includes('-')) throw new UsageError('standard input has no place in a baseline; name a file');
  for (const name of ['reason', 'until'] as const) {
    if (options[name] !== undefined && (mode === 'prune' || mode === 'list'))
      throw new UsageError(`--${name} goes with what is recorded, and --${mode} records nothing; leave one out`);
  }
  if (mode === 'list' && options.only !== undefined)
    throw new UsageError('--list shows all rules, and takes no --only; leave it out');
  if (mode !== 'list' && options.format !== undefined)
    throw new UsageError('--format is for --list; add that, or leave --format out');
  return mode;
}

function askedMode(options: BaselineCommandOptions): Mode {
  const { add, acceptNew, prune, force, list } = options;
  const asked = { add, 'accept-new': acceptNew, prune, force, list };
  const [first, second] = (Object.keys(DOES) as (keyof typeof DOES)[]).filter((mode) => asked[mode] === true);
  if (second === undefined) return first ?? 'record';
  throw new UsageError(`${DOES[first as keyof typeof DOES]}, and ${DOES[second]}; leave one out`);
}

/**
 * The group that `--reason` and `--until` make; null without them.
 *
 * @throws UsageError for an empty reason, and for what is no day, or one that is over.
 */
export function groupGiven({ reason, until }: BaselineCommandOptions): BaselineGroup | null {
  const text = reason?.replaceAll(/\s+/g, ' ').trim();
  if (text === '') throw new UsageError('--reason is empty; say why, or leave it out');
  if (until !== undefined && !isDay(until))
    throw new UsageError(`--until takes a day such as 2027-03-31, not "${until}"`);
  if (until !== undefined && until < dayOf(new Date()))
    throw new UsageError(`--until ${until} is over already; name a day to come`);
  return groupOf(text, until);
}

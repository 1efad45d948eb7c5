import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Argument, type Option } from 'commander';
import type { Io } from '../../platform/io.ts';
import { FORMATS } from '../../reports/formats.ts';
import { SEVERITIES } from '../../source/result.ts';
import { SHELLS } from '../commands/completion/shells.ts';
import { CHECK_PLACES } from '../commands/init/check-places.ts';
import { type CompletionValues, FILES, FOLDERS, NO_VALUES, wordsOf } from './candidates.ts';
import type { ValuesOf } from './complete.ts';

const LISTINGS = ['table', 'json'];

/** Values by command and option; a test compares the words with what each command accepts. */
const VALUES: Readonly<Record<string, (io: Io) => CompletionValues | Promise<CompletionValues>>> = {
  'lint --ruleset': rulesetsAndFiles,
  'lint --format': () => wordsOf(FORMATS),
  'lint --fail-severity': () => wordsOf(SEVERITIES),
  'lint --since': gitRefs,
  'baseline --ruleset': rulesetsAndFiles,
  'merge --format': () => wordsOf(FORMATS),
  'merge --fail-severity': () => wordsOf(SEVERITIES),
  'rules --ruleset': rulesetsAndFiles,
  'rules --section': sections,
  'rules --severity': () => wordsOf(SEVERITIES),
  'rules --statement': statements,
  'rules --kind': () => wordsOf(['document', 'review', 'annotation']),
  'rules --format': () => wordsOf([...LISTINGS, 'markdown']),
  'explain name': rulesAndStatements,
  'explain --format': () => wordsOf(['text', 'markdown']),
  'paths --format': () => wordsOf(LISTINGS),
  'review --format': () => wordsOf(['html', 'markdown', 'json']),
  'init --ruleset': rulesets,
  'init --ci': () => wordsOf([...CHECK_PLACES, 'none']),
  'completion shell': () => wordsOf(SHELLS),
};

export function optionValues(io: Io): ValuesOf {
  return async (command, taker) => {
    const name = taker instanceof Argument ? taker.name() : (taker.long ?? taker.flags);
    const values = VALUES[`${command} ${name}`];
    if (values !== undefined) return values(io);
    return pathsFor(taker);
  };
}

/** What the help calls a file or folder: `[files...]`, `--output <file>`. */
function pathsFor(taker: Option | Argument): CompletionValues {
  const called = taker instanceof Argument ? taker.name() : (/[<[]([\w ]+)/.exec(taker.flags)?.[1] ?? '');
  if (/^(files?|reports?)$/.test(called)) return FILES;
  return called === 'folder' ? FOLDERS : NO_VALUES;
}

/** Loaded when it is wanted: the rulesets bring all rules along. */
async function rulesets(): Promise<CompletionValues> {
  const { RULESET_NAMES } = await import('../../engine/lintel-modules.ts');
  return wordsOf(RULESET_NAMES);
}

async function rulesetsAndFiles(): Promise<CompletionValues> {
  return { ...(await rulesets()), files: 'files' };
}

async function sections(): Promise<CompletionValues> {
  const { SECTION_NAMES } = await import('../section-names.ts');
  return wordsOf(SECTION_NAMES);
}

async function statements(): Promise<CompletionValues> {
  const { STATEMENTS } = await import('../../spec/statements.generated.ts');
  return wordsOf(Object.keys(STATEMENTS));
}

async function rulesAndStatements(): Promise<CompletionValues> {
  const { RULES } = await import('../../rules/index.generated.ts');
  const { words } = await statements();
  return { ...(await statements()), words: [...wordsOf(Object.keys(RULES)).words, ...words] };
}

async function gitRefs({ cwd }: Io): Promise<CompletionValues> {
  try {
    const { stdout } = await promisify(execFile)('git', ['for-each-ref', '--format=%(refname:short)'], { cwd });
    return wordsOf(['HEAD', ...stdout.split('\n').filter(Boolean)]);
  } catch {
    return NO_VALUES;
  }
}

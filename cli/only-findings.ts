import { JUDGED } from '../catalogue/checked-by.ts';
import type { RuleInfo } from '../engine/engine.ts';
import { currentIdOf } from '../framework/former-ids.ts';
import { type FurtherKind, furtherKindsOf } from '../framework/further-checks.ts';
import { listed } from '../framework/messages.ts';
import { UsageError } from '../platform/usage-error.ts';
import { RULES } from '../rules/index.generated.ts';
import { PROBLEM_CODES } from '../source/problem-codes.ts';
import type { Result } from '../source/result.ts';
import { sectionOf } from '../spec/sections.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import { eachOf } from './held-settings.ts';
import { idHint } from './id-hint.ts';
import { SECTION_NAMES, sectionsCalled } from './section-names.ts';

/** True for a finding that is shown. */
export type IsShown = (finding: Pick<Result, 'code' | 'statements'>) => boolean;

/** What rules judge in a run. */
type Judged = 'document' | FurtherKind;

/** The commands that show what rules find, by what they judge. */
const COMMANDS: Readonly<Record<Judged, string>> = {
  document: '`lintel lint`',
  exchange: '`lintel verify`',
  sequence: '`lintel probe`',
  change: '`lintel diff`',
};

/** The rules of a run, and what their ruleset is called. */
export interface RulesOfRun {
  readonly rules: readonly RuleInfo[];
  readonly ruleset: string;
  readonly judged: Judged;
}

/**
 * The names that `--only` is given.
 *
 * @throws UsageError for none, as from a variable that is not set: nothing would be left to report, which looks like a
 * pass.
 */
export function namesOfOnly(given: readonly string[]): readonly string[] {
  const names = eachOf(given);
  if (names.length === 0) throw new UsageError('--only names no rule; write one, or leave the option out');
  return names;
}

/**
 * Picks the findings of some rules out, which are named by their present or former ids, by statements or by sections. A
 * finding belongs to a statement as well where another rule than that of the statement reports it for the same cause.
 *
 * @throws UsageError for a name that nothing has, and for one of which no finding can come in this run.
 */
export function onlyFindings(names: readonly string[], run: RulesOfRun): IsShown {
  const tests = names.map((name) => testFor(name, run));
  return (finding) => tests.some((test) => test(finding));
}

function testFor(name: string, run: RulesOfRun): IsShown {
  const { rules } = run;
  const id = rules.some((rule) => rule.id === name) ? name : (currentIdOf(name) ?? name);
  if (rules.some((rule) => rule.id === id) || PROBLEM_CODES.some(({ code }) => code === id)) {
    return ({ code }) => code === id;
  }
  const kinds = kindsOf(id);
  if (kinds.length > 0) {
    if (!kinds.includes(run.judged)) throw judgedElsewhere(name, kinds, run.judged);
    const severity = RULES[id]?.severity ?? 'warn';
    throw notRun(name, run, `does not run this rule; add --rule ${id}:${severity}, or choose another ruleset`);
  }
  if (Object.hasOwn(STATEMENTS, name)) {
    const test: IsShown = ({ statements }) => statements.includes(name);
    if (rules.some(({ id: code, statements }) => test({ code, statements }))) return test;
    throw notRun(
      name,
      run,
      `has no rule that decides this statement; \`lintel explain ${name}\` says how it is checked`,
    );
  }
  if (SECTION_NAMES.includes(name)) return testForSection(name, run);
  const known = [...rules.map((rule) => rule.id), ...Object.keys(RULES), ...Object.keys(STATEMENTS), ...SECTION_NAMES];
  throw new UsageError(`--only ${name}: there is no rule, statement or section of this name; ${idHint(name, known)}`);
}

/** What one of Lintel's rules judges; nothing for any other id. */
function kindsOf(id: string): Judged[] {
  return [...(Object.hasOwn(RULES, id) ? (['document'] as const) : []), ...furtherKindsOf(id)];
}

function judgedElsewhere(name: string, kinds: readonly Judged[], judged: Judged): UsageError {
  const others = listed(kinds.map((kind) => JUDGED[kind]));
  const commands = listed(
    kinds.map((kind) => COMMANDS[kind]),
    'or',
  );
  return new UsageError(
    `--only ${name}: this rule judges ${others}, and not ${JUDGED[judged]}; ask ${commands} for it`,
  );
}

function testForSection(name: string, run: RulesOfRun): IsShown {
  const sections = sectionsCalled(name);
  const ofSection = new Set(run.rules.filter(({ section }) => sections.includes(section)).map(({ id }) => id));
  const test: IsShown = ({ code, statements }) =>
    ofSection.has(code) || statements.some((id) => sections.includes(sectionOf(id as StatementId)));
  if (run.rules.some(({ id, statements }) => test({ code: id, statements }))) return test;
  throw notRun(name, run, 'has no rule of this section; choose another ruleset');
}

function notRun(name: string, { ruleset }: RulesOfRun, said: string): UsageError {
  return new UsageError(`--only ${name}: the ruleset ${ruleset} ${said}`);
}

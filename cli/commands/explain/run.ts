import pc from 'picocolors';
import { catalogue, type RuleEntry, type StatementEntry } from '../../../catalogue/catalogue.ts';
import { problemCodeText } from '../../../catalogue/markdown/problem-code-text.ts';
import { rulePageText } from '../../../catalogue/markdown/rule-page.ts';
import { statementText } from '../../../catalogue/markdown/statement-text.ts';
import { ruleExamples } from '../../../catalogue/rule-examples.ts';
import { explainProblemCode } from '../../../catalogue/terminal/explain-problem-code.ts';
import { explainRule } from '../../../catalogue/terminal/explain-rule.ts';
import { explainStatement } from '../../../catalogue/terminal/explain-statement.ts';
import type { Paper } from '../../../catalogue/terminal/paper.ts';
import { rulePageAddress } from '../../../framework/documentation.ts';
import { currentIdOf } from '../../../framework/former-ids.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { usesColor } from '../../../reports/uses-color.ts';
import { PROBLEM_CODES, type ProblemCode } from '../../../source/problem-codes.ts';
import { settingsHere } from '../../held-settings.ts';
import { idHint } from '../../id-hint.ts';
import { SECTION_NAMES } from '../../section-names.ts';
import { EXPLAIN_FORMATS, type ExplainCommandOptions, type ExplainFormat } from './options.ts';

/** The address of a rule's page; null where the catalogue is not published. */
type AddressOf = (rule: RuleEntry) => string | null;

/** Longer lines are hard to read. */
const WIDEST = 100;

/**
 * Explains a rule, a statement of the conventions, or a code that findings have without being a rule, by its name.
 *
 * @throws UsageError that names the nearest ones when there is none of that name.
 */
export async function runExplainCommand(name: string, options: ExplainCommandOptions, io: Io): Promise<ExitCode> {
  const format = oneOf('format', options.format, EXPLAIN_FORMATS);
  const { rules, statements } = catalogue();
  const paper: Paper = {
    colors: pc.createColors(usesColor(options.color, io.stdout, io.env)),
    columns: Math.min(io.stdout.columns ?? WIDEST, WIDEST),
  };
  const { documentationUrl } = await settingsHere({}, io);
  const addressOf: AddressOf = ({ id }) =>
    documentationUrl.value === null ? null : rulePageAddress(documentationUrl.value, id);
  const current = currentIdOf(name);
  if (current !== null) new Log(io).say(`the rule ${name} is part of ${current} now`);
  const rule = rules.find(({ id }) => id === (current ?? name));
  const statement = statements.find(({ id }) => id === name);
  const problem = PROBLEM_CODES.find(({ code }) => code === name);
  const write = (text: string) => io.stdout.write(`${text.trimEnd()}\n`);
  if (rule !== undefined) write(await ruleIn(format, rule, rules, addressOf, paper));
  else if (statement !== undefined) write(statementIn(format, statement, addressOf, paper));
  else if (problem !== undefined) write(problemIn(format, problem, paper));
  else throw unknown(name, [...rules, ...statements]);
  return ExitCode.clean;
}

async function ruleIn(
  format: ExplainFormat,
  rule: RuleEntry,
  rules: readonly RuleEntry[],
  addressOf: AddressOf,
  paper: Paper,
): Promise<string> {
  const examples = await ruleExamples(rule);
  const related = rules.filter(({ id }) => rule.related.includes(id));
  if (format === 'text') return explainRule(rule, examples, related, addressOf(rule), paper);
  return rulePageText(rule, examples, related, { rule: addressOf, statement: () => null });
}

function statementIn(format: ExplainFormat, statement: StatementEntry, addressOf: AddressOf, paper: Paper): string {
  if (format === 'text') return explainStatement(statement, paper);
  return statementText(statement, { rule: addressOf });
}

function problemIn(format: ExplainFormat, problem: ProblemCode, paper: Paper): string {
  return format === 'text' ? explainProblemCode(problem, paper) : problemCodeText(problem);
}

function unknown(name: string, known: readonly (RuleEntry | StatementEntry)[]): UsageError {
  const names = [...known.map(({ id }) => id), ...PROBLEM_CODES.map(({ code }) => code)];
  const hint = SECTION_NAMES.includes(name)
    ? `see \`lintel rules --section ${name}\` for those of the section`
    : idHint(name, names);
  return new UsageError(`there is no rule or statement "${name}"; ${hint}`);
}

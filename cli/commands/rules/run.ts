import { chooseEngine } from '../../../engine/choose-engine.ts';
import { documented, withPage } from '../../../engine/documented.ts';
import type { RuleInfo } from '../../../engine/engine.ts';
import { ruleInfo } from '../../../engine/rule-info.ts';
import { furtherKindsOf } from '../../../framework/further-checks.ts';
import { judgesDescriptions } from '../../../framework/rule.ts';
import { SEVERITIES } from '../../../framework/severity.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { Log } from '../../../platform/log.ts';
import { codeInMarkdown, inMarkdown, linked } from '../../../platform/markdown-text.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { table } from '../../../reports/table.ts';
import { EVERY_RULE } from '../../../rules/every-rule.generated.ts';
import { FIXES } from '../../../rules/fixes.generated.ts';
import { RULESETS } from '../../../rulesets/index.ts';
import { SECTION_RULESETS } from '../../../rulesets/sections.ts';
import { STATEMENTS } from '../../../spec/statements.generated.ts';
import { isOfProject, settingsHere } from '../../held-settings.ts';
import { idHint } from '../../id-hint.ts';
import { programsNamer, trustOf } from '../../ruleset-trust.ts';
import { SECTION_NAMES, sectionsCalled } from '../../section-names.ts';
import { KINDS, RULES_FORMATS, type RulesCommandOptions } from './options.ts';

/**
 * Lists the rules of a ruleset, all or those that fit.
 *
 * @throws UsageError
 */
export async function runRulesCommand(options: RulesCommandOptions, io: Io): Promise<ExitCode> {
  const format = oneOf('format', options.format, RULES_FORMATS);
  const keeps = filterOf(options);
  const settings = await settingsHere(options, io);
  const { ruleset, changes, documentationUrl } = settings;
  const name = options.ruleset !== undefined || isOfProject(ruleset) ? ruleset.value : WHOLE;
  const engine = await chooseEngine(name, {
    cwd: io.cwd,
    remoteRefs: false,
    changes,
    ...trustOf(settings, options),
    onPrograms: programsNamer(settings, io),
  });
  const { rules: all, warnings = [] } = documented(engine, documentationUrl.value);
  if (isOfProject(ruleset))
    new Log(io).say(`these are the rules of ${name} (${ruleset.from}); --ruleset ${WHOLE} lists all`);
  for (const warning of warnings) new Log(io).say(warning);
  const listed = (name === WHOLE ? withThoseOfNoDescription(all, documentationUrl.value) : all).filter(keeps);
  io.stdout.write(`${WRITE[format](listed)}\n`);
  if (listed.length === 0) new Log(io).say(whyNone(options));
  return ExitCode.clean;
}

/** The ruleset with all of Lintel's rules that judge descriptions; where it is listed, so are those that judge none. */
const WHOLE = 'design-review';

/** The rules with those that judge no description, in the order of the conventions. */
function withThoseOfNoDescription(listed: readonly RuleInfo[], catalogueUrl: string | null): RuleInfo[] {
  const known = new Map(listed.map((rule) => [rule.id, rule]));
  return Object.entries(EVERY_RULE).flatMap(([id, rule]) => {
    const info = known.get(id);
    return info ?? (judgesDescriptions(rule) ? [] : withPage(ruleInfo(rule), catalogueUrl));
  });
}

function whyNone({ statement }: RulesCommandOptions): string {
  const isDecided = Object.values(EVERY_RULE).some((rule) =>
    rule.extensions.lintel.statements.some((id) => id === statement),
  );
  if (statement === undefined || isDecided) return 'no rule fits; leave out a filter';
  return `no rule decides ${statement}; \`lintel explain ${statement}\` says how it is checked`;
}

/** @throws UsageError for a value that no rule can have. */
function filterOf({ section, severity, statement, kind }: RulesCommandOptions): (rule: RuleInfo) => boolean {
  if (section !== undefined) oneOf('section', section, SECTION_NAMES);
  if (severity !== undefined) oneOf('severity', severity, SEVERITIES);
  if (kind !== undefined) oneOf('kind', kind, KINDS);
  if (statement !== undefined && !Object.hasOwn(STATEMENTS, statement)) {
    throw new UsageError(`there is no statement "${statement}"; ${idHint(statement, Object.keys(STATEMENTS))}`);
  }
  const sections = section === undefined ? [] : sectionsCalled(section);
  return (rule) =>
    (section === undefined || sections.some((one) => isInSection(rule, one))) &&
    (severity === undefined || rule.severity === severity) &&
    (statement === undefined || rule.statements.includes(statement)) &&
    (kind === undefined || isOfKind(rule, kind));
}

/** A rule that only asks is of the kind `review`, though it judges descriptions; it may judge more than these. */
function isOfKind({ id }: RuleInfo, wanted: string): boolean {
  return EVERY_RULE[id]?.extensions.lintel.kind === wanted || furtherKindsOf(id).some((kind) => kind === wanted);
}

/** As the ruleset of the section has it: a rule that decides statements of two sections is in both. */
function isInSection({ id, section }: RuleInfo, wanted: string): boolean {
  return section === wanted || Object.hasOwn(SECTION_RULESETS[wanted]?.rules ?? {}, id);
}

const WRITE: Readonly<Record<(typeof RULES_FORMATS)[number], (listed: readonly RuleInfo[]) => string>> = {
  json: asJson,
  table: asTable,
  markdown: asMarkdown,
};

function asJson(listed: readonly RuleInfo[]): string {
  const entries = listed.map(({ id, statements, severity, summary, section, documentationUrl }) => {
    return {
      id,
      statements,
      severity,
      summary,
      section,
      rulesets: rulesetsWith(id),
      documentationUrl,
      kinds: kindsOf(id),
      fix: FIXES[id] ?? null,
    };
  });
  return jsonText(entries, 2);
}

/** What the rule judges; one of another ruleset than Lintel's judges descriptions. */
function kindsOf(id: string): string[] {
  const rule = EVERY_RULE[id];
  return [...(rule === undefined || judgesDescriptions(rule) ? ['document'] : []), ...furtherKindsOf(id)];
}

/** Those with names before those of sections; an object has its numeric keys first. */
function rulesetsWith(id: string): string[] {
  const names = Object.keys(RULESETS).filter((name) => Object.hasOwn(RULESETS[name]?.rules ?? {}, id));
  return [...names.filter((name) => !/^\d/.test(name)), ...names.filter((name) => /^\d/.test(name))];
}

function asTable(listed: readonly RuleInfo[]): string {
  const columns = [
    { title: 'rule' },
    { title: 'section' },
    { title: 'severity' },
    { title: 'fix' },
    { title: 'summary' },
  ];
  return table(
    columns,
    listed.map(({ id, section, severity, summary }) => [id, section, severity, FIXES[id] ?? '', summary]),
  );
}

function asMarkdown(listed: readonly RuleInfo[]): string {
  const rows = listed.map(({ id, section, severity, statements, summary, documentationUrl }) => {
    const name = linked(codeInMarkdown(id), documentationUrl);
    // What Lintel's own rules say is Markdown.
    const said = Object.hasOwn(EVERY_RULE, id)
      ? summary.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|')
      : inMarkdown(summary);
    const decided = statements.map((statement) => `\`${statement}\``).join(', ');
    return `| ${name} | ${section} | ${severity} | ${FIXES[id] ?? ''} | ${decided} | ${said} |`;
  });
  return ['| Rule | Section | Severity | Fix | Statements | Summary |', '|---|---|---|---|---|---|', ...rows].join(
    '\n',
  );
}

import { RULESETS } from '../../rulesets/index.ts';
import { chooseEngine } from '../engine/choose-engine.ts';
import type { RuleInfo } from '../engine/engine.ts';
import { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';
import { table } from '../report/table.ts';
import { oneOf } from '../usage-error.ts';

/** The options of `lintel rules` as the command line gives them. */
export interface RulesOptions {
  readonly ruleset: string;
  readonly format: string;
}

/**
 * Lists the rules of a ruleset.
 *
 * @throws UsageError
 */
export async function rules({ ruleset, format }: RulesOptions, io: Io): Promise<ExitCode> {
  const shape = oneOf('format', format, ['table', 'json']);
  const { rules: listed } = await chooseEngine(ruleset, { cwd: io.cwd, remoteRefs: false });
  io.stdout.write(`${shape === 'json' ? asJson(listed) : asTable(listed)}\n`);
  return ExitCode.clean;
}

function asJson(listed: readonly RuleInfo[]): string {
  const entries = listed.map(({ id, statements, severity, summary, section, documentationUrl }) => {
    return { id, statements, severity, summary, section, rulesets: rulesetsWith(id), documentationUrl };
  });
  return JSON.stringify(entries, null, 2);
}

function rulesetsWith(id: string): string[] {
  return Object.keys(RULESETS).filter((name) => Object.hasOwn(RULESETS[name]?.rules ?? {}, id));
}

function asTable(listed: readonly RuleInfo[]): string {
  const columns = [{ title: 'rule' }, { title: 'section' }, { title: 'severity' }, { title: 'summary' }];
  return table(
    columns,
    listed.map(({ id, section, severity, summary }) => [id, section, severity, summary]),
  );
}

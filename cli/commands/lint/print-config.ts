import { relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { oneLine, withoutCommands } from '../../../platform/visible-text.ts';
import { heldFileSize } from '../../file-size.ts';
import { DEFAULT, type Held, type HeldSettings } from '../../held-settings.ts';
import type { LintSession } from '../../lint-session.ts';
import type { LintCommandOptions } from './options.ts';

/** A setting by its name in a project's file, with its value and where that is from. */
type Line = readonly [name: string, held: Held<unknown>];

/**
 * What holds for a file, or in the working folder, and where each value was set: YAML with that in comments, or JSON.
 *
 * @throws UsageError for several names, and where the settings cannot be used.
 */
export async function printConfig(
  names: readonly string[],
  session: LintSession,
  options: LintCommandOptions,
  io: Io,
): Promise<string> {
  if (names.length > 1)
    throw new UsageError(`--print-config shows what holds for one file, and ${names.length} are named; name one`);
  const file = names[0] ?? null;
  const settings = await session.settingsFor(file);
  // That of the run, whatever file is asked about.
  const maxFileSize = heldFileSize((await session.settings()).project, options);
  const lines: Line[] = [...linesOf(settings, io.cwd), ['maxFileSize', maxFileSize]];
  const { format } = options;
  const [asked = 'yaml', ...more] = format;
  if (more.length > 0 || !['yaml', 'json'].includes(asked)) {
    throw new UsageError(`--print-config writes yaml or json, not "${format.join(', ')}"; choose one of these`);
  }
  const project = settings.project?.name ?? null;
  if (asked === 'yaml') return asYaml(lines, file, project);
  const shown = Object.fromEntries(lines.map(([name, { value, from }]) => [name, { value, from }]));
  return `${jsonText({ file, project, settings: shown }, 2)}\n`;
}

function linesOf(settings: HeldSettings, cwd: string): Line[] {
  const { project, ruleset, changes, baseline, failSeverity, maxWarnings, defaults, fixes, documentationUrl, code } =
    settings;
  const own = project?.settings;
  const list = (name: 'files' | 'ignore'): Line => [
    name,
    { value: own?.[name] ?? [], from: own?.[name] === undefined ? DEFAULT : (project?.where([name]) ?? DEFAULT) },
  ];
  const rules = new Map(changes.map(({ id, severity, from }) => [id, { value: severity, from }]));
  return [
    list('files'),
    list('ignore'),
    ['ruleset', ruleset],
    ...[...rules].map(([id, held]): Line => [`rules.${id}`, held]),
    ['baseline', { ...baseline, value: baseline.value && relative(cwd, resolve(cwd, baseline.value)) }],
    ['failSeverity', failSeverity],
    ['maxWarnings', maxWarnings],
    ['defaults', defaults],
    ['fixes', fixes],
    ['documentationUrl', documentationUrl],
    ['code', code],
  ];
}

/** Each setting with a comment that says where its value is from. */
function asYaml(lines: readonly Line[], file: string | null, project: string | null): string {
  const subject = `${file === null ? 'for this folder' : `for ${file}`}, by ${project ?? 'no .lintel.yaml'}`;
  const heading = `# ${oneLine(subject)}; paths are relative to this folder\n`;
  const isRule = ([name]: Line) => name.startsWith('rules.');
  const plain = lines.filter((line) => !isRule(line)).map(([name, held]) => yamlLine(name, held, ''));
  const rules = lines.filter(isRule).map(([name, held]) => yamlLine(name.slice('rules.'.length), held, '  '));
  return [heading, ...plain, ...(rules.length === 0 ? [] : ['rules:\n', ...rules])].join('');
}

function yamlLine(name: string, { value, from }: Held<unknown>, indent: string): string {
  const text = stringify({ [name]: value }, { flowCollectionPadding: true, collectionStyle: 'flow', lineWidth: 0 });
  const line = text.trim().replace(/^\{ (.*) \}$/s, '$1');
  // Text in double quotes is the same in YAML, where JSON has escapes for what acts or hides, or would be a command to
  // a CI system.
  const isPlain = /^[^:]/.test(line) && oneLine(line) === line && withoutCommands(line) === line;
  const shown = isPlain ? line : `${jsonText(name)}: ${jsonText(value)}`;
  return `${indent}${shown}  # ${oneLine(from)}\n`;
}

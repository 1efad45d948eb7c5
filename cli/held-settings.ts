import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { DEFAULT_BASELINE } from '../baseline/baseline.ts';
import { chooseRuleset, isRulesetPath } from '../engine/find-ruleset.ts';
import type { FixSetting } from '../engine/fix-choice.ts';
import { missingRuleset, RULESET_NAMES } from '../engine/lintel-modules.ts';
import type { RuleChange } from '../engine/rule-changes.ts';
import { unknownRule } from '../engine/unknown-rule.ts';
import { DOCUMENTATION_URL } from '../framework/documentation.ts';
import type { Defaults } from '../framework/fixes/defaults.ts';
import { currentIdOf } from '../framework/former-ids.ts';
import { SEVERITIES, type SeverityName } from '../framework/severity.ts';
import { isRemote } from '../model/description/reference.ts';
import type { Io } from '../platform/io.ts';
import { oneOf, UsageError, unknownName } from '../platform/usage-error.ts';
import type { ProjectFile, ProjectSettings } from '../project/project-file.ts';
import { Projects } from '../project/projects.ts';
import { RULES } from '../rules/index.generated.ts';

/** What the command line says of what a project's file may say, too. */
export interface GivenSettings {
  /** A name or a file. */
  readonly ruleset?: string;
  /** `ID:SEVERITY`, several with commas. */
  readonly rule?: readonly string[];
  /** Ids, several with commas. */
  readonly skipRule?: readonly string[];
  /** A file; false for none. */
  readonly baseline?: string | false;
  readonly failSeverity?: string;
  readonly maxWarnings?: string;
  /** Where the catalogue is published. */
  readonly documentationUrl?: string;
  /** False refuses rulesets that are programs. */
  readonly code?: boolean;
  /** True refuses them, too, in an editor that does not say that the workspace is trusted. */
  readonly isUntrusted?: boolean;
}

/**
 * A value, and where it was set: `command line`, a file with line and column, `found` for a file that nobody named, or
 * `default`.
 */
export interface Held<Value> {
  readonly value: Value;
  readonly from: string;
}

export const COMMAND_LINE = 'command line';
export const DEFAULT = 'default';
const FOUND = 'found';
const UNTRUSTED = 'a workspace that the editor does not trust';
/** The variable of the environment that says where the catalogue is published. */
const ADDRESS_VARIABLE = 'LINTEL_DOCUMENTATION_URL';

/** True for a value of a project's file. */
export function isOfProject({ from }: Held<unknown>): boolean {
  return ![COMMAND_LINE, FOUND, DEFAULT, ADDRESS_VARIABLE].includes(from);
}

/** The settings that hold for the files of one project. */
export interface HeldSettings {
  /** Null for files that belong to none. */
  readonly project: ProjectFile | null;
  /** A name, or a file by its path from the working folder. */
  readonly ruleset: Held<string>;
  /** True for a ruleset file that nobody named. */
  readonly rulesetFound: boolean;
  /** Those of the command line last. */
  readonly changes: readonly RuleChange[];
  /** A file by its path from the working folder; false for none. */
  readonly baseline: Held<string | false>;
  readonly failSeverity: Held<SeverityName>;
  /** Null for any number. */
  readonly maxWarnings: Held<number | null>;
  readonly defaults: Held<Defaults>;
  /** What holds for the fixes of rules, by the rules' present ids. */
  readonly fixes: Held<Readonly<Record<string, FixSetting>>>;
  /** Whether a ruleset may be a program. */
  readonly code: Held<boolean>;
  /** Where the catalogue is published; null where it is not. */
  readonly documentationUrl: Held<string | null>;
}

/** What settings are read from besides the command line. */
type Surroundings = Pick<Io, 'cwd' | 'env'>;

/**
 * The settings that hold in the working folder.
 *
 * @throws UsageError
 */
export async function settingsHere(given: GivenSettings, io: Surroundings): Promise<HeldSettings> {
  return holdSettings(await new Projects(io.cwd).ofFolder(io.cwd), given, io);
}

/**
 * The settings that hold for the files of a project: what the command line says, else what the project's file says,
 * else the default.
 *
 * @throws UsageError
 */
export function holdSettings(project: ProjectFile | null, given: GivenSettings, io: Surroundings): HeldSettings {
  const { cwd } = io;
  const { failSeverity, maxWarnings } = given;
  const held = holder(project);
  return {
    project,
    ...heldRuleset(project, given.ruleset, cwd),
    changes: [...changesOf(project, given.ruleset !== undefined), ...givenChanges(given)],
    baseline: held(
      given.baseline,
      'baseline',
      DEFAULT_BASELINE,
      (file) => file && fromWorkingFolder(file, project, cwd),
    ),
    failSeverity: held(
      failSeverity === undefined ? undefined : oneOf('severity', failSeverity, SEVERITIES),
      'failSeverity',
      'error',
    ),
    maxWarnings: held<'maxWarnings', number | null>(
      maxWarnings === undefined ? undefined : numberOf(maxWarnings),
      'maxWarnings',
      null,
    ),
    defaults: held(undefined, 'defaults', {}),
    fixes: heldFixes(project),
    code:
      given.isUntrusted === true
        ? { value: false, from: UNTRUSTED }
        : held<'code', boolean>(given.code === false ? false : undefined, 'code', true),
    documentationUrl: heldAddress(project, given.documentationUrl, io),
  };
}

/** @throws UsageError for what is no address of http(s). */
function heldAddress(
  project: ProjectFile | null,
  given: string | undefined,
  { env }: Surroundings,
): HeldSettings['documentationUrl'] {
  const [value, from] = given === undefined ? [env[ADDRESS_VARIABLE], ADDRESS_VARIABLE] : [given, COMMAND_LINE];
  if (value) {
    if (/^https?:\/\/[^\s/]+\S*$/.test(value)) return { value, from };
    throw new UsageError(`the address "${value}" (${from}) is none; write one that begins with https://`);
  }
  const own = holder(project)(undefined, 'documentationUrl', '');
  return own.value === '' ? { value: DOCUMENTATION_URL, from: DEFAULT } : own;
}

/** @throws UsageError for the id of a rule that does not exist. */
function heldFixes(project: ProjectFile | null): HeldSettings['fixes'] {
  const { value, from }: HeldSettings['fixes'] = holder(project)(undefined, 'fixes', {});
  const entries = Object.entries(value).map(([id, setting]) => {
    const current = Object.hasOwn(RULES, id) ? id : currentIdOf(id);
    if (current !== null) return [current, setting] as const;
    throw unknownRule(id, project?.where(['fixes', id]) ?? '', Object.keys(RULES));
  });
  return { value: Object.fromEntries(entries), from };
}

/** Makes the value of a setting: the one that is given, else the one of the project, else the default. */
function holder(project: ProjectFile | null) {
  return <Key extends keyof ProjectSettings, Value = NonNullable<ProjectSettings[Key]>>(
    given: Value | undefined,
    key: Key,
    byDefault: Value,
    read: (value: NonNullable<ProjectSettings[Key]>) => NonNullable<ProjectSettings[Key]> = (value) => value,
  ): Held<Value> => {
    if (given !== undefined) return { value: given, from: COMMAND_LINE };
    const own = project?.settings[key];
    if (project === null || own === undefined) return { value: byDefault, from: DEFAULT };
    return { value: read(own) as Value, from: project.where([key]) };
  };
}

/** @throws UsageError for a ruleset of the project's that does not exist, or is on the network. */
function heldRuleset(
  project: ProjectFile | null,
  given: string | undefined,
  cwd: string,
): Pick<HeldSettings, 'ruleset' | 'rulesetFound'> {
  if (given !== undefined) return { ruleset: { value: given, from: COMMAND_LINE }, rulesetFound: false };
  const own = project?.settings.ruleset;
  if (project !== null && own !== undefined) {
    const from = project.where(['ruleset']);
    return { ruleset: { value: rulesetOfProject(own, project, from, cwd), from }, rulesetFound: false };
  }
  const { ruleset, rulesetFound } = chooseRuleset(undefined, cwd, project?.folder);
  return { ruleset: { value: ruleset, from: rulesetFound ? FOUND : DEFAULT }, rulesetFound };
}

function rulesetOfProject(ruleset: string, project: ProjectFile, from: string, cwd: string): string {
  if (RULESET_NAMES.includes(ruleset)) return ruleset;
  if (isRemote(ruleset)) {
    throw new UsageError(
      `${from}: a ruleset on the network runs only where the command line names it; use --ruleset and --remote-rulesets`,
    );
  }
  const file = fromWorkingFolder(ruleset, project, cwd);
  if (existsSync(resolve(cwd, file))) return /[/\\]/.test(file) ? file : `./${file}`;
  if (isRulesetPath(ruleset)) {
    throw new UsageError(`${from}: ${missingRuleset(file)}`);
  }
  throw new UsageError(`${from}: ${unknownName('ruleset', ruleset, RULESET_NAMES)}`);
}

/** A path of a project's file, from the working folder. */
function fromWorkingFolder(path: string, project: ProjectFile | null, cwd: string): string {
  return project === null ? path : relative(cwd, resolve(project.folder, path));
}

/** Where the command line names the ruleset, a project may only make rules of it more severe. */
function changesOf(project: ProjectFile | null, onlyTightens: boolean): RuleChange[] {
  return Object.entries(project?.settings.rules ?? {}).map(([id, severity]) => ({
    id,
    severity,
    from: project?.where(['rules', id]) ?? '',
    ...(onlyTightens && { onlyTightens }),
  }));
}

const RULE_SEVERITIES = [...SEVERITIES, 'off'] as const;

/** @throws UsageError for one without a severity. */
function givenChanges({ rule = [], skipRule = [] }: GivenSettings): RuleChange[] {
  const changed = eachOf(rule).map((one): RuleChange => {
    const at = one.lastIndexOf(':');
    if (at === -1) throw new UsageError(`--rule ${one} names no severity; write --rule ${one}:warn or the like`);
    const severity = oneOf('severity', one.slice(at + 1), RULE_SEVERITIES);
    return { id: one.slice(0, at), severity, from: '--rule' };
  });
  const skipped = eachOf(skipRule).map((id): RuleChange => ({ id, severity: 'off', from: '--skip-rule' }));
  return [...changed, ...skipped];
}

/** The values of an option that may be repeated or take several with commas. */
export function eachOf(given: readonly string[]): string[] {
  return given
    .flatMap((one) => one.split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function numberOf(given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new UsageError(`--max-warnings takes a number of warnings, not "${given}"`);
}

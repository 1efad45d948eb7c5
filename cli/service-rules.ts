import { chooseEngine } from '../engine/choose-engine.ts';
import { publishedAt } from '../framework/documentation.ts';
import type { AnyRule } from '../framework/rule.ts';
import type { SeverityName } from '../framework/severity.ts';
import type { Io } from '../platform/io.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import type { Severity } from '../spec/statement.ts';
import type { GivenRulesetOptions } from './common-options.ts';
import { DEFAULT, type HeldSettings } from './held-settings.ts';
import { presentRuleId } from './present-rule-id.ts';
import { programsNamer, trustOf } from './ruleset-trust.ts';
import { SECTION_NAMES, sectionsCalled } from './section-names.ts';

/** A rule of a run with what it judges in a service: its traffic, or its answers to questions. */
interface ServiceRule<Check> {
  readonly rule: AnyRule;
  readonly check: Check;
}

/** The rules of a run, and what their ruleset is called. */
export interface ServiceRules<Check> {
  readonly rules: readonly ServiceRule<Check>[];
  readonly name: string;
}

/**
 * The rules that have a check, with the severities that the ruleset gives them: all of them where none was chosen. A
 * rule that judges no description is in no ruleset, and runs unless it is of another section than the one that was
 * chosen, or turned off.
 *
 * @param checks By the ids of rules.
 * @throws UsageError
 */
export async function serviceRules<Check>(
  checks: Readonly<Record<string, Check>>,
  settings: HeldSettings,
  options: GivenRulesetOptions,
  io: Io,
): Promise<ServiceRules<Check>> {
  const { ruleset } = settings;
  const isChosen = ruleset.from !== DEFAULT;
  const severities = isChosen ? await severitiesIn(settings, options, io) : null;
  const changes = changesById(settings);
  const sections = SECTION_NAMES.includes(ruleset.value) ? sectionsCalled(ruleset.value) : null;
  const rules = Object.entries(checks).flatMap(([id, check]): ServiceRule<Check>[] => {
    const rule = EVERY_RULE[id];
    if (rule === undefined) return [];
    const isInSection = sections === null || sections.includes(rule.extensions.lintel.section);
    const isElsewhere = rule.extensions.lintel.kind === 'elsewhere' && isInSection;
    const own = severities === null || isElsewhere ? rule.severity : severities.get(id);
    const severity = changes.get(id) ?? own;
    if (severity === undefined || severity === 'off') return [];
    const published = publishedAt(rule, settings.documentationUrl.value);
    return [{ rule: { ...published, severity: severity as Severity }, check }];
  });
  return { rules, name: isChosen ? ruleset.value : 'all' };
}

async function severitiesIn(
  settings: HeldSettings,
  options: GivenRulesetOptions,
  io: Io,
): Promise<ReadonlyMap<string, SeverityName>> {
  const { ruleset, changes } = settings;
  const described = changes.filter(
    ({ id }) => EVERY_RULE[id] === undefined || EVERY_RULE[id]?.extensions.lintel.kind !== 'elsewhere',
  );
  const engine = await chooseEngine(ruleset.value, {
    cwd: io.cwd,
    remoteRefs: false,
    changes: described,
    ...trustOf(settings, options),
    onPrograms: programsNamer(settings, io),
  });
  return new Map(engine.rules.map(({ id, severity }) => [id, severity]));
}

/** @throws UsageError for an id that no rule has. */
function changesById({ changes }: HeldSettings): ReadonlyMap<string, SeverityName | 'off'> {
  return new Map(changes.map(({ id, severity, from }) => [presentRuleId(id, from), severity]));
}

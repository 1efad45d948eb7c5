import type { Schema } from '@cfworker/json-schema';
import type { IFunctionResult, RulesetFunctionContext } from '@stoplight/spectral-core';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { addCount } from '../model/lib/count-each.ts';
import type { Violations } from './finding.ts';
import { descriptionOf, type Inventory } from './inventory.ts';
import { hardlyAnyKeeps, joinFindings } from './join-findings.ts';
import { findingsOf, judgementOf } from './judge.ts';
import type { LintelFunction } from './lintel-function.ts';
import type { RuleInRun } from './rule-in-run.ts';
import { afterTurns, turnOf } from './rule-order.ts';
import { runLog } from './run-log.ts';
import type { RunningFinding } from './running-finding.ts';
import { spectralPath } from './spectral-path-marker.ts';
import { spectralRuleInRun } from './spectral-rule.ts';
import { consequencesFor } from './structure/consequences.ts';
import { optionsValidator } from './validate-options.ts';

/** The options that a JSON Schema describes; null for a function without any. */
export type OptionsOf<OptionsSchema> = OptionsSchema extends JSONSchema ? FromSchema<OptionsSchema> : null;

/** A check in two parts, so that counting, exceptions and placing are done once, for all checks. */
export interface FunctionDefinition<Subject extends { readonly place: Place }, OptionsSchema> {
  readonly name: string;
  /** JSON Schema of the options, from which their type is derived; null when there are none. */
  readonly options: OptionsSchema;
  /** Judged after all rules: for what depends on what they found. */
  readonly runsAfterAllRules?: true;
  /** Everything in the description that the check has to judge. */
  readonly subjects: (description: Description, options: OptionsOf<OptionsSchema>) => Iterable<Subject>;
  readonly judge: (
    subject: NoInfer<Subject>,
    options: OptionsOf<OptionsSchema>,
    description: Description,
  ) => Violations;
}

/**
 * Makes a Spectral function from a check. It takes `given: '$'` and ignores what Spectral selected: the subjects come
 * from the description's lists.
 */
export function defineFunction<
  const OptionsSchema extends JSONSchema | null,
  Subject extends { readonly place: Place },
>(definition: FunctionDefinition<Subject, OptionsSchema>): LintelFunction {
  const { name, subjects, judge, runsAfterAllRules = false } = definition;
  const validate = optionsValidator(name, definition.options as Schema | null);
  const run: LintelFunction['run'] = (description, given, rule, onJudgement) => {
    validate(given);
    const options = given as OptionsOf<OptionsSchema>;
    const log = runLog(description);
    const all: RunningFinding[] = [];
    const bySubject: { readonly subject: Place; readonly found: readonly RunningFinding[] }[] = [];
    let judged = 0;
    let broken = 0;
    const consequences = consequencesFor(description, rule, (other) =>
      Array.from(subjects(other, options), (subject) => [subject.place, judge(subject, options, other)] as const),
    );
    for (const subject of subjects(description, options)) {
      judged++;
      const violations = judge(subject, options, description);
      const found = findingsOf(subject.place, violations, { rule, description, log, consequences });
      if (found.length > 0) broken++;
      for (const finding of found) all.push(finding);
      if (onJudgement !== undefined) bySubject.push({ subject: subject.place, found });
    }
    const { findings, wholeOf } = joinFindings(all, rule.joins !== null && hardlyAnyKeeps(broken, judged));
    for (const { subject, found } of bySubject) onJudgement?.(judgementOf(subject, found, wholeOf));
    for (const finding of findings) if (!finding.isReported) finding.letGo();
    log.note(rule, findings);
    return { findings: findings.filter(({ isReported }) => isReported), judged };
  };
  return Object.assign(asSpectralFunction(name, run, runsAfterAllRules), {
    validator: validate,
    schemas: { input: null, options: definition.options as never },
    runsAfterAllRules,
    run,
  }) as LintelFunction;
}

/**
 * Spectral calls the functions of all rules one after another, and awaits what they promise then. So all rules of a run
 * are known before the first promise is carried out, and a rule that yields promises its results for a turn after those
 * it yields to.
 */
function asSpectralFunction(name: string, run: LintelFunction['run'], runsAfterAllRules: boolean) {
  const spectralFunction = (_input: unknown, options: unknown, context: RulesetFunctionContext) => {
    const inventory = context.documentInventory as unknown as Inventory;
    const rule = spectralRuleInRun(context, inventory);
    const log = runLog(descriptionOf(inventory));
    log.enter(rule);
    log.keepAll();
    const { resolved = true } = context.rule as { resolved?: boolean };
    const results = () => timed(rule, inventory, () => spectralResults(run, options, rule, inventory, resolved));
    // All rules of the run have to be known before the first one judges.
    return afterTurns(turnOf(rule, runsAfterAllRules) + 1).then(results);
  };
  Object.defineProperty(spectralFunction, 'name', { value: name });
  return spectralFunction;
}

function timed<Answer>({ code }: RuleInRun, inventory: Inventory, work: () => Answer): Answer {
  const { milliseconds } = runLog(descriptionOf(inventory));
  const start = performance.now();
  const answer = work();
  addCount(milliseconds, code, performance.now() - start);
  return answer;
}

function spectralResults(
  run: LintelFunction['run'],
  options: unknown,
  rule: RuleInRun,
  inventory: Inventory,
  resolved: boolean,
): IFunctionResult[] {
  const { findings } = run(descriptionOf(inventory), options, rule);
  return findings.map(({ message, place }) => ({ message, path: spectralPath(place, inventory, resolved) }));
}

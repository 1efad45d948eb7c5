import type { Schema } from '@cfworker/json-schema';
import type { IFunctionResult, RulesetFunctionContext, RulesetFunctionWithValidator } from '@stoplight/spectral-core';
import { suppressionIn } from '../model/annotations/annotations.ts';
import type { Description } from '../model/description/description.ts';
import type { Place } from '../model/description/place.ts';
import { descriptionOf, type Inventory } from './inventory.ts';
import { runLog } from './run-log.ts';
import { spectralPath } from './spectral-path-marker.ts';
import { optionsValidator } from './validate-options.ts';

/** What is wrong with one subject. It stands at the subject's own place unless `at` says better. */
export interface Violation {
  /** The fact with the actual value, then the remedy with the expected value; no section and no full stop. */
  readonly message: string;
  readonly at?: Place;
}

export type Verdict = Violation | readonly Violation[] | null | undefined;

/** A check in two parts, so that counting, suppression and placing are done once, for all checks. */
export interface FunctionDefinition<Subject extends { readonly place: Place }, Options> {
  readonly name: string;
  /** JSON Schema of the options; null when there are none. Typed loosely, since the published types stand without its library. */
  readonly options: Readonly<Record<string, unknown>> | null;
  /** Judged after every other check of the run: for what depends on what they found. */
  readonly last?: true;
  /** Everything in the description that the check has to judge. */
  readonly subjects: (description: Description, options: Options, ruleId: string) => Iterable<Subject>;
  readonly judge: (subject: Subject, options: Options, description: Description) => Verdict;
}

export interface Finding {
  readonly message: string;
  readonly place: Place;
}

/** What one rule made of one description. */
export interface Outcome {
  readonly findings: Finding[];
  /** Number of subjects judged. */
  readonly judged: number;
}

/** A Spectral function that can also be run directly on a description. */
export type LintelFunction = RulesetFunctionWithValidator<unknown, unknown> & {
  readonly last: boolean;
  readonly run: (description: Description, options: unknown, ruleId: string) => Outcome;
};

/**
 * Makes a Spectral function from a check. It takes `given: '$'` and ignores what Spectral selected: the subjects come
 * from the description's lists.
 */
export function defineFunction<Subject extends { readonly place: Place }, Options = null>(
  definition: FunctionDefinition<Subject, Options>,
): LintelFunction {
  const validate = optionsValidator(definition.name, definition.options as Schema | null);
  const run = (description: Description, options: unknown, ruleId: string): Outcome => {
    validate(options);
    return judgeAll(definition, description, options as Options, ruleId);
  };
  const spectralFunction = (_input: unknown, options: unknown, context: RulesetFunctionContext) => {
    const results = () => spectralResults(run, options, context);
    return definition.last === true ? Promise.resolve().then(results) : results();
  };
  Object.defineProperty(spectralFunction, 'name', { value: definition.name });
  return Object.assign(spectralFunction, {
    validator: validate,
    schemas: { input: null, options: definition.options as never },
    last: definition.last === true,
    run,
  }) as LintelFunction;
}

function judgeAll<Subject extends { readonly place: Place }, Options>(
  { subjects, judge }: FunctionDefinition<Subject, Options>,
  description: Description,
  options: Options,
  ruleId: string,
): Outcome {
  const log = runLog(description);
  log.ran.add(ruleId);
  const findings: Finding[] = [];
  let judged = 0;
  for (const subject of subjects(description, options, ruleId)) {
    judged++;
    const before = findings.length;
    for (const { message, at } of violations(judge(subject, options, description))) {
      const place = at ?? subject.place;
      const hiddenBy = suppressionIn(description, place, ruleId);
      if (hiddenBy === null) findings.push({ message, place });
      else log.hid(hiddenBy, ruleId);
    }
    log.listener?.(ruleId, subject.place, findings.slice(before));
  }
  for (const { place } of findings) log.told.push(place);
  return { findings, judged };
}

function violations(verdict: Verdict): readonly Violation[] {
  if (verdict === null || verdict === undefined) return [];
  return 'message' in verdict ? [verdict] : verdict;
}

function spectralResults(
  run: LintelFunction['run'],
  options: unknown,
  context: RulesetFunctionContext,
): IFunctionResult[] {
  const inventory = context.documentInventory as unknown as Inventory;
  const { name, resolved } = context.rule as { name?: string; resolved?: boolean };
  const { findings } = run(descriptionOf(inventory), options, name ?? '');
  return findings.map(({ message, place }) => ({ message, path: spectralPath(place, inventory, resolved ?? true) }));
}

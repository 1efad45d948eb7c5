import { type AnnotationKey, annotatableAt } from '../../model/annotations/annotations.ts';
import type { JsonPath } from '../../model/description/place.ts';
import { groupBy } from '../../model/lib/group-by.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { isBefore, type Range, type Result, shownRange } from '../../source/result.ts';
import { ANNOTATION_KEYS } from '../help/annotation-schema.ts';
import type { ActionTask, OfferedAction } from './action.ts';
import type { AnnotationSites } from './annotation-sites.ts';

/** What a reason is before somebody writes one. */
const REASON = 'Why it has to stay as it is';
/** What the name of a standard is before somebody writes one. */
const STANDARD = 'BCP-47';

/** A file with its findings, which have their fixes. */
export interface FileForActions {
  readonly data: unknown;
  readonly results: readonly Result[];
  readonly sites: AnnotationSites;
}

/** What is offered for the findings at a range of a file, and for the file as a whole. */
export function offeredActions(file: FileForActions, range: Range): OfferedAction[] {
  const actions = resultsAt(file.results, range).flatMap((result) => [
    ...fixesOf(result),
    ...fixesOfRule(result, file.results),
    ...annotations(result, file),
    ...exception(result, file.data),
  ]);
  return [...toldApart(eachOnce(actions)), ...(file.results.some(isSafelyMendable) ? [FIX_ALL] : [])];
}

/** The findings that are shown in a range, or meet it. */
export function resultsAt(results: readonly Result[], range: Range): Result[] {
  return results.filter((result) => meet(shownRange(result), range));
}

/** True for a finding that rests on a guess. */
export function hasAnswers({ code }: Result): boolean {
  return answersFor(code).length > 0;
}

const FIX_ALL: OfferedAction = {
  title: 'Carry out all safe fixes of Lintel in this file',
  kind: 'source.fixAll.lintel',
  isPreferred: false,
  findings: [],
  task: { task: 'fix all', code: null, unsafe: false },
};

/** What several findings have in common is offered once, for all of them. */
function eachOnce(actions: readonly OfferedAction[]): OfferedAction[] {
  const byTask = groupBy(actions, ({ task }) => JSON.stringify(task));
  return [...byTask.values()].flatMap((alike) => {
    const [first] = alike;
    return first === undefined ? [] : [{ ...first, findings: alike.flatMap(({ findings }) => findings) }];
  });
}

/** A selection may have several findings for which the same is offered; each says its line then. */
function toldApart(actions: readonly OfferedAction[]): OfferedAction[] {
  const byTitle = groupBy(actions, ({ title }) => title);
  return actions.map((action) => {
    const [found] = action.findings;
    const isAlone = byTitle.get(action.title)?.length === 1;
    return isAlone || found === undefined
      ? action
      : { ...action, title: `${action.title} (line ${found.range.start.line + 1})` };
  });
}

function isMendable({ fixes = [] }: Result): boolean {
  return fixes.length > 0;
}

function isSafelyMendable({ fixes = [] }: Result): boolean {
  return fixes.some(({ isSafe }) => isSafe);
}

function quickFix(result: Result, title: string, task: ActionTask, isPreferred = false): OfferedAction {
  const { code, message } = result;
  return { title, kind: 'quickfix', isPreferred, findings: [{ code, message, range: shownRange(result) }], task };
}

function fixesOf(result: Result): OfferedAction[] {
  const { code, path, fixes = [] } = result;
  return fixes.map(({ title, isSafe }) =>
    quickFix(
      result,
      `${title}${isSafe ? '' : UNSAFE}`,
      { task: 'fix', code, path, title },
      isSafe && fixes.length === 1,
    ),
  );
}

const UNSAFE = ' (unsafe)';

/** Where one finding of a rule can be mended, and others, too. Each offer mends the one finding as well. */
function fixesOfRule(result: Result, all: readonly Result[]): OfferedAction[] {
  const { code } = result;
  if (!isMendable(result)) return [];
  const alike = all.filter((other) => other.code === code && isMendable(other));
  const safe = alike.filter(isSafelyMendable);
  const offer = (count: number, unsafe: boolean) =>
    count < 2
      ? []
      : [
          quickFix(result, `Mend all ${count} findings of ${code} in this file${unsafe ? UNSAFE : ''}`, {
            task: 'fix all',
            code,
            unsafe,
          }),
        ];
  return [
    ...(isSafelyMendable(result) ? offer(safe.length, false) : []),
    ...(alike.length > safe.length ? offer(alike.length, true) : []),
  ];
}

/** What says in `x-lintel` what the rule can only guess. */
function annotations(result: Result, file: FileForActions): OfferedAction[] {
  return answersFor(result.code).flatMap((key) => {
    const site = answerSite(key, result, file);
    if (site === null) return [];
    return site.values.map((value) => {
      const isWritten = key === 'standard';
      const said = isWritten ? 'x-lintel.standard, with the name of the standard' : `x-lintel.${key}: ${value}`;
      const task: ActionTask = { task: 'annotate', path: site.path, keys: [key], value, isWritten };
      return quickFix(result, `Say it with ${said}`, task);
    });
  });
}

function answersFor(code: string): readonly AnnotationKey[] {
  return Object.hasOwn(EVERY_RULE, code) ? (EVERY_RULE[code]?.extensions.lintel.answeredBy ?? []) : [];
}

interface AnswerSite {
  readonly path: JsonPath;
  readonly values: readonly (string | boolean)[];
}

/** Where an answer is read, and which answers tell more than Lintel knows. */
function answerSite(key: AnnotationKey, { path }: Result, { data, sites }: FileForActions): AnswerSite | null {
  const siteAt = (keys: readonly (string | number)[] | null | undefined, values = valuesOf(key)) => {
    // Once more from the data, which says what is an index.
    const at = keys == null ? null : annotatableAt(data, keys);
    return at === null ? null : { path: at, values };
  };
  const around = sites.pathAround(path);
  if (key === 'paged') return siteAt(around?.operation);
  if (key !== 'resource') return siteAt(sites.fieldAround(path));
  if (around === null || (around.sureClass !== null && !valuesOf(key).includes(around.sureClass))) return null;
  const further = valuesOf(key).filter((value) => value !== around.sureClass);
  return siteAt(around.pathItem ?? around.operation, further);
}

function valuesOf(key: AnnotationKey): readonly (string | boolean)[] {
  if (key === 'standard') return [STANDARD];
  return ANNOTATION_KEYS.find(({ name }) => name === key)?.values ?? [];
}

/** What is no OpenAPI, or cannot be read, is no matter of exceptions. */
function exception(result: Result, data: unknown): OfferedAction[] {
  const { code, path } = result;
  const at = annotatableAt(data, path);
  if (!Object.hasOwn(EVERY_RULE, code) || EVERY_RULE[code]?.extensions.lintel.kind === 'annotation' || at === null)
    return [];
  const task: ActionTask = { task: 'annotate', path: at, keys: ['ignore', code], value: REASON, isWritten: true };
  return [quickFix(result, `Ignore ${code} here, with a reason`, task)];
}

function meet(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

import { annotatableAt } from '../../model/annotations/annotations.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import type { Position, Range, Result } from '../../source/result.ts';
import { shownRange } from '../../source/result.ts';
import { ANNOTATION_KEYS } from '../help/annotation-schema.ts';
import type { ActionTask, OfferedAction } from './action.ts';

/** What a reason is before somebody writes one. */
const REASON = 'Why it has to stay as it is';
/** What the name of a standard is before somebody writes one. */
const STANDARD = 'BCP-47';

/** A file with its findings, which have their fixes. */
export interface FileForActions {
  readonly data: unknown;
  readonly results: readonly Result[];
}

/** What is offered for the findings at a range of a file, and for the file as a whole. */
export function offeredActions(file: FileForActions, range: Range): OfferedAction[] {
  const here = file.results.filter((result) => meet(shownRange(result), range));
  const actions = here.flatMap((result) => [
    ...fixesOf(result),
    ...fixesOfRule(result, file.results),
    ...annotations(result, file.data),
    ...exception(result, file.data),
  ]);
  const isMended = file.results.some(({ fixes = [] }) => fixes.some(({ isSafe }) => isSafe));
  return isMended ? [...actions, FIX_ALL] : actions;
}

const FIX_ALL: OfferedAction = {
  title: 'Carry out all safe fixes of Lintel in this file',
  kind: 'source.fixAll.lintel',
  isPreferred: false,
  finding: null,
  task: { task: 'fix all', code: null, unsafe: false },
};

function quickFix(result: Result, title: string, task: ActionTask, isPreferred = false): OfferedAction {
  return { title, kind: 'quickfix', isPreferred, finding: { code: result.code, range: shownRange(result) }, task };
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

/** Where one finding of a rule can be mended, and others, too. */
function fixesOfRule(result: Result, all: readonly Result[]): OfferedAction[] {
  const { code, fixes = [] } = result;
  if (fixes.length === 0) return [];
  const alike = all.filter((other) => other.code === code && (other.fixes ?? []).length > 0);
  const safe = alike.filter((other) => other.fixes?.some(({ isSafe }) => isSafe) === true);
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
  return [...offer(safe.length, false), ...(alike.length > safe.length ? offer(alike.length, true) : [])];
}

/** What says in `x-lintel` what the rule can only guess. */
function annotations(result: Result, data: unknown): OfferedAction[] {
  const { code, path } = result;
  const keys = Object.hasOwn(EVERY_RULE, code) ? (EVERY_RULE[code]?.extensions.lintel.answeredBy ?? []) : [];
  return keys.flatMap((key) => {
    // What a path is stands at its path item.
    const from = key === 'resource' ? path.slice(0, 2) : path;
    const at = annotatableAt(data, from);
    if (at === null || (key === 'resource' && (path[0] !== 'paths' || path.length < 2))) return [];
    return valuesOf(key).map((value) => {
      const isWritten = key === 'standard';
      const said = isWritten ? 'x-lintel.standard, with the name of the standard' : `x-lintel.${key}: ${value}`;
      return quickFix(result, `Say it with ${said}`, { task: 'annotate', path: at, keys: [key], value, isWritten });
    });
  });
}

function valuesOf(key: string): readonly (string | boolean)[] {
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

function isBefore(left: Position, right: Position): boolean {
  return left.line < right.line || (left.line === right.line && left.character < right.character);
}

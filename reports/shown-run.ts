import { oneLine } from '../platform/visible-text.ts';
import type { Result, ResultPlace } from '../source/result.ts';
import type { Format } from './formats.ts';
import type { ReportSettings, RunSummary } from './report.ts';

/** The formats that are data: they escape what they hold, each in its own way, and keep it exactly. */
const DATA: ReadonlySet<Format> = new Set(['json', 'sarif', 'gitlab', 'code-climate', 'junit', 'teamcity']);

/**
 * A run as a report in a format shows it: where text is for people, each name, path and message is one line without
 * what acts or hides.
 */
export function shownRun(
  format: Format,
  summary: RunSummary,
  setting: ReportSettings,
): { readonly summary: RunSummary; readonly setting: ReportSettings } {
  if (DATA.has(format)) return { summary, setting };
  const sources = new Map(summary.results.map(({ source }) => [oneLine(source), source]));
  return {
    summary: {
      ...summary,
      results: summary.results.map(shownResult),
      rules: summary.rules.map((rule) => ({ ...rule, id: oneLine(rule.id) })),
      notes: summary.notes?.map(oneLine) ?? [],
    },
    setting: { ...setting, textOf: (source) => setting.textOf(sources.get(source) ?? source) },
  };
}

/** The result itself, where there is nothing to make visible in it, as in most. */
function shownResult(result: Result): Result {
  const { code, message, places } = result;
  if ([code, message].every(isOneLine) && [result, ...(places ?? [])].every(isShownPlace)) return result;
  return {
    ...result,
    ...shownPlace(result),
    code: oneLine(code),
    message: oneLine(message),
    ...(places !== undefined && { places: places.map(shownPlace) }),
  };
}

function shownPlace({ path, source, range, keyRange }: ResultPlace): ResultPlace {
  return { path: path.map(oneLine), source: oneLine(source), range, ...(keyRange !== undefined && { keyRange }) };
}

function isShownPlace({ path, source }: ResultPlace): boolean {
  return isOneLine(source) && path.every(isOneLine);
}

function isOneLine(text: string): boolean {
  return oneLine(text) === text;
}

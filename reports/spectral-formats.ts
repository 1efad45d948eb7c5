import { stripVTControlCharacters } from 'node:util';
import { commonJs } from '../platform/common-js.ts';
import { isLink } from '../platform/markdown-text.ts';
import { pathInRepository } from '../platform/repository.ts';
import { shownPath } from '../source/problem.ts';
import { type Result, shownRange } from '../source/result.ts';
import { moreOn } from './more.ts';
import type { ReportSettings, ReportWriter } from './report.ts';

/**
 * How each of Spectral's formats that is used as it is names a file: for people as they would, for machines from the
 * repository on.
 */
const NAMED = {
  text: (source: string, { cwd }: ReportSettings) => shownPath(source, cwd),
  html: (source: string, { root }: ReportSettings) => pathInRepository(source, root),
} as const;

/** Spectral's page has a link to what documents a rule; a command is none. */
const COMMAND_AS_LINK = /<a href="(lintel explain [\w-]+)" target="_blank">documentation<\/a>/g;

/** What leads to more on a rule; without what a page may not lead to. */
const MORE = {
  text: ({ documentationUrl = '' }: Result) => (isLink(documentationUrl) ? documentationUrl : null),
  html: ({ code, documentationUrl }: Result) => moreOn(code, documentationUrl),
} as const;

/** A report by one of Spectral's own formatters. */
export async function spectralReport(format: keyof typeof NAMED): Promise<ReportWriter> {
  const formatters = commonJs(await import('@stoplight/spectral-formatters'));
  const formatter = formatters[format];
  return (summary, setting) => {
    const results = summary.results.map(({ documentationUrl, ...result }) => {
      const more = MORE[format]({ ...result, ...(documentationUrl !== undefined && { documentationUrl }) });
      const range = shownRange(result);
      const shown = { ...result, range, path: [...result.path], source: NAMED[format](result.source, setting) };
      return more === null ? shown : { ...shown, documentationUrl: more };
    });
    const context = { ruleset: { rules: {} }, spectralVersion: setting.version };
    const text = formatter(results, { failSeverity: summary.failSeverity }, context as never);
    const shown = format === 'html' ? text.replaceAll(COMMAND_AS_LINK, '<code>$1</code>') : text;
    return (setting.color ? shown : stripVTControlCharacters(shown)).replace(/\n+$/, '');
  };
}

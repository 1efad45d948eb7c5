import { stripVTControlCharacters } from 'node:util';
import { commonJs } from '../common-js.ts';
import type { Format } from './formats.ts';
import type { Report, RunSummary } from './report.ts';

const NAMES = {
  pretty: 'pretty',
  text: 'text',
  junit: 'junit',
  html: 'html',
  teamcity: 'teamcity',
  'github-actions': 'githubActions',
  sarif: 'sarif',
  'code-climate': 'codeClimate',
  gitlab: 'codeClimate',
  markdown: 'markdown',
} as const;

/** A report by one of Spectral's own formatters. */
export async function spectralReport(format: Exclude<Format, 'stylish' | 'json'>): Promise<Report> {
  const formatters = commonJs(await import('@stoplight/spectral-formatters'));
  const formatter = formatters[NAMES[format]];
  return (summary, { color, version }) => {
    const results = summary.results.map((result) => ({ ...result, path: [...result.path] }));
    const context = { ruleset: rulesetOf(summary), spectralVersion: version };
    const text = formatter(results, { failSeverity: summary.failSeverity }, context as never);
    return (color ? text : stripVTControlCharacters(text)).replace(/\n+$/, '');
  };
}

/** As much of a ruleset as the formatters look at. */
function rulesetOf({ rules }: RunSummary) {
  const entries = rules.map(({ id, summary, documentationUrl }) => [
    id,
    { name: id, description: summary, documentationUrl },
  ]);
  return { rules: Object.fromEntries(entries) };
}

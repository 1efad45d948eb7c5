import type { ReportWriter } from './report.ts';

/** Every value of `--format`: the names and shapes are Spectral's, but for `stylish`. */
export const FORMATS = [
  'stylish',
  'json',
  'pretty',
  'text',
  'junit',
  'html',
  'teamcity',
  'github-actions',
  'sarif',
  'code-climate',
  'gitlab',
  'markdown',
] as const;

export type Format = (typeof FORMATS)[number];

/** The report for a format, loaded when it is wanted. */
export async function reportFor(format: Format): Promise<ReportWriter> {
  switch (format) {
    case 'stylish':
      return (await import('./stylish.ts')).stylish;
    case 'json':
      return (await import('./json.ts')).json;
    case 'pretty':
      return (await import('./pretty.ts')).pretty;
    case 'junit':
      return (await import('./junit.ts')).junit;
    case 'teamcity':
      return (await import('./teamcity.ts')).teamcity;
    case 'github-actions':
      return (await import('./github-actions.ts')).githubActions;
    case 'sarif':
      return (await import('./sarif.ts')).sarif;
    case 'code-climate':
    case 'gitlab':
      return (await import('./gitlab.ts')).gitlab;
    case 'markdown':
      return (await import('./markdown.ts')).markdown;
    default:
      return (await import('./spectral-formats.ts')).spectralReport(format);
  }
}

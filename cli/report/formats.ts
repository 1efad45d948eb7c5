import type { Report } from './report.ts';

/** Every value of `--format`. Only `stylish` is Lintel's own; the others keep Spectral's shapes. */
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
export async function reportFor(format: Format): Promise<Report> {
  if (format === 'stylish') return (await import('./stylish.ts')).stylish;
  if (format === 'json') return (await import('./json.ts')).json;
  return (await import('./spectral-formats.ts')).spectralReport(format);
}

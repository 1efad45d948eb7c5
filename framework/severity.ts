/** The severities of Spectral, in its order. */
export const SEVERITIES = ['error', 'warn', 'info', 'hint'] as const;
export type SeverityName = (typeof SEVERITIES)[number];

/** Index into `SEVERITIES`. */
export type SeverityNumber = 0 | 1 | 2 | 3;

/** The number under which Spectral knows a severity: 0 for an error to 3 for a hint. */
export function severityNumber(name: SeverityName): SeverityNumber {
  return SEVERITIES.indexOf(name) as SeverityNumber;
}

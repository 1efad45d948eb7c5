import type { Report } from './report.ts';

/** Spectral's JSON array, and for each finding the statements that its rule decides. */
export const json: Report = ({ results }) =>
  JSON.stringify(
    results.map(({ code, path, message, severity, range, source, statements }) => ({
      code,
      path,
      message,
      severity,
      range,
      source,
      statements,
    })),
    null,
    '\t',
  );

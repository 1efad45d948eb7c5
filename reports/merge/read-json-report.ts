import type { Schema } from '@cfworker/json-schema';
import { isInputProblem } from '../../source/problem.ts';
import type { Result } from '../../source/result.ts';
import { checkedJson } from './checked-json.ts';
import type { ReadReport } from './report-contents.ts';

const POSITION: Schema = {
  type: 'object',
  required: ['line', 'character'],
  properties: { line: { type: 'integer', minimum: 0 }, character: { type: 'integer', minimum: 0 } },
};

const REPORT: Schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'path', 'message', 'severity', 'range', 'source'],
    properties: {
      code: { type: ['string', 'integer'] },
      path: { type: 'array', items: { type: ['string', 'integer'] } },
      message: { type: 'string' },
      severity: { enum: [0, 1, 2, 3] },
      range: { type: 'object', required: ['start', 'end'], properties: { start: POSITION, end: POSITION } },
      source: { type: 'string' },
      statements: { type: 'array', items: { type: 'string' } },
      documentationUrl: { type: 'string' },
    },
  },
};

/** A finding as stock Spectral writes it too. */
type Written = Omit<Result, 'statements' | 'code' | 'path'> & {
  readonly code: string | number;
  readonly path: readonly (string | number)[];
  readonly statements?: readonly string[];
};

/** Reads Spectral's JSON array, which has no place for what is known of the run. */
export function readJsonReport(text: string): Omit<ReadReport, 'name'> {
  const results = checkedJson<Written[]>(text, REPORT).map(({ statements = [], code, path, ...rest }) => {
    return { ...rest, code: String(code), path: path.map(String), statements };
  });
  return { kind: 'json', results, run: null, complete: !results.some(isInputProblem) };
}

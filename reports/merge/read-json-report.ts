import type { Schema } from '@cfworker/json-schema';
import { isInputProblem } from '../../source/problem.ts';
import type { Result, ResultPlace } from '../../source/result.ts';
import { checkedJson } from './checked-json.ts';
import type { ReadReport } from './report-contents.ts';

const POSITION: Schema = {
  type: 'object',
  required: ['line', 'character'],
  properties: { line: { type: 'integer', minimum: 0 }, character: { type: 'integer', minimum: 0 } },
};

const PATH: Schema = { type: 'array', items: { type: ['string', 'integer'] } };
const RANGE: Schema = { type: 'object', required: ['start', 'end'], properties: { start: POSITION, end: POSITION } };

const REPORT: Schema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'path', 'message', 'severity', 'range', 'source'],
    properties: {
      code: { type: ['string', 'integer'] },
      path: PATH,
      message: { type: 'string' },
      severity: { enum: [0, 1, 2, 3] },
      range: RANGE,
      keyRange: RANGE,
      source: { type: 'string' },
      statements: { type: 'array', items: { type: 'string' } },
      documentationUrl: { type: 'string' },
      places: {
        type: 'array',
        items: {
          type: 'object',
          required: ['path', 'range', 'source'],
          properties: { path: PATH, range: RANGE, keyRange: RANGE, source: { type: 'string' } },
        },
      },
    },
  },
};

/** A finding as stock Spectral writes it too. */
type Written = Omit<Result, 'statements' | 'code' | 'path' | 'places'> & {
  readonly code: string | number;
  readonly path: readonly (string | number)[];
  readonly places?: readonly (Omit<ResultPlace, 'path'> & Pick<Written, 'path'>)[];
  readonly statements?: readonly string[];
};

/** Reads Spectral's JSON array, which has no place for what is known of the run. */
export function readJsonReport(text: string): Omit<ReadReport, 'name'> {
  const results = checkedJson<Written[]>(text, REPORT).map(resultOf);
  return { kind: 'json', results, run: null, complete: !results.some(isInputProblem) };
}

function resultOf({ statements = [], code, path, places, ...rest }: Written): Result {
  return {
    ...rest,
    code: String(code),
    path: path.map(String),
    statements,
    ...(places !== undefined && { places: places.map((place) => ({ ...place, path: place.path.map(String) })) }),
  };
}

import { piecesOf } from '../../platform/write-file.ts';
import type { ReportSettings, ReportWriter, RunSummary } from '../../reports/report.ts';
import type { Result } from '../../source/result.ts';

/** A finding; what a test does not care about is filled in. */
export function finding(given: Partial<Result> = {}): Result {
  return {
    code: 'some-rule',
    path: ['paths', '/v1/shop/orders'],
    message: 'something is wrong; mend it',
    severity: 0,
    range: { start: { line: 4, character: 2 }, end: { line: 4, character: 9 } },
    source: '/repository/apis/shop.yaml',
    statements: [],
    ...given,
  };
}

function summaryOf(results: readonly Result[], given: Partial<RunSummary> = {}): RunSummary {
  return {
    results,
    rules: [],
    ruleset: { name: 'recommended', digest: '0123456789abcdef' },
    shard: null,
    files: ['/repository/apis/shop.yaml'],
    linted: 1,
    failed: 0,
    complete: true,
    hidden: 0,
    quieted: 0,
    failSeverity: 0,
    ...given,
  };
}

const SETTING: ReportSettings = {
  cwd: '/repository/apis',
  root: '/repository',
  color: false,
  columns: 100,
  maxProblems: 100,
  version: '1.2.3',
  textOf: () => null,
  placeOf: ({ path }) => path.join('/'),
};

/** The text of a report on findings. */
export async function write(
  report: ReportWriter,
  results: readonly Result[],
  given: Partial<RunSummary> = {},
  setting: Partial<ReportSettings> = {},
): Promise<string> {
  return [...piecesOf(await report(summaryOf(results, given), { ...SETTING, ...setting }))].join('');
}

/** A finding that stands for several places. */
export const SEVERAL: Result = finding({
  code: 'several-places',
  statements: ['2.1/enum-values', '2.3/locale'],
  places: ['a/b', '~#?'].map((key, line) => ({
    path: ['enum', key],
    range: { start: { line, character: 0 }, end: { line, character: 3 } },
    source: '/repository/a b/ü#?%20,c:d.yaml',
  })),
});

/** A finding about a key, which stands before the object that Spectral's range has. */
export const ON_KEY: Result = finding({
  code: 'property-names',
  range: { start: { line: 7, character: 21 }, end: { line: 9, character: 3 } },
  keyRange: { start: { line: 6, character: 4 }, end: { line: 6, character: 20 } },
});

/** Names, texts and places that break a careless writer. */
export const NASTY: readonly Result[] = [
  finding(),
  finding({ severity: 1, source: '/repository/a b/ü#?%20,c:d.yaml', code: 'a&b<c>"d\'' }),
  finding({ severity: 2, source: '/elsewhere/a&b.yaml', message: ']]> \u0000\u001b[31m\ufffe\ud800 <x> & "y"\n\'z\'' }),
  finding({ severity: 3, source: 'https://api.example/common.yaml', path: [] }),
  finding({ source: '<STDIN>', path: ['a\n\t"<', ']]>', '~/'] }),
  finding({ code: 'parser', range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } } }),
];

/** What a report knows of a rule that is no rule of Lintel's. */
export const SOME_RULE = {
  id: 'some-rule',
  statements: ['2.1/enum-values'],
  severity: 'warn',
  summary: 'Some.',
  why: 'Because.',
  section: '2.1',
  documentationUrl: 'https://docs.example.com/some-rule',
} as const;

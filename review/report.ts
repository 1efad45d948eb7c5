import type { ChangelogSection } from '../diff/changelog-sections.ts';
import type { SeverityNumber } from '../framework/severity.ts';
import type { ConventionId } from '../spec/conventions.ts';
import type { Severity } from '../spec/statement.ts';
import type { ReviewChanges } from './changes.ts';
import type {
  ApiReview,
  Counts,
  Exception,
  FindingReview,
  OperationReview,
  Question,
  ReviewVerdict,
  Size,
} from './review.ts';
import { type Standing, type StandingVerdict, unansweredStandings } from './standing.ts';
import type { Trend } from './trend.ts';

/** A design review of one API or several, as it is written out. */
export interface ReviewReport {
  readonly lintel: string;
  /** ISO 8601. */
  readonly created: string;
  readonly apis: readonly ReviewedApi[];
}

export interface ReviewedApi extends ApiReview {
  /** Null when there is no earlier report, or this API is not in it. */
  readonly trend: Trend | null;
  /** Left out where it is compared with no other version. */
  readonly changes?: ReviewChanges;
}

/**
 * What a JSON report is called, so that a reader knows what it holds; counted up when something in it changes its
 * meaning.
 */
export const REPORT_FORMAT = 'lintel-review-1';

/** The JSON report: what dashboards show, and what a later report is compared with. */
export interface JsonReviewReport {
  readonly format: typeof REPORT_FORMAT;
  readonly lintel: string;
  readonly created: string;
  readonly apis: readonly JsonApi[];
}

interface JsonApi {
  readonly file: string;
  readonly title: string;
  readonly version: string | null;
  readonly openapi: string;
  readonly size: Size;
  readonly counts: Counts;
  /** The name of the ruleset, or its file. */
  readonly ruleset: string;
  /** How it stands before anybody answered a question. */
  readonly standing: Standing;
  readonly sections: readonly ({
    readonly section: string;
    readonly title: string;
    readonly standing: StandingVerdict | null;
  } & Readonly<Record<ReviewVerdict | Severity, number>>)[];
  readonly statements: ApiReview['statements'];
  readonly operations: readonly JsonOperation[];
  readonly top: readonly Omit<ApiReview['top'][number], 'example' | 'why'>[];
  readonly questions: readonly Question[];
  readonly exceptions: readonly Exception[];
  readonly problems: readonly string[];
  readonly findings: readonly JsonFinding[];
  readonly trend: JsonTrend | null;
  readonly changes: JsonChanges | null;
}

/** What changed since another version, in the order of the page. */
interface JsonChanges extends Pick<ReviewChanges, 'against' | 'version'> {
  readonly entries: readonly {
    readonly subject: ChangelogSection['subject'];
    readonly operations: readonly string[];
    readonly message: string;
    readonly at: string | null;
    readonly kind: string | null;
    readonly severity: SeverityNumber | null;
  }[];
}

interface JsonOperation extends Pick<OperationReview, 'method' | 'path' | 'kind' | 'class'> {
  readonly conventions: Readonly<Record<ConventionId, ReviewVerdict>>;
}

interface JsonFinding extends Pick<FindingReview, 'rule' | 'severity' | 'statement' | 'statements' | 'message'> {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** In a form that outlives edits elsewhere. */
  readonly place: string;
  /** The baseline has it. */
  readonly known: boolean;
}

interface JsonTrend extends Pick<Trend, 'since' | 'version' | 'counts' | 'statements'> {
  readonly added: number;
  readonly fixed: number;
}

/** The report as data. */
export function jsonReport({ lintel, created, apis }: ReviewReport): JsonReviewReport {
  return { format: REPORT_FORMAT, lintel, created, apis: apis.map(jsonApi) };
}

function jsonApi(api: ReviewedApi): JsonApi {
  const { file, title, version, openapi, size, counts, statements, questions, exceptions, problems } = api;
  const standings = unansweredStandings(api);
  return {
    ...{ file, title, version, openapi, size, counts },
    ruleset: api.ruleset.name,
    standing: standings.whole,
    sections: api.sections.map(({ section, title: name, verdicts, counts: found }) => {
      return {
        section,
        title: name,
        standing: standings.bySection.get(section)?.verdict ?? null,
        ...verdicts,
        ...found,
      };
    }),
    statements,
    operations: api.operations.map(jsonOperation),
    top: api.top.map(({ example: _, why: __, ...shown }) => shown),
    ...{ questions, exceptions, problems },
    findings: api.findings.map((finding) => jsonFinding(finding, api)),
    trend: api.trend === null ? null : { ...api.trend, added: api.trend.added.length, fixed: api.trend.fixed.length },
    changes: api.changes === undefined ? null : jsonChanges(api.changes),
  };
}

function jsonChanges({ against, version, sections }: ReviewChanges): JsonChanges {
  const entries = sections.flatMap(({ subject, groups }) =>
    groups.flatMap(({ operations, entries: own }) =>
      own.map(({ text, at, result }) => ({
        ...{ subject, operations, message: text, at },
        kind: result?.kind ?? null,
        severity: result?.severity ?? null,
      })),
    ),
  );
  return { against, version, entries };
}

function jsonOperation({ method, path, kind, class: pathClass, cells }: OperationReview): JsonOperation {
  const conventions = Object.fromEntries(Object.entries(cells).map(([id, { verdict }]) => [id, verdict]));
  return { method, path, kind, class: pathClass, conventions: conventions as JsonOperation['conventions'] };
}

function jsonFinding(finding: FindingReview, { excerpts }: ApiReview): JsonFinding {
  const { rule, severity, statement, statements, message, location, identity: place, isKnown } = finding;
  const { line, column } = location;
  return {
    rule,
    severity,
    statement,
    statements,
    message,
    file: excerpts[location.file]?.file ?? '',
    line,
    column,
    place,
    known: isKnown,
  };
}

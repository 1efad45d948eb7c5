import { appendTo } from '../model/lib/group-by.ts';
import type { StatementId } from '../spec/statements.generated.ts';
import type { ApiReview, Counts, FindingReview, ReviewVerdict, StatementReview } from './review.ts';

/** As much of an earlier JSON report as a comparison needs. */
export interface EarlierReport {
  /** ISO 8601. */
  readonly created: string;
  readonly apis: readonly EarlierApi[];
}

interface EarlierApi {
  readonly file: string;
  readonly title: string;
  readonly version: string | null;
  readonly counts: Counts;
  readonly statements: readonly Pick<StatementReview, 'id' | 'verdict'>[];
  readonly findings: readonly EarlierFinding[];
}

interface EarlierFinding extends FixedFinding {
  /** The place in a form that outlives edits elsewhere; see `identityOf`. */
  readonly place: string;
}

/** What changed in an API since an earlier report. */
export interface Trend {
  /** When the earlier report was made. */
  readonly since: string;
  /** The API's version then. */
  readonly version: string | null;
  /** The number of findings then. */
  readonly counts: Counts;
  /** Indexes of findings that were not there. */
  readonly added: readonly number[];
  readonly fixed: readonly FixedFinding[];
  /** Statements whose verdict is another one now. */
  readonly statements: readonly {
    readonly id: StatementId;
    readonly before: ReviewVerdict;
    readonly now: ReviewVerdict;
  }[];
}

/** A finding of the earlier report that is gone. */
export interface FixedFinding extends Pick<FindingReview, 'rule' | 'severity' | 'message'> {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Compares an API with the same one in an earlier report; null when it is not in it. */
export function trendOf(api: ApiReview, earlier: EarlierReport): Trend | null {
  const before = sameApi(api, earlier.apis);
  if (before === null) return null;
  const { added, fixed } = compareFindings(api, before);
  const verdicts = new Map(before.statements.map(({ id, verdict }) => [id, verdict]));
  const statements = api.statements.flatMap(({ id, verdict: now }) => {
    const then = verdicts.get(id);
    return then === undefined || then === now ? [] : [{ id, before: then, now }];
  });
  return { since: earlier.created, version: before.version, counts: before.counts, added, fixed, statements };
}

/** The API of the same file; one that has moved is known by its title. */
function sameApi({ file, title }: ApiReview, apis: readonly EarlierApi[]): EarlierApi | null {
  const ofFile = apis.find((one) => one.file === file);
  if (ofFile !== undefined) return ofFile;
  const titled = apis.filter((one) => one.title === title);
  return titled.length === 1 ? (titled[0] ?? null) : null;
}

/** A finding is the same where the rule and the place are; where several are, they are counted. */
function compareFindings({ findings }: ApiReview, before: EarlierApi): Pick<Trend, 'added' | 'fixed'> {
  const left = new Map<string, FixedFinding[]>();
  for (const { place, ...finding } of before.findings) {
    appendTo(left, `${finding.rule}\n${place}`, finding);
  }
  const added = findings.flatMap(({ rule, identity }, index) =>
    left.get(`${rule}\n${identity}`)?.shift() === undefined ? [index] : [],
  );
  return { added, fixed: [...left.values()].flat() };
}

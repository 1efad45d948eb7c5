import { groupBy } from '../model/lib/group-by.ts';
import { withoutParameterNames } from '../model/paths/template.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import type { ApiReview, ReviewVerdict, StatementReview } from './review.ts';
import { isSeenBroken, type Seen, type SeenCount, type SeenRow } from './seen-counts.ts';
import { reviewSections } from './statement-verdicts.ts';

/**
 * The review with what was seen of the running service. What was seen decides where the description does not, and a
 * statement that the service breaks is broken whatever the description says.
 *
 * @param isAlone Of the only API of a report, all that was seen counts; of several, what belongs to its operations.
 */
export function withSeen(api: ApiReview, rows: readonly SeenRow[], isAlone: boolean): ApiReview {
  const isOwn = isAlone ? () => true : ownRows(api);
  const byStatement = groupBy(rows.filter(isOwn), ({ statement }) => statement);
  const statements = api.statements.map((one): StatementReview => {
    const own = byStatement.get(one.id);
    if (own === undefined) return one;
    const seen = seenIn(one.id, own);
    return { ...one, verdict: verdictWith(one.verdict, seen), seen };
  });
  // What every API is asked is answered where the service showed it.
  const questions = api.questions.filter(({ rule, statement }) => rule !== null || !byStatement.has(statement));
  return { ...api, statements, questions, sections: reviewSections(statements, api.findings) };
}

function seenIn(id: StatementId, rows: readonly SeenRow[]): Seen {
  const operations = [...groupBy(rows, ({ kind, operation }) => `${kind} ${operation}`).values()].map((same) => {
    const [{ kind, operation }] = same as [SeenRow, ...SeenRow[]];
    return { kind, operation, ...sumOf(same) };
  });
  operations.sort((left, right) => right.judged - right.held - (left.judged - left.held));
  const of = (kind: SeenRow['kind']) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? null : sumOf(own);
  };
  return { exchanges: of('exchanges'), questions: of('questions'), severity: STATEMENTS[id].severity, operations };
}

function sumOf(rows: readonly SeenCount[]): SeenCount {
  return rows.reduce((sum, { judged, held }) => ({ judged: sum.judged + judged, held: sum.held + held }), {
    judged: 0,
    held: 0,
  });
}

function verdictWith(verdict: ReviewVerdict, seen: Seen): ReviewVerdict {
  if (isSeenBroken(seen)) return seen.severity === 'hint' && verdict !== 'broken' ? 'ask' : 'broken';
  return verdict === 'elsewhere' || verdict === 'notApplicable' ? 'holds' : verdict;
}

/** A path may stand behind that of a server, and its parameters may have other names. */
function ownRows({ operations }: ApiReview): (row: SeenRow) => boolean {
  const own = operations.map(({ method, path }) => ({ method, path: withoutParameterNames(path) }));
  return ({ operation }) => {
    const [method = '', path = ''] = withoutParameterNames(operation).split(' ');
    return own.some((one) => one.method === method && path.endsWith(one.path));
  };
}

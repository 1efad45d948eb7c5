import { reviewFile } from '../../../cli/commands/review/review-file.ts';
import type { ApiReview, Cell, FindingReview, OperationReview, StatementReview } from '../../../review/review.ts';
import type { ConventionId } from '../../../spec/conventions.ts';

/** Reviews a description that stands in `openapi.yaml`. */
export async function reviewText(text: string): Promise<ApiReview> {
  const input = { source: '/api/openapi.yaml', isStdin: false };
  const { review } = await reviewFile(input, async () => text, { cwd: '/api', remoteRefs: false });
  if (review === null) throw new Error('The description cannot be reviewed.');
  return review;
}

/** `GET /orders`. */
export function operation(review: ApiReview, name: string): OperationReview {
  const found = review.operations.find(({ method, path }) => `${method} ${path}` === name);
  if (found === undefined) throw new Error(`There is no operation ${name}.`);
  return found;
}

export function cell(review: ApiReview, name: string, convention: ConventionId): Cell {
  return operation(review, name).cells[convention];
}

export function statement(review: ApiReview, id: string): StatementReview {
  const found = review.statements.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no statement ${id}.`);
  return found;
}

/** The findings of a rule with the operations that they concern, by name. */
export function concerning(review: ApiReview, rule: string): Record<string, string[]> {
  const found = review.findings.filter((finding) => finding.rule === rule);
  return Object.fromEntries(found.map((finding) => [finding.pointer, operationsOf(finding, review)]));
}

function operationsOf({ regions }: FindingReview, review: ApiReview): string[] {
  const indexes = new Set(regions.flatMap((region) => review.regions[region]?.operations ?? []));
  return [...indexes]
    .sort((left, right) => left - right)
    .map((index) => {
      const one = review.operations[index];
      return `${one?.method} ${one?.path}`;
    });
}

import type { StatementId } from './statements.generated.ts';

/**
 * Statements that no rule decides and that concern an API only where something of one of these others was judged:
 * nobody wants to be asked about patches of an API without PATCH.
 */
export const APPLIES_WITH: Readonly<Partial<Record<StatementId, readonly StatementId[]>>> = {
  '2.5/totals-not-constant': ['2.5/total-items'],
  '2.8/id-scoped': ['4.2/sub-resource'],
  '4.2/get-safe': ['4.2/get-ok'],
  '4.2/put-ignores-calculated': ['4.2/put-no-content'],
  '4.3/operator-semantics': ['4.3/filter'],
  '4.5/documentation-link': ['4.5/responses'],
  '4.5/echo': ['4.5/responses'],
  '4.5/key-expiry': ['4.5/responses'],
  '4.6/operations': ['4.2/patch-json-patch'],
  '4.6/filter-path': ['4.2/patch-json-patch'],
  '4.9/final-not-ready': ['4.9/accepted-links'],
  '4.10/correlation': ['4.10/batch-response'],
  '5/authorized-only': ['2.5/collection-items'],
  '6/webhook-key': ['6/webhooks'],
  '9/closed-enum': ['2.2/enum-closed'],
};

/** True for a statement that concerns an API, by the statements for which something of the API was judged. */
export function appliesWhere(id: StatementId, judged: ReadonlySet<StatementId>): boolean {
  const others = APPLIES_WITH[id];
  return others === undefined || others.some((one) => judged.has(one));
}

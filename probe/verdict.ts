import type { SequenceViolation } from '../framework/define-sequence.ts';
import type { AnyRule } from '../framework/rule.ts';
import type { DescribedOperation } from '../model/resources/described-resources.ts';
import type { StatementId } from '../spec/statements.generated.ts';

/** What came of asking one rule's question about one operation. */
export type Verdict = {
  readonly rule: AnyRule;
  readonly statement: StatementId;
  readonly asked: DescribedOperation;
} & (
  | { readonly outcome: 'holds' }
  | { readonly outcome: 'broken'; readonly violation: SequenceViolation }
  | { readonly outcome: 'excepted' }
  | { readonly outcome: 'not judged'; readonly reason: string }
);

/** True where the service showed whether the statement holds. */
export function isDecided({ outcome }: Verdict): boolean {
  return outcome === 'holds' || outcome === 'broken';
}

/** Method and path, as a description writes them. */
export function operationName({ operation, path }: DescribedOperation): string {
  return `${operation.method.toUpperCase()} ${path.template.text}`;
}

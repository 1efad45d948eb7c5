/** What many exchanges have in common: whole rules have nothing to say of most kinds. */
export interface ExchangeKind {
  /** In upper case. */
  readonly method: string;
  readonly status: number;
  /** Whether the answer has what came of each item of a bulk request. */
  readonly hasBatchResult: boolean;
}

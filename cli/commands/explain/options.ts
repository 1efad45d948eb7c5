/** The options of `lintel explain` as the command line gives them. */
export interface ExplainCommandOptions {
  readonly format: string;
  readonly color?: boolean;
}

export const EXPLAIN_FORMATS = ['text', 'markdown'] as const;
export type ExplainFormat = (typeof EXPLAIN_FORMATS)[number];

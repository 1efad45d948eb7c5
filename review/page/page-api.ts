import type { Rule } from '../../framework/rule.ts';
import { CONVENTIONS } from '../../spec/conventions.ts';
import type { Severity } from '../../spec/statement.ts';
import { STATEMENTS, type StatementId } from '../../spec/statements.generated.ts';
import type { ReviewedApi } from '../report.ts';
import type {
  Cell,
  Exception,
  Excerpts,
  Location,
  OperationReview,
  PathBranch,
  Question,
  Region,
  SectionReview,
  StatementReview,
} from '../review.ts';
import type { FixedFinding } from '../trend.ts';

/** What the page's script knows of an API: the review, less what it can work out or does not show. */
export interface PageApi {
  readonly sections: readonly Pick<SectionReview, 'section' | 'title'>[];
  readonly statements: readonly PageStatement[];
  readonly rules: Readonly<Record<string, PageRule>>;
  readonly operations: readonly PageOperation[];
  readonly regions: readonly Region[];
  readonly findings: readonly PageFinding[];
  readonly questions: readonly Question[];
  readonly paths: readonly PathBranch[];
  readonly exceptions: readonly Exception[];
  readonly excerpts: readonly Excerpts[];
  /** Indexes of findings that an earlier report does not have; null without one. */
  readonly added: readonly number[] | null;
  readonly fixed: readonly FixedFinding[];
}

export interface PageStatement extends StatementReview {
  readonly says: string;
  readonly by: readonly string[];
}

export interface PageRule {
  readonly summary: string;
  readonly why: string;
  readonly severity: Severity;
  readonly asks: boolean;
  readonly statement: string | null;
  readonly statements: readonly StatementId[];
}

export interface PageOperation extends Omit<OperationReview, 'cells'> {
  /** In the order of the conventions. */
  readonly cells: readonly Cell[];
}

export interface PageFinding {
  readonly rule: string;
  readonly message: string;
  readonly location: Location;
  readonly pointer: string;
  readonly regions: readonly number[];
  /** The statements that its cause violates besides those of its rule. */
  readonly further?: readonly StatementId[];
}

/** Takes from a review what the page's script shows. */
export function pageApi(api: ReviewedApi, rules: Readonly<Record<string, Rule>>): PageApi {
  const { sections, operations, regions, questions, paths, exceptions, excerpts, trend } = api;
  return {
    sections: sections.map(({ section, title }) => ({ section, title })),
    statements: api.statements.map(pageStatement),
    rules: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, pageRule(rule)])),
    operations: operations.map(({ cells, ...rest }) => ({ ...rest, cells: CONVENTIONS.map(({ id }) => cells[id]) })),
    findings: api.findings.map(({ rule, message, location, pointer, regions: own, statements }) => {
      const further = statements.slice(rules[rule]?.extensions.lintel.statements.length ?? 0);
      return { rule, message, location, pointer, regions: own, ...(further.length > 0 && { further }) };
    }),
    ...{ regions, questions, paths, exceptions, excerpts },
    added: trend?.added ?? null,
    fixed: trend?.fixed ?? [],
  };
}

function pageStatement(statement: StatementReview): PageStatement {
  const { says, by } = STATEMENTS[statement.id];
  return { ...statement, says, by };
}

function pageRule({ description, severity, extensions }: Rule): PageRule {
  const { why, kind, statements } = extensions.lintel;
  const statement: StatementId | null = statements[0] ?? null;
  return { summary: description, why, severity, asks: kind === 'review', statement, statements };
}

import type { Rule } from '../../framework/rule.ts';
import type { RichNode } from '../../pages/rich-node.tsx';
import { richText } from '../../pages/rich-text.ts';
import { CONVENTIONS } from '../../spec/conventions.ts';
import type { Severity } from '../../spec/statement.ts';
import { STATEMENTS, type StatementId } from '../../spec/statements.generated.ts';
import { placeOfPointer } from '../pointer-text.ts';
import type { ReviewedApi } from '../report.ts';
import type {
  Cell,
  Exception,
  Excerpts,
  FindingReview,
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
  readonly file: string;
  readonly title: string;
  /** What answers are kept by: those of another version of the API are not its own. */
  readonly identity: string;
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
  /** The rules whose findings matter most. */
  readonly top: readonly string[];
  /** Indexes of findings that the baseline has. */
  readonly known: readonly number[];
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

export interface PageOperation extends Omit<OperationReview, 'cells' | 'place' | 'description'> {
  /** The beginning of what its description says. */
  readonly about?: readonly RichNode[];
  /** The place of a callback, which its path does not tell from others. */
  readonly place?: string;
  /** In the order of the conventions. */
  readonly cells: readonly Cell[];
}

export interface PageFinding {
  readonly rule: string;
  readonly message: string;
  readonly location: Location;
  readonly pointer: string;
  /** The place in a form that outlives edits elsewhere, where the keys do not give it. */
  readonly place?: string;
  readonly regions: readonly number[];
  /** The statements that its cause violates besides those of its rule. */
  readonly further?: readonly StatementId[];
}

/** Characters of an operation's description that the page has, and what its last block goes on to. */
const ABOUT = 600;

/** Takes from a review what the page's script shows. */
export function pageApi(api: ReviewedApi): PageApi {
  const rules = Object.fromEntries(api.ruleset.rules.map((rule) => [rule.extensions.lintel.id, rule]));
  const { sections, regions, questions, paths, exceptions, excerpts, trend } = api;
  return {
    file: api.file,
    title: api.title,
    identity: identityOfApi(api),
    sections: sections.map(({ section, title }) => ({ section, title })),
    statements: api.statements.map(pageStatement),
    rules: Object.fromEntries(Object.entries(rules).map(([id, rule]) => [id, pageRule(rule)])),
    operations: api.operations.map(pageOperation),
    findings: api.findings.map((finding) => pageFinding(finding, rules)),
    ...{ regions, questions, paths, exceptions, excerpts },
    added: trend?.added ?? null,
    top: api.top.map(({ rule }) => rule),
    known: api.findings.flatMap(({ isKnown }, index) => (isKnown ? [index] : [])),
    fixed: trend?.fixed ?? [],
  };
}

/** An API in this version: its file, title and version. */
export function identityOfApi({ file, title, version }: ReviewedApi): string {
  return [file, title, version ?? ''].join(' · ');
}

function pageOperation({ cells, place, description, ...rest }: OperationReview): PageOperation {
  return {
    ...rest,
    ...(description !== null && { about: richText(description, ABOUT).blocks }),
    ...(rest.kind === 'callback' && { place }),
    cells: CONVENTIONS.map(({ id }) => cells[id]),
  };
}

function pageFinding(finding: FindingReview, rules: Readonly<Record<string, Rule>>): PageFinding {
  const { rule, message, location, pointer, identity, regions, statements } = finding;
  const further = statements.slice(rules[rule]?.extensions.lintel.statements.length ?? 0);
  return {
    ...{ rule, message, location, pointer, regions },
    ...(identity !== placeOfPointer(pointer) && { place: identity }),
    ...(further.length > 0 && { further }),
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

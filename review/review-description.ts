import type { RuleFinding } from '../framework/finding.ts';
import { runLog } from '../framework/run-log.ts';
import { annotationsOf } from '../model/annotations/annotations.ts';
import type { Description } from '../model/description/description.ts';
import { asArray, asObject, asString, isObject, member } from '../model/description/json.ts';
import { pathOf } from '../model/description/place.ts';
import { classifyPaths } from '../model/paths/classify.ts';
import type { Severity } from '../spec/statement.ts';
import { STATEMENT_TEXTS } from '../spec/statement-texts.generated.ts';
import { type CollectedFindings, collectFindings, markKnown } from './collect-findings.ts';
import { ExcerptCollector } from './excerpts.ts';
import { matrix } from './matrix.ts';
import { OperationRegions, type PlacedOperation } from './operation-regions.ts';
import { pathMap } from './path-map.ts';
import { recordJudgements } from './record-judgements.ts';
import type {
  ApiReview,
  Exception,
  FindingReview,
  Locator,
  OperationReview,
  Question,
  ReviewRuleset,
  StatementReview,
} from './review.ts';
import { reviewSections, reviewStatements } from './statement-verdicts.ts';
import { topFindings } from './top-findings.ts';

/** What there is to know beside the description. */
export interface ReviewInput {
  readonly file: string;
  readonly description: Description;
  readonly ruleset: ReviewRuleset;
  /** Says of findings whether the baseline knows them; null where there is none. */
  readonly knows: ((findings: readonly RuleFinding[]) => readonly boolean[]) | null;
  readonly locator: Locator;
  /** What could not be read, in sentences. */
  readonly problems: readonly string[];
  /** Hears of each step as it begins. */
  readonly progress?: (step: string) => void;
}

/** Reviews one API by the rules. */
export function reviewDescription(input: ReviewInput): ApiReview {
  const { file, description, ruleset, knows, locator, problems, progress } = input;
  const { rules } = ruleset;
  const regions = new OperationRegions(description);
  const excerpts = new ExcerptCollector();
  const { judgements, failures } = recordJudgements(rules, description, progress);
  progress?.('collecting findings');
  const gathered = collectFindings(judgements, regions, locator, excerpts);
  if (knows !== null) markKnown(gathered, knows(gathered.sources));
  const listed = regions.list();
  const statements = reviewStatements(gathered, rules);
  const count = regions.operations.length;
  const operations = operationsOf(description, regions, matrix(gathered, listed, count), locator, excerpts);
  return {
    ...heading(description, file),
    ruleset,
    size: { paths: description.paths.length, operations: count, schemas: description.components.schemas.length },
    counts: countsOf(gathered.findings),
    sections: reviewSections(statements, gathered.findings),
    statements,
    operations,
    regions: listed,
    findings: gathered.findings,
    top: topFindings(gathered, listed, count),
    questions: questionsOf(statements, gathered),
    paths: pathMap(description, regions.operations),
    exceptions: exceptionsOf(description),
    problems: [
      ...problems,
      ...failures.map(({ rule }) => `The rule ${rule} failed, so nothing is known of what it judges.`),
    ],
    excerpts: excerpts.collect(locator.linesOf),
  };
}

type Heading = Pick<ApiReview, 'file' | 'title' | 'version' | 'openapi' | 'description' | 'documentation' | 'servers'>;

function heading({ root }: Description, file: string): Heading {
  const info = asObject(root.info);
  const documentation = asString(member(root.externalDocs, 'url'));
  return {
    file,
    title: textOf(info.title) ?? file,
    version: textOf(info.version),
    openapi: textOf(root.openapi) ?? '',
    description: asString(info.description),
    documentation: documentation !== null && /^https?:\/\//i.test(documentation) ? documentation : null,
    servers: asArray(root.servers).flatMap((server) => asString(member(server, 'url')) ?? []),
  };
}

/** YAML reads an unquoted version as a number. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function countsOf(findings: readonly FindingReview[]): Record<Severity, number> {
  const counts: Record<Severity, number> = { error: 0, warn: 0, hint: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}

function operationsOf(
  description: Description,
  regions: OperationRegions,
  cells: readonly OperationReview['cells'][],
  { locate }: Locator,
  excerpts: ExcerptCollector,
): OperationReview[] {
  const classes = classifyPaths(description);
  return regions.operations.map(({ use, operation }: PlacedOperation, index) => {
    const { file, line, column, end, identity } = locate(operation.place);
    const { value, method } = operation;
    return {
      method: method.toUpperCase(),
      path: use.key,
      kind: use.kind === 'webhook' || use.kind === 'callback' ? use.kind : 'path',
      class: use.kind === 'path' ? classes.of(use).class : null,
      group: use.kind === 'path' ? (classes.of(use).segments[0]?.prefix ?? use.key) : `${use.kind}s`,
      summary: asString(value.summary) ?? asString(value.operationId),
      description: asString(value.description),
      deprecated: value.deprecated === true,
      tags: asArray(value.tags).flatMap((tag) => asString(tag) ?? []),
      location: { file: excerpts.add(file, line), line, column, end },
      place: identity,
      cells: cells[index] as OperationReview['cells'],
    };
  });
}

/** What the review rules raise, then what no rule can know. */
function questionsOf(statements: readonly StatementReview[], { rules }: CollectedFindings): Question[] {
  const raised = [...rules.values()].flatMap(({ rule, findings }): Question[] => {
    const { id, question, statements: own } = rule.extensions.lintel;
    const [statement] = own;
    if (question === null || findings.length === 0 || statement === undefined) return [];
    return [{ id, statement, text: question, places: findings.length, rule: id }];
  });
  const open = statements.flatMap(({ id, rules: own, verdict }): Question[] => {
    const text = STATEMENT_TEXTS[id].question;
    if (own.length > 0 || verdict === 'notApplicable' || text === undefined) return [];
    return [{ id, statement: id, text, places: 0, rule: null }];
  });
  return [...raised, ...open];
}

function exceptionsOf(description: Description): Exception[] {
  const log = runLog(description);
  return annotationsOf(description).flatMap(({ value, place }) => {
    if (!isObject(value)) return [];
    return Object.entries(asObject(value.ignore)).flatMap(([rule, reason]): Exception[] => {
      if (typeof reason !== 'string' || !log.hasSuppressed(value, rule)) return [];
      return [{ rule, reason, pointer: pathOf(place).slice(0, -1).join(' › ') || 'the whole description' }];
    });
  });
}

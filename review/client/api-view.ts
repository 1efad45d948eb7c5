import { appendTo, groupBy } from '../../model/lib/group-by.ts';
import { CONVENTIONS, conventionOf } from '../../spec/conventions.ts';
import type { StatementId } from '../../spec/statements.generated.ts';
import { findingNames } from '../names.ts';
import type { PageApi, PageFinding, PageOperation, PageRule } from '../page/page-api.ts';
import { placeOfPointer } from '../pointer-text.ts';

/** Which findings are wanted; what is left out wants all. */
export interface FindingFilter {
  readonly words?: string;
  readonly rule?: string;
  readonly severity?: string;
  readonly convention?: string;
  readonly tag?: string;
  /** `new` or `known`. */
  readonly known?: string;
}

/** The findings of one rule, by their indexes. */
export interface RuleGroup {
  readonly id: string;
  readonly rule: PageRule;
  readonly findings: readonly number[];
}

const RANK = ['error', 'warn', 'hint'];

/** An API with what is looked up in it. */
export class ApiView {
  private texts: string[] | null = null;
  private names: readonly string[] | null = null;
  readonly added: ReadonlySet<number>;
  readonly known: ReadonlySet<number>;
  readonly byRule = new Map<string, number[]>();

  constructor(readonly data: PageApi) {
    this.added = new Set(data.added ?? []);
    this.known = new Set(data.known);
    for (const [index, { rule }] of data.findings.entries()) {
      appendTo(this.byRule, rule, index);
    }
  }

  /** What a finding is called in addresses and answers. */
  findingName(index: number): string {
    this.names ??= this.findingNames();
    return this.names[index] ?? '';
  }

  private findingNames(): readonly string[] {
    const { findings, excerpts, file: rootFile } = this.data;
    const named = findings.map(({ rule, message, place, pointer, location }) => {
      const file = excerpts[location.file]?.file ?? '';
      return { rule, message, place: place ?? placeOfPointer(pointer), file };
    });
    return findingNames(named, rootFile);
  }

  /** What an operation is called in addresses: `GET /v1/orders`. */
  operationName(index: number): string {
    return operationName(this.data.operations[index]);
  }

  /** What is known of a finding beside its place; null for most. */
  markOf(index: number): string | null {
    if (this.added.has(index)) return 'new';
    return this.known.has(index) ? 'known' : null;
  }

  /** True for a finding that the baseline has. */
  isKnown(index: number): boolean {
    return this.known.has(index);
  }

  /** How many operations lead to a finding; what is in no part concerns all of them. */
  operationsOf({ regions }: PageFinding): number {
    if (regions.length === 0) return this.data.operations.length;
    return new Set(regions.flatMap((region) => this.data.regions[region]?.operations ?? [])).size;
  }

  ruleOf({ rule }: PageFinding): PageRule {
    return this.data.rules[rule] as PageRule;
  }

  /** The statements that the cause of a finding violates. */
  statementsOf(index: number): readonly StatementId[] {
    const finding = this.data.findings[index];
    return finding === undefined ? [] : [...this.ruleOf(finding).statements, ...(finding.further ?? [])];
  }

  /** The findings that violate a statement. */
  violating(statement: StatementId): number[] {
    return [...this.data.findings.keys()].filter((index) => this.statementsOf(index).includes(statement));
  }

  /** The tags of operations, in the order of the description. */
  get tags(): string[] {
    return [...new Set(this.data.operations.flatMap(({ tags }) => tags))];
  }

  /** What findings are marked as. */
  get marks(): string[] {
    return [...(this.added.size > 0 ? ['new'] : []), ...(this.known.size > 0 ? ['known'] : [])];
  }

  private isTagged(index: number, tag: string): boolean {
    const regions = this.data.findings[index]?.regions ?? [];
    return regions.some((region) =>
      this.data.regions[region]?.operations.some((operation) => this.data.operations[operation]?.tags.includes(tag)),
    );
  }

  private concerns(index: number, convention: string): boolean {
    return this.statementsOf(index).some((statement) => conventionOf(statement) === convention);
  }

  /** The part of the description that a finding is in. */
  regionNameOf(index: number): string {
    const [region] = this.data.findings[index]?.regions ?? [];
    return this.data.regions[region ?? -1]?.name ?? 'the whole description';
  }

  search({ words = '', rule, severity, convention, tag, known }: FindingFilter): number[] {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    const texts = wanted.length === 0 ? [] : this.searchTexts();
    const groups = rule === undefined ? [...this.byRule.keys()] : [rule];
    return groups.flatMap((id) => {
      const of = this.data.rules[id];
      if (of === undefined || (severity !== undefined && of.severity !== severity)) return [];
      const found = this.byRule.get(id) ?? [];
      const isMeant = (index: number) =>
        (known === undefined || this.markOf(index) === known) &&
        (convention === undefined || this.concerns(index, convention)) &&
        (tag === undefined || this.isTagged(index, tag));
      return found.filter((index) => isMeant(index) && wanted.every((word) => texts[index]?.includes(word)));
    });
  }

  /** The findings of an operation: in its own text, and in what it shares. */
  ofOperation(operation: number, convention: string | null): { own: number[]; shared: number[] } {
    const leads = this.data.regions.map(({ operations }) => operations.includes(operation));
    const found: { own: number[]; shared: number[] } = { own: [], shared: [] };
    for (const [index, finding] of this.data.findings.entries()) {
      if (convention !== null && !this.concerns(index, convention)) continue;
      const regions = finding.regions.filter((region) => leads[region]);
      if (regions.length === 0 && finding.regions.length > 0) continue;
      const isOwn = regions.some((region) => {
        const one = this.data.regions[region];
        return one?.kind === 'operation' || one?.operations.length === 1;
      });
      (isOwn ? found.own : found.shared).push(index);
    }
    return found;
  }

  /** By rule: the gravest first, then those with most findings. */
  grouped(findings: readonly number[]): RuleGroup[] {
    const groups = groupBy(findings, (index) => this.data.findings[index]?.rule ?? '');
    return [...groups]
      .map(([id, own]) => ({ id, rule: this.data.rules[id] as PageRule, findings: own }))
      .sort((left, right) => rank(left) - rank(right) || right.findings.length - left.findings.length);
  }

  private searchTexts(): string[] {
    this.texts ??= this.data.findings.map(({ rule, message, pointer, regions, location }) => {
      const names = regions.map((region) => this.data.regions[region]?.name ?? '');
      const file = this.data.excerpts[location.file]?.file ?? '';
      const { statement, summary } = this.data.rules[rule] as PageRule;
      return `${rule} ${statement} ${summary} ${message} ${pointer} ${names.join(' ')} ${file}:${location.line}`.toLowerCase();
    });
    return this.texts;
  }
}

/** `GET /v1/orders`; callbacks, of which several may have one expression, are known by their place. */
function operationName(operation: PageOperation | undefined): string {
  if (operation === undefined) return '';
  return operation.place === undefined
    ? `${operation.method} ${operation.path}`
    : `${operation.method} ${operation.place}`;
}

function rank({ rule }: RuleGroup): number {
  return RANK.indexOf(rule.severity);
}

/** The title of a column of the matrix. */
export function titleOf(convention: string): string {
  return CONVENTIONS.find(({ id }) => id === convention)?.title ?? convention;
}

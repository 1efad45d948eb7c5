import { SECTIONS_OF_OUR_OWN } from '../framework/describe-rule.ts';
import { type FurtherKind, furtherKindsOf } from '../framework/further-checks.ts';
import { type AnyRule, judgesDescriptions, type RuleKind } from '../framework/rule.ts';
import { EVERY_RULE } from '../rules/every-rule.generated.ts';
import { RULESETS } from '../rulesets/index.ts';
import { SECTION_NUMBERS, sectionOf, sectionTitle } from '../spec/sections.ts';
import type { CheckedBy } from '../spec/statement.ts';
import { STATEMENT_TEXTS } from '../spec/statement-texts.generated.ts';
import { STATEMENTS, type StatementId } from '../spec/statements.generated.ts';
import { relatedRules } from './related-rules.ts';

/** A rule as the catalogue shows it; its examples come from example-findings.ts. */
export interface RuleEntry {
  readonly id: string;
  readonly rule: AnyRule;
  readonly kind: RuleKind;
  /** What it judges. */
  readonly judges: readonly ('document' | FurtherKind)[];
  readonly severity: AnyRule['severity'];
  readonly summary: string;
  readonly why: string;
  readonly section: string;
  readonly sectionTitle: string;
  readonly statements: readonly StatementId[];
  /** The rulesets that have it, without those of sections. */
  readonly rulesets: readonly string[];
  readonly since: string;
  /** The ids of rules that became this one. */
  readonly formerIds: readonly string[];
  readonly related: readonly string[];
}

/** A statement of the conventions with the rules that decide it. */
export interface StatementEntry {
  readonly id: StatementId;
  readonly says: string;
  readonly by: readonly CheckedBy[];
  readonly severity: AnyRule['severity'];
  /** How it is read where the text is open. */
  readonly note: string | null;
  /** What a reviewer asks, where no rule reports. */
  readonly question: string | null;
  readonly rules: readonly RuleEntry[];
}

export interface SectionEntry {
  /** `2.2`; for the rules that look after Lintel's own extension, its name. */
  readonly number: string;
  readonly title: string;
  readonly statements: readonly StatementEntry[];
  /** The rules whose first statement is in the section. */
  readonly rules: readonly RuleEntry[];
}

export interface Catalogue {
  readonly sections: readonly SectionEntry[];
  readonly statements: readonly StatementEntry[];
  readonly rules: readonly RuleEntry[];
}

/** What the rules and the statements say, in the order of the conventions. */
export function catalogue(): Catalogue {
  const rules = Object.values(EVERY_RULE).map(ruleEntry);
  const statements = (Object.keys(STATEMENTS) as StatementId[]).map((id) => statementEntry(id, rules));
  const sections = [...SECTION_NUMBERS, ...Object.keys(SECTIONS_OF_OUR_OWN)].map((number) => ({
    number,
    title: titleOf(number),
    statements: statements.filter(({ id }) => sectionOf(id) === number),
    rules: rules.filter(({ section }) => section === number),
  }));
  return { sections, statements: sections.flatMap((section) => section.statements), rules };
}

function ruleEntry(rule: AnyRule): RuleEntry {
  const { id, kind, why, section, statements, since, formerIds } = rule.extensions.lintel;
  const rulesets = Object.keys(RULESETS).filter(
    (name) => /^[a-z-]+$/.test(name) && !Object.hasOwn(SECTIONS_OF_OUR_OWN, name),
  );
  return {
    id,
    rule,
    kind,
    judges: [...(judgesDescriptions(rule) ? (['document'] as const) : []), ...furtherKindsOf(id)],
    severity: rule.severity,
    summary: rule.description,
    why,
    section,
    sectionTitle: titleOf(section),
    statements,
    rulesets: rulesets.filter((name) => Object.hasOwn(RULESETS[name]?.rules ?? {}, id)),
    since,
    formerIds,
    related: relatedRules(rule, Object.values(EVERY_RULE)),
  };
}

function statementEntry(id: StatementId, rules: readonly RuleEntry[]): StatementEntry {
  const { says, by, severity } = STATEMENTS[id];
  const { note = null, question = null } = STATEMENT_TEXTS[id];
  return { id, says, by, severity, note, question, rules: rules.filter(({ statements }) => statements.includes(id)) };
}

function titleOf(section: string): string {
  return SECTIONS_OF_OUR_OWN[section] ?? sectionTitle(section);
}

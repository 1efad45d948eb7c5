import { sectionOf, sectionTitle } from '../../spec/sections.ts';
import type { StatementEntry } from '../catalogue.ts';
import { WAYS } from '../checked-by.ts';
import { type Paper, paragraph, part, severityWord } from './paper.ts';

/** A statement of the conventions with the way in which it is checked, for a terminal. */
export function explainStatement(statement: StatementEntry, paper: Paper): string {
  const { id, says, by, note, question, rules } = statement;
  const { colors } = paper;
  const section = sectionOf(id);
  const checks = by.map((way) => paragraph(`by ${WAYS[way].name}: ${WAYS[way].explained}.`, paper));
  const listed = rules.flatMap((rule) => [
    `  ${colors.bold(rule.id)}  ${severityWord(rule.severity, paper)}`,
    paragraph(rule.summary, paper, 4),
  ]);
  const parts = [
    `${colors.bold(id)}  ${colors.dim(`§${section} ${sectionTitle(section)}`)}\n${paragraph(says, paper, 0)}`,
    part('How it is checked', checks, paper),
    rules.length === 0 ? '' : part(rules.length === 1 ? 'Rule' : 'Rules', listed, paper),
    question === null ? '' : part('What a reviewer asks', paragraph(question, paper), paper),
    note === null ? '' : part('How it is read', paragraph(note, paper), paper),
    rules.length === 0 ? '' : colors.dim(`\`lintel explain ${rules[0]?.id}\` says more.`),
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

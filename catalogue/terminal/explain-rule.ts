import { SECTIONS_OF_OUR_OWN } from '../../framework/define-rule.ts';
import { STATEMENTS } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import type { ShownExample } from '../example-findings.ts';
import type { RuleExamples } from '../rule-examples.ts';
import { adjustmentExample, optionsOf, readings, remedies, suppressionExample } from '../rule-help.ts';
import { drawnExample } from './drawn-example.ts';
import { type Paper, paragraph, part, severityWord, verbatim } from './paper.ts';

/** All that there is to know of a rule, for a terminal. `address` is that of its page, if there is one. */
export function explainRule(
  entry: RuleEntry,
  examples: RuleExamples,
  related: readonly RuleEntry[],
  address: string | null,
  paper: Paper,
): string {
  const asks = entry.kind === 'review';
  const parts = [
    head(entry, paper),
    part('Why', paragraph(entry.why, paper), paper),
    statements(entry, paper),
    notes(entry, paper),
    part(asks ? 'Where it asks' : 'What breaks it', drawn(examples.bad, paper), paper),
    part(
      asks ? 'How to answer' : 'How to fix it',
      [...remedies(examples.bad).map((remedy) => paragraph(remedy, paper)), '', ...drawn(examples.good, paper)],
      paper,
    ),
    part('What it leaves alone', drawn(examples.ignored, paper), paper),
    part('How to suppress it', howToSuppress(entry, paper), paper),
    options(entry, paper),
    facts(entry, related, address, paper),
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

function head({ id, severity, section, sectionTitle, summary }: RuleEntry, paper: Paper): string {
  const { colors } = paper;
  const place = Object.hasOwn(SECTIONS_OF_OUR_OWN, section) ? sectionTitle : `§${section} ${sectionTitle}`;
  const first = `${colors.bold(id)}  ${severityWord(severity, paper)}  ${colors.dim(place)}`;
  return [first, paragraph(summary, paper, 0)].join('\n');
}

function statements({ statements: ids }: RuleEntry, paper: Paper): string {
  if (ids.length === 0) return '';
  const lines = ids.flatMap((id) => [paragraph(STATEMENTS[id].says, paper), paper.colors.dim(`  ${id}`)]);
  return part(ids.length === 1 ? 'Statement' : 'Statements', lines, paper);
}

function notes(entry: RuleEntry, paper: Paper): string {
  const lines = readings(entry).map((note) => paragraph(note, paper));
  return lines.length === 0 ? '' : part('How the statement is read', lines, paper);
}

function drawn(examples: readonly ShownExample[], paper: Paper): string[] {
  return examples.flatMap((example, index) => [
    ...(index === 0 ? [] : ['']),
    paragraph(`${example.title}:`, paper),
    drawnExample(example, paper),
  ]);
}

function howToSuppress(entry: RuleEntry, paper: Paper): string[] {
  return [
    paragraph('At one place, in the object in which the finding stands or in one around it:', paper),
    verbatim(suppressionExample(entry)),
    paragraph('In a whole project, in .spectral.yaml:', paper),
    verbatim(adjustmentExample(entry)),
  ];
}

function options(entry: RuleEntry, paper: Paper): string {
  const set = optionsOf(entry);
  if (set.length === 0) return '';
  const name = entry.rule.then.function.name;
  const lines = set.map((option) => paragraph(`${option.name}: ${option.value}`, paper, 4));
  return part('Options', [paragraph(`of the function ${name} in lintel/functions:`, paper), ...lines], paper);
}

function facts(entry: RuleEntry, related: readonly RuleEntry[], address: string | null, paper: Paper): string {
  const { rulesets, section, since, formerIds } = entry;
  const lines = [
    ['Rulesets', [...rulesets, section].join(', ')],
    ['Since', since],
    ['Formerly', formerIds.join(', ')],
    ['Related', related.map(({ id }) => id).join(', ')],
    ['Online', address ?? ''],
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name = '', value = '']) => paper.colors.dim(name.padEnd(10) + paragraph(value, paper, 10).trimStart()))
    .join('\n');
}

import { SECTIONS_OF_OUR_OWN } from '../../framework/describe-rule.ts';
import { judgesDescriptions } from '../../framework/rule.ts';
import { STATEMENTS } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import { changesOfRule, pairText } from '../changes-of-rule.ts';
import { JUDGED } from '../checked-by.ts';
import type { ShownExample } from '../example-findings.ts';
import { exchangesOfRule, sequencesOfRule } from '../exchanges-of-rule.ts';
import type { BadExample, RuleExamples } from '../rule-examples.ts';
import {
  adjustmentExample,
  functionNameOf,
  mendingOf,
  optionsOf,
  readings,
  remedies,
  suppressionExample,
} from '../rule-help.ts';
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
    ...(judgesDescriptions(entry.rule) ? descriptions(examples, asks, paper) : []),
    exchanges(entry, paper),
    sequences(entry, paper),
    changes(entry, paper),
    part('How to suppress it', howToSuppress(entry, paper), paper),
    options(entry, paper),
    facts(entry, related, address, paper),
  ];
  return parts.filter((text) => text !== '').join('\n\n');
}

/** What the rule says of descriptions. */
function descriptions({ bad, good, ignored }: RuleExamples, asks: boolean, paper: Paper): string[] {
  return [
    part(asks ? 'Where it asks' : 'What breaks it', drawnBad(bad, paper), paper),
    part(
      asks ? 'How to answer' : 'How to fix it',
      [...remedies(bad).map((remedy) => paragraph(remedy, paper)), '', ...drawn(good, paper)],
      paper,
    ),
    part('What it leaves alone', drawn(ignored, paper), paper),
  ];
}

/** What the rule says of traffic. */
function exchanges({ rule }: RuleEntry, paper: Paper): string {
  const found = exchangesOfRule(rule);
  if (found === null) return '';
  const lines = found.broken.flatMap(({ title, text }, index) => [
    ...(index === 0 ? [] : ['']),
    paragraph(`${title}:`, paper),
    verbatim(text),
  ]);
  return part('In traffic (lintel verify)', lines, paper);
}

/** What the rule asks a service. */
function sequences({ rule }: RuleEntry, paper: Paper): string {
  const found = sequencesOfRule(rule);
  if (found === null) return '';
  const lines = found.broken.flatMap(({ title, finding, text }, index) => [
    ...(index === 0 ? [] : ['']),
    paragraph(`${title}: ${finding ?? ''}`, paper),
    verbatim(text),
  ]);
  return part('In a service (lintel probe)', lines, paper);
}

/** What the rule says of two versions. */
function changes({ rule }: RuleEntry, paper: Paper): string {
  const found = changesOfRule(rule);
  if (found === null) return '';
  const kinds = found.kinds.map(({ kind, severity, summary }) =>
    paragraph(`${kind} (${severityWord(severity, paper)}): ${summary}`, paper),
  );
  const pairs = found.breaking.flatMap((example) => [
    '',
    paragraph(`${example.title}:`, paper),
    verbatim(pairText(example)),
  ]);
  return part('Between two versions (lintel diff)', [...kinds, ...pairs], paper);
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

function drawnBad(examples: readonly BadExample[], paper: Paper): string[] {
  return examples.flatMap((example, index) => [
    ...(index === 0 ? [] : ['']),
    ...drawn([example], paper),
    ...(example.fixed === null
      ? []
      : [paragraph(`lintel lint ${example.fixed.option} makes of this:`, paper), verbatim(example.fixed.text)]),
  ]);
}

function howToSuppress(entry: RuleEntry, paper: Paper): string[] {
  const adjustment = adjustmentExample(entry);
  return [
    paragraph('At one place, in the object in which the finding stands or in one around it:', paper),
    verbatim(suppressionExample(entry)),
    ...(adjustment === null ? [] : [paragraph('In a whole project, in .spectral.yaml:', paper), verbatim(adjustment)]),
  ];
}

function options(entry: RuleEntry, paper: Paper): string {
  const set = optionsOf(entry);
  if (set.length === 0) return '';
  const name = functionNameOf(entry);
  const lines = set.map((option) => paragraph(`${option.name}: ${option.value}`, paper, 4));
  return part('Options', [paragraph(`of the function ${name} in lintel/functions:`, paper), ...lines], paper);
}

function facts(entry: RuleEntry, related: readonly RuleEntry[], address: string | null, paper: Paper): string {
  const { kind, judges, rulesets, section, since, formerIds } = entry;
  const lines = [
    ['Mends', mendingOf(entry.id) ?? ''],
    ['Judges', judges.map((one) => JUDGED[one]).join(', ')],
    ['Rulesets', kind === 'elsewhere' ? '' : [...rulesets, section].join(', ')],
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

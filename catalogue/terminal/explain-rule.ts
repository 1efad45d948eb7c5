import { SECTIONS_OF_OUR_OWN } from '../../framework/describe-rule.ts';
import { STATEMENTS } from '../../spec/statements.generated.ts';
import type { RuleEntry } from '../catalogue.ts';
import { pairText } from '../changes-of-rule.ts';
import { JUDGED } from '../checked-by.ts';
import type { ShownExample } from '../example-findings.ts';
import type { BadExample, RuleExamples } from '../rule-examples.ts';
import { mendingOf } from '../rule-help.ts';
import { outlineOf, type RuleParts } from '../rule-outline.ts';
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
  const outline = outlineOf(entry, examples, related, partsOn(paper, entry));
  const parts = [head(entry, paper), ...outline, facts(entry, related, address, paper)];
  return parts.filter((text) => text !== '').join('\n\n');
}

/** The text of each part. The statements, which other pages have among the facts, follow the reason. */
function partsOn(paper: Paper, entry: RuleEntry): RuleParts<string> {
  return {
    why: (title, text) => [part(title, paragraph(text, paper), paper), ...statements(entry, paper)].join('\n\n'),
    readings: (title, texts) =>
      part(
        title,
        texts.map((text) => paragraph(text, paper)),
        paper,
      ),
    bad: (title, examples) => part(title, drawnBad(examples, paper), paper),
    remedies: (title, remedies, good) =>
      part(title, [...remedies.map((remedy) => paragraph(remedy, paper)), '', ...drawn(good, paper)], paper),
    ignored: (title, examples) => part(title, drawn(examples, paper), paper),
    exchanges: (title, { broken }) => {
      const shown = broken.map(({ title: one, text }) => [paragraph(`${one}:`, paper), verbatim(text)]);
      return part(`${title} (lintel verify)`, spaced(shown), paper);
    },
    sequences: (title, { broken }) => {
      const shown = broken.map((one) => [paragraph(`${one.title}: ${one.finding ?? ''}`, paper), verbatim(one.text)]);
      return part(`${title} (lintel probe)`, spaced(shown), paper);
    },
    changes: (title, { kinds, breaking }) => {
      const listed = kinds.map(({ kind, severity, summary }) =>
        paragraph(`${kind} (${severityWord(severity, paper)}): ${summary}`, paper),
      );
      const pairs = breaking.map((one) => [paragraph(`${one.title}:`, paper), verbatim(pairText(one))]);
      return part(`${title} (lintel diff)`, spaced([listed, ...pairs]), paper);
    },
    exceptions: (_, { suppression, adjustment }) => {
      const here = 'At one place, in the object in which the finding stands or in one around it:';
      const project = 'In a whole project, in .spectral.yaml:';
      const lines = [paragraph(here, paper), verbatim(suppression)];
      const others = adjustment === null ? [] : [paragraph(project, paper), verbatim(adjustment)];
      return part('How to suppress it', [...lines, ...others], paper);
    },
    options: (title, { functionName, set }) => {
      if (set.length === 0) return '';
      const lines = set.map((option) => paragraph(`${option.name}: ${option.value}`, paper, 4));
      return part(title, [paragraph(`of the function ${functionName} in lintel/functions:`, paper), ...lines], paper);
    },
    // They are among the facts.
    related: () => '',
  };
}

function head({ id, severity, section, sectionTitle, summary }: RuleEntry, paper: Paper): string {
  const { colors } = paper;
  const place = Object.hasOwn(SECTIONS_OF_OUR_OWN, section) ? sectionTitle : `§${section} ${sectionTitle}`;
  const first = `${colors.bold(id)}  ${severityWord(severity, paper)}  ${colors.dim(place)}`;
  return [first, paragraph(summary, paper, 0)].join('\n');
}

function statements({ statements: ids }: RuleEntry, paper: Paper): string[] {
  if (ids.length === 0) return [];
  const lines = ids.flatMap((id) => [paragraph(STATEMENTS[id].says, paper), paper.colors.dim(`  ${id}`)]);
  return [part(ids.length === 1 ? 'Statement' : 'Statements', lines, paper)];
}

/** The lines of several things, with an empty one between each two. */
function spaced(things: readonly (readonly string[])[]): string[] {
  return things.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function drawn(examples: readonly ShownExample[], paper: Paper): string[] {
  return spaced(examples.map((example) => [paragraph(`${example.title}:`, paper), drawnExample(example, paper)]));
}

function drawnBad(examples: readonly BadExample[], paper: Paper): string[] {
  const shown = examples.map((example) => [...drawn([example], paper), ...mended(example, paper)]);
  return spaced(shown);
}

function mended({ fixed }: BadExample, paper: Paper): string[] {
  if (fixed === null) return [];
  return [paragraph(`lintel lint ${fixed.option} makes of this:`, paper), verbatim(fixed.text)];
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

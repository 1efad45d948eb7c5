import { asMarkdown } from '../diff/changelog.ts';
import { nothingListed } from '../diff/changelog-sections.ts';
import { counted } from '../framework/messages.ts';
import { inMarkdown } from '../platform/markdown-text.ts';
import { CONVENTIONS } from '../spec/conventions.ts';
import { type ReviewChanges, versionAsked } from './changes.ts';
import type { ReviewedApi, ReviewReport } from './report.ts';
import type { Cell, FindingReview, OperationReview, SectionReview, TopFinding } from './review.ts';
import { isSeenBroken, seenInWords } from './seen-counts.ts';
import { STANDING_WORDS, type StandingVerdict, standingReasons, unansweredStandings } from './standing.ts';
import type { Trend } from './trend.ts';

/** GitHub takes no comment above 65536 characters. */
const LONGEST = 60_000;
const MOST_ADDED = 20;

const SIGN: Readonly<Record<Cell['verdict'], string>> = { broken: '✗', ask: '?', holds: '✓', notApplicable: '' };

/** The report as a comment on a pull request: what a reviewer reads first, and the questions as boxes to tick. */
export function markdownReport({ apis }: ReviewReport): string {
  const share = Math.floor(LONGEST / Math.max(1, apis.length));
  return `${apis.map((api) => markdownApi(api, share)).join('\n\n')}\n`;
}

function markdownApi(api: ReviewedApi, room: number): string {
  const blocks = [
    [heading(api)],
    problems(api),
    api.trend === null ? [] : trend(api.trend, api),
    api.changes === undefined ? [] : changed(api.changes),
    top(api),
    seenBroken(api),
    sections(api),
    questions(api),
    operations(api),
  ];
  let left = room;
  const shown = blocks.flat().filter((text) => {
    left -= text.length + 2;
    return left >= 0;
  });
  const missing = blocks.flat().length - shown.length;
  const note = missing === 0 ? [] : ['The rest does not fit in a comment; the HTML and JSON reports have all of it.'];
  return [...shown, ...note].join('\n\n');
}

function heading(api: ReviewedApi): string {
  const { title, version, size, counts } = api;
  const name = inMarkdown(version === null ? title : `${title} ${version}`);
  const what = `${counted(size.operations, 'operation')} on ${counted(size.paths, 'path')}, ${counted(size.schemas, 'schema')}`;
  const found = [counted(counts.error, 'error'), counted(counts.warn, 'warning'), counted(counts.hint, 'hint')].join(
    ', ',
  );
  const { whole } = unansweredStandings(api);
  const reasons = standingReasons(whole);
  const standing = `**${STANDING_WORDS[whole.verdict]}**${reasons === '' ? '' : `: ${reasons}`}`;
  return `## Design review: ${name}\n\n${what}. ${found}.\n\nVerdict: ${standing}.`;
}

function problems({ problems: texts }: ReviewedApi): string[] {
  if (texts.length === 0) return [];
  return [`**Not everything could be judged:**\n\n${texts.map((text) => `- ${inMarkdown(text)}`).join('\n')}`];
}

function trend({ since, counts, added, fixed, statements }: Trend, api: ReviewedApi): string[] {
  const change = (name: string, before: number, now: number) => `${name} ${before} → ${now}`;
  const numbers = [
    change('errors', counts.error, api.counts.error),
    change('warnings', counts.warn, api.counts.warn),
    change('hints', counts.hint, api.counts.hint),
  ].join(', ');
  const line = `### Since ${inMarkdown(since.slice(0, 10))}\n\n${counted(added.length, 'new finding')}, ${fixed.length} fixed (${numbers}).`;
  const verdicts = statements.filter(({ before, now }) => (before === 'broken') !== (now === 'broken'));
  const changed = verdicts.map(
    ({ id, now }) => `- ${id} ${now === 'broken' ? 'is broken now' : 'is no longer broken'}`,
  );
  const listed = added.slice(0, MOST_ADDED).flatMap((index) => findingLine(api.findings[index], api));
  const rest = added.length > MOST_ADDED ? [`- and ${added.length - MOST_ADDED} more`] : [];
  return [line, changed.join('\n'), [...listed, ...rest].join('\n')].filter((text) => text !== '');
}

function changed(changes: ReviewChanges): string[] {
  const asked = versionAsked(changes);
  const sections = changes.sections.map((section) => asMarkdown(section, '####').trimEnd());
  const head = `### What changed since ${inMarkdown(changes.against)}`;
  return [head, asked ?? '', ...(sections.length === 0 ? [nothingListed(changes.isWider)] : sections)].filter(Boolean);
}

function findingLine(finding: FindingReview | undefined, { excerpts }: ReviewedApi): string[] {
  if (finding === undefined) return [];
  const { rule, severity, message, location } = finding;
  const where = `${excerpts[location.file]?.file ?? ''}:${location.line}`;
  return [`- **${severity}** ${inMarkdown(rule)}: ${inMarkdown(message)} (${inMarkdown(where)})`];
}

function top({ top: entries, findings, size }: ReviewedApi): string[] {
  if (entries.length === 0) return ['No rule found anything wrong.'];
  const lines = entries.map((entry, index) => `${index + 1}. ${topLine(entry, findings, size.operations)}`);
  return [`### What matters most\n\n${lines.join('\n')}`];
}

function topLine(entry: TopFinding, findings: readonly FindingReview[], operations: number): string {
  const { severity, summary, rule, count, breaking, example } = entry;
  const reach = `${counted(count, 'finding')}, ${entry.operations} of ${counted(operations, 'operation')}`;
  const later = breaking ? '; mending it later may break clients' : '';
  const shown = findings[example]?.message ?? '';
  return `**${severity}** ${inMarkdown(summary)} (\`${rule}\`, ${reach}${later})  \n   for example: ${inMarkdown(shown)}`;
}

/** What the running service breaks, with an operation that shows it. */
function seenBroken({ statements }: ReviewedApi): string[] {
  const lines = statements.flatMap(({ id, seen }) => {
    if (seen === undefined || !isSeenBroken(seen)) return [];
    const [{ operation } = { operation: '' }] = seen.operations;
    return [`- ${id}: ${seenInWords(seen)} (for example ${inMarkdown(operation)})`];
  });
  return lines.length === 0 ? [] : [`### What the running service breaks\n\n${lines.join('\n')}`];
}

function sections(api: ReviewedApi): string[] {
  const { bySection } = unansweredStandings(api);
  const shown = api.sections.filter(({ verdicts }) => verdicts.broken + verdicts.ask + verdicts.holds > 0);
  const rows = shown.map((one) => sectionRow(one, bySection.get(one.section)?.verdict ?? 'notApplicable'));
  const head = '| Section | Verdict | Broken | To ask | Hold | Findings |\n|---|---|--:|--:|--:|---|';
  return [`### Sections\n\n${head}\n${rows.join('\n')}`];
}

function sectionRow({ section, title, verdicts, counts }: SectionReview, verdict: StandingVerdict): string {
  const found = [
    counts.error > 0 ? counted(counts.error, 'error') : '',
    counts.warn > 0 ? counted(counts.warn, 'warning') : '',
    counts.hint > 0 ? counted(counts.hint, 'hint') : '',
  ].filter((text) => text !== '');
  return `| ${section} ${title} | ${STANDING_WORDS[verdict]} | ${verdicts.broken || ''} | ${verdicts.ask || ''} | ${verdicts.holds || ''} | ${found.join(', ')} |`;
}

function questions({ questions: all }: ReviewedApi): string[] {
  if (all.length === 0) return [];
  const lines = all.map(({ text, statement, places }) => {
    const where = places === 0 ? '' : `, ${counted(places, 'place')}`;
    return `- [ ] ${inMarkdown(text)} (${statement}${where})`;
  });
  return [folded(`${counted(all.length, 'question')} for the reviewer`, lines.join('\n'))];
}

/** The matrix without what is shared, which nearly every operation has. */
function operations({ operations: all }: ReviewedApi): string[] {
  if (all.length === 0) return [];
  const head = `| Operation | ${CONVENTIONS.map(({ title }) => title).join(' | ')} |\n|---|${CONVENTIONS.map(() => ':-:').join('|')}|`;
  return [
    folded(
      `${counted(all.length, 'operation')} against the conventions`,
      `${head}\n${all.map(operationRow).join('\n')}`,
    ),
  ];
}

function operationRow({ method, path, cells }: OperationReview): string {
  const signs = CONVENTIONS.map(({ id }) => SIGN[cells[id].verdict]);
  return `| ${method} ${inMarkdown(path)} | ${signs.join(' | ')} |`;
}

function folded(summary: string, text: string): string {
  return `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`;
}

import type { RuleInfo } from '../engine/engine.ts';
import { INPUT_CODES } from '../source/problem-codes.ts';
import type { Result } from '../source/result.ts';
import { sectionOf } from '../spec/sections.ts';
import { STATEMENTS } from '../spec/statements.generated.ts';
import { moreOn } from './more.ts';

/** What a rule asks for, why, and how its findings are mended or excused; as plain text and as Markdown. */
export function ruleHelp(rule: RuleInfo): { readonly text: string; readonly markdown: string } {
  const parts = partsOf(rule);
  return {
    text: parts.map(inText).join('\n\n'),
    markdown: parts.map(({ title, body }) => (title === '' ? body : `**${title}**\n\n${body}`)).join('\n\n'),
  };
}

function inText({ title, body }: { readonly title: string; readonly body: string }): string {
  if (title === '') return body;
  return body.startsWith('- ') ? `${title}:\n${body}` : `${title}: ${body}`;
}

function partsOf({ id, summary, why, statements, documentationUrl }: RuleInfo) {
  const isOwn = why !== null;
  const said = statements.map(sentenceOf).filter((sentence) => sentence !== null);
  const excuse = `where it is meant to be so, write x-lintel: { ignore: { ${id}: the reason } } beside it`;
  const fix = `The message of each finding ends with what to write instead${said.length === 0 ? '' : `; ${excuse}`}.`;
  return [
    { title: '', body: summary || id },
    { title: 'Why', body: why ?? '' },
    { title: 'The conventions say', body: said.join('\n') },
    { title: 'How to fix', body: isOwn ? fix : '' },
    { title: 'More', body: moreOn(id, documentationUrl) ?? '' },
  ].filter(({ body }) => body !== '');
}

/** `§2.2: An array defines maxItems.` */
function sentenceOf(statement: string): string | null {
  if (!Object.hasOwn(STATEMENTS, statement)) return null;
  const { says } = STATEMENTS[statement as keyof typeof STATEMENTS];
  return `- §${sectionOf(statement)}: ${says.replace(/\.?$/, '.')}`;
}

/** True for an entry that `inputRules` made. */
export function isInputRule({ id, section }: RuleInfo): boolean {
  return section === '' && INPUT_CODES.some(({ code }) => code === id);
}

/** Entries for codes of broken input among the results, so that reports can explain them like rules. */
export function inputRules(results: readonly Result[]): RuleInfo[] {
  const codes = new Set(results.map(({ code }) => code));
  return INPUT_CODES.filter(({ code }) => codes.has(code)).map(({ code, summary, why }) => {
    return { id: code, statements: [], severity: 'error', summary, why, section: '', documentationUrl: null };
  });
}

import type { Diagnostic, Hover, Position, Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { ruleInfo } from '../../engine/rule-info.ts';
import { append } from '../../model/lib/lists.ts';
import { inMarkdown } from '../../platform/markdown-text.ts';
import { ruleHelp } from '../../reports/rule-help.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import type { TextContext } from '../text/context.ts';
import { textContext } from '../text/text-context.ts';
import { ANNOTATION, ANNOTATION_KEYS, ANNOTATION_MEANING } from './annotation-schema.ts';

/** What a path of a description is. */
export interface PathClass {
  readonly class: string;
  readonly sure: boolean;
  readonly reason: string;
}

/** Where what is shown comes from, besides the text. */
export interface HoverSources {
  readonly diagnostics: readonly Diagnostic[];
  /** An example of a rule in YAML that holds; null where it has none. */
  goodExampleOf(ruleId: string): Promise<string | null>;
  /** What a path is; null where it is none of a description that is known. */
  classOf(path: string): Promise<PathClass | null>;
}

/**
 * What is known of the place under the pointer: why a finding is one, what a key of `x-lintel` means, what a path is.
 */
export async function hover(document: TextDocument, position: Position, sources: HoverSources): Promise<Hover | null> {
  const context = wordContext(document, position);
  const parts = context === null ? [] : await aboutText(context, sources);
  const here = sources.diagnostics.filter(({ range }) => holds(range, position));
  const codes = new Set(here.flatMap(({ code }) => (typeof code === 'string' ? code : [])));
  for (const code of codes) append(parts, await aboutRule(code, sources));
  return parts.length === 0 ? null : { contents: { kind: 'markdown', value: parts.join('\n\n---\n\n') } };
}

/** Words and strings; keys of block style may have braces and blanks in them. */
const WORD = /"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s,{}[\]"':]+/g;
const BLOCK_KEY = /^[\t ]*(?:- +)*[^\s"'{[#][^#]*?(?=:(?:\s|$))/;

/** What the word under the pointer is; a key together with its colon, which tells it from a value. */
function wordContext(document: TextDocument, { line, character }: Position): TextContext | null {
  const start = document.offsetAt({ line, character: 0 });
  const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
  const end = endOfWord(text, character);
  const colon = /^\s*:/.exec(text.slice(end))?.[0].length ?? 0;
  return textContext(document.getText(), start + end + colon);
}

function endOfWord(line: string, character: number): number {
  const key = BLOCK_KEY.exec(line)?.[0].length ?? -1;
  if (character <= key) return key;
  for (const { index, 0: word } of line.matchAll(WORD))
    if (index <= character && character <= index + word.length) return index + word.length;
  return character;
}

async function aboutText({ path, key, word }: TextContext, sources: HoverSources): Promise<string[]> {
  const name = key ?? word.text;
  const last = path.at(-1);
  if (name === ANNOTATION) return [`**${ANNOTATION}**: ${ANNOTATION_MEANING}`];
  if (last === ANNOTATION) {
    const known = ANNOTATION_KEYS.find((one) => one.name === name);
    return known === undefined ? [] : [`**${name}**: ${known.description}`];
  }
  if (last === 'ignore' && path.at(-2) === ANNOTATION) return aboutRule(name, sources);
  if (last !== 'paths' || !name.startsWith('/')) return [];
  const found = await sources.classOf(name);
  if (found === null) return [];
  const unsure = found.sure ? '' : ' Lintel is not sure, so rules keep silent; `x-lintel: { resource: … }` says it.';
  return [`**${found.class}**: ${inMarkdown(found.reason)}${unsure}`];
}

async function aboutRule(code: string, { goodExampleOf }: HoverSources): Promise<string[]> {
  const rule = Object.hasOwn(EVERY_RULE, code) ? EVERY_RULE[code] : undefined;
  if (rule === undefined) return [];
  const { markdown } = ruleHelp(ruleInfo(rule));
  const good = await goodExampleOf(code);
  return [
    `**${code}**: ${markdown}${good === null ? '' : `\n\n**This holds**\n\n\`\`\`yaml\n${good.trimEnd()}\n\`\`\``}`,
  ];
}

function holds({ start, end }: Range, { line, character }: Position): boolean {
  const isAfter = line > start.line || (line === start.line && character >= start.character);
  return isAfter && (line < end.line || (line === end.line && character <= end.character));
}

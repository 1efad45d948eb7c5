import { type CompletionItem, CompletionItemKind, type Diagnostic, InsertTextMode } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import type { TextContext } from '../text/context.ts';
import { textContext } from '../text/text-context.ts';
import { ANNOTATION, ANNOTATION_KEYS, ANNOTATION_MEANING } from './annotation-schema.ts';

/** Something that can be written at a position. */
interface Proposal {
  readonly label: string;
  readonly detail?: string;
  readonly documentation?: string;
  readonly kind: CompletionItemKind;
  /** What comes first. */
  readonly rank: number;
  /** What follows a key in block style. */
  readonly after?: string;
}

/** What can be written at a position: keys and values of `x-lintel`, and ids of rules in its `ignore`. */
export function complete(document: TextDocument, offset: number, shown: readonly Diagnostic[]): CompletionItem[] {
  const text = document.getText();
  const context = textContext(text, offset);
  if (context === null) return [];
  const { line } = document.positionAt(offset);
  const around = surroundings(text, offset, context);
  const range = { start: document.positionAt(context.word.start), end: document.positionAt(around.end) };
  return proposals(context, line, shown).map((proposal) => {
    const { label, detail, documentation, kind, rank } = proposal;
    return {
      label,
      kind,
      ...(detail !== undefined && { detail }),
      ...(documentation !== undefined && { documentation }),
      sortText: String(rank).padStart(6, '0'),
      filterText: `${context.word.quote}${label}`,
      textEdit: { range, newText: written(proposal, context, around) },
      // The new line is indented already.
      insertTextMode: InsertTextMode.asIs,
    };
  });
}

/** What stands around a word that is being written. */
interface Surroundings {
  /** Where the word ends, with the quotation mark that an editor has put behind it. */
  readonly end: number;
  readonly hasColon: boolean;
  readonly needsBlank: boolean;
}

function surroundings(text: string, offset: number, { at, style, word }: TextContext): Surroundings {
  const rest = /^[\w-]*/.exec(text.slice(offset, offset + MOST_OF_WORD))?.[0].length ?? 0;
  const isClosed = word.quote !== '' && text[offset + rest] === word.quote;
  // Of a string that does not end, nobody knows what belongs to it.
  const end = word.quote !== '' && !isClosed ? offset : offset + rest + (isClosed ? 1 : 0);
  return {
    end,
    hasColon: /^[ \t]*:/.test(text.slice(end, end + MOST_OF_WORD)),
    needsBlank: at === 'value' && style !== 'json' && text[word.start - 1] === ':',
  };
}

const MOST_OF_WORD = 100;

function proposals(context: TextContext, line: number, shown: readonly Diagnostic[]): Proposal[] {
  const { path, key, at } = context;
  const last = path.at(-1);
  if (at === 'value') return last === ANNOTATION && key !== null ? valuesOf(key) : [];
  if (last === ANNOTATION) return annotationKeys(context);
  if (last === 'ignore' && path.at(-2) === ANNOTATION) return ruleIds(context, line, shown);
  const isBegun = context.word.text !== '' && ANNOTATION.startsWith(context.word.text);
  if (path.includes(ANNOTATION) || !isBegun || context.written.includes(ANNOTATION)) return [];
  return [
    {
      label: ANNOTATION,
      detail: ANNOTATION_MEANING,
      kind: CompletionItemKind.Property,
      rank: 0,
      after: inside(context),
    },
  ];
}

/** A new line for what an object has, in block style. */
function inside({ indent }: TextContext): string {
  return `\n${' '.repeat(indent + 2)}`;
}

function annotationKeys(context: TextContext): Proposal[] {
  return ANNOTATION_KEYS.filter(({ name }) => !context.written.includes(name)).map(
    ({ name, description, isObject }, rank) => ({
      label: name,
      detail: description,
      kind: CompletionItemKind.Property,
      rank,
      ...(isObject && { after: inside(context) }),
    }),
  );
}

function valuesOf(key: string): Proposal[] {
  const known = ANNOTATION_KEYS.find(({ name }) => name === key);
  return (known?.values ?? []).map((value, rank) => ({
    label: String(value),
    kind: CompletionItemKind.EnumMember,
    rank,
  }));
}

/** Those that have findings in the file first, the nearest before all. */
function ruleIds({ written: there }: TextContext, line: number, shown: readonly Diagnostic[]): Proposal[] {
  const near = shown.toSorted(
    (one, other) => Math.abs(one.range.start.line - line) - Math.abs(other.range.start.line - line),
  );
  const speaking = near.flatMap(({ code }) => (typeof code === 'string' && isExcused(code) ? code : []));
  const ids = [...new Set([...speaking, ...Object.keys(EVERY_RULE).sort()])].filter((id) => !there.includes(id));
  return ids.map((id, rank) => ({
    label: id,
    detail: EVERY_RULE[id]?.description ?? '',
    kind: CompletionItemKind.Reference,
    rank,
  }));
}

/** The text of a proposal in the style of what is around it. */
function written({ label, kind, after }: Proposal, context: TextContext, around: Surroundings): string {
  const { at, style, word } = context;
  const quote = word.quote || (style === 'json' && typeof jsonValue(label) === 'string' ? '"' : '');
  const name = `${around.needsBlank ? ' ' : ''}${quote}${label}${quote}`;
  if (at === 'value' || kind === CompletionItemKind.EnumMember || around.hasColon) return name;
  if (style !== 'block') return after === undefined ? `${name}: ` : `${name}: {}`;
  return after === undefined ? `${name}: ` : `${name}:${after}`;
}

function jsonValue(label: string): unknown {
  return label === 'true' ? true : label === 'false' ? false : label;
}

/** False for a rule that looks after `x-lintel` itself, and for what is no rule of Lintel's. */
function isExcused(code: string): boolean {
  return Object.hasOwn(EVERY_RULE, code) && EVERY_RULE[code]?.extensions.lintel.kind !== 'annotation';
}

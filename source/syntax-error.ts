import parsers from '@stoplight/spectral-parsers';
import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { Range } from './result.ts';
import { syntaxFault } from './syntax-faults.ts';

/** Where a text stops being YAML or JSON. */
export interface SyntaxIssue {
  readonly range: Range;
  /** One sentence: what is wrong; what to do. */
  readonly message: string;
}

/** Longest text, in characters, that is read a second time for the sake of a better message. */
const LONGEST_SECOND_READING = 5_000_000;

/** The first error of a text that should be JSON (RFC 8259), or null. */
export function jsonSyntaxIssue(text: string): SyntaxIssue | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return mergeConflict(text) ?? firstJsonDiagnostic(text) ?? issueOfEngine(error, text);
  }
}

function firstJsonDiagnostic(text: string): SyntaxIssue | null {
  try {
    const [first] = parsers.Json.parse(text).diagnostics.filter(({ message }) => message !== 'DuplicateKey');
    return first === undefined ? null : { range: first.range, message: sentence('JSON', first.message) };
  } catch {
    return null;
  }
}

/**
 * The first error of a text that the fast parser finds fault with, by a parser that words and places errors better; or
 * null when that one finds none.
 */
export function yamlSyntaxIssue(text: string): SyntaxIssue | null {
  const conflict = mergeConflict(text);
  if (conflict !== null || text.length > LONGEST_SECOND_READING) return conflict;
  const lineCounter = new LineCounter();
  try {
    const options = { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
    return first(parseDocument(text, options), lineCounter);
  } catch {
    return null;
  }
}

function first(document: Document, lineCounter: LineCounter): SyntaxIssue | null {
  const [earliest] = document.errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
  if (earliest === undefined) return null;
  const { line, col } = lineCounter.linePos(startOf(earliest, document));
  const position = { line: line - 1, character: col - 1 };
  if (earliest.code === 'MULTIPLE_DOCS') {
    return {
      range: { start: position, end: position },
      message: 'a second YAML document starts here, and only one is read; move it to a file of its own',
    };
  }
  return syntaxIssue('YAML', earliest.message, position.line, position.character);
}

/** Where a fault begins: a text without its closing quote is reported at the end of the file, which it takes up. */
function startOf({ message, pos: [start] }: YAMLError, document: Document): number {
  if (!message.startsWith('Missing closing')) return start;
  let opening = start;
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range) [opening] = range;
    },
  });
  return opening;
}

/** Tags of YAML's own types, which Spectral's parser reads as no value; the first of them in a text, or null. */
export function unreadTagIssue(text: string): SyntaxIssue | null {
  if (!/!!\w|tag:yaml\.org/.test(text) || text.length > LONGEST_SECOND_READING) return null;
  const lineCounter = new LineCounter();
  const found: { readonly tag: string; readonly offset: number; readonly isQuoted: boolean }[] = [];
  visit(parseDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: 'silent' }), {
    Scalar: (_key, { tag, range, type }) => {
      const name = UNREAD_TAG.exec(tag ?? '')?.[1];
      const isQuoted = type?.startsWith('QUOTE') === true && name !== 'binary';
      if (name !== undefined && range) found.push({ tag: `!!${name}`, offset: range[0], isQuoted });
    },
  });
  const [earliest] = found;
  if (earliest === undefined) return null;
  const { line, col } = lineCounter.linePos(earliest.offset);
  const position = { line: line - 1, character: col - 1 };
  const [others, remedy] =
    found.length === 1 ? ['', 'take it out'] : [`, as are ${found.length - 1} further tags`, 'take all of them out'];
  // Without the tag, a number in quotes would be a text.
  const quotes = found.some(({ isQuoted }) => isQuoted) ? ', and the quotes that follow' : '';
  return {
    range: { start: position, end: position },
    message: `the tag ${earliest.tag} of this value cannot be read${others}; ${remedy}${quotes}`,
  };
}

const UNREAD_TAG = /^tag:yaml\.org,2002:(binary|bool|float|int|merge|null|timestamp)$/;

/** What a merge left in a text: where the first of the two versions begins; null where there is none. */
function mergeConflict(text: string): SyntaxIssue | null {
  const start = text.search(/^<{7} /m);
  if (start === -1) return null;
  const position = { line: text.slice(0, start).split('\n').length - 1, character: 0 };
  const remedy = 'keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return { range: { start: position, end: position }, message: `a merge conflict begins here; ${remedy}` };
}

/** A fault that a parser reports. */
export function syntaxIssue(language: 'YAML' | 'JSON', message: string, line: number, character: number): SyntaxIssue {
  const position = { line, character };
  return { range: { start: position, end: position }, message: sentence(language, message) };
}

function sentence(language: 'YAML' | 'JSON', message: string): string {
  const { fact, remedy } = syntaxFault(language, spaced(message));
  return `this is broken ${language}: ${fact}; ${remedy}`;
}

/** `CommaExpected` as people write it; sentences stay as they are. */
function spaced(name: string): string {
  return /\s/.test(name) ? name : name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** What `JSON.parse` found, where Spectral's parser finds nothing: it takes comments. */
function issueOfEngine(error: unknown, text: string): SyntaxIssue {
  const message = error instanceof Error ? error.message : String(error);
  const before = text.slice(0, Number(/ at position (\d+)/.exec(message)?.[1] ?? 0));
  const isComment = /^\/[/*]/.test(text.slice(before.length));
  const said = isComment ? 'InvalidCommentToken' : message.replace(/ in JSON at position .*/s, '');
  return syntaxIssue('JSON', said, before.split('\n').length - 1, before.length - before.lastIndexOf('\n') - 1);
}

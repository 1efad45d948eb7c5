import parsers from '@stoplight/spectral-parsers';
import { LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Range } from './result.ts';

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
    return firstJsonDiagnostic(text) ?? syntaxIssue('JSON', lastOf(error), 0, 0);
  }
}

function firstJsonDiagnostic(text: string): SyntaxIssue | null {
  try {
    const [first] = parsers.Json.parse(text).diagnostics.filter(({ message }) => message !== 'DuplicateKey');
    return first === undefined ? null : { range: first.range, message: sentence('JSON', spaced(first.message)) };
  } catch {
    return null;
  }
}

/**
 * The first error of a text that the fast parser finds fault with, by a parser that words and places errors better; or
 * null when that one finds none.
 */
export function yamlSyntaxIssue(text: string): SyntaxIssue | null {
  if (text.length > LONGEST_SECOND_READING) return null;
  const lineCounter = new LineCounter();
  try {
    const options = { lineCounter, uniqueKeys: false, prettyErrors: false, logLevel: 'error' } as const;
    return first(parseDocument(text, options).errors, lineCounter);
  } catch {
    return null;
  }
}

function first(errors: readonly YAMLError[], lineCounter: LineCounter): SyntaxIssue | null {
  const [earliest] = errors.toSorted((left, right) => left.pos[0] - right.pos[0]);
  if (earliest === undefined) return null;
  const { line, col } = lineCounter.linePos(earliest.pos[0]);
  const position = { line: line - 1, character: col - 1 };
  if (earliest.code === 'MULTIPLE_DOCS') {
    return {
      range: { start: position, end: position },
      message: 'a second YAML document starts here, and a description is one document; move it to a file of its own',
    };
  }
  return syntaxIssue('YAML', earliest.message, position.line, position.character);
}

/** A fault in a parser's own words. */
export function syntaxIssue(language: 'YAML' | 'JSON', message: string, line: number, character: number): SyntaxIssue {
  const position = { line, character };
  return { range: { start: position, end: position }, message: sentence(language, message) };
}

function sentence(language: string, message: string): string {
  const [line = ''] = message.split('\n', 1);
  const said = line.charAt(0).toLowerCase() + line.slice(1);
  return `this is broken ${language}: ${said.replace(/\.$/, '')}; correct the text here`;
}

/** `CommaExpected` as people write it. */
function spaced(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function lastOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A file's text with its mutants in it, each behind a switch, and with a mark in each function. */
import { type ArrowFunction, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import type { Mutant } from './draw.ts';

/**
 * What stands in front of every file. The runner has its own `lintelMutants`, which notes what is reached; elsewhere
 * (built programs, pages) the environment or the page says which mutant is on, and a program says at its end what was
 * reached, where it is asked to.
 */
const PRELUDE = `var { m: __m, f: __f } = (globalThis.lintelMutants ??= (() => {
  const env = globalThis.process?.env ?? {};
  const on = Number(globalThis.LINTEL_MUTANT ?? env.LINTEL_MUTANT ?? 0);
  const reached = globalThis.lintelReached = new Set();
  if (env.LINTEL_REACHED) process.on('exit', () =>
    process.getBuiltinModule('node:fs').appendFileSync(env.LINTEL_REACHED, JSON.stringify([...reached]) + '\\n'));
  return { m: (id) => id === on, f: (id) => { reached.add(id); } };
})()); `.replaceAll(/\n\s*/g, ' ');

/** Numbers of functions are unique over all files: each file has as many of its own. */
const FUNCTIONS_OF_FILE = 1000;

/** Text that stands around a part of the file. */
interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** The file with all its mutants, and with functions that note their numbers when they are called. */
export function switchedText(source: SourceFile, mutants: readonly Mutant[], fileIndex: number): string {
  const marks = functionsOf(source, fileIndex).map(({ id, start, end, isBlock }): Wrap => {
    if (isBlock) return { start: start + 1, end: start + 1, before: ` __f(${id});`, after: '' };
    return { start, end, before: `(__f(${id}), (`, after: '))' };
  });
  const wraps = [...mutants.map(wrapOf), ...marks];
  // What lies around comes first.
  wraps.sort((left, right) => left.start - right.start || right.end - left.end);
  const body = rendered(source.text, 0, source.text.length, wraps);
  const [first = ''] = body.split('\n', 1);
  return first.startsWith('#!') ? `${first}\n${PRELUDE}${body.slice(first.length + 1)}` : PRELUDE + body;
}

function wrapOf({ id, start, end, form, replacement }: Mutant): Wrap {
  const [before, after] = {
    expression: [`(__m(${id}) ? (${replacement}) : (`, '))'],
    member: [`...(__m(${id}) ? {} : {`, '})'],
    item: [`...(__m(${id}) ? [] : [`, '])'],
    statement: [`if (!__m(${id})) { `, ' }'],
  }[form] as [string, string];
  return { start, end, before, after };
}

function rendered(text: string, from: number, to: number, wraps: readonly Wrap[]): string {
  let result = '';
  let at = from;
  for (let index = 0; index < wraps.length; ) {
    const { start, end, before, after } = wraps[index] as Wrap;
    const inside = wraps.slice(index + 1).findIndex((other) => other.start >= end);
    const last = inside === -1 ? wraps.length : index + 1 + inside;
    result += text.slice(at, start) + before + rendered(text, start, end, wraps.slice(index + 1, last)) + after;
    at = end;
    index = last;
  }
  return result + text.slice(at, to);
}

/** The body of a function. */
export interface FunctionBody {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly isBlock: boolean;
}

/** The functions of a file, those around others first. */
export function functionsOf(source: SourceFile, fileIndex: number): FunctionBody[] {
  const functions: FunctionBody[] = [];
  const visit = (node: Node): undefined => {
    const body = bodyOf(node);
    if (body !== null) {
      const id = fileIndex * FUNCTIONS_OF_FILE + functions.length;
      functions.push({ id, start: body.getStart(source), end: body.end, isBlock: body.kind === SyntaxKind.Block });
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return functions;
}

const FUNCTIONS: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
  SyntaxKind.Constructor,
  SyntaxKind.GetAccessor,
  SyntaxKind.ArrowFunction,
]);

function bodyOf(node: Node): Node | null {
  return FUNCTIONS.has(node.kind) ? ((node as ArrowFunction).body ?? null) : null;
}

import type { TextContext } from './context.ts';
import { flowContext, unquoted } from './flow-context.ts';

/** How far upwards the beginning of an object in flow style is looked for, in lines. */
const MOST_LINES = 400;

/** A key or an item of a line in block style. */
interface Mark {
  /** `-` for an item. */
  readonly name: string;
  readonly column: number;
}

/** Tells where a position is, line by line upwards in block style and sign by sign in flow style and JSON. */
export function textContext(text: string, position: number): TextContext | null {
  const beginning = /^\s*(?=\{)/.exec(text.slice(0, MOST_LINES));
  if (beginning !== null && position >= beginning[0].length) return flowContext(text, beginning[0].length, position);
  const lines = text.slice(0, position).split('\n');
  const line = lines.at(-1) ?? '';
  return inFlow(text, lines, position) ?? inBlock(text, lines, line, position);
}

/** The nearest value in braces above that has not ended, with the keys around it. */
function inFlow(text: string, lines: readonly string[], position: number): TextContext | null {
  let offset = position;
  for (let index = lines.length - 1; index >= Math.max(0, lines.length - MOST_LINES); index--) {
    const line = lines[index] ?? '';
    offset -= line.length + (index === lines.length - 1 ? 0 : 1);
    const opening = /^[\t ]*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s#"'{[][^#{[]*?):[ \t]+)?(?=[{[])/.exec(line);
    if (opening === null) continue;
    const flow = flowContext(text, offset + opening[0].length, position);
    if (flow === null) continue;
    const marks = marksOf(line);
    const around = pathAbove(lines.slice(0, index), marks);
    return { ...flow, path: [...around, ...marks.map(({ name }) => name), ...flow.path], style: 'flow' };
  }
  return null;
}

function inBlock(text: string, lines: readonly string[], line: string, position: number): TextContext {
  const above = lines.slice(0, -1);
  const marks = marksOf(line);
  const last = marks.at(-1);
  if (last !== undefined && last.name !== '-') {
    const [, start = '', quote = '', word = ''] = /^(.*:[ \t]+|.*:$)(["']?)(.*)$/.exec(line) ?? [];
    const outer = marks.slice(0, -1);
    return {
      path: [...pathAbove(above, marks), ...outer.map(({ name }) => name)],
      key: last.name,
      at: 'value',
      written: [],
      word: { text: word, start: position - line.length + start.length, quote },
      style: 'block',
      indent: last.column,
    };
  }
  const [, start = '', quote = '', word = ''] = /^([\t ]*(?:- +)*)(["']?)(.*)$/.exec(line) ?? [];
  const here: Mark = { name: '', column: start.length };
  return {
    path: [...pathAbove(above, [...marks, here]), ...marks.map(({ name }) => name)],
    key: null,
    at: 'key',
    written: keysAt(text, lines.length - 1, start.length),
    word: { text: word, start: position - line.length + start.length, quote },
    style: 'block',
    indent: start.length,
  };
}

/** The keys and items that a line begins with, by column. */
function marksOf(line: string): Mark[] {
  const marks: Mark[] = [];
  let [column] = [/^ */.exec(line)?.[0].length ?? 0];
  for (let item = /^- +/.exec(line.slice(column)); item !== null; item = /^- +/.exec(line.slice(column))) {
    marks.push({ name: '-', column });
    column += item[0].length;
  }
  const key = /^("[^"]*"|'[^']*'|[^\s#"'{}[\]-][^#]*?|-[^\s#][^#]*?):(?=\s|$)/.exec(line.slice(column))?.[1];
  if (key !== undefined) marks.push({ name: unquoted(key), column });
  return marks;
}

/** The keys around a line, from the lines above it. `own` are the marks of the line itself. */
function pathAbove(lines: readonly string[], own: readonly Mark[]): string[] {
  const path: string[] = [];
  let inner: Mark = own[0] ?? { name: '', column: 0 };
  for (let index = lines.length - 1; index >= 0 && inner.column + (inner.name === '-' ? 1 : 0) > 0; index--) {
    const line = lines[index] ?? '';
    if (/^\s*(#|$)/.test(line)) continue;
    for (const mark of marksOf(line).reverse()) {
      if (!isAround(mark, inner)) continue;
      path.unshift(mark.name);
      inner = mark;
    }
  }
  return path;
}

/** A key may stand in the column of the items that it has. */
function isAround(outer: Mark, inner: Mark): boolean {
  return outer.column < inner.column || (outer.column === inner.column && inner.name === '-' && outer.name !== '-');
}

/** The keys that stand in a column around a line, up to those of another object; an item of a list begins one. */
function keysAt(text: string, index: number, column: number): string[] {
  const lines = text.split('\n');
  const keys: string[] = [];
  const startOf = (line: string) => marksOf(line)[0]?.column ?? /^ */.exec(line)?.[0].length ?? 0;
  const collect = (line: string) => {
    const own = marksOf(line).find((mark) => mark.column === column && mark.name !== '-');
    if (own !== undefined) keys.push(own.name);
  };
  const isPassedOver = (line: string) => /^\s*(#|$)/.test(line);
  for (let at = index; at > 0 && (isPassedOver(lines[at] ?? '') || startOf(lines[at] ?? '') >= column); ) {
    collect(lines[--at] ?? '');
  }
  for (const line of lines.slice(index + 1)) {
    if (isPassedOver(line)) continue;
    if (startOf(line) < column) break;
    collect(line);
  }
  return keys;
}

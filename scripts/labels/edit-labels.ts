import { isMap, isScalar, isSeq, parseDocument, type Scalar, type YAMLMap } from 'yaml';
import type { LabelChange } from './carry-label.ts';

/**
 * Changes the labels of a file where they are written, and leaves everything else as it is.
 *
 * @param changes one for each label, in their order; null for none
 */
export function editLabels(text: string, changes: readonly (LabelChange | null)[]): string {
  const { contents } = parseDocument(text);
  const items = isSeq(contents) ? contents.items : [];
  const edits = items.flatMap((item, index) => {
    const change = changes[index];
    return isMap(item) && change ? Object.entries(change).map(([key, value]) => edit(text, item, key, value)) : [];
  });
  return edits.sort((left, right) => right.start - left.start).reduce(applied, text);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function applied(text: string, { start, end, text: written }: Edit): string {
  return text.slice(0, start) + written + text.slice(end);
}

/** The edit by which a label's member gets a value: in place of what it has, else after its verdict. */
function edit(text: string, label: YAMLMap, key: string, value: string): Edit {
  const [start, end] = rangeOf(label.get(key, true));
  const written = /^[\w-]+$/.test(value) ? value : JSON.stringify(value);
  if (end > 0) return { start, end, text: written };
  const [, after] = rangeOf(label.get('verdict', true));
  const [first] = label.range ?? [0];
  const indent = ' '.repeat(first - text.lastIndexOf('\n', first) - 1);
  return {
    start: after,
    end: after,
    text: label.flow === true ? `, ${key}: ${written}` : `\n${indent}${key}: ${written}`,
  };
}

function rangeOf(node: unknown): readonly [number, number] {
  const range = isScalar(node) ? (node as Scalar).range : undefined;
  return range ? [range[0], range[1]] : [0, 0];
}

import { diffArrays, FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff';
import { append } from '../model/lib/lists.ts';
import { type ChangedPart, changedParts } from './changed-parts.ts';

/** Lines that are shown around a change. */
const CONTEXT = 3;

/** What changes in a file, as `diff -u` writes it, with the file's name; it ends with a line break. */
export function unifiedDiff(name: string, before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const hunks = grouped(changedParts(old, now)).map((parts) => hunkOf(parts, old, now));
  const patch = { oldFileName: `a/${name}`, newFileName: `b/${name}`, oldHeader: '', newHeader: '', hunks };
  return formatPatch(patch as Parameters<typeof formatPatch>[0], FILE_HEADERS_ONLY);
}

/** The lines with their line breaks. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/).filter((line) => line !== '');
}

/** Parts that stand so near to each other that one hunk shows them. */
function grouped(parts: readonly ChangedPart[]): ChangedPart[][] {
  const groups: ChangedPart[][] = [];
  for (const part of parts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && part.old.start - last.old.end <= 2 * CONTEXT) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

function hunkOf(parts: readonly ChangedPart[], old: readonly string[], now: readonly string[]): StructuredPatchHunk {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('a hunk has a part');
  const above = Math.min(CONTEXT, first.old.start);
  const below = Math.min(CONTEXT, old.length - last.old.end);
  const lines: string[] = [];
  let at = first.old.start - above;
  for (const part of parts) {
    append(lines, marked(' ', old.slice(at, part.old.start)));
    append(lines, changesIn(old.slice(part.old.start, part.old.end), now.slice(part.now.start, part.now.end)));
    at = part.old.end;
  }
  append(lines, marked(' ', old.slice(at, at + below)));
  const [oldLines, newLines] = [last.old.end - first.old.start, last.now.end - first.now.start];
  return {
    oldStart: first.old.start - above + 1,
    oldLines: oldLines + above + below,
    newStart: first.now.start - above + 1,
    newLines: newLines + above + below,
    lines,
  };
}

function changesIn(old: string[], now: string[]): string[] {
  return diffArrays(old, now).flatMap(({ added, removed, value }) => marked(added ? '+' : removed ? '-' : ' ', value));
}

function marked(mark: string, lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line.endsWith('\n') ? mark + line.slice(0, -1) : [mark + line, '\\ No newline at end of file'],
  );
}

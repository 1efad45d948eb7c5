/**
 * The lines that follow one (counted from 1) and are indented further than a column (from 1), without that indentation.
 */
export function blockBelow(lines: readonly string[], line: number, column: number): string {
  const rest = lines.slice(line);
  const end = rest.findIndex((text) => text.trim() !== '' && !text.startsWith(' '.repeat(column)));
  const block = end === -1 ? rest : rest.slice(0, end);
  return `${block
    .map((text) => text.slice(column + 1))
    .join('\n')
    .trimEnd()}\n`;
}

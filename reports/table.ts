import { textWidth } from '../platform/text-width.ts';
import { oneLine } from '../platform/visible-text.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'right';
  /** Colours the cell of a row. */
  readonly paint?: (cell: string, row: number) => string;
}

/**
 * Lines of cells in columns, two blanks apart, with a line of titles. A cell is one line without what acts or hides.
 */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const shown = rows.map((cells) => cells.map(oneLine));
  const widths = columns.map(({ title }, index) =>
    shown.reduce((widest, row) => Math.max(widest, textWidth(row[index] ?? '')), textWidth(title)),
  );
  const line = (cells: readonly string[], row: number | null) =>
    columns
      .map((column, index) => padded(cells[index] ?? '', widths[index] ?? 0, column, row))
      .join('  ')
      .trimEnd();
  const titles = columns.map(({ title }) => title);
  return [line(titles, null), ...shown.map(line)].join('\n');
}

function padded(cell: string, width: number, { align, paint }: Column, row: number | null): string {
  const blank = ' '.repeat(width - textWidth(cell));
  const painted = row === null || paint === undefined ? cell : paint(cell, row);
  return align === 'right' ? blank + painted : painted + blank;
}

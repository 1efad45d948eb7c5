import stringWidth from 'string-width';

export interface Column {
  readonly title: string;
  readonly align?: 'right';
}

/** Lines of cells in columns, two blanks apart, with a line of titles. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, stringWidth(row[index] ?? '')), stringWidth(title)),
  );
  const line = (cells: readonly string[]) =>
    columns
      .map(({ align }, index) => padded(cells[index] ?? '', widths[index] ?? 0, align))
      .join('  ')
      .trimEnd();
  return [line(columns.map(({ title }) => title)), ...rows.map(line)].join('\n');
}

function padded(cell: string, width: number, align: Column['align']): string {
  const blank = ' '.repeat(width - stringWidth(cell));
  return align === 'right' ? blank + cell : cell + blank;
}

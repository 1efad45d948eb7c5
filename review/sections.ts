/** The section of a statement. */
export function sectionOf(statement: string): string {
  return statement.split('/', 1)[0] ?? '';
}

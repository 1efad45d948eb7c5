/** The statuses of success that services of the conventions answer with (section 7.1). */
export const SUCCESS_STATUSES: readonly string[] = ['200', '201', '202', '204'];

/** What to write in place of other statuses, where that is clear. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ['203', '200'],
  ['205', '204'],
  ['206', '200'],
  ['207', '200'],
]);

/** The status to write in place of another success; undefined where any of the four may be meant. */
export function successInPlaceOf(status: string): string | undefined {
  return INSTEAD.get(status);
}

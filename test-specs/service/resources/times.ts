/** A point in time as answers have it: UTC with milliseconds (§2.3). */
export function utc(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

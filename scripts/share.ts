/** The share of a whole, from 0 to 1; 1 of nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

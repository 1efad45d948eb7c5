/** A number as people read it: `1,200`. */
export function inThousands(number: number): string {
  return number.toLocaleString('en');
}

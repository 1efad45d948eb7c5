/** A number as people read it: `1,200`. */
export function inThousands(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

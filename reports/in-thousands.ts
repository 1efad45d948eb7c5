import { counted } from '../framework/messages.ts';

/** A number as people read it: `1,200`. */
export function inThousands(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** `1 finding`, `1,200 findings`. */
export function countedInThousands(count: number, noun: string): string {
  return counted(count, noun).replace(String(count), inThousands(count));
}

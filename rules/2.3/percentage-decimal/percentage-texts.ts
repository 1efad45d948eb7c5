import { quote } from '../../../framework/messages.ts';

/** The message about a percentage that is written otherwise than as a decimal; null where it is right. */
export function percentageFault(value: string): string | null {
  if (/^-?(?:[0-9]+(?:\.[0-9]+)?|\.[0-9]+)$/.test(value)) return null;
  const number = /^\s*(-?[0-9]+)[.,]?([0-9]*)\s*%?\s*$/.exec(value);
  const remedy = number === null ? '"19.99"' : quote(number[2] ? `${number[1]}.${number[2]}` : number[1]);
  return `${quote(value)} is no plain decimal; write a percentage such as ${remedy}`;
}

import { admits } from '../text/pattern/admits.ts';
import { parsePattern } from '../text/pattern/pattern.ts';

type Keeps = (value: unknown, bound: unknown) => boolean;

const KEEPS: Readonly<Record<string, Keeps>> = {
  minLength: (value, bound) => typeof value !== 'string' || [...value].length >= Number(bound),
  maxLength: (value, bound) => typeof value !== 'string' || [...value].length <= Number(bound),
  minItems: (value, bound) => !Array.isArray(value) || value.length >= Number(bound),
  maxItems: (value, bound) => !Array.isArray(value) || value.length <= Number(bound),
  minimum: (value, bound) => typeof value !== 'number' || value >= Number(bound),
  maximum: (value, bound) => typeof value !== 'number' || value <= Number(bound),
  pattern: (value, bound) => typeof value !== 'string' || admits(parsePattern(String(bound)), value) === true,
};

/**
 * True where a value keeps what a keyword demands; false also where that is not certain, and for keywords that bound
 * nothing.
 */
export function keepsBound(keyword: string, value: unknown, bound: unknown): boolean {
  return KEEPS[keyword]?.(value, bound) ?? false;
}

import type { ValueType } from './shape.ts';

/** True for a value of a type that has no parts. */
export function admits(
  type: Extract<ValueType, string> | { readonly values: readonly unknown[] },
  value: unknown,
): boolean {
  if (typeof type !== 'string') return type.values.includes(value);
  switch (type) {
    case 'anything':
      return true;
    case 'text':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'positive number':
      return typeof value === 'number' && value > 0;
    case 'integer':
      return Number.isInteger(value);
    case 'count':
      return Number.isInteger(value) && (value as number) >= 0;
  }
}

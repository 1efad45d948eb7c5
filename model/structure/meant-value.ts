import { nearestMember } from './nearest-member.ts';
import type { ValueType } from './shape.ts';

/**
 * What a value of a wrong type is likely meant to be: `"1.0"` for 1.0, `false` for `"false"`; undefined where nobody
 * can know.
 */
export function meantValue(value: unknown, type: ValueType): unknown {
  if (typeof type === 'object') {
    if (typeof value !== 'string' || !('values' in type)) return undefined;
    return nearestMember(value, type.values.map(String)) ?? undefined;
  }
  if (type === 'text') return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
  if (typeof value !== 'string') return undefined;
  if (type === 'boolean') return /^(true|false)$/i.test(value) ? value.toLowerCase() === 'true' : undefined;
  return value.trim() !== '' && admitsNumber(Number(value), type) ? Number(value) : undefined;
}

function admitsNumber(value: number, type: Extract<ValueType, string>): boolean {
  if (Number.isNaN(value)) return false;
  return type === 'number' || (type === 'positive number' ? value > 0 : Number.isInteger(value) && value >= 0);
}

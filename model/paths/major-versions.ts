import type { Description } from '../description/description.ts';
import { asObject, asString } from '../description/json.ts';

/** The first number of `info.version`; null where it has none or starts with a year. */
export function declaredMajor({ root }: Description): number | null {
  const { version } = asObject(root.info);
  const text = typeof version === 'number' ? String(version) : (asString(version) ?? '');
  const [, major] = /^v?(\d{1,3})(?:[.\-+]|$)/i.exec(text) ?? [];
  return major === undefined ? null : Number(major);
}

/** The number that occurs most often, the first of several; null for an empty list. */
export function mostCommon(majors: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const major of majors) counts.set(major, (counts.get(major) ?? 0) + 1);
  return [...counts].sort(([, left], [, right]) => right - left)[0]?.[0] ?? null;
}

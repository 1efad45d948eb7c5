import type { Change } from '../model/comparison/change.ts';
import type { Description } from '../model/description/description.ts';
import { asObject } from '../model/description/json.ts';
import type { Result } from '../source/result.ts';

/** What a change asks of `info.version` (Semantic Versioning 2.0.0). */
export interface NextVersion {
  /** The version that the change asks for. */
  readonly asked: string;
  /** What the new description says. */
  readonly given: string;
  readonly isLower: boolean;
}

type Numbers = readonly [major: number, minor: number, patch: number];

/** What a comparison found. */
interface Found {
  readonly changes: readonly Change[];
  readonly results: readonly Result[];
  /** True where requests may hold more, or responses promise more. */
  readonly isWider: boolean;
}

/**
 * The version that a change asks for: a new major one where clients break, a new minor one where anything else changed
 * for them, else the same. Null where a description has no version of the form 1.2.3.
 */
export function nextVersion(
  before: Description,
  after: Description,
  { changes, results, isWider }: Found,
): NextVersion | null {
  const [then, now] = [numbersOf(before), numbersOf(after)];
  if (then === null || now === null) return null;
  const breaks =
    results.some(({ severity }) => severity === 0) || changes.some(({ name }) => name === 'major-version-changed');
  const asked = breaks ? nextMajor(then) : changes.length > 0 || isWider ? nextMinor(then) : then;
  return { asked: asked.join('.'), given: versionOf(after), isLower: isLower(now, asked) };
}

function versionOf({ root }: Description): string {
  return String(asObject(root.info).version ?? '');
}

function numbersOf(description: Description): Numbers | null {
  // A date, 2026-11-24, is no version 2026 with a suffix.
  const [, major, minor = '0', patch = '0'] =
    /^v?(\d{1,9})(?:\.(\d{1,9})(?:\.(\d{1,9}))?(?:[-+].*)?)?$/.exec(versionOf(description)) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Before 1.0.0, a minor version may break (Semantic Versioning, 4). */
function nextMajor([major, minor]: Numbers): Numbers {
  return major === 0 ? [0, minor + 1, 0] : [major + 1, 0, 0];
}

function nextMinor([major, minor]: Numbers): Numbers {
  return [major, minor + 1, 0];
}

function isLower(one: Numbers, other: Numbers): boolean {
  const index = one.findIndex((number, at) => number !== other[at]);
  return index !== -1 && (one[index] ?? 0) < (other[index] ?? 0);
}

import { isObject } from '../model/description/json.ts';
import { isChangeTime } from '../model/resources/server-set-properties.ts';

/** Milliseconds by which a service may round its times, or its clock may be behind. */
const INEXACT = 1000;

/** True for a resource that tells that it was created at a time, in milliseconds since 1970, or later. */
export function isCreatedSince(time: number, resource: unknown): boolean {
  return (
    isObject(resource) &&
    Object.entries(resource).some(
      ([name, value]) => isChangeTime(name) && /creat/i.test(name) && timeIn(value) >= time - INEXACT,
    )
  );
}

/** RFC 3339, or seconds since 1970, which files have (section 2.7); NaN for anything else. */
function timeIn(value: unknown): number {
  if (typeof value === 'number') return value * 1000;
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

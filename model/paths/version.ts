import type { PathSegment } from './template.ts';

/** A segment that names the API's version. */
export interface PathVersion {
  readonly text: string;
  /** Null where the segment has no major version (`v{major}`, a date). */
  readonly major: number | null;
  /**
   * `exact` is `v1`; `malformed` is an attempt such as `v1.0`, `V1`, `v01`, `2.0` or a date; `template` has a
   * parameter.
   */
  readonly form: 'exact' | 'malformed' | 'template';
  /** Among the non-empty segments of the URL, the server's first. */
  readonly index: number;
  readonly in: 'server' | 'path';
}

const EXACT = /^v(?:0|[1-9]\d{0,8})$/;
const WITH_LETTER = /^v(?:er|ersion)?[-_.]?(\d+)(?:[-_.]\d+)*(?:[-_.]?(?:alpha|beta|rc|preview)\d*)?$/i;
const NUMBER = /^(\d+)(?:\.\d+)+$/;
const DATE = /^\d{4}-\d{2}(?:-\d{2})?(?:-preview)?$/;
const PARAMETER = /^v(?:ersion)?$|^(?:api|major)[-_]?version$|^version[-_]?number$/i;

/**
 * The version among the segments of a URL before the first parameter, of which the first `serverLength` are the
 * server's. An exact one is preferred to a malformed one. Null where there is none.
 */
export function findVersion(segments: readonly PathSegment[], serverLength: number): PathVersion | null {
  const candidates: PathVersion[] = [];
  for (const [index, segment] of segments.entries()) {
    const version = readVersion(segment) ?? (index === 0 ? readNumber(segment) : null);
    if (version !== null) candidates.push({ ...version, index, in: index < serverLength ? 'server' : 'path' });
    else if (segment.kind === 'parameter') break;
  }
  return candidates.find(({ form }) => form === 'exact') ?? candidates[0] ?? null;
}

/** The version of a URL; null for a number or a date after the first segment, which may be anything. */
export function certainVersion({ version }: { readonly version: PathVersion | null }): PathVersion | null {
  if (version === null || version.index === 0 || version.form !== 'malformed') return version;
  return /^v/i.test(version.text) ? version : null;
}

/** A bare number as the first segment is a version; further back it may be anything. */
function readNumber({ text }: PathSegment): Pick<PathVersion, 'text' | 'major' | 'form'> | null {
  return /^\d{1,3}$/.test(text) ? { text, major: Number(text), form: 'malformed' } : null;
}

/** A segment as a version (4.1/path-version); null where it neither is nor resembles one. */
export function readVersion({
  text,
  kind,
  parameterNames,
}: PathSegment): Pick<PathVersion, 'text' | 'major' | 'form'> | null {
  if (kind !== 'fixed') {
    const isTemplate = /^v\{[^{}]*\}$/i.test(text) || (kind === 'parameter' && PARAMETER.test(parameterNames[0] ?? ''));
    return isTemplate ? { text, major: null, form: 'template' } : null;
  }
  if (EXACT.test(text)) return { text, major: Number(text.slice(1)), form: 'exact' };
  if (DATE.test(text)) return { text, major: null, form: 'malformed' };
  const major = (WITH_LETTER.exec(text) ?? NUMBER.exec(text))?.[1];
  return major === undefined ? null : { text, major: Number(major), form: 'malformed' };
}

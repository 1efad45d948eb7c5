/**
 * The way from one file to another, as a `$ref` in the first names the second: `../models/error.yml`. Both are paths or
 * URLs; the second as it is, where they have no folder in common. A path with a drive or a share of Windows may have
 * backslashes; in any other path they are part of a name.
 */
export function relativeReference(from: string, to: string): string {
  const [origin, target] = [segmentsOf(from), segmentsOf(to)];
  if (driveOrFirst(origin) !== driveOrFirst(target)) return to;
  const folders = origin.slice(0, -1);
  const differing = folders.findIndex((folder, index) => index > 0 && folder !== target[index]);
  const shared = Math.min(differing < 0 ? folders.length : differing, target.length - 1);
  const up = folders.slice(shared).map(() => '..');
  const path = [...up, ...target.slice(shared)].join('/');
  return up.length === 0 ? `./${path}` : path;
}

function segmentsOf(source: string): readonly string[] {
  return (/^(?:[a-z]:\\|\\\\)/i.test(source) ? source.replaceAll('\\', '/') : source).split('/');
}

/** Drives are the same in either case. */
function driveOrFirst([first = '']: readonly string[]): string {
  return /^[a-z]:$/i.test(first) ? first.toLowerCase() : first;
}

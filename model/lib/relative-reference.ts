/**
 * The way from one file to another, as a `$ref` in the first names the second: `../models/error.yml`. Both are paths or URLs; the second as
 * it is, where they have no folder in common.
 */
export function relativeReference(from: string, to: string): string {
  const [origin, target] = [from, to].map((source) => source.replaceAll('\\', '/').split('/'));
  if (origin === undefined || target === undefined || origin[0] !== target[0]) return to;
  const folders = origin.slice(0, -1);
  const differing = folders.findIndex((folder, index) => folder !== target[index]);
  const shared = Math.min(differing < 0 ? folders.length : differing, target.length - 1);
  const up = folders.slice(shared).map(() => '..');
  const path = [...up, ...target.slice(shared)].join('/');
  return up.length === 0 ? `./${path}` : path;
}

/** The oldest Node that runs Lintel, as package.json's `engines` has it: major and minor version. */
export const OLDEST_NODE = '20.19';

/**
 * What to say where Node is older than Lintel needs; null where it is new enough.
 * @param version that of Node, such as `18.20.8`.
 */
export function nodeComplaint(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null;
  return `lintel: Node ${OLDEST_NODE} or later is needed, and this is Node ${version}; install a newer one from https://nodejs.org`;
}

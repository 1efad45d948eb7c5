/** How to get the history that a shallow clone lacks. */
export const UNSHALLOW =
  'fetch the whole history with `git fetch --unshallow` (fetch-depth: 0 in GitHub Actions, GIT_DEPTH: 0 in GitLab)';

/** What to do where there is no commit of a name. */
export function fetchHint(ref: string, isShallow: boolean): string {
  if (isShallow) return `check its name; as this clone is shallow, ${UNSHALLOW}`;
  return `check its name, or fetch it, for example with \`git fetch origin\`${ref.includes('/') ? '' : ` and say origin/${ref}`}`;
}

/** How to get the history that a shallow clone lacks. */
export const UNSHALLOW =
  'fetch the whole history with `git fetch --unshallow` (fetch-depth: 0 in GitHub Actions, GIT_DEPTH: 0 in GitLab)';

/** What to do where there is no commit of a name. */
export function fetchHint(ref: string, isShallow: boolean): string {
  if (isShallow) return `check its name; as this clone is shallow, ${UNSHALLOW}`;
  return `check its name, or fetch it, for example with \`git fetch origin\`${isBranch(ref) ? ` and say origin/${ref}` : ''}`;
}

/** True for what may be the name of a branch, and no other way to name a commit: `HEAD~2`, `origin/main`, `4f2a91c`. */
function isBranch(ref: string): boolean {
  return /^[A-Za-z_][\w.-]*$/.test(ref) && ref !== 'HEAD' && !/^[0-9a-f]{7,}$/.test(ref);
}

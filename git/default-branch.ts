import { git } from './git.ts';

/** What branches to merge into are usually called. */
const USUAL = ['main', 'master', 'trunk', 'develop'];

/**
 * The branch into which a repository merges: the one that its remote has for it, else a local one with a usual name,
 * else the one that is checked out; `main` outside of a repository.
 */
export async function defaultBranch(cwd: string): Promise<string> {
  const ofRemote = await answer(['symbolic-ref', '--short', 'refs/remotes/origin/HEAD'], cwd);
  if (ofRemote !== '') return ofRemote.replace(/^origin\//, '');
  const local = (await answer(['for-each-ref', '--format=%(refname:short)', 'refs/heads'], cwd)).split('\n');
  const current = await answer(['symbolic-ref', '--short', 'HEAD'], cwd);
  return USUAL.find((name) => local.includes(name)) ?? (current || 'main');
}

/** What git prints; nothing where it fails, or there is none. */
async function answer(args: readonly string[], cwd: string): Promise<string> {
  try {
    return (await git(args, cwd)).trim();
  } catch {
    return '';
  }
}

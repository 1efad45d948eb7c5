import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UsageError } from '../platform/usage-error.ts';

/** What git said when it could not do what was asked. */
export class GitFailure extends Error {}

/**
 * Runs the git program and gives what it prints.
 *
 * @throws GitFailure with the first line of git's own complaint.
 * @throws UsageError when there is no such program.
 */
export async function git(args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' };
  try {
    const { stdout } = await promisify(execFile)('git', [...args], { cwd, env, maxBuffer: Number.POSITIVE_INFINITY });
    return stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT') {
      throw new UsageError('this needs the git program, and there is none on the PATH; install git', {
        cause: error,
      });
    }
    const [line = ''] = stderr.trim().split('\n');
    throw new GitFailure(line.replace(/^(fatal|error): /, '').replace(/\.$/, '') || 'it gave no reason', {
      cause: error,
    });
  }
}

/**
 * The same, or null when git fails.
 *
 * @throws Error when something else than git fails.
 */
export async function tryGit(args: readonly string[], cwd: string): Promise<string | null> {
  try {
    return await git(args, cwd);
  } catch (error) {
    if (error instanceof GitFailure) return null;
    throw error;
  }
}

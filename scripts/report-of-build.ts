import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A finding as the report `json` has it. */
export interface ReportedFinding {
  readonly code: string;
  readonly source: string;
  readonly [member: string]: unknown;
}

/**
 * The report of a build, given by its folder `dist`, on files.
 *
 * @throws Error where the build cannot lint them.
 */
export async function reportOfBuild(
  dist: string,
  ruleset: string,
  files: readonly string[],
): Promise<ReportedFinding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-report-'));
  const output = join(folder, 'report.json');
  const args = [join(dist, 'cli/main.cjs'), 'lint', ...files, '-r', ruleset, '-f', 'json', '-o', output];
  try {
    await run(process.execPath, args, { maxBuffer: 2 ** 28 }).catch(({ code, stderr }) => {
      // 2: something could not be judged, such as a reference that leads to nothing; the report is written all the
      // same.
      if (code !== 1 && !(code === 2 && existsSync(output))) throw new Error(`${dist} ended with ${code}: ${stderr}`);
    });
    return JSON.parse(readFileSync(output, 'utf8')) as ReportedFinding[];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

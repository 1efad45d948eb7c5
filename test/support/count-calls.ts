import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../platform/package-file.ts';

/**
 * How often each function of Lintel is called while some work is done, by its name and where it stands in the compiled
 * file.
 */
export async function countCalls(work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => isOwn(url));
    return new Map(
      own.flatMap(({ url, functions }) =>
        functions.map(({ functionName, ranges: [range] }): [string, number] => [
          `${functionName} ${fileURLToPath(url).slice(packageFile('').length)}:${range?.startOffset}`,
          range?.count ?? 0,
        ]),
      ),
    );
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}

function isOwn(url: string): boolean {
  return url.startsWith('file:') && !url.includes('/node_modules/');
}

import { runCli } from './run-cli.ts';
import { TemporaryFolder } from './temporary-folder.ts';

/** What `lintel catalogue` wrote and said. */
export interface CatalogueSite {
  /** Where it stands. */
  readonly path: string;
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

let site: Promise<CatalogueSite> | undefined;

/**
 * The pages of the catalogue, which all tests share: writing them takes seconds. Their folder goes with the process.
 */
export function catalogueSite(): Promise<CatalogueSite> {
  site ??= write();
  return site;
}

async function write(): Promise<CatalogueSite> {
  const folder = new TemporaryFolder();
  process.once('exit', () => folder.remove());
  return { path: folder.path, ...(await runCli(['catalogue', '--out', folder.path], { cwd: folder.path })) };
}

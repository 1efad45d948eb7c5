import { statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { catalogue as catalogueOf } from '../../../catalogue/catalogue.ts';
import { cataloguePages } from '../../../catalogue/web/catalogue-pages.tsx';
import { counted } from '../../../framework/messages.ts';
import { markFolder, refuseOtherFolder } from '../../../pages/own-folder.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { version } from '../../../platform/version.ts';
import { makeFolder, writeFileWhole } from '../../../platform/write-file.ts';
import { settingsHere } from '../../held-settings.ts';
import type { CatalogueCommandOptions } from './options.ts';

/**
 * Writes the rule catalogue as pages that need neither server nor network, into a new or empty folder or one that has a
 * catalogue.
 *
 * @throws UsageError when the folder holds something else or cannot be written.
 */
export async function runCatalogueCommand({ out, base }: CatalogueCommandOptions, io: Io): Promise<ExitCode> {
  const folder = resolve(io.cwd, out);
  if (isFile(folder)) {
    throw new UsageError(`the output ${out} is a file; name a folder`);
  }
  refuseOtherFolder(folder, out, 'catalogue');
  const { documentationUrl } = await settingsHere(base === undefined ? {} : { documentationUrl: base }, io);
  let pages = 0;
  writing(out, () => {
    makeFolder(folder);
    markFolder(folder, 'catalogue');
  });
  await withProgress(io, async (progress) => {
    for await (const { path, text } of cataloguePages(catalogueOf(), version(), documentationUrl.value)) {
      progress.show(`writing ${path}`);
      const file = join(folder, path);
      writing(out, () => {
        makeFolder(dirname(file));
        writeFileWhole(file, text);
      });
      pages++;
    }
  });
  const log = new Log(io);
  log.say(`wrote ${counted(pages, 'page')}; open ${join(out, 'index.html')}`);
  if (base !== undefined)
    log.say(`for findings to link to the pages, write "documentationUrl: ${base}" into .lintel.yaml`);
  return ExitCode.clean;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @throws UsageError for what the file system refuses. */
function writing(out: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new UsageError(`the output ${out} cannot be written (${reasonOf(error)}); choose another folder`, {
      cause: error,
    });
  }
}

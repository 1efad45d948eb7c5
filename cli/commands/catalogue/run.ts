import { statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { catalogue as catalogueOf } from '../../../catalogue/catalogue.ts';
import { cataloguePages } from '../../../catalogue/web/catalogue-pages.tsx';
import { counted } from '../../../framework/messages.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { withProgress } from '../../../platform/progress.ts';
import { UsageError } from '../../../platform/usage-error.ts';
import { version } from '../../../platform/version.ts';
import { makeFolder } from '../../../platform/write-file.ts';
import { settingsHere } from '../../held-settings.ts';
import type { CatalogueCommandOptions } from './options.ts';

/**
 * Writes the rule catalogue as pages that need neither server nor network. Files of the same names are replaced, others left alone.
 *
 * @throws UsageError when the folder cannot be written.
 */
export async function runCatalogueCommand({ out, base }: CatalogueCommandOptions, io: Io): Promise<ExitCode> {
  const folder = resolve(io.cwd, out);
  if (isFile(folder)) {
    throw new UsageError(`the output ${out} is a file; name a folder`);
  }
  const { documentationUrl } = await settingsHere(base === undefined ? {} : { documentationUrl: base }, io);
  let pages = 0;
  await withProgress(io, async (progress) => {
    for await (const { path, text } of cataloguePages(catalogueOf(), version(), documentationUrl.value)) {
      progress.show(`writing ${path}`);
      write(join(folder, path), text, out);
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

function write(file: string, text: string, out: string): void {
  try {
    makeFolder(dirname(file));
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`the output ${out} cannot be written (${reasonOf(error)}); choose another folder`, {
      cause: error,
    });
  }
}

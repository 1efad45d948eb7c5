import { rmSync, statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { markFolder, refuseOtherFolder } from '../../../pages/own-folder.ts';
import { chromiumPath, printToPdf } from '../../../platform/chromium.ts';
import { temporaryFolder } from '../../../platform/drafts.ts';
import { reasonOf } from '../../../platform/error-text.ts';
import type { Io } from '../../../platform/io.ts';
import { jsonText } from '../../../platform/json-text.ts';
import { destination, refuseOverwriting } from '../../../platform/output.ts';
import { oneOf, UsageError } from '../../../platform/usage-error.ts';
import { makeFolder, writeFileWhole } from '../../../platform/write-file.ts';
import { findingsCsv } from '../../../review/findings-csv.ts';
import { markdownReport } from '../../../review/markdown.ts';
import { jsonReport, type ReviewReport } from '../../../review/report.ts';
import { REVIEW_FORMATS, type ReviewCommandOptions, type ReviewFormat } from './options.ts';

/** The format that a file's name asks for. */
const BY_EXTENSION: Readonly<Record<string, ReviewFormat>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.json': 'json',
  '.csv': 'csv',
  '.pdf': 'pdf',
  '.html': 'html',
  '.htm': 'html',
};

/** Where a review goes, and in which form. */
export interface ReviewOutput {
  /**
   * Asked before any of the files is reviewed.
   *
   * @throws UsageError where so many cannot be written there, or one of them would be replaced.
   */
  readonly check: (files: readonly string[]) => void;
  /** @throws UsageError when it cannot be written. */
  readonly write: (report: ReviewReport) => Promise<void>;
}

/**
 * What the options ask for; whatever can never be written is reported before the work begins.
 *
 * @throws UsageError
 */
export function reviewOutput({ format, out }: ReviewCommandOptions, io: Io): ReviewOutput {
  const named = BY_EXTENSION[extname(out ?? '').toLowerCase()];
  const chosen = oneOf('format', format ?? named ?? 'html', REVIEW_FORMATS);
  if (out !== undefined && isFolder(out, io)) return folderOf(out, chosen, io);
  if (named === 'pdf' && chosen !== 'pdf')
    throw new UsageError(`${out} would be no PDF with --format ${chosen}; name a file that ends otherwise`);
  if (chosen === 'pdf') return pdf(out, io);
  if (chosen === 'html' && out === undefined && io.stdout.isTTY === true)
    throw new UsageError('a page is of no use in a terminal; name a file for it: --out report.html');
  if (out !== undefined && format === undefined && named === undefined && isNewFile(out, io))
    throw new UsageError(
      `the name ${out} says neither a file nor a folder; write ${out}.html for a page, ${out}/ for a folder with a page for each API, or name a --format`,
    );
  const target = destination(out, io);
  return {
    check: (files) => refuseOverwriting([target], files),
    write: async (report) => target.write(await written(report, chosen)),
  };
}

function isFolder(out: string, { cwd }: Io): boolean {
  return /[/\\]$/.test(out) || (statSync(resolve(cwd, out), { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** False for a file that is there, and for a pipe. */
function isNewFile(out: string, { cwd }: Io): boolean {
  return statSync(resolve(cwd, out), { throwIfNoEntry: false }) === undefined;
}

/** A page for each API and one that leads to them, or a PDF for each. */
function folderOf(out: string, format: ReviewFormat, io: Io): ReviewOutput {
  if (format !== 'html' && format !== 'pdf')
    throw new UsageError(
      `the output ${out} is a folder, which takes pages or PDFs; name a file for --format ${format}`,
    );
  const folder = resolve(io.cwd, out);
  const writeAll = format === 'pdf' ? pdfsInto(folder, printerOf(io)) : pagesInto(folder);
  refuseOtherFolder(folder, out, 'review');
  return {
    check: () => {},
    write: async (report) => {
      try {
        makeFolder(folder);
        markFolder(folder, 'review');
        await writeAll(report);
      } catch (error) {
        if (!(error instanceof Error && 'syscall' in error)) throw error;
        throw new UsageError(`the folder ${out} cannot be written (${reasonOf(error)}); choose another one`, {
          cause: error,
        });
      }
    },
  };
}

function pagesInto(folder: string): ReviewOutput['write'] {
  return async (report) => {
    const { reviewSite } = await import('../../../review/page/review-site.tsx');
    for await (const { name, text } of reviewSite(report)) writeFileWhole(join(folder, name), text);
  };
}

function pdfsInto(folder: string, print: Print): ReviewOutput['write'] {
  return async (report) => {
    const { fileNames } = await import('../../../review/page/review-site.tsx');
    const names = fileNames(report.apis, 'pdf');
    for (const [index, api] of report.apis.entries())
      await print({ ...report, apis: [api] }, join(folder, names[index] ?? ''));
  };
}

function pdf(out: string | undefined, io: Io): ReviewOutput {
  if (out === undefined) throw new UsageError('a PDF needs a file; name it with --out report.pdf');
  const target = destination(out, io);
  const print = printerOf(io);
  return {
    check: (files) => {
      refuseOverwriting([target], files);
      if (files.length > 1)
        throw new UsageError(
          `a PDF has one API, and ${files.length} are named; write one for each with --format pdf --out reviews/, or all of them with --out report.html`,
        );
    },
    write: (report) => print(report, target.file ?? out),
  };
}

/** Writes the review of one API as a PDF. */
type Print = (report: ReviewReport, file: string) => Promise<void>;

/** Prints by a Chromium of this machine. */
function printerOf({ env }: Io): Print {
  const chromium = chromiumPath(env);
  if (chromium === null)
    throw new UsageError(
      'there is no Chromium, Chrome or Edge to print a PDF with; install one, name it in CHROMIUM_PATH, or write a page with --out report.html and print that',
    );
  return async (report, file) => {
    const folder = temporaryFolder();
    try {
      const page = join(folder, 'report.html');
      const { htmlReport } = await import('../../../review/page/html-report.tsx');
      writeFileWhole(page, await htmlReport(report, true));
      await printToPdf(chromium, page, '#print=1', file);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function written(report: ReviewReport, format: Exclude<ReviewFormat, 'pdf'>): Promise<string> {
  if (format === 'json') return `${jsonText(jsonReport(report), 2)}\n`;
  if (format === 'markdown') return markdownReport(report);
  if (format === 'csv') return findingsCsv(report);
  const { htmlReport } = await import('../../../review/page/html-report.tsx');
  return htmlReport(report);
}

import type { CommandDefinition } from '../../command.ts';
import { ignoreOption, remoteRefsOption, strictFilesOption } from '../../common-options.ts';
import { wordsOf } from '../../completion/values.ts';
import { REVIEW_FORMATS, type ReviewCommandOptions } from './options.ts';

export const reviewCommand: CommandDefinition = {
  name: 'review',
  define: (command) =>
    command
      .description('write the design review of an API: verdicts, matrix of operations, questions')
      .argument('[files...]', 'files, folders or globs, as for lint, or - for standard input')
      .option('-o, --out <file>', 'where to write it (default: standard output)')
      .option('-f, --format <name>', "html, markdown or json (default: as the file's name ends, else html)")
      .option('--trend <file>', 'an earlier report in JSON to compare with')
      .addOption(ignoreOption())
      .addOption(strictFilesOption())
      .addOption(remoteRefsOption()),
  run: async (io, files: string[], options: ReviewCommandOptions) =>
    (await import('../../page-commands.ts')).runReviewCommand(files, options, io),
  values: { '--format': () => wordsOf(REVIEW_FORMATS) },
};

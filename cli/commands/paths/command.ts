import type { CommandDefinition } from '../../command.ts';
import { withReferenceOptions } from '../../common-options.ts';
import { wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import { PATHS_FORMATS, type PathsCommandOptions } from './options.ts';

export const pathsCommand: CommandDefinition = {
  name: 'paths',
  define: (command) =>
    withReferenceOptions(
      command
        .description('show what each path is taken for, and why')
        .argument(
          '[files...]',
          'OpenAPI descriptions, folders or globs, or - for standard input; else what .lintel.yaml says',
        )
        .option('-f, --format <name>', 'table or json', 'table')
        .addOption(maxFileSizeOption()),
    ),
  run: async (io, files: readonly string[], options: PathsCommandOptions) =>
    (await import('./run.ts')).runPathsCommand(files, options, io),
  values: { '--format': () => wordsOf(PATHS_FORMATS) },
};

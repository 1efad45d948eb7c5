import type { CommandDefinition } from '../../command.ts';
import type { CatalogueCommandOptions } from './options.ts';

export const catalogueCommand: CommandDefinition = {
  name: 'catalogue',
  define: (command) =>
    command
      .description('write the rule catalogue as pages that need no server')
      .requiredOption('--out <folder>', 'where to write it; open index.html in it')
      .option(
        '--base <address>',
        'where the pages will be published (default: documentationUrl of .lintel.yaml, if any)',
      ),
  run: async (io, options: CatalogueCommandOptions) =>
    (await import('../../page-commands.ts')).runCatalogueCommand(options, io),
};

import type { CommandDefinition } from '../../command.ts';
import {
  collect,
  ignoreOption,
  strictFilesOption,
  withReferenceOptions,
  withRulesetOptions,
} from '../../common-options.ts';
import { allRuleIds, rulesetNamesAndFiles, rulesWithSeverities, wordsOf } from '../../completion/values.ts';
import { maxFileSizeOption } from '../../file-size.ts';
import { REVIEW_FORMATS, type ReviewCommandOptions } from './options.ts';

export const reviewCommand: CommandDefinition = {
  name: 'review',
  define: (command) =>
    withRulesetOptions(
      withReferenceOptions(
        command
          .description('write the design review of an API: verdicts, matrix of operations, questions')
          .argument('[files...]', 'files, folders or globs, as for lint, or - for standard input')
          .option(
            '-o, --out <file>',
            'where to write it; a folder takes a page for each API (default: standard output)',
          )
          .option(
            '-f, --format <name>',
            "html, pdf, markdown, json or csv (default: as the file's name ends, else html)",
          )
          .option(
            '-r, --ruleset <name or file>',
            'the rules that take part, besides those that ask (default: those of the project, else all)',
          )
          .option('--rule <id:severity>', 'change the severity of a rule, or turn it on; may be repeated', collect)
          .option('--skip-rule <id>', 'do not run a rule; may be repeated', collect)
          .option(
            '--baseline <file>',
            'mark the findings that a baseline knows (default: lintel-baseline.json, if it exists)',
          )
          .option('--no-baseline', 'take every finding for new')
          .option(
            '--against <file>',
            'show what changed for clients since a version: a file, a folder, REV:PATH in git, or -',
          )
          .option('--trend <file>', 'an earlier report in JSON to compare with')
          .option(
            '--seen <file>',
            'what was seen of the running service, from --coverage-file of verify or probe; may be repeated',
            collect,
          )
          .addOption(ignoreOption())
          .addOption(strictFilesOption())
          .addOption(maxFileSizeOption()),
      ),
    ),
  run: async (io, files: string[], options: ReviewCommandOptions) =>
    (await import('../../page-commands.ts')).runReviewCommand(files, options, io),
  values: {
    '--format': () => wordsOf(REVIEW_FORMATS),
    '--ruleset': rulesetNamesAndFiles,
    '--rule': rulesWithSeverities,
    '--skip-rule': allRuleIds,
  },
};

import type { Command } from 'commander';
import type { CommandDefinition } from '../../command.ts';
import { collect, RULESETS_HELP } from '../../common-options.ts';
import { SERVICE_REPORT_VALUES, withServiceReportOptions } from '../../service-report-options.ts';
import type { VerifyCommandOptions } from './options.ts';

export const verifyCommand: CommandDefinition = {
  name: 'verify',
  define,
  run: async (io, files: string[], options: VerifyCommandOptions) =>
    (await import('../../further-commands.ts')).runVerifyCommand(files, options, io),
  values: SERVICE_REPORT_VALUES,
};

function define(command: Command): Command {
  const defined = command
    .description('judge the traffic of a service, recorded or through a proxy')
    .argument(
      '[traffic...]',
      'HAR files, files with one JSON exchange a line, also compressed, or - for standard input; with --listen, behind --, a command that is run meanwhile',
    )
    .option('-d, --description <file>', 'an OpenAPI description of the service; may be repeated', collect, [])
    .option('--server <address>', 'what stands in for the servers of the descriptions; may be repeated', collect, [])
    .option(
      '--include <text>',
      'judge only these hosts and paths: HOST, /PATH or HOST/PATH, with *; may be repeated',
      collect,
      [],
    )
    .option('--exclude <text>', 'leave out these hosts and paths; may be repeated', collect, [])
    .option('--every', 'report every finding, not the same fault of an operation once')
    .option(
      '--mask <field>',
      'hide the values of a field, parameter or member of this name, too; may be repeated',
      collect,
      [],
    )
    .option('--listen <number>', 'be a proxy on this port, or HOST:PORT, of this machine only unless a host is named')
    .option('--target <address>', 'with --listen, the service that the proxy forwards to')
    .option('--host <host>', 'with --target, what the header Host says in place of what was sent')
    .option('--ca <file>', 'with --target, certificates (PEM) that vouch for it')
    .option('--record <file>', 'with --listen, keep the traffic in a HAR file, without secrets')
    .option('--baseline <file>', 'leave out the faults that a baseline of traffic knows')
    .option('--save-baseline <file>', 'write a baseline that knows the faults of this traffic')
    .option('--coverage', 'show which statements were judged at which operations, and which were never seen')
    .option('--coverage-file <file>', 'write the same to a file as JSON')
    .option(
      '-r, --ruleset <name or file>',
      `${RULESETS_HELP.replace(/; else recommended\)$/, '; else all that judge traffic)')}`,
    );
  return withServiceReportOptions(defined, {
    only: 'show only the findings of a rule, statement or section',
    skipRule: 'do not run a rule; several as with --only',
  });
}

import type { Command } from 'commander';
import type { CommandDefinition } from '../../command.ts';
import { collect, RULESETS_HELP } from '../../common-options.ts';
import { SERVICE_REPORT_VALUES, withServiceReportOptions } from '../../service-report-options.ts';
import type { ProbeCommandOptions } from './options.ts';

export const probeCommand: CommandDefinition = {
  name: 'probe',
  define,
  run: async (io, file: string, options: ProbeCommandOptions) =>
    (await import('../../further-commands.ts')).runProbeCommand(file, options, io),
  values: SERVICE_REPORT_VALUES,
};

function define(command: Command): Command {
  const defined = command
    .description('ask a running service whether it keeps what only several requests show')
    .argument('<description>', 'the OpenAPI description of the service')
    .option('-t, --target <address>', "the service's URL, with or without the path of the description's server")
    .option('--token <text>', 'the access token to send (default: the environment variable LINTEL_TOKEN)')
    .option('--second-token <text>', 'that of another caller, for what concerns two (default: LINTEL_SECOND_TOKEN)')
    .option('--header <text>', 'a header field of every request, "NAME: VALUE"; may be repeated', collect, [])
    .option('--ca <file>', 'certificates to trust as well, in PEM')
    .option('--fixtures <file>', 'values of path parameters, and bodies, that cannot be guessed')
    .option('--plan', 'print the requests, and send none')
    .option('--read-only', 'send GET only (what happens without --allow-writes, too)')
    .option('--allow-writes', 'make resources, change and delete those; nothing else is changed')
    .option('--allow-leftovers', 'make also what cannot be deleted again')
    .option('--target-is-a-test-system', 'ask a host that is neither this machine nor in a private network')
    .option('--budget <number>', 'most requests', '5000')
    .option('--rate <number>', 'most requests in a second; 0 for no limit', '0')
    .option('--timeout <seconds>', 'how long a request may take', '10')
    .option('--seed <number>', 'another one generates other values', '1')
    .option(
      '--record <file>',
      'keep all requests and answers as HAR, tokens masked; entries name the findings that they show',
    )
    .option('--coverage', 'show what holds, is broken or was not judged at which operations, and why')
    .option('--coverage-file <file>', 'write the same to a file as JSON')
    .option('--baseline <file>', 'leave out the faults that a baseline of probes knows')
    .option('--save-baseline <file>', 'write a baseline that knows the faults of this service')
    .option(
      '-r, --ruleset <name or file>',
      `${RULESETS_HELP.replace(/; else recommended\)$/, '; else all that ask a service)')}`,
    )
    .option(
      '--mask <field>',
      'hide the values of a field, parameter or member of this name, too; may be repeated',
      collect,
      [],
    );
  return withServiceReportOptions(defined, {
    only: 'ask only what a rule, statement or section says',
    skipRule: 'do not ask what a rule says; several as with --only',
  });
}

import { counted } from '../../../framework/messages.ts';
import type { Description } from '../../../model/description/description.ts';
import { ExitCode } from '../../../platform/exit-code.ts';
import type { Io } from '../../../platform/io.ts';
import { Log } from '../../../platform/log.ts';
import { oneLine } from '../../../platform/visible-text.ts';
import { type PlannedRequest, plannedTransport } from '../../../probe/planned-transport.ts';
import { runProbe, type SequenceRule } from '../../../probe/run-probe.ts';
import type { Clock, ProbeSettings } from '../../../probe/settings.ts';

/** As much of a body is shown. */
const LONGEST_BODY = 200;

/**
 * Prints the requests that a probe would send to a service that keeps the conventions, by the rule that asks; nothing
 * is sent.
 */
export async function printPlan(
  description: Description,
  rules: readonly SequenceRule[],
  settings: ProbeSettings,
  io: Io,
): Promise<ExitCode> {
  let title = '';
  let shownTitle = '';
  let count = 0;
  const lines: string[] = [];
  const onRequest = ({ method, url, body }: PlannedRequest) => {
    if (title !== shownTitle) lines.push('', title);
    shownTitle = title;
    count++;
    lines.push(`  ${method} ${oneLine(url)}${body === null ? '' : ` ${shownBody(body)}`}`);
  };
  const { generateSync } = await import('json-schema-faker');
  const { verdicts } = await runProbe({
    description,
    rules,
    settings,
    transport: plannedTransport(description, settings.base, generateSync, onRequest),
    clock: runningClock(),
    onQuestion: ({ extensions, description: summary }) => {
      title = `${extensions.lintel.id}: ${summary}`;
    },
  });
  io.stdout.write(`${lines.slice(1).join('\n')}\n`);
  const log = new Log(io);
  log.say(
    `${counted(count, 'request')} for ${counted(verdicts.length, 'question')}, and what was made is deleted; what answers give stands in braces, and what they say may lead to others`,
  );
  return count === 0 ? ExitCode.failed : ExitCode.clean;
}

/** A clock on which a minute goes by whenever it is read: in a plan, nothing changes while it is waited for. */
function runningClock(): Clock {
  let time = 0;
  return {
    now: () => {
      time += 60_000;
      return time;
    },
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** The beginning of a body on one line; a form of several parts has many. */
function shownBody(body: string): string {
  const line = oneLine(body.replaceAll(/\s*[\r\n]\s*/g, ' '));
  return line.length > LONGEST_BODY ? `${line.slice(0, LONGEST_BODY)}…` : line;
}

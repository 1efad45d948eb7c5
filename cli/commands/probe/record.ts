import { resolve } from 'node:path';
import type { RecordedExchange } from '../../../model/exchange/recorded-exchange.ts';
import type { Io } from '../../../platform/io.ts';
import type { ProbeFinding } from '../../../probe/results.ts';
import { HarFile } from '../../../traffic/har-file.ts';
import { harEntryOf } from '../../../traffic/har-text.ts';
import type { Masking } from '../../../traffic/masking.ts';

/**
 * Writes all requests and answers as HAR, without secrets. The entries that show a finding name it: for people in
 * `comment`, for programs in `_findings`.
 *
 * @throws UsageError when the file cannot be written.
 */
export async function record(
  recorded: readonly RecordedExchange[],
  found: readonly Pick<ProbeFinding, 'identity' | 'result' | 'shownBy'>[],
  file: string,
  masking: Masking,
  { cwd }: Io,
): Promise<void> {
  const har = new HarFile(resolve(cwd, file), file);
  const started = new Date();
  for (const exchange of recorded) {
    const entry = harEntryOf(masking.exchange(exchange), started);
    const shows = found.filter(({ shownBy }) => shownBy.includes(exchange));
    har.add(JSON.stringify({ ...entry, ...findingsIn(shows, masking.of(exchange)) }));
  }
  har.close();
}

/** What an entry shows; names of members that HAR 1.2 does not have begin with an underscore. */
function findingsIn(
  shows: readonly Pick<ProbeFinding, 'identity' | 'result'>[],
  mask: (text: string) => string,
): object {
  if (shows.length === 0) return {};
  const findings = shows.map(({ identity: { rule, operation }, result: { statements, message } }) => ({
    rule,
    statements,
    operation,
    message: mask(message),
  }));
  const lines = findings.map(({ rule, operation, message }) => `${rule} at ${operation}: ${message}`);
  return { comment: lines.join('\n'), _findings: findings };
}

/**
 * A reporter for mocha: the usual report, and a file for .ci/run (`--reporter-option output=FILE`) with a line for what
 * passed, one for what failed, and one for what was skipped, with the reasons. A test that is skipped for none counts
 * as failed.
 */

import { writeFileSync } from 'node:fs';
import Mocha from 'mocha';
import { countEach } from '../../model/lib/count-each.ts';
import type { Skipped } from '../../test/support/absences.ts';

interface ReporterOptions {
  readonly reporterOptions?: { readonly output?: string };
}

export default class CiReporter extends Mocha.reporters.Spec {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const skipped: { readonly title: string; readonly reason: string | null }[] = [];
    runner.on(Mocha.Runner.constants.EVENT_TEST_PENDING, (test: Mocha.Test) => {
      skipped.push({ title: test.fullTitle(), reason: reasonOf(test) });
    });
    runner.once(Mocha.Runner.constants.EVENT_RUN_END, () => {
      const { output } = (options as ReporterOptions).reporterOptions ?? {};
      const unexplained = skipped.filter(({ reason }) => reason === null);
      for (const { title } of unexplained) console.log(`skipped for no reason that .ci/run knows: ${title}`);
      const { passes = 0, failures = 0 } = runner.stats ?? {};
      const reasons = skipped.map(({ reason }) => reason ?? 'for no reason');
      const lines = [String(passes), String(failures + unexplained.length), skippedLine(reasons)];
      if (output !== undefined) writeFileSync(output, `${lines.join('\n')}\n`);
    });
  }
}

/** What the test, or a suite around it, is skipped for; null where that is not said. */
function reasonOf(test: Mocha.Test): string | null {
  let one: (Mocha.Test | Mocha.Suite) | undefined = test;
  while (one !== undefined) {
    const { skippedFor } = one as Skipped;
    if (skippedFor !== undefined) return skippedFor;
    one = one.parent;
  }
  return null;
}

function skippedLine(reasons: readonly string[]): string {
  const named = [...countEach(reasons)].map(([reason, count]) => `${count} ${reason}`);
  return named.length === 0 ? '0 skipped' : `${reasons.length} skipped: ${named.join('; ')}`;
}

import { parentPort, workerData } from 'node:worker_threads';
import { LintService } from './lint-service.ts';
import type { MakeLinter } from './lint-thread.ts';
import type { LinterSetting, ToLinter } from './messages.ts';

/** Serves in the thread that lints. */
export function serve<Options>(makeLinter: MakeLinter<Options>): void {
  const { options, cancelled } = workerData as LinterSetting<Options>;
  const service = new LintService(makeLinter(options), cancelled, (message) => parentPort?.postMessage(message));
  parentPort?.on('message', (message: ToLinter) => service.receive(message));
}

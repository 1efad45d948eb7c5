import { isMainThread } from 'node:worker_threads';
import { serve } from '../engine/threads/worker.ts';
import { processIo } from '../platform/io.ts';
import { chooseExitCode } from '../platform/own-end.ts';
import { refuseOtherEnds } from './refuse-other-ends.ts';
import { run } from './run.ts';

if (isMainThread) {
  refuseOtherEnds();
  void run(process.argv.slice(2), processIo()).then(chooseExitCode);
} else serve();

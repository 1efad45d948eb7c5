import { isMainThread } from 'node:worker_threads';
import { serve } from '../engine/threads/worker.ts';
import { processIo } from '../platform/io.ts';
import { chooseExitCode, refuseOtherEnds } from '../platform/own-end.ts';
import { run } from './run.ts';

if (isMainThread) {
  refuseOtherEnds();
  void run(process.argv.slice(2), processIo()).then(chooseExitCode);
} else serve();

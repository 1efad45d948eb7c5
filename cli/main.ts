import { isMainThread } from 'node:worker_threads';
import { processIo } from './io.ts';
import { serve } from './parallel/worker.ts';
import { run } from './run.ts';

if (isMainThread) {
  void run(process.argv.slice(2), processIo()).then((code) => {
    process.exitCode = code;
  });
} else serve();

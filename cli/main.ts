import { isMainThread } from 'node:worker_threads';
import { serve } from '../engine/threads/worker.ts';
import { processIo } from '../platform/io.ts';
import { run } from './run.ts';

if (isMainThread) {
  void run(process.argv.slice(2), processIo()).then((code) => {
    process.exitCode = code;
  });
} else serve();

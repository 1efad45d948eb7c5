import { processIo } from './io.ts';
import { run } from './run.ts';

void run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});

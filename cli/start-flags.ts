import { setFlagsFromString } from 'node:v8';

/**
 * Flags of V8 with which a run starts. They belong to the key of kept code: it fits a later run only if it is made
 * under the flags with which that one starts, and a run over large files changes some of them
 * (platform/heap-growth.ts).
 *
 * A run calls much code a few times and little code often, and what it reads stays to its end. Node 20 optimizes so
 * early that it spends a third of the processor time on that, and lets the heap grow to double before it collects.
 * Later versions compile in more steps, and gain nothing by other flags than V8's own. Bytecode is never thrown away:
 * V8 does that to functions that have not run for several collections, as in a run over a large file, whose code would
 * then be kept without them.
 *
 * @param isEager Whether this Node optimizes early.
 */
export function setStartFlags(isEager: boolean): void {
  if (isEager) setFlagsFromString('--interrupt-budget=500000');
  setFlagsFromString(`--heap-growing-percent=${isEager ? 60 : 0}`);
  setFlagsFromString('--semi-space-growth-factor=2');
  setFlagsFromString('--no-flush-bytecode');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

const PAGE = 'docs/speed.md';
const [START, END] = ['<!-- measured: npm run bench -- --write -->', '<!-- /measured -->'];

const said: string[] = [];

/** Says something on standard output and on the page. */
export function say(text: string): void {
  console.log(text);
  said.push(text);
}

/** The day and the machine in words: nothing by which one machine is told from another of its kind. */
export function circumstances(rounds: number): string {
  const [{ model = 'an unknown processor' } = {}] = cpus();
  const count = availableParallelism();
  const memory = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, Node ${process.versions.node} on ${process.platform}, ${count} ${count === 1 ? 'processor' : 'processors'} (${model.trim()}), ${memory} GB: medians of ${rounds} rounds side by side.`;
}

/** Puts all that was said into docs/speed.md, in place of what was measured before. */
export function writePage(): void {
  const text = readFileSync(PAGE, 'utf8');
  const [before, rest = ''] = text.split(START);
  const [, after = ''] = rest.split(END);
  writeFileSync(PAGE, `${before}${START}\n\n${said.join('\n').trim()}\n\n${END}${after}`);
}

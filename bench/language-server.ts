/**
 * Time from a keystroke to its diagnostics, and memory over many opens and edits, of the built `lintel lsp`: `npx tsx
 * bench/language-server.ts FILES…`. The time has the pause in it that the server waits for further keystrokes, 150 ms.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LanguageClient } from '../test/support/language-client.ts';

const KEYSTROKES = 9;
const WARM_UP = 3;
const OPENS = 1_000;
const EDITS = 10_000;
const EDITS_BEFORE_PAUSE = 20;

for (const given of process.argv.slice(2)) {
  const file = resolve(given);
  const text = readFileSync(file, 'utf8');
  const client = await LanguageClient.start({ folders: [dirname(file)] });
  await client.open(file, text);
  await client.diagnostics(file);
  const times: number[] = [];
  for (let count = 0; count < KEYSTROKES; count++) {
    const start = performance.now();
    const at = { line: 1, character: 0 };
    await client.change(file, { range: { start: at, end: at }, text: '\n' });
    await client.diagnostics(file);
    times.push(Math.round(performance.now() - start));
  }
  const warm = times.slice(WARM_UP).sort((left, right) => left - right);
  console.log(
    `${given}: ${(text.length / 1e6).toFixed(2)} MB, median ${warm[Math.floor(warm.length / 2)]} ms, most ${warm.at(-1)} ms`,
  );
  if (text.length < 200_000) await showGrowth(client, file, text);
  await client.stop();
}

/**
 * Opens and closes a file many times, and then edits it many times; the memory of the server at the start, on the way,
 * and at the end.
 */
async function showGrowth(client: LanguageClient, file: string, text: string): Promise<void> {
  for (let count = 0; count <= OPENS; count++) {
    await client.close(file);
    await client.open(file, text, count + 100);
    await client.diagnostics(file);
    if (count % (OPENS / 4) === 0) console.log(`  ${count} opens: ${residentMegabytes(client.pid)} MB`);
  }
  for (let count = 0; count <= EDITS; count++) {
    const at = { line: 1 + (count % 5), character: 0 };
    const end = count % 2 === 0 ? at : { line: at.line, character: 1 };
    await client.change(file, { range: { start: at, end }, text: count % 2 === 0 ? '#' : '' });
    // Somebody who types is waited for; at each pause all is linted.
    if (count % EDITS_BEFORE_PAUSE === 0) await client.diagnostics(file);
    if (count % (EDITS / 4) === 0) console.log(`  ${count} edits: ${residentMegabytes(client.pid)} MB`);
  }
}

function residentMegabytes(pid: number | undefined): string {
  const [, kilobytes = '?'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) / 1_024).toFixed(0);
}

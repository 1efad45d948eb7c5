/**
 * Draws findings on the corpus that nobody has labelled, to be read one by one: `npm run draw-findings -- --seed=N
 * [--count=200]`. It takes them evenly over the rules, those with the fewest labels first. What it prints is YAML: a
 * label for each, without its verdict, and what the finding says as a comment.
 */
import { parseArgs } from 'node:util';
import { corpusFiles } from './corpus.ts';
import { drawn, unlabelled } from './labels/draw.ts';
import { readLabels } from './labels/label.ts';
import { lintCorpusFile } from './lint-corpus.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string', default: '200' } } });
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  const labels = readLabels();
  const found = (await Promise.all(corpusFiles().map(lintCorpusFile))).flat();
  const chosen = drawn(unlabelled(found, labels), labels, Number(values.count), seed);
  console.log(`# Drawn with --seed=${seed} --count=${values.count}.`);
  for (const { file, rule, pointer, message, places } of chosen) {
    console.log(`# ${message}${places === 1 ? '' : ` (${places} places)`}`);
    console.log(`- { file: ${JSON.stringify(file)}, rule: ${rule}, pointer: ${JSON.stringify(pointer)}, verdict: }`);
  }
}

await main();

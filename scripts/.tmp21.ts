import { readCorpusFile } from '/work/main/scripts/corpus.ts';
import { RULES } from '/work/main/rules/index.generated.ts';
import { pathOf } from '/work/main/model/place.ts';
const file = process.argv[2]!; const only = process.argv[3]?.split(',');
const t0 = performance.now();
const d = readCorpusFile(file);
console.log('read', Math.round(performance.now() - t0));
for (const [id, rule] of Object.entries(RULES)) {
  const { section } = rule.extensions.lintel;
  if (section !== '1' && section !== '2.1') continue;
  const t = performance.now();
  const { findings, judged } = rule.then.function.run(d, rule.then.functionOptions ?? null, id);
  const ms = Math.round(performance.now() - t);
  console.log(`${id}: ${findings.length} of ${judged} (${ms} ms)`);
  if (only?.includes(id)) for (const f of findings.slice(0, Number(process.argv[4] ?? 40))) console.log('   ', f.message, '@', (f.place.file.source ?? '').split('/').pop() + '#/' + pathOf(f.place).join('/'));
}

import parsers from '@stoplight/spectral-parsers';
import { parseRoot } from './cli/input/parse.ts';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
function files(d: string): string[] { return readdirSync(d, { recursive: true }).map(f => join(d, String(f))).filter(f => /\.(ya?ml|json)$/.test(f)); }
let n = 0, bad = 0, t1 = 0, t2 = 0;
function paths(data: unknown, p: string[], out: string[][]) { if (typeof data !== 'object' || data === null) { out.push(p); return; } out.push(p); for (const k of Object.keys(data)) paths((data as any)[k], [...p, k], out); }
for (const f of files('/work/shared/corpus').filter((f, i) => !/digitalocean/.test(f) || i % 10 === 0)) {
  const text = readFileSync(f, 'utf8');
  let a = performance.now(); const stock = parsers.Yaml.parse(text); t1 += performance.now() - a;
  a = performance.now(); const own = parseRoot(text, f); t2 += performance.now() - a;
  n++;
  if (JSON.stringify(stock.data) !== JSON.stringify(own.data)) { bad++; console.log('DATA', f); continue; }
  if (stock.diagnostics.length !== own.diagnostics.length || own.problems.length) console.log('DIAG', f, stock.diagnostics.slice(0,2), own.diagnostics.slice(0,2), own.problems);
  const out: string[][] = []; paths(own.data, [], out);
  for (let i = 0; i < out.length; i += Math.ceil(out.length / 400)) {
    const x = JSON.stringify(parsers.Yaml.getLocationForJsonPath(stock, out[i]!, true)?.range), y = JSON.stringify(own.rangeOf(out[i]!));
    if (x !== y) { bad++; console.log('RANGE', f, out[i]!.join('.'), x, y); break; }
  }
}
console.log(n, bad, t1 | 0, t2 | 0);

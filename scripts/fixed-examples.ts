import { readFileSync } from 'node:fs';
import { type Example, examplesOf } from '../catalogue/examples.ts';
import { type MendedExample, mendedExample } from '../catalogue/mended-example.ts';
import type { Rule } from '../framework/rule.ts';
import { RULES } from '../rules/index.generated.ts';

/** What fixes make of the bad examples of all rules. */
interface FixedExamples {
  /** The files of examples, each bad one with its text after the fixes. */
  readonly files: ReadonlyMap<string, string>;
  /** The best fix that the examples of each rule show. */
  readonly best: ReadonlyMap<string, 'safe' | 'unsafe'>;
}

/** Mends the bad examples of all rules. */
export async function fixedExamples(): Promise<FixedExamples> {
  const files = new Map<string, string>();
  const best = new Map<string, 'safe' | 'unsafe'>();
  for (const rule of Object.values(RULES)) {
    const { id, section } = rule.extensions.lintel;
    const file = `rules/${section}/${id}/examples.yaml`;
    const mended = await mendedExamples(rule);
    const text = mended.reduce(
      (written, [{ title }, one]) => withFixed(written, title, one),
      readFileSync(file, 'utf8'),
    );
    files.set(file, text);
    const fixes = mended.flatMap(([, one]) => one?.fixes ?? []);
    if (fixes.length > 0) best.set(id, fixes.some(({ isSafe }) => isSafe) ? 'safe' : 'unsafe');
  }
  return { files, best };
}

function mendedExamples(rule: Rule): Promise<(readonly [Example, MendedExample | null])[]> {
  return Promise.all(
    examplesOf(rule).bad.map(async (example) => [example, await mendedExample(rule, example)] as const),
  );
}

/** The text of the file with that of one bad example after its fixes, at the end of the example. */
function withFixed(text: string, title: string, mended: MendedExample | null): string {
  const lines = text.split('\n');
  const [bad, good] = ['bad:', 'good:'].map((key) => lines.indexOf(key));
  const start = lines.findIndex(
    (line, index) => index > (bad ?? 0) && /^ {2}- title: /.test(line) && titleIn(line) === title,
  );
  if (start === -1 || (good !== undefined && good !== -1 && start > good)) throw new Error(`no bad example "${title}"`);
  const end = lines.findIndex((line, index) => index > start && /^ {0,2}\S/.test(line));
  const own = lines.slice(start, end);
  const fixed = own.indexOf('    fixed:');
  const kept = fixed === -1 ? own : own.slice(0, fixed);
  const added =
    mended === null
      ? []
      : [
          '    fixed:',
          ...mended.text
            .trimEnd()
            .split('\n')
            .map((line) => (line === '' ? '' : `      ${line}`)),
        ];
  return [...lines.slice(0, start), ...kept, ...added, ...lines.slice(end)].join('\n');
}

function titleIn(line: string): string {
  const text = line.replace(/^ {2}- title: /, '');
  const [, quoted = text.replace(/\s+#.*$/, '')] = /^'(.*)'$/.exec(text) ?? /^"(.*)"$/.exec(text) ?? [];
  return quoted.replaceAll("''", "'");
}

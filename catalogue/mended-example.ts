import { candidatesOf } from '../fixing/candidates.ts';
import { mend } from '../fixing/mend.ts';
import { RunTexts } from '../fixing/run-texts.ts';
import type { Rule } from '../framework/rule.ts';
import { withoutRepeats } from '../source/result.ts';
import { lintExample, SOURCE } from './example-findings.ts';
import { type ExampleText, exampleText, withoutMarks } from './example-text.ts';
import type { Example } from './examples.ts';

/** An example after its findings were mended, safely or not. */
export interface MendedExample {
  /** As it is shown; a whole description where the fixes write outside of the part that the example shows. */
  readonly text: string;
  /** Each once. */
  readonly fixes: readonly { readonly title: string; readonly isSafe: boolean }[];
}

/** Mends the findings of the rule that an example belongs to; null where none mends itself. */
export async function mendedExample(
  rule: Rule,
  example: Omit<Example, 'title' | 'fixed'>,
): Promise<MendedExample | null> {
  const written = exampleText(example);
  const texts = new RunTexts();
  texts.note(SOURCE, withoutMarks(written.text));
  const fixes = new Map<string, { readonly title: string; readonly isSafe: boolean }>();
  const lint = async () => {
    const request = { fixes: { unsafe: true, rules: {} } };
    const results = withoutRepeats(await lintExample(rule, { ...written, text: texts.now(SOURCE) }, request));
    for (const { title, isSafe } of candidatesOf(results)) fixes.set(title, { title, isSafe });
    return { results, complete: true };
  };
  const refusal = (source: string) => (source === SOURCE ? null : 'the example shows another file');
  const { refused } = await mend({ texts, lint, refusal });
  if (!texts.changed.has(SOURCE)) return null;
  for (const { candidate } of refused) fixes.delete(candidate.title);
  return { text: shownPart(texts.now(SOURCE), written), fixes: [...fixes.values()] };
}

/** A text of an example without what completes it. */
function shownPart(text: string, { offset: { lines, columns } }: ExampleText): string {
  const frame = lines - columns / 2;
  const body = text.split('\n').slice(frame);
  const inside = body.slice(columns / 2);
  const isWholeInside = inside.every((line) => line.trim() === '' || line.startsWith(' '.repeat(columns)));
  const shown = isWholeInside ? inside.map((line) => line.slice(columns)) : body;
  return `${shown.join('\n').trimEnd()}\n`;
}

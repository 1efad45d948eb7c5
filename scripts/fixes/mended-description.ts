import { directEngine } from '../../engine/direct.ts';
import { type Mended, mend } from '../../fixing/mend.ts';
import { RunTexts } from '../../fixing/run-texts.ts';
import type { Defaults } from '../../framework/fixes/defaults.ts';
import designReview from '../../rulesets/design-review.ts';
import { type Result, withoutRepeats } from '../../source/result.ts';

/** A description before and after its findings were mended, in memory. */
export interface MendedDescription {
  readonly texts: RunTexts;
  readonly mended: Mended;
  readonly before: readonly Result[];
  readonly after: readonly Result[];
  /** True where something could be read and judged in the beginning, and not in the end. */
  readonly isBroken: boolean;
}

/**
 * Mends what can be mended in a description and all that it refers to, by all rules.
 *
 * @param begin Texts to begin with, by source; of other files those on the disk.
 */
export async function mendedDescription(
  source: string,
  unsafe: boolean,
  defaults: Defaults = {},
  begin: ReadonlyMap<string, string> = new Map(),
): Promise<MendedDescription> {
  const texts = new RunTexts();
  for (const [file, text] of begin) texts.note(file, text);
  const engine = directEngine(designReview, { cwd: process.cwd(), remoteRefs: false });
  const found: (readonly Result[])[] = [];
  const complete: boolean[] = [];
  const lint = async (needs?: 'fixes' | 'places') => {
    const fixes = needs === 'places' ? {} : { fixes: { unsafe, rules: {} } };
    const request = { ...fixes, defaults, texts: new Map([...begin, ...texts.changed]) };
    const file = await engine.lint({ source, isStdin: false }, texts.now(source), () => {}, request);
    const results = withoutRepeats(file.results);
    found.push(results);
    complete.push(file.linted && file.problems.length === 0 && file.failures.length === 0);
    return { results, all: results, complete: complete.at(-1) === true };
  };
  const mended = await mend({ texts, lint, refusal: () => null });
  const isBroken = complete[0] === true && complete.at(-1) === false;
  return { texts, mended, before: found[0] ?? [], after: found.at(-1) ?? [], isBroken };
}

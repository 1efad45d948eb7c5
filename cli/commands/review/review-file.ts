import { identityOf } from '../../../baseline/identity.ts';
import { keysOf, type Place } from '../../../model/description/place.ts';
import type { ApiReview, Locator, ReviewRuleset } from '../../../review/review.ts';
import { reviewDescription } from '../../../review/review-description.ts';
import { kindProblem } from '../../../source/description-kind.ts';
import { descriptionProblems } from '../../../source/description-problems.ts';
import { type Input, STDIN_NAME } from '../../../source/find-files.ts';
import { keyRangeAt } from '../../../source/key-range.ts';
import { type LoadedDescription, loadDescription } from '../../../source/load-description.ts';
import { parseRoot } from '../../../source/parse.ts';
import type { ParsedFile } from '../../../source/parsed-file.ts';
import { fileProblem, type InputProblem, problemLine, shownPath } from '../../../source/problem.ts';
import { ReferenceAccess, type ReferenceOptions } from '../../../source/reference-access.ts';
import { shownRange } from '../../../source/result.ts';
import { UnreadableInput } from '../../../source/unreadable-input.ts';
import type { LoadedBaseline } from '../lint/finding-filter.ts';
import { knownBy } from './known-findings.ts';
import { EVERY_RULE } from './reviewed-rules.ts';

/** What came of reviewing one file. */
export interface ReviewedFile {
  /** Null when there is nothing to review. */
  readonly review: ApiReview | null;
  readonly problems: readonly InputProblem[];
}

/** How one file is reviewed. */
export interface ReviewFileOptions extends ReferenceOptions {
  /** The rules that take part; every rule of Lintel without it. */
  readonly ruleset?: ReviewRuleset;
  readonly baseline?: LoadedBaseline | null;
  readonly progress?: (step: string) => void;
}

/**
 * Reviews one description.
 *
 * @throws Error of a rule, or of `readText` where it is not an `UnreadableInput`.
 */
export async function reviewFile(
  input: Input,
  readText: (input: Input) => Promise<string>,
  options: ReviewFileOptions,
): Promise<ReviewedFile> {
  const { cwd, ruleset = EVERY_RULE, baseline = null, progress = () => undefined } = options;
  progress('reading');
  const { source, isStdin } = input;
  const text = await readText(input).catch((error: unknown) => error);
  if (text instanceof UnreadableInput) return { review: null, problems: [fileProblem(source, text.message)] };
  if (typeof text !== 'string') throw text;
  const root = await parseRoot(text, source);
  const kind = root.usable ? kindProblem(root) : null;
  if (!root.usable || kind !== null)
    return { review: null, problems: [...root.problems, ...(kind === null ? [] : [kind])] };
  const loaded = await loadDescription(root, new ReferenceAccess(source, options));
  const problems = descriptionProblems(root, loaded);
  const review = reviewDescription({
    file: isStdin && source.endsWith(STDIN_NAME) ? STDIN_NAME : shownPath(source, cwd),
    description: loaded.description,
    ruleset,
    knows: baseline === null ? null : (findings) => knownBy(baseline, findings, identifierFor(loaded)),
    locator: locatorFor(loaded, cwd),
    problems: problems.map((problem) => problemLine(problem, cwd)),
    progress,
  });
  return { review, problems };
}

function identifierFor({ fileOf }: LoadedDescription) {
  return (place: Place) => {
    const parsed = fileOf(place);
    return { source: parsed.source, identity: identityOf(parsed.data, parsed.existingPath(keysOf(place))) };
  };
}

function locatorFor({ fileOf }: LoadedDescription, cwd: string): Locator {
  const files = new Map<string, ParsedFile>();
  return {
    locate: (place, isOnKey = false) => {
      const parsed = fileOf(place);
      const file = shownPath(parsed.source, cwd);
      files.set(file, parsed);
      const path = parsed.existingPath(keysOf(place));
      const { start, end } = shownRange({ range: parsed.rangeOf(path), ...keyRangeAt(parsed, path, isOnKey) });
      return {
        file,
        line: start.line + 1,
        column: start.character + 1,
        end: end.line === start.line ? end.character + 1 : null,
        path,
        identity: identityOf(parsed.data, path),
      };
    },
    linesOf: (file) => files.get(file)?.text.split('\n') ?? [],
  };
}

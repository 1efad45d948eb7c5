import type { ReferenceOptions } from '../../source/reference-access.ts';
import type { Result } from '../../source/result.ts';

/** What came of linting one description. */
export interface LintedDescription {
  /** What `lintel lint` reports, in all files of the description, with the problems of the input. */
  readonly results: readonly Result[];
  /** False where the description could not be read, so that no rule ran. */
  readonly linted: boolean;
  /** Sentences on rules that failed, and on what the author of the ruleset should change. */
  readonly messages: readonly string[];
}

/** Lints descriptions as `lintel lint` does when it is called in a folder. Files are read as `OpenTexts` has them. */
export interface DescriptionLinter {
  /**
   * Lints one description; null for one that the project leaves out.
   *
   * @param root Its absolute path with forward slashes.
   * @param onStep Called often while rules run. What it throws ends the work.
   * @param request Whether the findings have their fixes, which takes time.
   * @throws UsageError where settings, ruleset or baseline cannot be used.
   */
  lint(
    root: string,
    folder: string,
    onStep: () => void,
    request?: { readonly withFixes: boolean },
  ): Promise<LintedDescription | null>;
  /** The descriptions that `lintel lint` finds in a folder. */
  descriptionsIn(folder: string): Promise<readonly string[]>;
  /** What references may lead to. */
  references(folder: string): ReferenceOptions;
  /** Every file of settings and rulesets that the last run in a folder read or looked for. */
  filesBehind(folder: string): Iterable<string>;
  /**
   * Says which files are others than before, by their absolute paths: settings and rulesets among them are read again.
   */
  changed(files: ReadonlySet<string>): void;
}

import { type Diagnostic, DiagnosticSeverity, DiagnosticTag, type Location } from 'vscode-languageserver/node';
import { counted } from '../../framework/messages.ts';
import type { SeverityNumber } from '../../framework/severity.ts';
import { oneLine } from '../../platform/visible-text.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { type Result, START_OF_FILE, shownRange } from '../../source/result.ts';
import { uriOf } from '../file-names.ts';
import type { SettingsFault } from '../linting/settings-fault.ts';
import { onChangedLines } from './changed-lines.ts';
import { mostImportant } from './most-important.ts';
import type { References } from './references.ts';
import { rulePage } from './rule-page.ts';

/** What editors show as the origin of a diagnostic. */
const SOURCE = 'lintel';

/** Editors cut there. */
export const MOST_OF_FILE = 1_000;

/** How many places a diagnostic names besides its own. */
const MOST_RELATED = 5;

const SEVERITY: Readonly<Record<SeverityNumber, DiagnosticSeverity>> = {
  0: DiagnosticSeverity.Error,
  1: DiagnosticSeverity.Warning,
  2: DiagnosticSeverity.Information,
  3: DiagnosticSeverity.Hint,
};

/**
 * The findings in a file as an editor shows them, at most 1,000; the last one says how many more there are.
 *
 * @param text Gives the text to which they belong; null where it cannot be read.
 */
export async function diagnosticsOf(
  file: string,
  text: () => string | null,
  results: readonly Result[],
  references: () => References,
): Promise<Diagnostic[]> {
  const shown = await mostImportant(results, MOST_OF_FILE, () => onChangedLines(file, text() ?? ''));
  const diagnostics = shown.results.map((result) => diagnosticOf(result, references));
  return shown.left === 0 ? diagnostics : [...diagnostics, moreEntry(shown.left)];
}

/** Why settings or a ruleset cannot be used. */
export function faultDiagnostic({ range, message }: SettingsFault): Diagnostic {
  return { range, message: oneLine(message), source: SOURCE, severity: DiagnosticSeverity.Error };
}

function diagnosticOf(result: Result, references: () => References): Diagnostic {
  const { code, message, severity } = result;
  const page = rulePage(result);
  const related = relatedPlaces(result, references);
  return {
    range: shownRange(result),
    message: oneLine(message),
    severity: SEVERITY[severity],
    source: SOURCE,
    code,
    ...(page !== null && { codeDescription: { href: page } }),
    ...(related.length > 0 && { relatedInformation: related }),
    ...(isUnneeded(code) && { tags: [DiagnosticTag.Unnecessary] }),
  };
}

function isUnneeded(code: string): boolean {
  return Object.hasOwn(EVERY_RULE, code) && EVERY_RULE[code]?.extensions.lintel.findsUnneeded === true;
}

/** The other places that a finding stands for; else, of what several places use, the first uses. */
function relatedPlaces(
  result: Result,
  references: () => References,
): { readonly location: Location; readonly message: string }[] {
  const { places } = result;
  if (places !== undefined) {
    const others = places.filter(
      (place) => place.source !== result.source || place.path.join('\0') !== result.path.join('\0'),
    );
    return others.slice(0, MOST_RELATED).map((place) => ({
      location: { uri: uriOf(place.source), range: shownRange(place) },
      message: 'the same here',
    }));
  }
  const uses = references().usesOf(result, MOST_RELATED);
  return uses.map(({ source, range }) => ({ location: { uri: uriOf(source), range }, message: 'used here' }));
}

function moreEntry(left: number): Diagnostic {
  return {
    range: START_OF_FILE,
    message: `${counted(left, 'more finding')} in this file; mend some of those shown, or run lintel lint`,
    severity: DiagnosticSeverity.Information,
    source: SOURCE,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** What a person who read a finding says of it. */
export const VERDICTS = {
  true: 'the statement is broken there, and the message says what to write',
  false: 'the statement is not broken',
  'wrong-place': 'the statement is broken, but the finding belongs elsewhere',
  'wrong-remedy': 'the statement is broken there, but what the message says to write is wrong',
  duplicate: 'another finding reports the same cause',
  noise: 'nobody would change anything: one cause gives too many findings, or it does not count',
} as const;

export type Verdict = keyof typeof VERDICTS;

/** A finding on the corpus that a person has read. */
export interface Label {
  /** Relative to the corpus. */
  readonly file: string;
  readonly rule: string;
  /** JSON Pointer to the place at which the finding was read. */
  readonly pointer: string;
  readonly verdict: Verdict;
  /**
   * Of `wrong-place`: JSON Pointer to the place where it belongs; `file#pointer` for one in another file of the corpus.
   */
  readonly belongs?: string;
  /** What the verdict rests on. */
  readonly why?: string;
  /** Why the rule does not yet do what the verdict asks for. */
  readonly open?: string;
}

const LABEL_FOLDER = 'test/judgement/findings';

/** The files of labels, by section. */
export function labelFiles(): string[] {
  const names = readdirSync(LABEL_FOLDER).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => `${LABEL_FOLDER}/${name}`);
}

/** All labels, section by section. */
export function readLabels(): Label[] {
  return labelFiles().flatMap(readLabelFile);
}

/** The labels of one file. */
export function readLabelFile(file: string): Label[] {
  // Verdicts are words, `true` and `false` too.
  return (parse(readFileSync(file, 'utf8'), { schema: 'failsafe' }) ?? []) as Label[];
}

/** What a label lacks or has too much; null for a sound one. */
export function labelFault({ pointer, verdict, belongs, why }: Label): string | null {
  if (!Object.hasOwn(VERDICTS, verdict))
    return `${verdict} is no verdict; write one of ${Object.keys(VERDICTS).join(', ')}`;
  if (!/^(?:\/|$)/.test(pointer)) return `${pointer} is no JSON Pointer`;
  if ((verdict === 'wrong-place') !== (belongs !== undefined)) return '`belongs` is for wrong-place, and it alone';
  if (verdict !== 'true' && verdict !== 'wrong-place' && why === undefined) return `${verdict} needs a reason: \`why\``;
  return null;
}

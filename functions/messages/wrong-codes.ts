import { quote } from '../../framework/messages.ts';
import type { CodeStandard } from '../../model/types/code-standards.ts';
import { quotedFirst } from './upper-case.ts';
import { factOnValues } from './wrong-values.ts';

/** The message on texts that are no codes of a standard, of `total` that stand together. */
export function wrongCodes(
  wrong: readonly string[],
  total: number,
  { nameWithArticle, example, suggestion }: Pick<CodeStandard, 'nameWithArticle' | 'example' | 'suggestion'>,
): string {
  const { start, end } = factOnValues(wrong, total);
  const names = `${nameWithArticle.replace(/^an? /, '')}s`;
  const fact = `${start} not ${wrong.length === 1 ? nameWithArticle : names}${end}`;
  const meant = wrong.flatMap((value) => suggestion(value) ?? []);
  const others = `one such as ${quote(example)}`;
  if (meant.length === 0) return `${fact}; write ${others}`;
  const known = quotedFirst([...new Set(meant)]);
  return meant.length === wrong.length
    ? `${fact}; write ${known}`
    : `${fact}; write ${known}, and for the others ${others}`;
}

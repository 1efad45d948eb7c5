import { quote } from '../../framework/messages.ts';
import type { CodeStandard } from '../../model/types/code-standards.ts';
import { quotedFirst } from './upper-case.ts';
import { factOnValues } from './wrong-values.ts';

/**
 * The message on texts that are no codes of a standard, of `all` that stand together. In a list that has codes as well,
 * a text that stands for none, or for one that is there, is one too many.
 */
export function wrongCodes(
  wrong: readonly string[],
  all: readonly string[],
  { nameWithArticle, example, suggestion }: Pick<CodeStandard, 'nameWithArticle' | 'example' | 'suggestion'>,
): string {
  const { start, end } = factOnValues(wrong, all.length);
  const names = `${nameWithArticle.replace(/^an? /, '')}s`;
  const fact = `${start} not ${wrong.length === 1 ? nameWithArticle : names}${end}`;
  const meant = [...new Set(wrong.flatMap((value) => suggestion(value) ?? []))].filter((code) => !all.includes(code));
  const known = quotedFirst(meant);
  const unknown = wrong.filter((value) => !meant.includes(suggestion(value) ?? ''));
  if (unknown.length === 0) return `${fact}; write ${known}`;
  const others =
    all.includes(example) || unknown.every((value) => suggestion(value) !== null)
      ? `take ${meant.length > 0 ? 'the others' : wrong.length === 1 ? 'it' : 'them'} out`
      : `${meant.length > 0 ? 'for the others' : 'write'} one such as ${quote(example)}`;
  return meant.length === 0 ? `${fact}; ${others}` : `${fact}; write ${known}, and ${others}`;
}

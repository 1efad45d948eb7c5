import { LONG_LANGUAGES } from './codes.generated.ts';

let shortCodes: ReadonlyMap<string, string> | undefined;
let shortLanguages: ReadonlySet<string> | undefined;
let names: Intl.DisplayNames | undefined;

/** A tag of BCP 47 by its form, with a language of two or three letters, which all languages in use have. */
export function hasLanguageForm(text: string): boolean {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/**
 * A tag of BCP 47 whose language exists, written as briefly as it can be: `de`, and neither `deu` nor `xx`. Of languages of
 * three letters nobody keeps a list that is small enough to ship, so that they pass.
 */
export function isLanguageTag(text: string): boolean {
  if (!hasLanguageForm(text) || shortLanguage(text) !== null) return false;
  const [language = ''] = text.split('-');
  return language.length === 3 || isShortLanguage(language.toLowerCase());
}

/** Asking the host takes it long, the first time, and only old codes (`iw`) and wrong ones need it. */
function isShortLanguage(code: string): boolean {
  shortLanguages ??= new Set(shortCodesOf().values());
  if (shortLanguages.has(code)) return true;
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) !== undefined;
}

/** The tag with a language of two letters in place of one of three: `de-AT` for `deu-AT`; null where it has none. */
export function shortLanguage(text: string): string | null {
  const [language = '', ...rest] = text.split('-');
  const short = shortCodesOf().get(language.toLowerCase());
  return short === undefined ? null : [short, ...rest].join('-');
}

function shortCodesOf(): ReadonlyMap<string, string> {
  shortCodes ??= new Map(LONG_LANGUAGES.split(',').map((entry) => [entry.slice(0, 3), entry.slice(4)]));
  return shortCodes;
}

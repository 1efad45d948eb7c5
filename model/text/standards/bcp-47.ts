import { memoizeText } from '../../lib/memoize.ts';
import { LONG_LANGUAGES } from './codes.generated.ts';

let shortCodes: ReadonlyMap<string, string> | undefined;
let shortLanguages: ReadonlySet<string> | undefined;
let names: Intl.DisplayNames | undefined;

/** True for the form of a BCP 47 language tag (RFC 5646, section 2.1) whose language has two or three letters. */
export const hasLanguageForm: (text: string) => boolean = memoizeText((text) => {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
});

/** Tags for private use, and those that were registered before there was a form (RFC 5646, section 2.2). */
const WHOLE_TAG = /^(?:x(?:-[a-z0-9]{1,8})+|en-gb-oed|i-[a-z]{3,8}|sgn-(?:be-fr|be-nl|ch-de))$/i;
/**
 * An extended language behind one of those that have any: `zh-cmn`, `ar-arb`. The host knows the second part as a
 * language only.
 */
const EXTENDED_LANGUAGE = /^(ar|kok|lv|ms|sgn|sw|uz|zh)-[a-z]{3}(?=-|$)/i;

/**
 * True for a BCP 47 language tag whose language exists, with its shortest code: `de`, not `deu` and not `xx`. Languages
 * that only have a code of three letters are too many to ship a list of, so any three letters pass.
 */
export function isLanguageTag(text: string): boolean {
  if (WHOLE_TAG.test(text)) return true;
  if (!hasLanguageForm(text.replace(EXTENDED_LANGUAGE, '$1')) || shortLanguage(text) !== null) return false;
  const [language = ''] = text.split('-');
  return language.length === 3 || isShortLanguage(language.toLowerCase());
}

/** True for names that are tags of languages, one of them with its region or several of them: `{en: …, de-AT: …}`. */
export function areLanguages(names: readonly string[]): boolean {
  const areTags = names.every(
    (name) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/.test(name) && isLanguageTag(name),
  );
  if (!areTags) return areLowerCaseTags(names);
  return names.some((name) => name.includes('-')) || (names.length > 1 && !names.includes('id'));
}

/** Fewest names, and smallest share of real tags among them, of which those all in lower case are taken for tags. */
const FEWEST_NAMES = 3;
const MOST_NAMES = 0.9;

/** True for `{en, pt-br, zh-cn}`: with English among them, and some tags that nobody registered in a long list. */
function areLowerCaseTags(names: readonly string[]): boolean {
  if (names.length < FEWEST_NAMES || !names.some((name) => /^en(?:-|$)/.test(name))) return false;
  if (!names.every((name) => /^[a-z]{2,3}(?:-[a-z]{2,8})*$/.test(name))) return false;
  return names.filter(isLanguageTag).length >= MOST_NAMES * names.length;
}

/** The host knows old codes (`iw`), too, but takes long when it is asked first. */
function isShortLanguage(code: string): boolean {
  shortLanguages ??= new Set(shortCodesOf().values());
  if (shortLanguages.has(code)) return true;
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(code) !== undefined;
}

/**
 * The tag with the ISO 639-1 code of a language in place of its code of three letters: `de-AT` for `deu-AT`; null where
 * it has none.
 */
export function shortLanguage(text: string): string | null {
  const [language = '', ...rest] = text.split('-');
  const short = shortCodesOf().get(language.toLowerCase());
  return short === undefined ? null : [short, ...rest].join('-');
}

function shortCodesOf(): ReadonlyMap<string, string> {
  shortCodes ??= new Map(LONG_LANGUAGES.split(',').map((entry) => [entry.slice(0, 3), entry.slice(4)]));
  return shortCodes;
}

/** The code lists that the world maintains: which codes exist, and how they are written. */
export { isCountryCode, isSubdivisionCode } from './codes/iso-3166.ts';
export { isCurrencyCode } from './codes/iso-4217.ts';
export { hasLanguageForm, isLanguageTag, shortLanguage } from './codes/language-tags.ts';
export { isTimezoneName } from './codes/timezone-names.ts';

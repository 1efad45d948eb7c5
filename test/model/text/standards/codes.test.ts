import { execFileSync } from 'node:child_process';
import { expect } from 'chai';
import {
  areLanguages,
  hasLanguageForm,
  isLanguageTag,
  shortLanguage,
} from '../../../../model/text/standards/bcp-47.ts';
import { isTimezoneName } from '../../../../model/text/standards/iana-time-zones.ts';
import { isCountryCode, isSubdivisionCode } from '../../../../model/text/standards/iso-3166.ts';
import { isCurrencyCode } from '../../../../model/text/standards/iso-4217.ts';

/** Texts that are no code of any list. */
const ODD = ['', ' ', '-', 'x'.repeat(10_000), '\u0000', '__proto__', 'constructor', 'ÄÖ', '日本', '💶'];

describe('codes', () => {
  for (const [name, isCode, right, wrong] of [
    ['country', isCountryCode, ['DE', 'US', 'GB', 'XK', 'SS'], ['UK', 'EU', 'ZZ', 'de', 'DEU', 'AN']],
    [
      'subdivision',
      isSubdivisionCode,
      ['US-CA', 'CA', 'DE-BY', '13', 'GB-ENG'],
      ['US-XX', 'XX-CA', 'US-', '-CA', 'US-CA-1', 'ca'],
    ],
    ['currency', isCurrencyCode, ['EUR', 'JPY', 'XXX', 'ZWG', 'DEM'], ['EUX', 'eur', 'BTC', 'EURO', 'EU']],
    [
      'language',
      isLanguageTag,
      [
        ...['de', 'DE', 'en-US', 'zh-Hant-TW', 'es-419', 'haw', 'cmn-Hans'],
        ...['zh-cmn-Hans-CN', 'x-shop', 'i-klingon', 'en-GB-oed'],
      ],
      ['deu', 'ger-DE', 'en_US', 'xx', 'english', 'e', 'de-deu', 'zh-cmn-', 'x', 'x-', 'i-'],
    ],
    [
      'timezone',
      isTimezoneName,
      ['Europe/Berlin', 'UTC', 'Asia/Calcutta', 'US/Eastern', 'EST5EDT', 'Factory'],
      ['EST', 'PST', 'CEST', '+02:00', 'UTC+2', 'europe/berlin', 'Mars/Phobos'],
    ],
  ] as const) {
    it(`of a ${name}`, () => {
      for (const text of right) expect(isCode(text), text).to.equal(true);
      for (const text of [...wrong, ...ODD]) expect(isCode(text), text.slice(0, 20)).to.equal(false);
    });
  }

  it('of languages are keys of texts, in lower case as well where English is among them', () => {
    for (const names of [['de-AT'], ['en', 'de'], ['en', 'pt-br', 'zh-cn'], ['en-us', 'de', 'aeb-arab']])
      expect(areLanguages(names), names.join()).to.equal(true);
    for (const names of [['de'], ['id', 'it'], ['de-at'], ['is-new', 'to-do', 'in-stock'], ['en', 'pt-br', 'colour']])
      expect(areLanguages(names), names.join()).to.equal(false);
  });

  it('of languages have a form, and a short code', () => {
    expect(hasLanguageForm('xx-YY')).to.equal(true);
    expect(hasLanguageForm('en-')).to.equal(false);
    expect(shortLanguage('deu-AT')).to.equal('de-AT');
    expect(shortLanguage('GER')).to.equal('de');
    expect(shortLanguage('haw')).to.equal(null);
  });

  it('are those of the installed packages', () => {
    const check = () => execFileSync('npx', ['tsx', 'scripts/generate-codes.ts', '--check'], { stdio: 'pipe' });
    expect(check).not.to.throw();
  });
});

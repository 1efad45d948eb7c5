import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { admits } from '../../../../model/text/pattern/admits.ts';
import { anchoring } from '../../../../model/text/pattern/anchoring.ts';
import { admitsUpperCaseOnly, isEnumerationPattern } from '../../../../model/text/pattern/enumeration-patterns.ts';
import { hasExponentialBacktracking } from '../../../../model/text/pattern/exponential-backtracking.ts';
import { allAdmittedTexts } from '../../../../model/text/pattern/finite-language.ts';
import { admitsMinus, looksNumeric, numericAdmission } from '../../../../model/text/pattern/numeric-patterns.ts';
import { type Pattern, parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { charactersOutside, UNRESERVED_CHARACTERS } from '../../../../rules/2.8/ascii-ids/characters-outside.ts';
import { corpusPath, describeCorpus } from '../../../support/corpus.ts';
import { sample } from '../../../support/sample.ts';
import { BROKEN_PATTERNS, HANGING_PATTERNS, WRITTEN_PATTERNS } from '../../../support/written-patterns.ts';
import { isValidForHost } from './support.ts';

describe('analyses of any pattern', () => {
  it('end on hostile patterns', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join('|');
    const hostile = [
      'ab|'.repeat(33_333),
      `^(${words(2_500)})$`,
      '(a{1000}){1000}',
      `^${'('.repeat(150)}a${'+)'.repeat(150)}$`,
      `^${'(?:'.repeat(150)}a${'{1,9})'.repeat(150)}$`,
      '^(){1000000000}$',
      `^${'a?'.repeat(9_000)}$`,
      `^(${'a?'.repeat(200)})*$`,
      `^(?:a|b)*a(?:a|b){20}$`,
      `^${'(?=.*[a-z])(?=.*\\d)(?!.*--)'.repeat(300)}.{8,}$`,
      `((a)\\2)\\1${'(\\1\\2)'.repeat(1_000)}`,
      `^(?:${Array.from({ length: 800 }, (_, index) => `a${index}*`).join('|')})*$`,
      `^${Array.from({ length: 2_000 }, (_, index) => `\\u{${(0x4e00 + index).toString(16)}}`).join('')}$`,
      ['L', 'Lu', 'Ll', 'N', 'P', 'S', 'Z', 'M', 'C', 'Sc'].map((name) => `\\p{${name}}`).join(''),
    ];
    for (const source of sample('hostile patterns', hostile, 5)) {
      const pattern = parsePattern(source);
      anchoring(pattern);
      numericAdmission(pattern);
      looksNumeric(pattern);
      admitsMinus(pattern);
      allAdmittedTexts(pattern);
      isEnumerationPattern(pattern);
      admitsUpperCaseOnly(pattern);
      hasExponentialBacktracking(pattern);
      charactersOutside(pattern, UNRESERVED_CHARACTERS);
      expect(() => admits(pattern, `${'a'.repeat(3_000)}!`)).not.to.throw();
    }
  });

  describe('as descriptions write them', () => {
    it('decide', () => {
      const written = [...WRITTEN_PATTERNS, ...patternsOf(['test-specs/shapes/ledger.json'])];
      expectDecided([...written, ...BROKEN_PATTERNS, ...HANGING_PATTERNS]);
      expect(BROKEN_PATTERNS.filter((source) => parsePattern(source).error === null)).to.deep.equal([]);
      expect(written.filter((source) => parsePattern(source).error !== null)).to.deep.equal([]);
      const hanging = [...written, ...HANGING_PATTERNS].filter((source) =>
        hasExponentialBacktracking(parsePattern(source)),
      );
      expect(hanging).to.deep.equal(HANGING_PATTERNS);
    });
  });

  describeCorpus('of real descriptions', (names) => {
    it('decide', () => {
      const sources = patternsOf(names.filter((name) => /^paypal\/.*\.json$/.test(name)).map(corpusPath));
      const valid = expectDecided(sources);
      expect(valid.length).to.be.greaterThan(60);
      // Its range \x53-\x7f, meant to be \x5d-\x7f, holds the backslash that begins the other alternative.
      const hanging = valid.filter(hasExponentialBacktracking);
      expect(
        hanging.map(({ source }) => source.includes('[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x21-\\x5a\\x53-\\x7f]')),
      ).to.deep.equal([true]);
    });
  });
});

/** Those that are regular expressions; every analysis decides on them. */
function expectDecided(sources: readonly string[]): Pattern[] {
  const patterns = sources.map(parsePattern);
  for (const { error, source } of patterns) expect(error === null, source).to.equal(isValidForHost(source));
  const valid = patterns.filter(({ error }) => error === null);
  for (const pattern of valid) {
    expect(numericAdmission(pattern).numeric, pattern.source).to.not.equal('unknown');
    expect(admitsUpperCaseOnly(pattern), pattern.source).to.not.equal('unknown');
  }
  return valid;
}

function patternsOf(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => patternsIn(JSON.parse(readFileSync(file, 'utf8')))))];
}

function patternsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const own = 'pattern' in value && typeof value.pattern === 'string' ? [value.pattern] : [];
  return [...own, ...Object.values(value).flatMap(patternsIn)];
}

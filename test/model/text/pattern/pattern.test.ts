import { expect } from 'chai';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { chooser } from '../../../../scripts/seeded.ts';
import { isValidForHost } from './support.ts';

describe('parsePattern', () => {
  it('reads a valid pattern and keeps it', () => {
    const pattern = parsePattern('^[a-z]+$');
    expect(pattern.error).to.equal(null);
    expect(parsePattern('^[a-z]+$')).to.equal(pattern);
  });

  const mistakes: readonly [string, string, number][] = [
    ['a(b', 'unterminated group at character 2', 1],
    ['(a)(', 'unterminated group at character 4', 3],
    ['[(](a', 'unterminated group at character 4', 3],
    ['(?:a]b)', 'unescaped "]" at character 5', 4],
    ['(a(b}c)', 'unescaped "}" at character 5', 4],
    ['a]', 'unescaped "]" at character 2', 1],
    [']', 'unescaped "]" at character 1', 0],
    ['a|}b', 'unescaped "}" at character 3', 2],
    ['x{1}{', 'unescaped "{" at character 5', 4],
    ['x[a', 'unterminated character class at character 2', 1],
    ['a)', 'closing parenthesis without an opening one at character 2', 1],
    ['*a', 'nothing to repeat before "*" at character 1', 0],
    ['a++', 'nothing to repeat before "+" at character 3', 2],
    ['a{2,1}', '{…} quantifier whose minimum is above its maximum', 5],
    ['{', 'unescaped "{" at character 1', 0],
    ['[b-a]', 'character range whose first character comes after its last', 3],
    ['a\\:b', 'escape "\\:" is not allowed with the u flag, at character 2', 1],
    ['^a\\Z', 'escape "\\Z" is not allowed with the u flag, at character 3', 2],
    ['\\', 'backslash at the end at character 1', 0],
    ['(?i)^a$', 'inline flags "(?i)" are not part of ECMA-262, at character 2', 1],
    ['(?P<x>a)', 'named group "(?P<", which ECMA-262 writes "(?<", at character 2', 1],
    ['\\p{Foo}', 'unknown Unicode property', 6],
    ['\\k<a>(?<b>x)', 'reference to a group name that does not exist', 12],
  ];
  for (const [source, message, index] of mistakes) {
    it(`explains ${source}`, () => {
      const { error, tree } = parsePattern(source);
      expect(tree).to.equal(null);
      expect(error?.message).to.include(message);
      expect(error?.index).to.equal(index);
    });
  }

  it('finds exactly the mistakes that the engine finds', () => {
    const choose = chooser(7);
    const pieces = [
      'a',
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      '1',
      ',',
      '*',
      '?',
      '\\',
      'd',
      '-',
      '^',
      '$',
      '|',
      'k',
      '<',
      '>',
      ':',
      '=',
      '!',
      'p',
    ];
    for (let round = 0; round < 20_000; round++) {
      const source = Array.from({ length: choose([1, 2, 3, 4, 5, 6, 7]) }, () => choose(pieces)).join('');
      expect(parsePattern(source).error === null, source).to.equal(isValidForHost(source));
    }
  });

  it('does not read what is too long or too deep', () => {
    for (const source of ['a'.repeat(100_000), '('.repeat(5_000) + ')'.repeat(5_000)]) {
      expect(parsePattern(source)).to.deep.include({ error: null, tree: null });
    }
  });
});

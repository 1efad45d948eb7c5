import { expect } from 'chai';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';
import { charactersOutside, UNRESERVED_CHARACTERS } from '../../../../rules/2.8/ascii-ids/characters-outside.ts';

describe('charactersOutside', () => {
  const outside = (source: string) => charactersOutside(parsePattern(source), UNRESERVED_CHARACTERS);

  it('gives a character that can occur', () => {
    expect(outside('^[A-Za-z0-9-]+$')).to.deep.equal({ kind: 'none' });
    expect(outside('^id/[a-z]$')).to.deep.equal({ kind: 'character', character: '/', text: 'id/a' });
    expect(outside('^\\p{Lu}+$')).to.deep.equal({ kind: 'character', character: 'À', text: 'À' });
    expect(outside('^[^!-~ ]$')).to.deep.equal({ kind: 'character', character: 'à', text: 'à' });
    expect(outside('^[\\w:]+$')).to.deep.equal({ kind: 'character', character: ':', text: ':' });
    expect(outside('[a-z]+')).to.deep.equal({ kind: 'anything' });
    expect(outside('(')).to.deep.equal({ kind: 'unknown' });
    expect(outside('^(?!.*:)[\\w:]+$')).to.deep.equal({ kind: 'none' });
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { SecretSearch } from '../../traffic/secret-search.ts';

const hidden = (secrets: readonly string[], text: string) => new SecretSearch(secrets).hide(text);

describe('traffic/secret-search.ts', () => {
  it('hides each secret wherever it stands', () => {
    expect(hidden(['abc', 'secret-of-ada'], 'abc, secret-of-ada and abcabc')).to.equal('***, *** and ******');
    expect(hidden(['abc'], 'ab abd bc')).to.equal('ab abd bc');
    expect(hidden([], 'abc')).to.equal('abc');
  });

  it('hides what is left of a longer one that was cut at either side', () => {
    expect(hidden(['0123456789abcdef'], 'token 0123456789ab…')).to.equal('token ***…');
    expect(hidden(['0123456789abcdef'], '…56789abcdef.')).to.equal('…***.');
    expect(hidden(['0123456789abcdef'], '0123456 or 9abcdef')).to.equal('0123456 or 9abcdef');
    expect(hidden(['0123456'], '012345')).to.equal('012345');
  });

  it('hides the longest part, of several that begin or end alike', () => {
    const secrets = ['customer-0', 'customer-01-and-more', 'customer-02', 'customer-02-x', 'customer'];
    expect(hidden(secrets, 'customer-01-and|customer-02-y|customer-0|customers')).to.equal('***|***y|***|***s');
    expect(hidden(['a-12345678', 'bb-12345678'], 'bb-12345678 b-12345678 c-12345678')).to.equal('*** *** c***');
  });

  it('hides secrets that overlap as one', () => {
    expect(hidden(['abcd', 'cdef'], '-abcdef-')).to.equal('-***-');
    expect(hidden(['12345678ab', '5678abcdef'], '-12345678abcdef-')).to.equal('-***-');
  });

  it('hides a secret in JSON that writes it with escapes', () => {
    expect(hidden(['a"b\\c'], JSON.stringify({ is: 'a"b\\c' }))).to.equal('{"is":"***"}');
  });

  it('leaves nothing of a secret, and all that is none', () => {
    const secret = fc.string({ unit: fc.constantFrom(...'ab1'), minLength: 3, maxLength: 14 });
    fc.assert(
      fc.property(
        fc.array(secret, { maxLength: 30 }),
        fc.string({ unit: fc.constantFrom(...'ab1-'), maxLength: 60 }),
        (secrets, text) => {
          const shown = hidden(secrets, text);
          expect(secrets.filter((one) => shown.includes(one))).to.deep.equal([]);
          // What is shown stands in the text in this order.
          const parts = shown.split('***');
          let at = 0;
          for (const part of parts) {
            expect(text.indexOf(part, at)).to.not.equal(-1);
            at = text.indexOf(part, at) + part.length;
          }
          if (!secrets.some((one) => text.includes(one.slice(0, 8)) || text.includes(one.slice(-8))))
            expect(shown).to.equal(text);
        },
      ),
    );
  });
});

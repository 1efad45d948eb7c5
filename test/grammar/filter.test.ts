import { expect } from 'chai';
import { LONGEST_TEXT, parseFilter } from '../../grammar/index.ts';
import { expectAnswers, expectSound, faultOf, randomTexts } from './support.ts';

/** The terms of a filter as text, each part between blanks. */
function terms(text: string): string[] | null {
  const { value } = parseFilter(text);
  return (
    value?.map(({ property, negated, operator, value }) => `${property} ${negated ? '!' : ''}${operator} ${value}`) ??
    null
  );
}

describe('filter grammar', () => {
  const right: [string, string[]][] = [
    ['status:OPEN', ['status : OPEN']],
    ['total<100', ['total < 100']],
    ['total<:100', ['total <: 100']],
    ['total>100', ['total > 100']],
    ['total>:-1.5', ['total >: -1.5']],
    ['name~*son', ['name ~ *son']],
    ['name~son*', ['name ~ son*']],
    ['name~*a*b*', ['name ~ *a*b*']],
    ['name~*', ['name ~ *']],
    ['status!:OPEN', ['status !: OPEN']],
    ['total!<:5', ['total !<: 5']],
    ['name!~*x*', ['name !~ *x*']],
    ['status:OPEN,status:PAID,total>5', ['status : OPEN', 'status : PAID', 'total > 5']],
    ['customer.address.city:Rome', ['customer.address.city : Rome']],
    ['customer/address/city:Rome', ['customer/address/city : Rome']],
    ['created>:2024-01-01T10:00:00Z', ['created >: 2024-01-01T10:00:00Z']],
    ['name:John Smith', ['name : John Smith']],
    ['name:Smith%2C%20John', ['name : Smith, John']],
    ['name:Smith\\, John,a:1', ['name : Smith, John', 'a : 1']],
    ['path:C\\\\,a:1', ['path : C\\', 'a : 1']],
    ['path:C\\d', ['path : C\\d']],
    ['rate:100%', ['rate : 100%']],
    ['rate:%FF', ['rate : %FF']],
    ['name:%C3%A9t%C3%A9', ['name : été']],
    ['name:été', ['name : été']],
    ['total%3E%3A5', ['total >: 5']],
    ['status%21%3AOPEN', ['status !: OPEN']],
    ['a:%3Ab', ['a : :b']],
    ['a:b=c', ['a : b=c']],
    ['a:b:c', ['a : b:c']],
    ['a:*', ['a : *']],
    ['_a-b_1:x', ['_a-b_1 : x']],
  ];
  for (const [text, expected] of right) it(`reads ${text}`, () => expect(terms(text)).to.deep.equal(expected));

  const wrong: [string, number, RegExp][] = [
    ['', 0, /expected a property, found the end/],
    [',a:1', 0, /property, found ","/],
    ['a:1,', 4, /property, found the end/],
    ['a:1,,b:2', 4, /property, found ","/],
    ['a:1, b:2', 4, /property, found a blank/],
    ['1a:1', 0, /property, found "1"/],
    ['$a:1', 0, /property, found "\$"/],
    ['a', 1, /operator .*, found the end/],
    ['a,b:1', 1, /operator .*, found ","/],
    ['a :1', 1, /operator .*, found a blank/],
    ['a=1', 1, /operator .*, found "="/],
    ['a==1', 1, /operator .*, found "="/],
    ['a eq 1', 1, /operator .*, found a blank/],
    ['a.:1', 1, /operator .*, found "\."/],
    ['a[0]:1', 1, /operator .*, found "\["/],
    ['a!=1', 2, /operator after !, found "="/],
    ['a!', 2, /operator after !, found the end/],
    ['a!!:1', 2, /operator after !, found "!"/],
    ['a>=1', 2, /expected a value, found "=", which no operator has/],
    ['a<=1', 2, /no operator has/],
    ['a<>1', 2, /value, found ">"/],
    ['a::1', 2, /value, found ":"/],
    ['a:!b', 2, /value, found "!"/],
    ['a:~b', 2, /value, found "~"/],
    ['a:', 2, /value after :/],
    ['b:1,a>:', 7, /value after >:/],
    ['a:,b:1', 2, /value after :/],
    ['a: 1', 2, /value, found a blank/],
    ['a:1 ,b:2', 3, /comma or the end, found a blank/],
    ['a:1\n', 3, /comma or the end, found a blank/],
    ['a~b', 2, /begins or ends with \*/],
    ['a~b*c', 2, /begins or ends with \*/],
    ['ä:1', 0, /property, found "ä"/],
    ['😀:1', 0, /property, found "😀"/],
  ];
  for (const [text, position, message] of wrong) {
    it(`says where ${JSON.stringify(text)} goes wrong`, () => {
      const fault = faultOf(parseFilter(text));
      expect(fault?.[0]).to.equal(position);
      expect(fault?.[1]).to.match(message);
    });
  }

  it('gives the position at which each term begins', () => {
    expect(parseFilter('a:1,b.c!~*x').value?.map(({ position }) => position)).to.deep.equal([0, 4]);
  });

  it('refuses what is too long', () => {
    expect(LONGEST_TEXT).to.equal(65_536);
    const text = `a:${'x'.repeat(LONGEST_TEXT)}`;
    expect(faultOf(parseFilter(text))).to.deep.equal([LONGEST_TEXT, `expected at most ${LONGEST_TEXT} characters`]);
    expect(parseFilter(text.slice(0, LONGEST_TEXT)).error).to.equal(null);
  });

  it('never throws', () => {
    const pieces = ['a', 'b.c', ':', '<', '>', '~', '!', '*', ',', '\\', '%', '%2C', '%3A', '%E0', ' ', '.', '='];
    expectSound(parseFilter, randomTexts(pieces, 5000));
  });

  it('takes linear time', () => {
    const long = ['a', 'a.', 'a:1,', '%', '%2C', '%FF', '\\', '\\,', '*', '!', ':', ' ', 'a~*'].flatMap((piece) => {
      const many = piece.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT - 3);
      return [many, `a:${many}`, `a~*${many}`.slice(0, LONGEST_TEXT), `a:x${many}`];
    });
    expectAnswers(parseFilter, long);
  });
});

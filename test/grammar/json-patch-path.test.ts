import { expect } from 'chai';
import { LONGEST_TEXT, type PathStep, parseJsonPatchPath } from '../../grammar/index.ts';
import { expectAnswers, expectSound, faultOf, randomTexts } from './support.ts';

function shown(step: PathStep): string {
  if (step.kind === 'member') return `${step.position} ${step.name}`;
  const conditions = step.conditions.map(
    ({ attribute, value, position }) => `${position} ${attribute} ${JSON.stringify(value)}`,
  );
  return `${step.position} @ ${conditions.join(' & ')}`;
}

describe('JSON Patch path grammar', () => {
  const right: [string, string[]][] = [
    ['', []],
    ['/', ['1 ']],
    ['/title', ['1 title']],
    ['/lines/0/price', ['1 lines', '7 0', '9 price']],
    ['/lines/-', ['1 lines', '7 -']],
    ['/a~1b/m~0n', ['1 a/b', '6 m~n']],
    ["/lines/@sku=='A1'/price", ['1 lines', '7 @ 8 sku "A1"', '18 price']],
    ["/lines/@sku=='A1'&&size==3&&open==true", ['1 lines', '7 @ 8 sku "A1" & 19 size 3 & 28 open true']],
    ["/lines/@ sku == 'A 1' && size == -1.5e3 /x", ['1 lines', '7 @ 9 sku "A 1" & 25 size -1500', '41 x']],
    ['/lines/@address.city=="Rome"', ['1 lines', '7 @ 8 address.city "Rome"']],
    ["/lines/@path=='a~1b~0c'", ['1 lines', '7 @ 8 path "a/b~c"']],
    ["/lines/@name=='O\\'Hara \\\\'", ['1 lines', '7 @ 8 name "O\'Hara \\\\"']],
    ["/lines/@size=='3'", ['1 lines', '7 @ 8 size "3"']],
    ["/lines/@a==''", ['1 lines', '7 @ 8 a ""']],
    ['/lines/@open==false/x', ['1 lines', '7 @ 8 open false', '20 x']],
    ["/@id=='x'/a", ['1 @ 2 id "x"', '10 a']],
    ['/@type', ['1 @type']],
    ['/a@b==1', ['1 a@b==1']],
  ];
  for (const [text, expected] of right) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(parseJsonPatchPath(text).value?.map(shown)).to.deep.equal(expected);
    });
  }

  const wrong: [string, number, RegExp][] = [
    ['title', 0, /slash, found "t"/],
    ['#/title', 0, /slash, found "#"/],
    ['$.title', 0, /slash/],
    ['/a~2b', 2, /~0 or ~1/],
    ['/a~', 2, /~0 or ~1/],
    ["/lines/@sku='A1'", 11, /== after the attribute, found "="/],
    ["/lines/@sku!='A1'", 11, /==/],
    ['/lines/@size>3', 12, /==.*found ">"/],
    ['/lines/@sku==A1', 13, /text in quotes, a number, true or false, found "A"/],
    ['/lines/@sku==', 13, /found the end/],
    ['/lines/@sku==/price', 13, /found the end/],
    ['/lines/@size==03', 14, /number/],
    ['/lines/@size==3x', 14, /number/],
    ['/lines/@open==True', 14, /true or false/],
    ['/lines/@open==null', 14, /true or false/],
    ["/lines/@sku=='A1", 16, /expected ' to close/],
    ["/lines/@sku=='A/1'", 15, /a slash in it is written ~1/],
    ["/lines/@sku=='A'&size==3", 16, /&& or the step's end, found "&"/],
    ["/lines/@sku=='A'&&", 18, /attribute, found the end/],
    ["/lines/@sku=='A'||size==3", 16, /&& or/],
    ["/lines/@=='A'", 8, /attribute, found "="/],
    ["/lines/@sku=='A'x", 16, /step's end/],
  ];
  for (const [text, position, message] of wrong) {
    it(`says where ${JSON.stringify(text)} goes wrong`, () => {
      const fault = faultOf(parseJsonPatchPath(text));
      expect(fault?.[0]).to.equal(position);
      expect(fault?.[1]).to.match(message);
    });
  }

  it('never throws and takes linear time', () => {
    const pieces = ['/', '/@', 'a', '==', '&&', "'", '"', '~0', '~1', '~', '\\', '1', '-', '.', 'true', ' ', '/@a==1'];
    expectSound(parseJsonPatchPath, randomTexts(pieces, 5000));
    const long = ['/', '/@', '/@a==1', '/@a==1 ', "'", '&&a==1', 'a.', '~1', '\\', ' ', '0'].flatMap((piece) => {
      const many = piece.repeat(LONGEST_TEXT);
      return [`/${many}`, `/@a==${many}`, `/@a=='${many}`, `/@a==1${many}`].map((text) => text.slice(0, LONGEST_TEXT));
    });
    expectAnswers(parseJsonPatchPath, long);
    expect(faultOf(parseJsonPatchPath('/'.repeat(LONGEST_TEXT + 1)))?.[0]).to.equal(LONGEST_TEXT);
  });
});

import { expect } from 'chai';
import { optionsValidator } from '../../framework/validate-options.ts';

describe('options of functions', () => {
  const validate = optionsValidator('bound', {
    type: 'object',
    additionalProperties: false,
    required: ['keyword'],
    properties: { keyword: { type: 'string' }, atMost: { type: 'number' }, of: { enum: ['a', 'b'] } },
  });

  it('are accepted when they are right, again and again', () => {
    const options = { keyword: 'maxItems', atMost: 3 };
    validate(options);
    validate(options);
    validate({ keyword: '' });
  });

  for (const [options, problem] of [
    [null, /"bound" function .*object/],
    [undefined, /"bound" function .*object/],
    ['x', /"bound" function .*object/],
    [[], /"bound" function .*object/],
    [{}, /"bound" function .*"keyword"/],
    [{ keyword: 7 }, /"bound" function .*keyword.*string/],
    [{ keyword: 'a', wrong: 1 }, /"bound" function .*wrong/],
    [{ keyword: 'a', of: 'c' }, /"bound" function .*of/],
  ] as const) {
    it(`are refused with a reason: ${JSON.stringify(options)}`, () =>
      expect(() => validate(options)).to.throw(problem));
  }

  it('are checked anew when an object that was refused is given again', () => {
    const options = { keyword: 7 };
    expect(() => validate(options)).to.throw();
    expect(() => validate(options)).to.throw();
  });

  it('are none where a function takes none', () => {
    const none = optionsValidator('plain', null);
    none(null);
    none(undefined);
    for (const options of [{}, [], 0, '', false])
      expect(() => none(options)).to.throw('"plain" function does not accept any options');
  });
});

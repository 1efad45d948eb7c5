import { expect } from 'chai';
import { findAdmittedText } from '../../../../model/text/pattern/admitted-text.ts';
import { parsePattern } from '../../../../model/text/pattern/pattern.ts';

describe('findAdmittedText', () => {
  it('finds a text of a shape', () => {
    expect(findAdmittedText(parsePattern('^[a-c]{2}$'), 'inside', parsePattern('^.c'))).to.deep.equal({ text: 'ac' });
    expect(findAdmittedText(parsePattern('^[a-c]{2}$'), 'inside', parsePattern('d'))).to.equal('none');
  });
});

import { expect } from 'chai';
import { uriComponent } from '../../../model/text/uri-component.ts';

describe('a part of a URI', () => {
  it('has reserved characters and those beyond ASCII as percent escapes', () => {
    expect(uriComponent('a b/é😀')).to.equal('a%20b%2F%C3%A9%F0%9F%98%80');
  });

  it('has the sign for what is no character in place of half a surrogate pair', () => {
    expect(uriComponent('a\ud800b\udc00')).to.equal('a%EF%BF%BDb%EF%BF%BD');
  });
});

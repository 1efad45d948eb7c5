import { expect } from 'chai';
import { fieldsOf } from '../../model/schemas/fields.ts';
import { codesLike } from '../../probe/codes.ts';
import { describeText } from '../support/lint-text.ts';

function likeIn(name: string, value: string): readonly string[] {
  const description = describeText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {},
      components: { schemas: { A: { type: 'object', properties: { [name]: { type: 'string' } } } } },
    }),
  );
  return codesLike(value, fieldsOf(description));
}

describe('probe/codes.ts', () => {
  for (const [name, value, form] of [
    ['time_zone', 'Europe/Vienna', /^[A-Z][a-z]+\/[A-Z][a-z]+$/],
    ['language', 'de', /^[a-z]{2}$/],
    ['language', 'de-AT', /^[a-z]{2}-[A-Z]{2}$/],
    ['country_code', 'AT', /^[A-Z]{2}$/],
  ] as const) {
    it(`has five others for ${value} in ${name}, of the same form`, () => {
      const codes = likeIn(name, value);
      expect(codes).to.have.length(5);
      expect(codes).to.not.include(value);
      for (const code of codes) expect(code).to.match(form);
    });
  }

  it('has none for a field without codes', () => {
    expect(likeIn('title', 'de')).to.deep.equal([]);
  });
});

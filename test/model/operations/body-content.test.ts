import { expect } from 'chai';
import { jsonContentOf } from '../../../model/operations/body-content.ts';
import { describeData, present } from '../../support/describe-data.ts';

/** The media type under which the JSON content of a response stands; null where it has none. */
function mediaTypeOfJson(content: Readonly<Record<string, unknown>>): string | null {
  const description = describeData({
    openapi: '3.1.1',
    paths: { '/orders': { get: { responses: { 200: { description: '', content } } } } },
  });
  const response = present(description.responses[0]);
  const json = jsonContentOf(response);
  return response.content.find(({ mediaType }) => mediaType === json)?.name ?? null;
}

describe('the JSON content of a body', () => {
  const object = () => ({ schema: { type: 'object' } });

  it('is that of application/json before other JSON, and of any JSON before a range', () => {
    const all = { '*/*': object(), 'application/hal+json': object(), 'application/json; charset=utf-8': object() };
    expect(mediaTypeOfJson(all)).to.equal('application/json; charset=utf-8');
    expect(mediaTypeOfJson({ '*/*': object(), 'application/hal+json': object() })).to.equal('application/hal+json');
  });

  it('may be that of a range with objects or lists', () => {
    expect(mediaTypeOfJson({ '*/*': object() })).to.equal('*/*');
    expect(mediaTypeOfJson({ 'Application/*': { schema: { type: ['array', 'null'] } } })).to.equal('Application/*');
  });

  it('is not that of a range with texts, files, anything or no schema, nor of another range', () => {
    for (const schema of [{ type: 'string' }, { type: 'string', format: 'binary' }, {}, { type: 'null' }])
      expect(mediaTypeOfJson({ '*/*': { schema } }), JSON.stringify(schema)).to.equal(null);
    expect(mediaTypeOfJson({ '*/*': { schema: { type: ['object', 'string'] } } })).to.equal(null);
    expect(mediaTypeOfJson({ '*/*': {} })).to.equal(null);
    expect(mediaTypeOfJson({ 'image/*': object() })).to.equal(null);
  });
});

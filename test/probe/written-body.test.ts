import { expect } from 'chai';
import { writtenBody } from '../../probe/written-body.ts';
import { describeText } from '../support/lint-text.ts';

/** An operation that takes a form with a title and a picture. */
function upload() {
  const file = { type: 'string', format: 'binary' };
  const schema = {
    type: 'object',
    properties: { title: { type: 'string' }, picture: file, scan: file, tags: { type: 'object' } },
  };
  const content = { 'multipart/form-data': { schema, encoding: { picture: { contentType: 'image/png, image/gif' } } } };
  const paths = { '/pictures': { post: { requestBody: { content }, responses: {} } } };
  const description = describeText(JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths }));
  const [operation] = description.operations;
  if (operation === undefined) throw new Error('no operation');
  return operation;
}

describe('probe/written-body.ts', () => {
  it('writes each member as a part of a form, where the operation takes no JSON', async () => {
    const { text, mediaType } = writtenBody(upload(), { title: 'Müller', picture: 'GIF89a', tags: { year: 1 } });
    const form = await new Response(text, { headers: { 'content-type': mediaType } }).formData();
    const picture = form.get('picture') as File;
    expect([form.get('title'), form.get('tags')]).to.deep.equal(['Müller', '{"year":1}']);
    expect([picture.type, await picture.text()]).to.deep.equal(['image/png', 'GIF89a']);
    expect([picture.name, typeof form.get('title')]).to.deep.equal(['lintel-probe.bin', 'string']);
  });

  it('says what a part is, unless it is a text', () => {
    const { text } = writtenBody(upload(), { title: 'A', scan: 'x', tags: {} });
    expect(text.split('\r\n').filter((line) => line.startsWith('Content-'))).to.deep.equal([
      'Content-Disposition: form-data; name="title"',
      'Content-Disposition: form-data; name="scan"; filename="lintel-probe.bin"',
      'Content-Type: application/octet-stream',
      'Content-Disposition: form-data; name="tags"',
      'Content-Type: application/json',
    ]);
  });

  it('writes JSON where that is said', () => {
    expect(writtenBody(upload(), { title: 'A' }, 'application/json')).to.deep.equal({
      text: '{"title":"A"}',
      mediaType: 'application/json',
    });
  });
});

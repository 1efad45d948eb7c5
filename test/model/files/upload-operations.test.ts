import { expect } from 'chai';
import { pathOf } from '../../../model/description/place.ts';
import { formsWithoutFile, isUpload, rawUploads } from '../../../model/files/upload-operations.ts';
import { describeRoot } from '../paths/support.ts';

const FILE = { type: 'string', format: 'binary' };
const form = (properties: object) => ({ 'multipart/form-data': { schema: { type: 'object', properties } } });
const taking = (content: object, method = 'post') => ({ [method]: { requestBody: { content }, responses: {} } });
const describePath = (path: string, item: object, root: object = {}) =>
  describeRoot({ paths: { [path]: item }, ...root });

describe('uploads', () => {
  it('are on a path of files, and on one of resources where it is asked for', () => {
    const ofPath = (path: string, content: object = form({ photo: FILE }), method = 'post') => {
      const description = describePath(path, taking(content, method));
      return [false, true].map((orCollection) => {
        const [operation] = description.operations;
        return operation !== undefined && isUpload(operation, description, orCollection);
      });
    };
    expect(ofPath('/v1/shop/documents')).to.deep.equal([true, true]);
    expect(ofPath('/v1/shop/customers/{customerId}/photo', form({ photo: FILE }), 'put')).to.deep.equal([true, true]);
    expect(ofPath('/v1/shop/documents', form({ photo: FILE }), 'patch')).to.deep.equal([false, false]);
    expect(ofPath('/v1/shop/documents', { ...form({ photo: FILE }), 'application/json': {} })).to.deep.equal([
      false,
      false,
    ]);
    expect(ofPath('/v1/shop/documents', form({ name: { type: 'string' } }))).to.deep.equal([false, false]);
  });

  it('that send a file as it is stand at its media type', () => {
    const raw = (path: string, content: object, root: object = {}, method = 'post') =>
      rawUploads(describePath(path, taking(content, method), root)).map(({ place }) => pathOf(place).join(' '));
    const image = { 'image/png': { schema: FILE } };
    const at = (path: string, method = 'post') => [`paths ${path} ${method} requestBody content image/png`];
    for (const noun of ['file', 'document', 'image', 'photo', 'picture', 'video', 'audio', 'attachment', 'artifact'])
      expect(raw(`/v1/shop/${noun}s`, image), noun).to.deep.equal(at(`/v1/shop/${noun}s`));
    for (const verb of ['upload', 'import', 'attach'])
      expect(raw(`/v1/shop/orders/{orderId}/${verb}-receipt`, image), verb).to.have.lengthOf(1);
    expect(raw('/v1/shop/photos/{photoId}', image, {}, 'put')).to.deep.equal(at('/v1/shop/photos/{photoId}', 'put'));
    expect(raw('/v1/shop/photos', { ...image, 'application/json': {} })).to.deep.equal([]);
    expect(raw('/v1/shop/photos', image, {}, 'patch')).to.deep.equal([]);
    expect(raw('/v1/shop/disputes/{disputeId}/appeal', image)).to.deep.equal([]);
  });

  it('are none in components that no operation takes', () => {
    const requestBodies = { Photo: { content: { 'image/png': { schema: FILE } } } };
    expect(rawUploads(describeRoot({ paths: {}, components: { requestBodies } }))).to.deep.equal([]);
  });

  it('may lack the file that a path or a part is named after', () => {
    const lacking = (path: string, properties: object) =>
      [...formsWithoutFile(describePath(path, taking(form(properties))))].map(({ name }) => name);
    const text = { type: 'string' };
    expect(lacking('/v1/shop/documents', { name: text })).to.deep.equal(['multipart/form-data']);
    expect(lacking('/v1/shop/orders', { photo: text })).to.deep.equal(['multipart/form-data']);
    expect(lacking('/v1/shop/orders', { data: { ...text, description: 'The file to upload.' } })).to.have.lengthOf(1);
    expect(lacking('/v1/shop/orders', { name: text })).to.deep.equal([]);
    expect(lacking('/v1/shop/documents', { photo: FILE })).to.deep.equal([]);
    expect(lacking('/v1/shop/documents', { name: text, more: { type: 'object' } })).to.deep.equal([]);
  });
});

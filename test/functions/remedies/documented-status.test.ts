import { expect } from 'chai';
import { documentedErrors } from '../../../functions/remedies/documented-status.ts';
import { responsePlace } from '../../../model/operations/responses.ts';
import { describeText } from '../../support/lint-text.ts';

function editsFor(description: object): readonly object[] {
  const read = describeText(JSON.stringify(description));
  const operation = read.operations.find(({ value }) => value.operationId === 'wanted');
  if (operation === undefined) throw new Error('there is one');
  return documentedErrors([responsePlace(operation, '404')], read).map(({ place, ...edit }) => ({
    ...edit,
    at: place.key,
  }));
}

const ERROR = { description: 'x', content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } };
const wanted = { get: { operationId: 'wanted', responses: { 200: { description: 'x' } } } };
const components = {
  schemas: { Error: { type: 'object' } },
  responses: { Gone: { description: 'gone' }, Lost: { description: 'lost' } },
};
const answering = (response: object, status = '404') => ({ get: { responses: { [status]: response } } });

describe('documented errors', () => {
  it('refer to the component that most operations refer to for the status', () => {
    const gone = { $ref: '#/components/responses/Gone' };
    const lost = { $ref: '#/components/responses/Lost' };
    const paths = { '/a': answering(lost), '/b': answering(gone), '/c': answering(gone), '/d': wanted };
    expect(editsFor({ openapi: '3.1.0', paths, components })).to.deep.equal([{ edit: 'set', value: gone, at: '404' }]);
  });

  it('make a component with the error object of the other errors', () => {
    const paths = { '/a': answering(ERROR, '400'), '/d': wanted };
    const [header, made, reference, ...others] = editsFor({ openapi: '3.1.0', paths, components });
    expect(header).to.include({ edit: 'set', at: 'ContentLanguage' });
    expect(made)
      .to.have.nested.property('value.headers')
      .that.deep.equals({ 'Content-Language': { $ref: '#/components/headers/ContentLanguage' } });
    expect(made).to.have.nested.property('value.content').that.deep.equals(ERROR.content);
    expect(made).to.include({ edit: 'set', at: 'NotFound' });
    expect(reference).to.deep.equal({ edit: 'set', value: { $ref: '#/components/responses/NotFound' }, at: '404' });
    expect(others).to.have.length(0);
  });

  it('are none without a body that only operations of another method refer to', () => {
    const gone = { $ref: '#/components/responses/Gone' };
    const removing = { delete: { responses: { 404: gone } } };
    const paths = { '/a': removing, '/b': { ...removing, ...answering(ERROR, '400') }, '/d': wanted };
    expect(editsFor({ openapi: '3.1.0', paths, components }).at(-1)).to.have.nested.property(
      'value.$ref',
      '#/components/responses/NotFound',
    );
    const responses = { ...components.responses, Gone: ERROR };
    expect(editsFor({ openapi: '3.1.0', paths, components: { ...components, responses } })).to.deep.equal([
      { edit: 'set', value: gone, at: '404' },
    ]);
  });

  it('have the object of errors that is no array for some operations', () => {
    const many = (name: string) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
    });
    const paths = {
      '/a': answering(many('Each'), '400'),
      '/b': answering(many('Each'), '400'),
      '/c': answering(ERROR, '400'),
      '/d': wanted,
    };
    const error = { $ref: '#/components/schemas/Error' };
    const schemas = { ...components.schemas, Each: { oneOf: [error, { type: 'array', items: error }] } };
    const [, made] = editsFor({ openapi: '3.1.0', paths, components: { ...components, schemas } });
    expect(made).to.have.nested.property('value.content').that.deep.equals(ERROR.content);
  });

  it('have the header of the language to which most responses refer', () => {
    const headers = (name: string) => ({ 'Content-Language': { $ref: `#/components/headers/${name}` } });
    const paths = {
      '/a': answering({ ...ERROR, headers: headers('Rare') }, '400'),
      '/b': answering({ description: 'x', headers: headers('Usual') }, '200'),
      '/c': answering({ description: 'x', headers: headers('Usual') }, '200'),
      '/d': wanted,
    };
    const known = { ...components, headers: { Rare: {}, Usual: {} } };
    const [made, ...others] = editsFor({ openapi: '3.1.0', paths, components: known });
    expect(made).to.have.nested.property('value.headers').that.deep.equals(headers('Usual'));
    expect(others).to.have.length(1);
  });

  it('are not known where no error has a schema of its own, or it is written out each time', () => {
    expect(editsFor({ openapi: '3.1.0', paths: { '/d': wanted }, components })).to.have.length(0);
    const inline = { description: 'x', content: { 'application/json': { schema: { type: 'object' } } } };
    expect(editsFor({ openapi: '3.1.0', paths: { '/a': answering(inline, '400'), '/d': wanted } })).to.have.length(0);
  });
});

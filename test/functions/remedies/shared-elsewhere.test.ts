import { expect } from 'chai';
import { languageReference } from '../../../functions/remedies/language-header.ts';
import { addingLinks } from '../../../functions/remedies/links-array.ts';
import { describeText } from '../../support/lint-text.ts';

const SHARED = {
  headers: { Language: { schema: { type: 'string' } } },
  schemas: {
    Links: {
      type: 'array',
      items: { type: 'object', properties: { href: { type: 'string' }, rel: { type: 'string' } } },
    },
  },
};

const DESCRIPTION = {
  openapi: '3.1.0',
  paths: {
    '/a': {
      get: {
        responses: {
          200: {
            description: 'x',
            headers: { 'Content-Language': { $ref: 'shared.json#/headers/Language' } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Linked' } } },
          },
        },
      },
      delete: { responses: { 204: { description: 'x' } } },
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Sent' } } } },
        responses: {},
      },
    },
  },
  components: {
    schemas: {
      Linked: { type: 'object', properties: { links: { $ref: 'shared.json#/schemas/Links' } } },
      Sent: { type: 'object', properties: { title: { type: 'string' } } },
      Unlinked: { type: 'object', properties: { title: { type: 'string' } } },
    },
  },
};

describe('what a description shares in another file', () => {
  const description = describeText(JSON.stringify(DESCRIPTION), { 'shared.json': JSON.stringify(SHARED) });

  it('is the header Content-Language of further responses', () => {
    const response = description.responses.find(({ place }) => place.key === '204');
    if (response === undefined) throw new Error('there is one');
    const reference = languageReference(response.place, description);
    expect(reference).to.deep.equal({ $ref: 'shared.json#/headers/Language', edits: [] });
  });

  it('is the array of links of further schemas', () => {
    const linksOf = (name: string) => {
      const schema = description.components.schemas.find(({ key }) => key === name)?.node;
      if (schema == null) throw new Error('there is one');
      const { remedy } = addingLinks(schema.place, description);
      return (typeof remedy === 'function' ? remedy([]) : (remedy ?? [])).map((edit) => 'value' in edit && edit.value);
    };
    expect(linksOf('Unlinked')).to.deep.equal([{ $ref: 'shared.json#/schemas/Links' }]);
    expect(linksOf('Sent')).to.deep.equal([{ readOnly: true, $ref: 'shared.json#/schemas/Links' }]);
  });
});

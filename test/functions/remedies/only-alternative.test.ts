import { expect } from 'chai';
import { withAllNames } from '../../../edits/names/all-names.ts';
import { ChangedFiles } from '../../../framework/changes/changed-files.ts';
import { onlyAlternativeInPlace } from '../../../functions/remedies/only-alternative.ts';
import { below } from '../../../model/description/place.ts';
import { describeSchemas } from '../../support/describe-data.ts';

const ORDER = { $ref: '#/components/schemas/Order' };
const NULL = { type: 'null' };

/** What a schema comes to without its keyword for alternatives; null where it has to be mended by hand. */
function mended(schema: object, openapi = '3.1.1', more: object = {}): unknown {
  const schemas = { It: schema, Order: { type: 'object' }, Code: { type: 'string' }, ...more };
  const description = describeSchemas(schemas, openapi);
  const keyword = 'anyOf' in schema ? 'anyOf' : 'oneOf';
  const place = below(description.rootPlace, 'components', 'schemas', 'It', keyword);
  const mending = onlyAlternativeInPlace(place, description);
  if (mending === null) return null;
  const changed = new ChangedFiles(withAllNames(mending.edits, description)).changed(description.rootPlace.file);
  const data = changed.data as { components: { schemas: { It: object } } };
  return data.components.schemas.It;
}

describe('functions/remedies/only-alternative.ts', () => {
  it('writes the keywords of the alternative beside those of the schema around it', () => {
    expect(mended({ anyOf: [{ type: 'string', title: 'a' }, NULL], title: 'b', default: null })).to.deep.equal({
      ...{ title: 'b', type: 'string' },
    });
    expect(mended({ oneOf: [{ type: 'string' }], type: 'string' })).to.deep.equal({ type: 'string' });
    expect(mended({ oneOf: [ORDER, NULL], discriminator: { propertyName: 'a' } })).to.deep.equal(ORDER);
    expect(mended({ oneOf: [ORDER], description: 'x' })).to.deep.equal({ description: 'x', ...ORDER });
  });

  it('leaves several alternatives, other words, and what something refers to', () => {
    expect(mended({ anyOf: [ORDER, { type: 'string' }] })).to.equal(null);
    expect(mended({ anyOf: [NULL] })).to.equal(null);
    expect(mended({ anyOf: [{ maxLength: 2 }], maxLength: 3 })).to.equal(null);
    expect(mended({ anyOf: [{ type: 'string', description: 'a' }], description: 'b' })).to.equal(null);
    const inner = { type: 'object', properties: { a: { type: 'string' } } };
    for (const $ref of ['#/components/schemas/It/oneOf/0', '#/components/schemas/It/oneOf/0/properties/a'])
      expect(mended({ oneOf: [inner] }, '3.1.1', { Other: { $ref } })).to.equal(null);
  });

  it('extends an object in OpenAPI 3.0, where nothing beside a reference counts', () => {
    expect(mended({ oneOf: [ORDER] }, '3.0.3')).to.deep.equal(ORDER);
    expect(mended({ oneOf: [ORDER], description: 'x' }, '3.0.3')).to.deep.equal({ allOf: [ORDER], description: 'x' });
    expect(mended({ oneOf: [ORDER], nullable: true }, '3.0.3')).to.equal(null);
    const code = { $ref: '#/components/schemas/Code' };
    expect(mended({ oneOf: [code], description: 'x' }, '3.0.3')).to.equal(null);
    expect(mended({ oneOf: [{ type: 'string' }], description: 'x' }, '3.0.3')).to.deep.equal({
      ...{ description: 'x', type: 'string' },
    });
  });
});

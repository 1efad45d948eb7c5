import { expect } from 'chai';
import { referenceTo, type SharedComponent } from '../../../functions/remedies/shared-component.ts';
import { below, pathOf, rootPlace } from '../../../model/description/place.ts';
import { readDescription } from '../../../model/description/read-description.ts';

const VALUE = { schema: { type: 'string' } };

function referredTo(
  headers: object,
  source: string | null = 'api/openapi.yaml',
  fits: SharedComponent['fits'] = () => false,
) {
  const root = { source: 'api/openapi.yaml', data: { openapi: '3.1.0', paths: {}, components: { headers } } };
  const other = { source, data: {} };
  const description = readDescription({ root, lookUp: () => undefined });
  const from = source === root.source ? description.rootPlace : rootPlace(other);
  const component = { kind: 'headers', name: 'Size', value: VALUE, fits };
  const found = referenceTo(component, below(from, 'responses'), description);
  return found && { $ref: found.$ref, made: found.edits.map(({ place }) => pathOf(place).join('/')) };
}

describe('functions/remedies/shared-component.ts', () => {
  it('makes a component where there is none', () => {
    expect(referredTo({})).to.deep.equal({ $ref: '#/components/headers/Size', made: ['components/headers/Size'] });
  });

  it('takes one that fits, whatever it is called', () => {
    const fits: SharedComponent['fits'] = ({ schema }) => schema !== undefined;
    expect(referredTo({ A: {}, 'Length/2': VALUE }, undefined, fits)).to.deep.equal({
      $ref: '#/components/headers/Length~12',
      made: [],
    });
    expect(referredTo({ A: { $ref: '#/components/headers/B', schema: {} } }, undefined, fits)?.made).to.have.length(1);
  });

  it('makes one beside another of its name', () => {
    expect(referredTo({ Size: {}, Size2: 5 })?.$ref).to.equal('#/components/headers/Size3');
    expect(referredTo({ Size: {}, Size2: VALUE })?.$ref).to.equal('#/components/headers/Size2');
  });

  it('refers from another file to the one with the paths', () => {
    expect(referredTo({}, 'api/parts/a.yaml')?.$ref).to.equal('../openapi.yaml#/components/headers/Size');
    expect(referredTo({}, null)).to.equal(null);
  });
});

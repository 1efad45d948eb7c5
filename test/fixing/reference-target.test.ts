import { expect } from 'chai';
import { referenceTarget } from '../../fixing/reference-target.ts';

const FILES: Readonly<Record<string, unknown>> = {
  '/api/openapi.yaml': {
    parameters: [{ $ref: 'shared/parameters.yaml#/host~1id' }, { $ref: '#/parameters/0' }, { name: 'port' }],
    circle: { $ref: '#/circle' },
    missing: { $ref: 'missing.yaml#/a' },
  },
  '/api/shared/parameters.yaml': { 'host/id': { name: 'host' } },
};

describe('fixing/reference-target.ts', () => {
  const target = (path: string) => {
    const found = referenceTarget({ source: '/api/openapi.yaml', path: path.split(' ') }, (source) => FILES[source]);
    return found && `${found.source} ${found.path.join(' ')}`;
  };

  it('follows references, also to references, into other files', () => {
    expect(target('parameters 0')).to.equal('/api/shared/parameters.yaml host/id');
    expect(target('parameters 1')).to.equal('/api/shared/parameters.yaml host/id');
  });

  it('finds nothing where no reference stands', () => {
    expect(target('parameters 2')).to.equal(null);
    expect(target('parameters 7 name')).to.equal(null);
  });

  it('ends at a reference to itself and at a file that is missing', () => {
    expect(target('circle')).to.equal('/api/openapi.yaml circle');
    expect(target('missing')).to.equal('/api/missing.yaml a');
  });
});

import { expect } from 'chai';
import { References } from '../../languageserver/diagnostics/references.ts';

const FILE = '/repository/apis/shop.yaml';
const PART = '/repository/apis/part.json';

/** One reference on every line, in each way to write it. */
const TEXT = [
  "$ref: '#/components/schemas/A'",
  'a: { $ref: "#/components/schemas/A", b: 1 }',
  'b: { $ref: part.json }',
  '$ref: part.json#/items',
  '  - $ref : "#/components/schemas/A~1b"',
  '  # $ref:',
  '  - "$ref": "#/components/schemas/A%20c"',
  '$ref: "#/components/schemas/A"',
].join('\n');

describe('languageserver: where a description refers to a place', () => {
  const references = new References(
    new Map([
      [FILE, TEXT],
      [PART, '{"items": {\n"$ref": "shop.yaml#/components/schemas/A"}}'],
    ]),
  );
  /** The files and texts of the references, by their ranges. */
  const uses = (source: string, path: readonly string[], limit = 10) =>
    references.usesOf({ source, path: [...path] }, limit).map(({ source: file, range: { start, end } }) => {
      expect(end.line).to.equal(start.line);
      const line = (file === FILE ? TEXT : '\n"$ref": "shop.yaml#/components/schemas/A"}}').split('\n')[start.line];
      return `${start.line} ${line?.slice(start.character, end.character)}`;
    });
  const SCHEMAS = ['components', 'schemas'];

  it('is found in every form of writing, with its place, in all files', () => {
    expect(uses(FILE, [...SCHEMAS, 'A'])).to.deep.equal([
      "0 $ref: '#/components/schemas/A'",
      '1 $ref: "#/components/schemas/A"',
      '7 $ref: "#/components/schemas/A"',
      '1 $ref": "shop.yaml#/components/schemas/A"',
    ]);
    expect(uses(FILE, [...SCHEMAS, 'A/b'])).to.deep.equal(['4 $ref : "#/components/schemas/A~1b"']);
    expect(uses(FILE, [...SCHEMAS, 'A c'])).to.deep.equal(['6 $ref": "#/components/schemas/A%20c"']);
  });

  it('is looked for at the nearest part around, and as often as is wanted', () => {
    expect(uses(FILE, [...SCHEMAS, 'A', 'properties', 'name'], 1)).to.deep.equal(["0 $ref: '#/components/schemas/A'"]);
    expect(uses(PART, ['items', 'type'])).to.deep.equal(['3 $ref: part.json#/items']);
    expect(uses(PART, ['other'])).to.deep.equal(['2 $ref: part.json']);
    expect(uses(FILE, ['paths'])).to.deep.equal([]);
  });
});

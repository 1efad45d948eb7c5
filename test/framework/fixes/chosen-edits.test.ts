import { expect } from 'chai';
import { chosenEdits } from '../../../framework/fixes/chosen-edits.ts';
import type { Defaults } from '../../../framework/fixes/defaults.ts';
import { propose, type Remedy, set } from '../../../framework/remedy.ts';
import { below } from '../../../model/description/place.ts';
import { describeText } from '../../support/lint-text.ts';

const description = describeText(`
openapi: 3.1.0
info: { title: T, version: 1.0.0 }
paths:
  /a:
    get:
      parameters:
        - { name: filter, in: query, schema: { type: string } }
      responses: {}
components:
  schemas:
    Name: { type: string, example: Catherine }
    FileId: { type: string, example: a:b }
    Mail: { type: string, format: email }
    Size: { type: integer }
    Names: { type: array, minItems: 5, items: { type: string } }
`);
const schemas = below(description.rootPlace, 'components', 'schemas');
const at = (name: string, keyword: string) => below(schemas, name, keyword);
const ofParameter = below(description.rootPlace, 'paths', '/a', 'get', 'parameters', 0, 'schema');

function chosen(edits: Remedy, defaults?: Defaults) {
  const choice = chosenEdits(edits, { description, ...(defaults && { defaults }) });
  if ('refused' in choice) return choice.refused;
  return choice.edits.map((edit) => [edit.place.key, edit.edit === 'set' ? edit.value : edit.edit]);
}

describe('framework/fixes/chosen-edits.ts', () => {
  it('leaves what is not proposed', () => {
    expect(chosen([set(at('Name', 'maxLength'), 7)], { string: { maxLength: 50 } })).to.deep.equal([['maxLength', 7]]);
  });

  it('takes the value of the project', () => {
    const proposed = [propose(at('Name', 'minLength'), 0), propose(at('Name', 'maxLength'), 32767)];
    const defaults = { string: { minLength: 1, maxLength: 50 } };
    expect(chosen(proposed, defaults)).to.deep.equal([
      ['minLength', 1],
      ['maxLength', 50],
    ]);
    expect(chosen(proposed)).to.equal('nothing shows which maxLength is right, and .lintel.yaml gives no default');
    expect(chosen([propose(at('Names', 'maxItems'), 32767)], { array: { maxItems: 9 } })).to.deep.equal([
      ['maxItems', 9],
    ]);
  });

  it('takes bounds of integers and of lists in parameters', () => {
    const defaults = { integer: { minimum: 0 }, array: { maxItems: 9, parameters: { maxItems: 3 } } };
    expect(chosen([propose(at('Size', 'minimum'), -5)], defaults)).to.deep.equal([['minimum', 0]]);
    expect(chosen([propose(below(ofParameter, 'maxItems'), 255)], defaults)).to.deep.equal([['maxItems', 3]]);
    expect(chosen([propose(at('Names', 'maxItems'), 255)], defaults)).to.deep.equal([['maxItems', 9]]);
  });

  it('says which of them are the default of the project', () => {
    const proposed = [propose(at('Name', 'minLength'), 0)];
    const choice = (defaults: Defaults) => chosenEdits(proposed, { description, defaults });
    expect(choice({})).to.include({ isByDefault: false });
    expect(choice({ string: { minLength: 1 } })).to.include({ isByDefault: true });
  });

  it('keeps a bound that demands nothing, where the project says nothing or what does not fit', () => {
    const proposed = [propose(at('Name', 'minLength'), 0)];
    expect(chosen(proposed)).to.deep.equal([['minLength', 0]]);
    expect(chosen(proposed, { string: { minLength: 20 } })).to.deep.equal([['minLength', 0]]);
  });

  it('takes what is said of a format, a last word or parameters before what is said of all strings', () => {
    const defaults: Defaults = {
      string: {
        maxLength: 50,
        parameters: { maxLength: 40 },
        formats: { email: { maxLength: 254 } },
        names: { id: { maxLength: 36 } },
      },
    };
    const most = (name: string) => chosen([propose(at(name, 'maxLength'), 32767)], defaults);
    expect(most('Mail')).to.deep.equal([['maxLength', 254]]);
    expect(most('FileId')).to.deep.equal([['maxLength', 36]]);
    expect(most('Name')).to.deep.equal([['maxLength', 50]]);
    const parameter = chosen([propose(below(ofParameter, 'maxLength'), 255)], defaults);
    expect(parameter).to.deep.equal([['maxLength', 40]]);
  });

  it('refuses a default that refuses an example', () => {
    expect(chosen([propose(at('Name', 'maxLength'), 32767)], { string: { maxLength: 3 } })).to.equal(
      'the default 3 of string.maxLength does not fit a value that is written here',
    );
    const names = { id: { pattern: '^[a-z]*$' } };
    expect(chosen([propose(at('FileId', 'pattern'), '^.*$')], { string: { names } })).to.equal(
      'the default ^[a-z]*$ of string.names.id.pattern does not fit a value that is written here',
    );
  });

  it('refuses bounds that would cross', () => {
    expect(chosen([propose(at('Names', 'maxItems'), 32767)], { array: { maxItems: 3 } })).to.equal(
      'with the default, minItems would be 5 and maxItems 3',
    );
    const both = [propose(at('Mail', 'minLength'), 0), propose(at('Mail', 'maxLength'), 32767)];
    expect(chosen(both, { string: { minLength: 9, maxLength: 3 } })).to.equal(
      'with the default, minLength would be 9 and maxLength 3',
    );
  });

  it('takes int32 where the integers of the project have bounds', () => {
    const proposed = [propose(at('Name', 'format'), 'int32')];
    expect(chosen(proposed, { integer: { minimum: 0, maximum: 9 } })).to.deep.equal([['format', 'int32']]);
    expect(chosen(proposed)).to.match(/no default bounds of integers$/);
  });
});

import { expect } from 'chai';
import { Conflict } from '../../framework/changes/change.ts';
import { ChangedFiles } from '../../framework/changes/changed-files.ts';
import { type Edit, insert, remove, rename, set } from '../../framework/remedy.ts';
import type { Description } from '../../model/description/description.ts';
import { below } from '../../model/description/place.ts';
import { withAllNames } from '../../scripts/remedies/renames.ts';
import { Trial } from '../../scripts/remedies/trial.ts';
import { describeText } from '../support/lint-text.ts';

function place(description: Description, path: string) {
  const keys = path.split(' ').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return below(description.rootPlace, ...keys);
}

/** What a description comes to with edits, made for its places. */
function applied(text: string, edits: (at: (path: string) => ReturnType<typeof place>) => readonly Edit[]): unknown {
  const description = describeText(text);
  const all = withAllNames(
    edits((path) => place(description, path)),
    description,
  );
  return new ChangedFiles(all).changed(description.rootPlace.file).data;
}

describe('remedies', () => {
  it('are applied to what stood there before any of them', () => {
    const data = applied('{openapi: 3.1.0, a: {b: 1, c: 2}, list: [x, y, z]}', (at) => [
      set(at('a d e'), 3),
      rename(at('a b'), 'key', 'B'),
      remove(at('list 0')),
      insert(at('list 2'), 'new'),
      set(at('list 1'), 'Y'),
    ]);
    expect(data).to.deep.equal({ openapi: '3.1.0', a: { B: 1, c: 2, d: { e: 3 } }, list: ['Y', 'new', 'z'] });
    expect(Object.keys((data as { a: object }).a)).to.deep.equal(['B', 'c', 'd']);
  });

  it('exclude one another where one takes away what another changes, or where a name is taken', () => {
    const text = '{openapi: 3.1.0, a: {b: {c: 1}, d: 2}}';
    expect(() => applied(text, (at) => [remove(at('a b')), set(at('a b c'), 2)])).to.throw(Conflict);
    expect(() => applied(text, (at) => [set(at('a d'), 3), set(at('a d'), 4)])).to.throw(Conflict);
    expect(() => applied(text, (at) => [rename(at('a b'), 'key', 'd')])).to.throw(Conflict);
  });

  it('rename a property in all that names it', () => {
    const schema = (name: string) => ({
      Base: { type: 'object', properties: { [name]: { type: 'string' } } },
      Dog: {
        allOf: [{ $ref: '#/components/schemas/Base' }],
        required: [name],
        discriminator: { propertyName: name },
        example: { [name]: 'user_name' },
      },
      Other: { type: 'object', required: ['user_name'], properties: { user_name: { type: 'string' } } },
    });
    const text = JSON.stringify({ openapi: '3.1.0', components: { schemas: schema('user_name') } });
    const wanted = { openapi: '3.1.0', components: { schemas: schema('userName') } };
    for (const path of [
      'Base properties user_name',
      'Dog required 0',
      'Dog discriminator propertyName',
      'Dog example user_name',
    ])
      expect(
        applied(text, (at) => [rename(at(`components schemas ${path}`), 'property', 'userName')]),
        path,
      ).to.deep.equal(wanted);
  });

  it('rename a path parameter in the path, and in all paths that share it', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      paths: {
        [`/a/{${name}}`]: { parameters: [{ $ref: '#/components/parameters/Id' }], get: {} },
        [`/b/{${name}}/c`]: {
          get: { parameters: [{ $ref: '#/components/parameters/Id' }] },
          put: { parameters: [{ name, in: 'path' }] },
        },
        '/d/{the_id}': { get: { parameters: [{ name: 'the_id', in: 'path' }] } },
      },
      components: { parameters: { Id: { name, in: 'path' } } },
    });
    expect(
      applied(JSON.stringify(described('the_id')), (at) => [
        rename(at('components parameters Id name'), 'parameter', 'theId'),
      ]),
    ).to.deep.equal(described('theId'));
  });

  it('rename the segments of a path in all paths that have them, and in references', () => {
    const described = (orders: string, items: string) => ({
      openapi: '3.1.0',
      paths: {
        [`/${orders}/{id}/${items}`]: {
          get: { responses: { 200: { links: { one: { operationRef: `#/paths/~1${orders}~1{orderId}/get` } } } } },
        },
        [`/${orders}/{orderId}`]: { get: {} },
        [`/${orders}`]: { get: {} },
        [`/${orders}/{orderId}/${items}/{itemId}`]: { get: {} },
        '/carts/{id}/line_items': { get: {} },
        '/my_orders_and/{id}': { get: {} },
      },
    });
    const before = described('my_orders', 'line_items');
    expect(
      applied(JSON.stringify(before), (at) => [
        rename(at('paths /my_orders/{id}/line_items'), 'path', '/my-orders/{id}/line-items'),
      ]),
    ).to.deep.equal(described('my-orders', 'line-items'));
  });

  it('rename a listed value in defaults, examples and the mappings of discriminators', () => {
    const described = (value: string) => ({
      openapi: '3.1.0',
      components: {
        schemas: {
          Kind: { type: 'string', enum: ['other', value], default: value },
          Pet: {
            properties: { kind: { $ref: '#/components/schemas/Kind' }, note: { type: 'string' } },
            discriminator: { propertyName: 'kind', mapping: { [value]: '#/components/schemas/Dog' } },
            example: { kind: value, note: 'guard dog' },
          },
          Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }], example: { kind: value } },
          Job: { type: 'string', enum: ['guard dog'] },
        },
      },
    });
    expect(
      applied(JSON.stringify(described('guard dog')), (at) => [
        rename(at('components schemas Kind enum 1'), 'value', 'GUARD_DOG'),
      ]),
    ).to.deep.equal(described('GUARD_DOG'));
  });

  it('rename a component in references', () => {
    const described = (name: string) => ({
      openapi: '3.1.0',
      components: { schemas: { [name]: {}, B: { items: { $ref: `#/components/schemas/${name}` } } } },
    });
    expect(
      applied(JSON.stringify(described('A')), (at) => [rename(at('components schemas A'), 'component', 'C')]),
    ).to.deep.equal(described('C'));
  });
});

describe('the trial of remedies', () => {
  const text = `{openapi: 3.1.0, components: {schemas: {A: {type: array, minItems: 0, items: {}}, B: {type: array, minItems: 0, items: {}}}}}`;
  const trial = new Trial(describeText(text));
  const own = trial.remediable.filter(({ finding }) => finding.rule.id === 'array-max-items');

  it('shows those that hold', () => {
    expect(own).to.have.length(2);
    expect([...trial.verdicts(own).values()]).to.deep.equal([null, null]);
  });

  it('shows those after which the finding stays, or another one comes', () => {
    const [first, second] = own.map(({ finding }) => finding);
    if (first === undefined || second === undefined) throw new Error('there are two findings');
    const idle = { finding: first, remedy: [set(below(first.place, 'description'), 'text')] };
    const worse = {
      finding: second,
      remedy: [
        set(below(second.place, 'maxItems'), 1),
        set(below(second.place, 'nullable'), true),
        set(below(second.place, 'type'), ['array', 'null']),
      ],
    };
    const verdicts = trial.verdicts([idle, worse]);
    expect(verdicts.get(idle)).to.equal('the finding stays');
    expect(verdicts.get(worse)).to.match(/^no-null: /);
  });

  it('tries apart what changes one object, so that none mends what another breaks', () => {
    const properties = "'x.interestRate': {type: string, description: A percentage of the amount.}";
    const one = new Trial(
      describeText(`{openapi: 3.1.0, components: {schemas: {A: {type: object, properties: {${properties}}}}}}`),
    );
    const both = one.remediable.filter(({ finding }) => ['property-names', 'numeric-string'].includes(finding.rule.id));
    expect(both).to.have.length(2);
    const together = [...one.verdicts(both)].map(([{ finding }, verdict]) => [finding.rule.id, verdict === null]);
    const alone = both.map((tried) => [tried.finding.rule.id, one.verdicts([tried]).get(tried) === null]);
    expect(together).to.deep.equal(alone);
  });
});

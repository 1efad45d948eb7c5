import { expect } from 'chai';
import readOnly from '../../rules/2.1/read-only/rule.ts';
import postServerValues from '../../rules/4.2/post-server-values/rule.ts';
import postServerValuesShared from '../../rules/4.2/post-server-values-shared/rule.ts';
import { HEAD, places } from '../support/findings.ts';

/** A POST with a JSON body, whose response is the same. */
function posted(schema: string, schemas = '{}', beside = ''): string {
  const content = `{content: {application/json: {schema: ${schema}${beside}}}}`;
  return `${HEAD}paths: {/a: {post: {requestBody: ${content}, responses: {'200': ${content}}}}}\ncomponents: {schemas: ${schemas}}`;
}

describe('read-only', () => {
  const ask = (text: string) => places(readOnly, text).map((path) => path.split(' ').at(-1));
  const names = (list: string) => `{type: object, properties: {${list}}}`;

  it('asks about what the service sets', () => {
    const list =
      'id: {}, createTime: {}, updatedAt: {}, lastModifiedTime: {}, links: {}, totalAmount: {}, subtotal: {}';
    const asked = ask(posted("{$ref: '#/components/schemas/O'}", `{O: ${names(list)}}`));
    expect(asked).to.deep.equal([
      'id',
      'createTime',
      'updatedAt',
      'lastModifiedTime',
      'links',
      'totalAmount',
      'subtotal',
    ]);
  });
  it('knows the names of times of change, where their values may be times', () => {
    const times = ['lastModified', 'lastUpdated', 'modified', 'dateCreated', 'created', 'changedOn', 'lastLoginTime'];
    const asked = (type: string) =>
      ask(
        posted("{$ref: '#/components/schemas/O'}", `{O: ${names(times.map((name) => `${name}: ${type}`).join(', '))}}`),
      );
    expect(asked('{type: string}')).to.deep.equal(times);
    expect(asked('{}')).to.deep.equal(times);
    expect(asked('{type: boolean}')).to.deep.equal(['lastLoginTime']);
  });
  it('does not ask about what the client sets, or what is readOnly', () => {
    const list =
      'name: {}, startTime: {}, lastName: {}, updateMode: {}, id: {readOnly: true}, customer: {type: object, properties: {id: {}}}';
    expect(ask(posted("{$ref: '#/components/schemas/O'}", `{O: ${names(list)}}`))).to.deep.equal([]);
  });
  it('asks about a total only where the object holds what is summed up', () => {
    const total = (beside: string) =>
      ask(posted("{$ref: '#/components/schemas/O'}", `{O: ${names(`totalAmount: {type: string}${beside}`)}}`));
    const items = '{type: array, items: {type: object}}';
    expect(total('')).to.deep.equal([]);
    expect(total(', value: {type: integer}, tags: {type: array, items: {type: string}}')).to.deep.equal([]);
    expect(total(`, links: ${items}`)).to.deep.equal(['links']);
    expect(total(`, lines: ${items}`)).to.deep.equal(['totalAmount']);
    expect(total(`, lines: ${items}, totalCreditType: {type: string}`)).to.deep.equal(['totalAmount']);
    expect(total(', subtotal: {type: string}')).to.deep.equal(['totalAmount', 'subtotal']);
    expect(total(', itemTotal: {type: string}, taxTotal: {type: string}')).to.deep.equal([]);
  });
  it('does not ask where readOnly stands beside a reference, even in OpenAPI 3.0', () => {
    const schemas = `{O: ${names("createTime: {readOnly: true, $ref: '#/components/schemas/T'}")}, T: {type: string}}`;
    const text = posted("{$ref: '#/components/schemas/O'}", schemas);
    expect(ask(text)).to.deep.equal([]);
    expect(ask(text.replace('3.1.0', '3.0.3'))).to.deep.equal([]);
  });
  it('leaves what a creation takes to post-server-values-shared, if that runs', () => {
    const content = "{content: {application/json: {schema: {$ref: '#/components/schemas/O'}}}}";
    const text = `${HEAD}paths: {/v1/shop/orders: {post: {requestBody: ${content}, responses: {'201': ${content}}}}}
components: {schemas: {O: ${names('id: {type: string}, subtotal: {type: string}')}}}`;
    expect(ask(text)).to.deep.equal(['id', 'subtotal']);
    expect(places([readOnly, postServerValuesShared], text)).to.have.members([
      'components schemas O properties id',
      'components schemas O properties subtotal',
    ]);
    expect(places(postServerValuesShared, text)).to.deep.equal(['components schemas O properties id']);
    expect(places([postServerValues, postServerValuesShared], text)).to.deep.equal([
      'components schemas O properties id',
    ]);
    expect(places(postServerValues, text)).to.deep.equal(['components schemas O properties id']);
  });
  it('does not ask about schemas of one direction, or below a readOnly property', () => {
    expect(ask(posted(names('id: {}')))).to.deep.equal([]);
    const schemas = `{O: ${names("meta: {readOnly: true, $ref: '#/components/schemas/M'}")}, M: ${names('createTime: {}')}}`;
    expect(ask(posted("{$ref: '#/components/schemas/O'}", schemas))).to.deep.equal([]);
  });
});

import { expect } from 'chai';
import { calculatedIn } from '../../../framework/sequence/calculated-properties.ts';
import { changeableOf, changeables } from '../../../framework/sequence/changeable-properties.ts';
import { patchable, triedPatches } from '../../../framework/sequence/tried-patches.ts';
import { describeText } from '../../support/lint-text.ts';
import { type Answered, asking } from '../../support/probe/asking.ts';

const text = { type: 'string' };
const set = { ...text, readOnly: true };
const LAMP = {
  type: 'object',
  properties: {
    id: set,
    name: text,
    watts: { type: 'integer' },
    size: { ...text, enum: ['S', 'M'] },
    isOn: { type: 'boolean' },
  },
};
const TOLD = {
  type: 'object',
  properties: { ...LAMP.properties, lampId: set, status: set, age: set, createTime: text, links: { type: 'array' } },
};
const BADGE = '/v1/shop/badges/{badgeId}';

/** Asks for badges of which a service remembers what it patches, as told. */
async function patching(answer: (name: string, body: Record<string, unknown>, value: unknown) => Answered) {
  const json = (schema: object) => ({ description: 'It.', content: { 'application/json': { schema } } });
  const example = { name: 'Ada', watts: 5, size: 'S', isOn: true };
  const sent = { content: { 'application/json': { schema: LAMP, example } } };
  const done = { responses: { 204: { description: 'Done.' } } };
  const at = { name: 'badgeId', in: 'path', required: true, schema: text };
  const paths = {
    '/v1/shop/badges': {
      get: { responses: { 200: json({}) } },
      post: { requestBody: sent, responses: { 201: json(TOLD) } },
    },
    [BADGE]: {
      parameters: [at],
      get: { responses: { 200: json(TOLD) } },
      patch: { requestBody: sent, ...done },
      delete: done,
    },
  };
  const badge = {
    ...{ id: 'b-1', ...example, status: 'NEW', age: 7, createTime: '2031-03-02T12:00:00.000Z', links: [] },
    ...{ lampId: 'x' },
  };
  const asked = await asking(describeText(JSON.stringify({ openapi: '3.1.0', paths })), (_, { method, body }) => {
    if (method === 'DELETE') return [204];
    if (method === 'GET') return [200, badge];
    if (method === 'POST') return [201, badge];
    const [{ path, value }] = JSON.parse(body ?? '[]');
    return answer(path.slice(1), badge, value);
  });
  const of = asked.at(BADGE);
  const own = await asked.prober.make(of, { mayStay: true });
  return { ...asked, of, own, badge };
}

describe('what a probe changes in a resource', () => {
  it('is texts and numbers of which other values are known, and that mean nothing else', async () => {
    const { own, badge, prober } = await patching(() => [204]);
    expect(changeables(own, badge, prober)).to.deep.equal([
      { name: 'name', before: 'Ada', values: ['Ada 21', 'Ada 22'] },
      { name: 'watts', before: 5, values: [26, 27] },
    ]);
    expect(() => changeableOf('size', own, badge, prober)).to.throw('no other value is known for size');
  });

  it('is the first that a PATCH replaces', async () => {
    const { of, prober, shown } = await patching((name, badge, value) => {
      if (name !== 'watts') return [422];
      badge[name] = value;
      return [204];
    });
    expect(await patchable(of, prober)).to.equal('watts');
    const asked = shown().length;
    expect(await triedPatches(of, prober)).to.deep.equal({ name: 'watts', idle: null });
    expect(shown()).to.have.length(asked);
  });

  it('is nothing where no PATCH replaces anything, and the first that is idle is told', async () => {
    const { of, prober } = await patching(() => [204]);
    const { name, idle } = await triedPatches(of, prober);
    expect([name, idle?.name, idle?.shownBy.map(({ status }) => status)]).to.deep.equal([null, 'name', [204, 200]]);
    const error = await patchable(of, prober).catch((one: unknown) => one);
    expect(String(error)).to.equal('Error: no property was found that PATCH replaces');
    const later = await patching(() => [202]);
    expect(await triedPatches(later.of, later.prober)).to.deep.equal({ name: null, idle: null });
  });

  it('is not what the service sets: texts and numbers, but for identifiers, states and links', async () => {
    const { own, badge } = await patching(() => [204]);
    expect(calculatedIn(own, { ...badge, badgeId: 'b-1' })).to.have.members(['age', 'createTime', 'lampId']);
  });
});

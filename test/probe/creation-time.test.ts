import { expect } from 'chai';
import { isCreatedSince } from '../../probe/creation-time.ts';

const BEGIN = Date.parse('2026-03-01T09:30:00.500Z');

describe('whether a resource was created since a run began', () => {
  const RESOURCES: readonly (readonly [unknown, boolean])[] = [
    [{ createTime: '2026-03-01T09:30:00.000Z' }, true],
    [{ created_at: BEGIN / 1000 }, true],
    [{ createdAt: '2026-03-02T00:00:00.000Z', updateTime: '2020-01-01T00:00:00.000Z' }, true],
    [{ createTime: '2026-02-28T23:00:00.000Z', updateTime: '2026-03-01T09:31:00.000Z' }, false],
    [{ created_at: 0 }, false],
    [{ createTime: 'today' }, false],
    [{ id: 'a' }, false],
    [null, false],
  ];
  for (const [resource, isNew] of RESOURCES)
    it(`${isNew ? 'shows' : 'does not show'} in ${JSON.stringify(resource)}`, () => {
      expect(isCreatedSince(BEGIN, resource)).to.equal(isNew);
    });
});

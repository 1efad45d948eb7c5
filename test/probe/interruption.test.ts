import { expect } from 'chai';
import { createServiceWith } from '../../test-specs/service/faults/fault.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { describedIn, probeInProcess } from '../support/probe/probe-service.ts';

const DESCRIPTION = describedIn('test-specs/service/description.yaml');

describe('a probe that is interrupted', () => {
  for (const count of [1, 60, 350]) {
    it(`after ${count} requests asks nothing more, and deletes what it made`, async () => {
      const clock = setSurroundings();
      const service = await createServiceWith(null, { surroundings: clock });
      let interrupt = () => {};
      const interrupted = new Promise<void>((resolve) => {
        interrupt = resolve;
      });
      let sent = 0;
      const methods: string[] = [];
      const handler = async (request: Request) => {
        sent++;
        if (sent === count) interrupt();
        if (sent > count) methods.push(request.method);
        return await service(request);
      };
      const { isInterrupted, leftOver } = await probeInProcess({
        handler,
        description: DESCRIPTION,
        clock,
        more: { interrupted },
      });
      expect([isInterrupted, leftOver]).to.deep.equal([true, []]);
      // What is made later is awaited before it is deleted.
      expect(methods.filter((method) => method !== 'DELETE' && method !== 'GET')).to.deep.equal([]);
    });
  }
});

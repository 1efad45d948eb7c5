import { expect } from 'chai';
import { createService } from '../../test-specs/service/service.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { describedIn, probeInProcess } from '../support/probe/probe-service.ts';
import { VARIATIONS } from '../support/probe/variations.ts';
import { sample } from '../support/sample.ts';

const DESCRIPTION = describedIn('test-specs/service/description.yaml');

describe('lintel probe finds nothing wrong with a service that has', () => {
  for (const { name, around, settings = {}, newId } of sample('variations of a service', VARIATIONS, 4)) {
    it(name, async () => {
      const clock = setSurroundings();
      let count = 0;
      const surroundings = newId === undefined ? clock : { ...clock, newId: () => newId(count++) };
      const service = await createService({ ...settings, surroundings });
      const handler = around?.(service, clock) ?? service;
      const { verdicts, failures, leftOver } = await probeInProcess({ handler, description: DESCRIPTION, clock });
      const told = verdicts.flatMap((one) =>
        one.outcome === 'broken' ? [`${one.statement}: ${one.violation.message}`] : [],
      );
      expect([told, failures.map(({ message }) => message), leftOver]).to.deep.equal([[], [], []]);
      const unasked = verdicts.flatMap((one) => (one.outcome === 'not judged' ? [one.reason] : []));
      expect(unasked.filter((reason) => reason.includes('428'))).to.deep.equal([]);
      const held = verdicts.filter(({ outcome }) => outcome === 'holds').length;
      expect(held, 'questions that hold').to.be.greaterThan(80);
    });
  }
});

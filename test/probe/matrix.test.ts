import { expect } from 'chai';
import type { Verdict } from '../../probe/verdict.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { SEQUENCE_CHECKS } from '../../rules/sequence.generated.ts';
import { createServiceWith, type Fault } from '../../test-specs/service/faults/fault.ts';
import { SEQUENCE_FAULTS } from '../../test-specs/service/faults/sequence-faults.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { sequenceExamplesOf } from '../support/examples/sequence-examples.ts';
import { describedIn, probeInProcess, rulesAbout } from '../support/probe/probe-service.ts';

const DESCRIPTION = describedIn('test-specs/service/description.yaml');

async function probe(fault: Fault | null, rules?: ReturnType<typeof rulesAbout>) {
  const clock = setSurroundings();
  const handler = await createServiceWith(fault, { surroundings: clock });
  return await probeInProcess({ handler, description: DESCRIPTION, clock, ...(rules === undefined ? {} : { rules }) });
}

/** A finding as examples show it. */
interface Shown {
  readonly remedy: string;
  readonly exchanges: readonly string[];
}

function shownIn(verdict: Verdict | undefined): Shown | null {
  if (verdict?.outcome !== 'broken') return null;
  const { message, shownBy } = verdict.violation;
  const exchanges = shownBy.map(({ recorded, status }) =>
    shownExchange(recorded.request.method, recorded.request.url, status),
  );
  return { remedy: remedyIn(message), exchanges };
}

function exampleOf(fault: Fault): Shown | null {
  const [id = ''] = Object.entries(SEQUENCE_CHECKS).find(([, { statement }]) => statement === fault.breaks[0]) ?? [];
  const rule = EVERY_RULE[id];
  const example = rule && sequenceExamplesOf(rule).broken.find((one) => one.fault === fault.id);
  if (example === undefined) return null;
  const exchanges = example.exchanges.map(({ method, url, status }) => shownExchange(method, url, status));
  return { remedy: remedyIn(example.finding ?? ''), exchanges };
}

/** What to do about it. The fact before it names values, which what was asked before changes. */
function remedyIn(message: string): string {
  return message.split('; ').at(-1) ?? '';
}

function shownExchange(method: string, url: string, status: number): string {
  const path = new URL(url).pathname.split('/').map((segment) => (/\d/.test(segment.slice(2)) ? '*' : segment));
  return `${method} ${path.join('/')} ${status}`;
}

describe('lintel probe asks the reference service', () => {
  it('and finds nothing wrong with it, leaves nothing behind, and decides every statement', async () => {
    const { verdicts, failures, leftOver } = await probe(null);
    const told = verdicts.flatMap((one) =>
      one.outcome === 'broken' ? [`${one.statement}: ${one.violation.message}`] : [],
    );
    expect([told, failures, leftOver]).to.deep.equal([[], [], []]);
    const held = new Set(verdicts.filter(({ outcome }) => outcome === 'holds').map(({ statement }) => statement));
    const never = verdicts.filter(({ statement }) => !held.has(statement));
    expect(never.map(({ statement }) => statement)).to.deep.equal([]);
  });

  for (const fault of SEQUENCE_FAULTS) {
    it(`with ${fault.id}: ${fault.how}`, async () => {
      const { verdicts } = await probe(fault, rulesAbout(fault.breaks, fault.id));
      const broken = verdicts.filter(({ outcome }) => outcome === 'broken').map(({ statement }) => statement);
      expect([...new Set(broken)].sort()).to.deep.equal([...fault.breaks].sort());
      const [first] = verdicts.filter(
        ({ statement, outcome }) => outcome === 'broken' && statement === fault.breaks[0],
      );
      expect(shownIn(first), 'the example in sequence.examples.yaml').to.deep.equal(exampleOf(fault));
    });
  }
});

import { expect } from 'chai';
import { STATEMENTS } from '../../../spec/statements.generated.ts';
import { EXCHANGE_FAULTS } from '../../../test-specs/service/faults/exchange-faults.ts';
import { sessionWith } from '../../../test-specs/service/session.ts';

describe('test-specs/service/faults/exchange-faults.ts', () => {
  it('breaks each statement that an exchange can show', () => {
    const first = new Set<string>(EXCHANGE_FAULTS.map(({ breaks }) => breaks[0]));
    const shown = Object.entries(STATEMENTS).filter(([, { by }]) => by.some((kind) => kind === 'exchange'));
    expect(shown.filter(([id]) => !first.has(id))).to.deep.equal([]);
  });

  it('has an id of its own for each', () => {
    const ids = EXCHANGE_FAULTS.map(({ id }) => id);
    expect(ids).to.deep.equal([...new Set(ids)]);
  });

  it('shows in the session', async () => {
    const faultless = JSON.stringify(await sessionWith(null));
    const unseen: string[] = [];
    for (const fault of EXCHANGE_FAULTS) {
      if (JSON.stringify(await sessionWith(fault)) === faultless) unseen.push(fault.id);
    }
    expect(unseen).to.deep.equal([]);
  });

  it('leaves a session in which only what is meant to fail fails', async () => {
    const statuses = (await sessionWith(null)).map(({ request, response }) => `${request.method} ${response.status}`);
    expect(statuses.filter((text) => / 5|GET 405|POST 404/.test(text))).to.deep.equal([]);
    expect(statuses).to.include.members([
      'POST 201',
      'POST 202',
      'PUT 201',
      'PATCH 204',
      'PATCH 200',
      'PATCH 422',
      'PUT 412',
      'GET 406',
    ]);
  });
});

import { expect } from 'chai';
import { LintSchedule } from '../../languageserver/lint-schedule.ts';

describe('languageserver: the schedule of linting', () => {
  it('lets go whoever waits for a text that is another one by now, before anything is linted', async () => {
    const started: number[] = [];
    const schedule = new LintSchedule({ start: (job) => started.push(job), cancelJob: () => undefined });
    let version = 1;
    schedule.touch('/api.yaml', { isTyping: true });
    const first = schedule.settled('/api.yaml', () => version !== 1);
    version = 2;
    schedule.touch('/api.yaml', { isTyping: true });
    await first;
    expect(schedule.isSettled('/api.yaml')).to.equal(false);
    expect(started).to.deep.equal([]);
    schedule.stop();
  });
});

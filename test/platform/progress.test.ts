import { expect } from 'chai';
import { Progress, withProgress } from '../../platform/progress.ts';
import { eventually } from '../support/eventually.ts';

describe('progress', () => {
  const written: string[] = [];
  const { hrtime } = process;
  let time = 0;
  beforeEach(() => {
    written.length = 0;
    time = 0;
    process.hrtime = Object.assign((): [number, number] => [0, time * 1e6], hrtime);
  });
  afterEach(() => {
    process.hrtime = hrtime;
  });
  const progress = (isTTY: boolean) => new Progress({ write: (text) => written.push(text), isTTY, columns: 20 });

  /** On a terminal, once it has loaded what it needs: it has shown a step then. */
  const loaded = async () => {
    const line = progress(true);
    time = 1000;
    await eventually(() => {
      line.show('a step');
      expect(written).not.to.deep.equal([]);
    });
    line.clear();
    written.length = 0;
    return line;
  };

  it('shows nothing in a short run', async () => {
    const line = await loaded();
    time = 900;
    line.show('1/1 a.yaml: reading');
    line.clear();
    expect(written).to.deep.equal([]);
  });

  it('shows a step in a long run, now and then, cut to the terminal, and takes it away', async () => {
    const line = await loaded();
    for (time = 1100; time < 1300; time += 50) line.show(`1/1 a.yaml: a-rule-with-a-long-name ${time}`);
    line.clear();
    const shown = '\r\u001b[K1/1 a.yaml: a-rule…';
    expect(written).to.deep.equal([shown, shown, '\r\u001b[K']);
  });

  it('shows nothing where there is no terminal', () => {
    const line = progress(false);
    time = 5000;
    line.show('1/1 a.yaml: reading');
    line.clear();
    expect(written).to.deep.equal([]);
  });

  it('takes the line away from work that fails, too', async () => {
    const stderr = { write: (text: string) => written.push(text), isTTY: true, columns: 20 };
    const work = withProgress({ stderr, env: {} }, async (line) => {
      time = 2000;
      await eventually(() => {
        time += 100;
        line.show('a step');
        expect(written).not.to.deep.equal([]);
      });
      throw new Error('failed');
    });
    expect(await work.catch((error: Error) => error.message)).to.equal('failed');
    expect(written).to.deep.equal(['\r\u001b[Ka step', '\r\u001b[K']);
  });

  for (const env of [{ CI: 'true' }, { CI: '1' }, { TERM: 'dumb' }]) {
    it(`shows nothing where ${JSON.stringify(env)} holds`, async () => {
      const stderr = { write: (text: string) => written.push(text), isTTY: true };
      await withProgress({ stderr, env }, async (line) => {
        time = 2000;
        await import('../../platform/terminal-excerpt.ts');
        await new Promise(setImmediate);
        line.show('a step');
      });
      expect(written).to.deep.equal([]);
    });
  }
});

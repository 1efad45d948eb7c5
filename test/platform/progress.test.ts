import { expect } from 'chai';
import { Progress } from '../../platform/progress.ts';
import { eventually } from '../support/eventually.ts';

describe('progress', () => {
  const written: string[] = [];
  const now = performance.now;
  let time = 0;
  beforeEach(() => {
    written.length = 0;
    time = 0;
    performance.now = () => time;
  });
  afterEach(() => {
    performance.now = now;
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
});

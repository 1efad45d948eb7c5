import { expect } from 'chai';
import { type Engine, type LintRequest, notLinted } from '../../../engine/engine.ts';
import { parallelEngines } from '../../../engine/threads/parallel-engine.ts';
import { Readings } from '../../../source/readings.ts';
import { TemporaryFolder } from '../../support/temporary-folder.ts';

/** A program that serves as threads do: it answers with its number and its job, throws, or ends. */
const PROGRAM = `
const { parentPort, threadId, workerData } = require('node:worker_threads');
const none = { kinds: [], texts: [], numbers: [], count: 0, sameCauses: new Map(), fixes: new Map(), withoutFixes: new Map() };
parentPort.on('message', (job) => {
  if (job.text === 'end') process.exit();
  if (job.text === 'throw') parentPort.postMessage({ thrown: new Error('boom') });
  else parentPort.postMessage({ linted: { threadId, job, workerData }, results: none });
});
`;

interface Answer {
  readonly threadId: number;
  readonly job: { readonly choice: number; readonly text: string; readonly request: LintRequest };
  readonly workerData: object;
}

describe('engines in threads', () => {
  const folder = new TemporaryFolder();
  const entry = folder.write('program.cjs', PROGRAM);
  after(() => folder.remove());

  const setting = { cwd: folder.path, remoteRefs: false, largestFile: 9, choices: [] };
  const own: Engine = { rules: [], lint: async () => notLinted([]) };
  const enginesIn = (threads: number) => parallelEngines([own, own], setting, threads, entry);
  const lint = async (engine: Engine | undefined, text: string, request?: LintRequest, steps: string[] = []) => {
    const input = { source: '/a.yaml', isStdin: false };
    return (await engine?.lint(input, text, (step) => steps.push(step), request)) as unknown as Answer;
  };

  it('lint as many files at once as there are threads, which they share', async () => {
    const [one, other] = enginesIn(2);
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((text) => lint(text < 'c' ? one : other, text)));
    expect(answers.map(({ job }) => job.text)).to.deep.equal(['a', 'b', 'c', 'd', 'e']);
    expect(answers.map(({ job }) => job.choice)).to.deep.equal([0, 0, 1, 1, 1]);
    const used = new Set(answers.map(({ threadId }) => threadId));
    expect(used.size).to.equal(2);
    expect([...used]).to.include((await lint(one, 'f')).threadId);
  });

  it('hand over what is to be linted and what is wanted, but not what was read in this thread', async () => {
    const [engine] = enginesIn(1);
    const steps: string[] = [];
    const { job, workerData } = await lint(engine, 'a', { forBaseline: true, readings: new Readings() }, steps);
    const input = { source: '/a.yaml', isStdin: false };
    expect(job).to.deep.equal({ choice: 0, input, text: 'a', request: { forBaseline: true } });
    expect(workerData).to.deep.equal(setting);
    expect(steps).to.deep.equal(['waiting for a thread', 'linting']);
  });

  it('throw what is thrown in a thread, which lints the next file all the same', async () => {
    const [engine] = enginesIn(1);
    const before = await lint(engine, 'a');
    expect(await lint(engine, 'throw').catch(({ message }: Error) => message)).to.equal('boom');
    expect((await lint(engine, 'b')).threadId).to.equal(before.threadId);
  });

  it('lint the files that wait in a new thread where one ends, and lose only its file', async () => {
    const [engine] = enginesIn(1);
    const lost = lint(engine, 'end').catch(({ message }: Error) => message);
    const answers = await Promise.all(['a', 'b'].map((text) => lint(engine, text)));
    expect(await lost).to.equal('its thread ended');
    expect(answers.map(({ job }) => job.text)).to.deep.equal(['a', 'b']);
    expect(await lint(engine, 'end').catch(({ message }: Error) => message)).to.equal('its thread ended');
    expect((await lint(engine, 'c')).job.text).to.equal('c');
  });
});

import { expect } from 'chai';
import type { DescriptionLinter } from '../../languageserver/linting/description-linter.ts';
import { LintService } from '../../languageserver/thread/lint-service.ts';
import type { FromLinter, ToLinter } from '../../languageserver/thread/messages.ts';
import { eventually } from '../support/eventually.ts';

const FILE = '/repository/api.yaml';
const FAILED = 'Lintel failed, so please report this: ';

/** A linter that is broken in all that it does. */
const BROKEN = new Proxy({} as DescriptionLinter, {
  get: () => () => {
    throw new RangeError('the linter is broken');
  },
});

describe('languageserver: a linter that fails', () => {
  const OPEN: ToLinter = { kind: 'open', file: { path: FILE, version: 1, text: 'openapi: 3.1.1\n' } };

  /** What is answered, up to a last message of a kind. */
  async function answers(last: FromLinter['kind'], ...asked: readonly ToLinter[]): Promise<FromLinter[]> {
    const sent: FromLinter[] = [];
    const service = new LintService(BROKEN, new Int32Array(new SharedArrayBuffer(8)).fill(-1), (message) => {
      sent.push(message);
    });
    for (const one of asked) service.receive(one);
    await eventually(() => expect(sent.map(({ kind }) => kind)).to.include(last));
    return sent;
  }

  it('is said with its trace, and whoever asks does not wait for ever', async () => {
    const [message, answer] = await answers('answer', OPEN, { kind: 'ask', id: 7, about: 'paths', file: FILE });
    expect(message)
      .to.have.property('message')
      .that.matches(/^Lintel failed, so please report this: RangeError: the linter is broken\n +at /);
    expect(answer).to.include({ kind: 'answer', id: 7 });
  });

  it('ends its job, so that the next one begins', async () => {
    const sent = await answers('done', OPEN, { kind: 'lint', job: 3, paths: [FILE] });
    expect(sent.at(-1)).to.deep.equal({ kind: 'done', job: 3 });
    expect(JSON.stringify(sent)).to.contain(FAILED);
  });
});

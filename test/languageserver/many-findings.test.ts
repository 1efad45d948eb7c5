import { expect } from 'chai';
import type { DescriptionLinter } from '../../languageserver/linting/description-linter.ts';
import { LintService } from '../../languageserver/thread/lint-service.ts';
import type { FromLinter } from '../../languageserver/thread/messages.ts';
import { START_OF_FILE } from '../../source/result.ts';
import { finding } from '../reports/report-fixture.ts';
import { eventually } from '../support/eventually.ts';

const FILE = '/repository/api.yaml';
const NOWHERE = { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } };

/** Of a large description; comparing each with each takes a minute. */
const MANY = 30_000;

describe('languageserver: very many findings alike', function () {
  this.timeout(15_000);

  it('hold up no code action', async () => {
    const results = Array.from({ length: MANY }, (_none, index) => ({
      ...finding({ source: FILE, range: START_OF_FILE }),
      path: ['components', 'schemas', `Pet${index}`, 'properties', 'name'],
    }));
    const linter: DescriptionLinter = {
      lint: async () => ({ results, linted: true, messages: [] }),
      descriptionsIn: async () => [],
      references: () => ({}) as never,
      filesBehind: () => [],
      changed: () => undefined,
    };
    const sent: FromLinter[] = [];
    const none = new Int32Array(new SharedArrayBuffer(8)).fill(-1);
    const service = new LintService(linter, none, (message) => void sent.push(message));
    service.receive({ kind: 'open', file: { path: FILE, version: 1, text: 'openapi: 3.1.1\ninfo: {}\n' } });
    service.receive({ kind: 'lint', job: 1, paths: [FILE] });
    service.receive({ kind: 'ask', id: 1, about: 'actions', file: FILE, range: NOWHERE, only: null, withEdits: false });
    await eventually(() => expect(sent.at(-1)).to.deep.equal({ kind: 'answer', id: 1, answer: [] }));
  });
});

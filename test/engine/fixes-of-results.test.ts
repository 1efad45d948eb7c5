import { expect } from 'chai';
import { chooseEngine } from '../../engine/choose-engine.ts';
import type { LintRequest } from '../../engine/engine.ts';
import type { FileEdit } from '../../framework/changes/file-edit.ts';
import type { Result } from '../../source/result.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

const RULE = 'array-max-items';

const TEXT = `openapi: 3.0.3
info: { title: Orders, version: 1.0.0 }
paths: {}
components:
  schemas:
    Names: { type: array, items: { type: string } }
`;

function written(edits: readonly FileEdit[]) {
  return Object.fromEntries(edits.map((edit) => [edit.path.at(-1), edit.edit === 'set' ? edit.value : edit.edit]));
}

describe('the fixes of findings', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
    folder.write('direct.yaml', 'extends: lintel\n');
    folder.write('core.yaml', 'extends: lintel\naliases: { Root: [$] }\n');
  });
  afterEach(() => {
    folder.remove();
  });

  /** What a finding tells of how to mend it. */
  async function toldOf(ruleset: string, request: LintRequest) {
    const engine = await chooseEngine(ruleset, { cwd: folder.path, remoteRefs: false });
    const source = folder.write('openapi.yaml', TEXT);
    const { results } = await engine.lint({ source, isStdin: false }, TEXT, () => {}, request);
    const { mendable, fixes, withoutFix } = results.find(({ code }) => code === RULE) as Result;
    return {
      ...(mendable && { mendable }),
      ...(withoutFix && { withoutFix }),
      ...(fixes && { fixes: fixes.map(({ isSafe, edits }) => ({ isSafe, writes: written(edits) })) }),
    };
  }

  /** A bound that nothing shows: it has a fix only where a project says what it writes, and that one is no safe one. */
  const defaults = { array: { maxItems: 9 } };
  const mendable = { safely: 0, inAll: 1 };
  const withoutFix = 'nothing shows which maxItems is right, and .lintel.yaml gives no default';
  const cases: readonly { readonly when: string; readonly request: LintRequest; readonly known: object }[] = [
    { when: 'nothing is asked', request: { defaults }, known: {} },
    { when: 'they are counted', request: { defaults, countsMendable: true }, known: { mendable } },
    { when: 'they are counted, and there is none', request: { countsMendable: true }, known: {} },
    { when: 'safe ones are wanted', request: { defaults, fixes: { unsafe: false, rules: {} } }, known: { mendable } },
    { when: 'safe ones are wanted, and there is none', request: { fixes: { unsafe: false, rules: {} } }, known: {} },
    {
      when: 'all are wanted',
      request: { defaults, fixes: { unsafe: true, rules: {} } },
      known: { mendable, fixes: [{ isSafe: false, writes: { minItems: 0, maxItems: 9 } }] },
    },
    {
      when: 'all are wanted, and there is none',
      request: { fixes: { unsafe: true, rules: {} } },
      known: { withoutFix },
    },
    {
      when: 'a project trusts those of the rule',
      request: { defaults, fixes: { unsafe: false, rules: { [RULE]: 'safe' } } },
      known: { mendable, fixes: [{ isSafe: true, writes: { minItems: 0, maxItems: 9 } }] },
    },
    {
      when: 'a project turns those of the rule off',
      request: { defaults, fixes: { unsafe: true, rules: { [RULE]: 'off' } } },
      known: { mendable },
    },
    {
      when: 'a project turns them off, and there is none',
      request: { fixes: { unsafe: true, rules: { [RULE]: 'off' } } },
      known: {},
    },
  ];
  for (const { when, request, known } of cases) {
    it(`are told where ${when}, through either engine`, async () => {
      for (const ruleset of ['direct.yaml', 'core.yaml'])
        expect(await toldOf(ruleset, request), ruleset).to.deep.equal(known);
    });
  }
});

import { expect } from 'chai';
import fc from 'fast-check';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { codeAction } from '../../languageserver/actions/code-actions.ts';
import { diagnosticsOf, faultDiagnostic } from '../../languageserver/diagnostics/diagnostics.ts';
import { References } from '../../languageserver/diagnostics/references.ts';
import { hover } from '../../languageserver/help/hover.ts';
import { START_OF_FILE } from '../../source/result.ts';
import { faultOf, hostileText } from '../support/hostile-text.ts';
import { REPORT_CHECKS } from '../support/report-checks.ts';
import { sampleSeed } from '../support/sample.ts';

describe('hostile text in an editor', () => {
  const always = (check: (text: string) => Promise<void>) =>
    fc.assert(fc.asyncProperty(hostileText, check), { numRuns: 20, seed: sampleSeed() });

  it('acts in no diagnostic and no title of an action', () =>
    always(async (text) => {
      const result = {
        code: 'x',
        statements: [],
        message: text,
        path: [],
        severity: 0 as const,
        source: '/x.yaml',
        range: START_OF_FILE,
      };
      const diagnostics = await diagnosticsOf(
        '/x.yaml',
        () => null,
        [result],
        () => new References(new Map()),
      );
      const fault = faultDiagnostic({ file: null, range: START_OF_FILE, message: text });
      const task = { task: 'fix', code: 'x', path: [], title: text } as const;
      const offered = { title: text, kind: 'quickfix', isPreferred: false, findings: [], task } as const;
      const shown = [...diagnostics, fault].map(({ message }) => String(message));
      // An editor's messages are on no log of a CI system.
      for (const message of [...shown, codeAction(offered, '/x.yaml', []).title])
        expect(faultOf(`.${message.replaceAll('#', '')}`)).to.equal(null);
    }));

  it('acts in no hover', () =>
    always(async (text) => {
      const document = TextDocument.create('file:///x.yaml', 'yaml', 1, 'paths:\n  /v1/orders:\n');
      const classOf = async () => ({ class: 'collection', sure: true, reason: text });
      const shown = await hover(
        document,
        { line: 1, character: 5 },
        { diagnostics: [], goodExampleOf: async () => null, classOf },
      );
      const value = (shown?.contents as { value?: string } | undefined)?.value ?? '';
      expect(value).to.include('**collection**');
      REPORT_CHECKS.markdown?.(value);
    }));
});

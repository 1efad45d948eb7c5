import { expect } from 'chai';
import { faultsOf, ignoredNote, mendedNote, refusalNotes } from '../../../../cli/commands/lint/fix-notes.ts';
import type { Mended } from '../../../../fixing/mend.ts';
import { finding } from '../../../reports/report-fixture.ts';

const CWD = '/repository/apis';

describe('what is said of what was mended', () => {
  const mended = (count: number) =>
    ({
      carriedOut: Array.from({ length: count }, () => ({ result: finding(), edits: [] })),
      cycles: [],
      isUnfinished: false,
    }) as unknown as Mended;
  const written = { files: ['a.yaml'], refused: [] };

  it('is the number of findings, as in every other count', () => {
    expect(mendedNote(mended(1283), written)).to.equal('1,283 findings mended in 1 file');
    expect(ignoredNote({ findings: 1034 } as Parameters<typeof ignoredNote>[0])).to.equal('1,034 findings ignored');
  });

  it('is nothing where files are only written for what is ignored', () => {
    expect(mendedNote(mended(0), written)).to.equal('Nothing mended');
  });
});

describe('what is said of fixes that were not made', () => {
  it('counts those of one rule, file and reason together', () => {
    const result = finding();
    const reason = 'it has a comment';
    const some = [
      { result, reason },
      { result, reason },
      { result: finding({ code: 'other-rule' }), reason },
      { result: finding({ source: '/repository/b.yaml' }), reason },
      { result, reason: 'it is shared' },
    ];
    expect(refusalNotes(some, 'mended', CWD)).to.deep.equal([
      'shop.yaml: 2 findings of some-rule were not mended: it has a comment',
      'shop.yaml: 1 finding of other-rule was not mended: it has a comment',
      '/repository/b.yaml: 1 finding of some-rule was not mended: it has a comment',
      'shop.yaml: 1 finding of some-rule was not mended: it is shared',
    ]);
    expect(refusalNotes(some.slice(0, 1), 'ignored', CWD)[0]).to.include('was not ignored');
  });

  it('names files that could not be written, and what is wrong in Lintel itself, each rule of a file once', () => {
    const mended = {
      faulty: [finding(), finding(), finding({ code: 'other-rule' })].map((result) => ({ result })),
      cycles: [{ source: '/repository/apis/b.yaml', rules: ['one', 'two'] }],
      harmful: ['three', 'four'],
    } as unknown as Mended;
    const written = { files: [], refused: [{ source: '/repository/apis/c.yaml', reason: 'it changed meanwhile' }] };
    const report = 'this is a fault of Lintel, so please report it';
    expect(faultsOf(mended, written, CWD)).to.deep.equal([
      'c.yaml was not written: it changed meanwhile',
      `shop.yaml: a fix of some-rule would not say what was intended, and was not carried out; ${report}`,
      `shop.yaml: a fix of other-rule would not say what was intended, and was not carried out; ${report}`,
      `b.yaml was left as it was, as the fixes of one and two undo each other; ${report}`,
      `after the fixes of three and four a file could not be linted any more, so they were taken back; ${report}`,
    ]);
  });

  it('says nothing where all is well', () => {
    const mended = { faulty: [], cycles: [], harmful: [] } as unknown as Mended;
    expect(faultsOf(mended, { files: [], refused: [] }, CWD)).to.deep.equal([]);
  });
});

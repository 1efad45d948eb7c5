import { expect } from 'chai';
import { defineChange } from '../../framework/define-change.ts';
import type { Change } from '../../model/comparison/change.ts';

const { judge, kinds } = defineChange({
  changes: {
    'property-removed': {
      summary: { request: 'It is taken no more.', response: 'It is given no more.' },
      undecided: 'It may be given no more.',
      words: () => ({ fact: 'it is gone' }),
    },
    'schema-changed': {
      summary: 'It is another one.',
      severity: 'info',
      applies: ({ subject }: Change) => subject !== 'left alone',
      words: (_change: Change, below: readonly string[]) => ({
        fact: 'it is another one',
        remedy: `look at ${below.length}`,
      }),
    },
  } as never,
});

/** What is said of a change with these uses: `[part, operation]`. */
function said(uses: readonly (readonly [string, string])[], more: object = {}): string | null {
  const change = {
    name: 'property-removed',
    subject: 'a schema',
    side: 'before',
    uses: uses.map(([part, operation]) => ({ part, operation })),
    ...more,
  };
  return (
    judge(change as unknown as Change)?.message.replace('; keep it, or make the change in a new major version', '') ??
    null
  );
}

describe('framework/define-change.ts', () => {
  it('says where a change is used', () => {
    expect(said([])).to.equal('it is gone');
    expect(said([['', 'GET /a']])).to.equal('it is gone');
    expect(said([['', 'GET /a']], { subject: undefined })).to.equal('it is gone, in GET /a');
    expect(said([['a schema', 'GET /a']])).to.equal('it is gone, in GET /a');
    expect(said([['response 200', 'GET /a']])).to.equal('it is gone, in the response 200 of GET /a');
  });

  it('counts places and operations, and names three of these', () => {
    const of = (...operations: string[]) => said(operations.map((operation) => ['response 200', operation]));
    expect(of('GET /a', 'GET /a')).to.equal('it is gone, in 2 places of GET /a');
    expect(of('GET /a', 'GET /b')).to.equal('it is gone, in 2 operations (GET /a, GET /b)');
    expect(of('GET /a', 'GET /b', 'GET /b')).to.equal('it is gone, in 3 places of 2 operations (GET /a, GET /b)');
    expect(of('GET /a', 'GET /b', 'GET /c')).to.equal('it is gone, in 3 operations (GET /a, GET /b, GET /c)');
    expect(of('GET /a', 'GET /b', 'GET /c', 'GET /d')).to.equal(
      'it is gone, in 4 operations (GET /a, GET /b, GET /c …)',
    );
    expect(
      said([
        ['', '/a'],
        ['', '/b'],
      ]),
    ).to.equal('it is gone, in 2 paths (/a, /b)');
    expect(
      said([
        ['', '/a'],
        ['', 'GET /b'],
      ]),
    ).to.equal('it is gone, in 2 operations (/a, GET /b)');
  });

  it('says what a reference leads to in place of what it led to', () => {
    const leads = (before: string | null, after: string | null) => said([], { exchanged: { before, after } });
    expect(leads('Old', 'New')).to.equal('it is gone, where New is in place of Old');
    expect(leads(null, 'New')).to.equal('it is gone, where New is');
    expect(leads('Old', null)).to.equal('it is gone, where Old is no more');
  });

  it('gives the kind and severity by direction and verdict', () => {
    const judged = (more: object) => judge({ name: 'property-removed', uses: [], ...more } as unknown as Change);
    expect(judged({ direction: 'request', verdict: 'breaking' })).to.include({
      kind: 'request-property-removed',
      severity: 'error',
    });
    expect(judged({ verdict: 'undecided' })).to.include({
      kind: 'response-property-removed-undecided',
      severity: 'warn',
    });
    expect(judged({ name: 'schema-changed', verdict: 'undecided' })).to.include({
      kind: 'schema-changed',
      severity: 'info',
      message: 'it is another one; look at 0',
    });
    expect(judged({ name: 'schema-changed', subject: 'left alone' })).to.equal(null);
    expect(judged({ name: 'another' })).to.equal(null);
    expect(kinds.map(({ kind, severity }) => `${kind} ${severity}`)).to.deep.equal([
      ...['request-property-removed error', 'request-property-removed-undecided warn'],
      ...['response-property-removed error', 'response-property-removed-undecided warn'],
      'schema-changed info',
    ]);
  });
});

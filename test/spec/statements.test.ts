import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { loadStatements, parseStatements } from '../../spec/load-statements.ts';
import { sectionOf } from '../../spec/sections.ts';
import { STATEMENTS } from '../../spec/statements.generated.ts';

const statements = loadStatements();

describe('statements', () => {
  it('are well-formed and many', () => {
    expect(statements.length).to.be.above(100);
    expect(statements[0]?.id).to.equal('1/json-bodies');
  });

  it('say one thing each, and in no two places the same', () => {
    const said = statements.map(({ says }) => says.trim());
    expect(new Set(said).size).to.equal(said.length);
    for (const { id, says, by, note } of statements) {
      expect(says, id).to.not.match(/^\s|\s$|\n/);
      expect(new Set(by).size, id).to.equal(by.length);
      expect(note, id).to.not.equal('');
    }
  });

  it('agree with the generated module', () => {
    const wanted = Object.fromEntries(statements.map(({ id, says, by, severity }) => [id, { says, by, severity }]));
    expect(STATEMENTS).to.deep.equal(wanted);
    expect(Object.keys(STATEMENTS)).to.deep.equal(statements.map(({ id }) => id));
  });

  it('give their section', () => {
    expect([sectionOf('1/json-bodies'), sectionOf('2.2/pattern-valid')]).to.deep.equal(['1', '2.2']);
  });
});

describe('a statements file', () => {
  const entry = (parts: object) =>
    JSON.stringify([{ id: '1/a', says: 'A.', by: ['document'], severity: 'error', ...parts }]);

  it('is read with and without notes', () => {
    expect(parseStatements(entry({}))).to.deep.equal([{ id: '1/a', says: 'A.', by: ['document'], severity: 'error' }]);
    expect(parseStatements(entry({ note: 'N' }))[0]).to.have.property('note', 'N');
  });

  for (const [title, text, problem] of [
    ['no list', '{}', /not a list/],
    ['nothing', '', /not a list/],
    ['broken YAML', '- {', /./],
    ['null for a statement', '- null', /statement number 1 is not an object/],
    ['a list for a statement', '- []', /statement number 1 is not an object/],
    ['no id', '- { says: A., by: [document], severity: error }', /statement number 1 has no id/],
    ['an id without a section', entry({ id: 'a' }), /statement a has no id of the form/],
    ['an id in capitals', entry({ id: '1/A' }), /has no id/],
    ['an id with a trailing hyphen', entry({ id: '1/a-' }), /has no id/],
    ['an empty sentence', entry({ says: ' ' }), /statement 1\/a says nothing/],
    ['a number for a sentence', entry({ says: 1 }), /statement 1\/a says nothing/],
    ['no checks', entry({ by: [] }), /checked by nothing known/],
    ['an unknown check', entry({ by: ['document', 'luck'] }), /checked by nothing known/],
    ['a text for checks', entry({ by: 'document' }), /checked by nothing known/],
    ['an unknown severity', entry({ severity: 'info' }), /has no known severity/],
    ['a note that is no text', entry({ note: ['N'] }), /note that is no text/],
    ['an unknown key', entry({ notes: 'N' }), /unknown keys: notes/],
    ['one statement twice', `[${entry({}).slice(1, -1)}, ${entry({}).slice(1, -1)}]`, /statement 1\/a occurs twice/],
  ] as const) {
    it(`is refused for ${title}`, () => expect(() => parseStatements(text)).to.throw(problem));
  }

  it('is read from a URL, and missed with its name', () => {
    expect(() => loadStatements(new URL('./gone.yaml', import.meta.url))).to.throw(/gone\.yaml/);
    expect(readFileSync(new URL('../../spec/statements.yaml', import.meta.url), 'utf8')).to.include(
      'id: 1/json-bodies',
    );
  });
});

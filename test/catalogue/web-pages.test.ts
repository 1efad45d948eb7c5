import { expect } from 'chai';
import MiniSearch from 'minisearch';
import { type Catalogue, catalogue } from '../../catalogue/catalogue.ts';
import { changesOfRule } from '../../catalogue/changes-of-rule.ts';
import { exchangesOfRule, sequencesOfRule } from '../../catalogue/exchanges-of-rule.ts';
import { cataloguePages } from '../../catalogue/web/catalogue-pages.tsx';
import { searchIndex } from '../../catalogue/web/search-index.ts';
import { SEARCH_OPTIONS } from '../../pages/client/search-options.ts';

/**
 * Of each kind: decides and mends itself, has options, asks and judges changes, judges a service only, decides no
 * statement.
 */
const IDS = ['no-null', 'array-max-items', 'enum-closed', 'get-safe', 'annotation-in-use'];

const whole = catalogue();
const few: Catalogue = { ...whole, rules: IDS.flatMap((id) => whole.rules.filter((rule) => rule.id === id)) };

/** The text of a page without its markup, in which code is in one piece. */
function textOf(html: string): string {
  const plain = html.replaceAll(/<[^>]*>/g, '');
  return plain.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

const inTags = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => textOf(inner ?? ''));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

describe('a page of the catalogue', () => {
  const pages = new Map<string, string>();
  const page = (id: string) => pages.get(`rules/${id}/index.html`) ?? '';

  before(async () => {
    for await (const { path, text } of cataloguePages(few, '1.2.3')) pages.set(path, text);
  });

  const decided = ['What breaks it', 'How to fix it', 'What it leaves alone'];
  const asked = ['Where it asks', 'How to answer', 'What it leaves alone'];
  for (const [id, parts] of Object.entries({
    'no-null': ['How the statement is read', ...decided, 'In traffic', 'In a service', 'Exceptions'],
    'array-max-items': ['How the statement is read', ...decided, 'Exceptions', 'Options'],
    'enum-closed': ['How the statement is read', ...asked, 'Between two versions', 'Exceptions'],
    'get-safe': ['In a service', 'Exceptions'],
  })) {
    it(`has the parts of ${id}`, () => {
      const headings = inTags(page(id), 'h2');
      // Related rules may be others than these few.
      expect(headings.filter((one) => one !== 'Related rules')).to.deep.equal(['Why', ...parts]);
    });
  }

  it('is named in its title, and leads to the rules before and behind it', () => {
    expect(inTags(pages.get('index.html') ?? '', 'title')).to.deep.equal(['Rule catalogue · Lintel']);
    for (const [index, { id }] of few.rules.entries()) {
      expect(inTags(page(id), 'title')).to.deep.equal([`${id} · Lintel`]);
      const turns = [...page(id).matchAll(/<a href="[^"]*rules\/([^/"]+)\/[^"]*" rel="(\w+)"/g)];
      const wanted = [
        [few.rules[index - 1]?.id, 'prev'],
        [few.rules[index + 1]?.id, 'next'],
      ].filter(([to]) => to !== undefined);
      expect(turns.map(([, to, rel]) => [to, rel])).to.deep.equal(wanted);
      expect(page(id)).to.match(new RegExp(`aria-current="page"[^>]*>${id}<`));
    }
  });

  it('says of each example what it shows', () => {
    const shown = [
      ...[exchangesOfRule, sequencesOfRule].flatMap((examplesOf) => {
        const found = examplesOf((few.rules[0] as (typeof few.rules)[number]).rule);
        return [...(found?.broken ?? []), ...(found?.holds ?? [])];
      }),
    ];
    expect(shown).to.have.length.above(4);
    const captions = inTags(page('no-null'), 'figcaption');
    for (const { title, finding } of shown) {
      expect(captions).to.include(`${capital(title)}${finding === null ? '' : `: ${finding}`}`);
    }
    expect(captions).to.include('What lintel lint --unsafe-fixes makes of it').and.include('Null in an example');
    const changes = changesOfRule(whole.rules.find(({ id }) => id === 'enum-closed')?.rule as never);
    for (const { title, after } of changes?.breaking ?? []) {
      expect(inTags(page('enum-closed'), 'figcaption')).to.include(title);
      expect(textOf(page('enum-closed'))).to.include(`# after\n${after.trimEnd()}`);
    }
    expect(textOf(page('enum-closed'))).to.include('enum-changed (hint): A value was added');
  });

  it('has the facts of its rule', () => {
    const facts = (id: string) => textOf(/<dl class="facts">.*?<\/dl>/s.exec(page(id))?.[0] ?? '');
    expect(facts('no-null')).to.match(
      /^Statement.*2\.1\/no-nullSeverityerrorMends itselfby lintel lint --fix, at least in partJudgesdescriptions, traffic, a running serviceRulesetsrecommended, all, design-review, 2\.1Since\d/,
    );
    expect(facts('enum-closed')).to.include('Severityhint: it guesses, and asks the reviewerJudges');
    expect(facts('get-safe')).to.include('Judgesa running serviceSince').and.not.include('Mends');
    expect(facts('annotation-in-use')).to.match(/^StatementNone; it looks after Lintel’s own extension\./);
    expect(textOf(page('no-null'))).to.include('no-null: warn   # or info, hint, off');
    expect(textOf(page('get-safe'))).not.to.include('or info, hint, off');
  });
});

describe('the search of the catalogue', () => {
  let index: MiniSearch;
  before(() => {
    index = MiniSearch.loadJSON(JSON.stringify(searchIndex(whole)), SEARCH_OPTIONS);
  });
  const found = (text: string) => index.search(text).map(({ id }) => String(id));

  it('finds a statement by what it says, by its rules, and by why they are there', () => {
    expect(found('array-max-items')[0]).to.equal('2.2/array-max-items');
    expect(found('null is neither produced nor accepted')).to.include('2.1/no-null');
    expect(found('two ways to be empty')).to.include('2.1/no-null');
    expect(found('numbers written for display')).to.include('2.3/no-display-formats');
  });

  it('finds a rule by itself only where it decides no statement', () => {
    expect(found('annotation-in-use')[0]).to.equal('annotation-in-use');
    expect(found('no-null')).not.to.include('no-null');
  });
});

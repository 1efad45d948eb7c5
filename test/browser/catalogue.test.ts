import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { catalogue, type RuleEntry } from '../../catalogue/catalogue.ts';
import { cataloguePages } from '../../catalogue/web/catalogue-pages.tsx';
import { rulePageAddress } from '../../framework/documentation.ts';
import { judgesDescriptions } from '../../framework/rule.ts';
import { skipWithout } from '../support/absences.ts';
import { catalogueSite } from '../support/catalogue-site.ts';
import { eventually } from '../support/eventually.ts';
import { sample } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';
import { accessibilityViolations, DESKTOP, type Opened, open, overflow, PHONE, TABLET } from './support/open.ts';
import { type Served, serveFolder } from './support/serve.ts';

const RULE = 'rules/array-max-items/index.html';

describe('the catalogue in a browser', () => {
  let folder: string;
  let opened: Opened | undefined;

  before(async function () {
    skipWithout('browser', this);
    folder = (await catalogueSite()).path;
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  const file = (path: string) =>
    pathToFileURL(join(folder, path.split('#', 1)[0] ?? '')).href + (/#.*/.exec(path)?.[0] ?? '');
  const go = async (path: string, options = {}): Promise<Page> => {
    opened = await open(file(path), options);
    return opened.page;
  };

  it('opens from a disk, asks for nothing else, and complains about nothing', async () => {
    for (const path of ['index.html', RULE]) {
      await go(path);
      expect(opened?.complaints).to.deep.equal([]);
      expect(opened?.requested).to.deep.equal([file(path)]);
      await opened?.close();
    }
  });

  it('searches as one types, the best match first, and keeps the search in the address', async () => {
    const page = await go('index.html');
    await page.getByRole('searchbox').fill('page si');
    await eventually(async () => expect(await shown(page)).to.include('4.4/page-size'));
    await page.getByRole('searchbox').fill('array-max-items');
    await eventually(async () => {
      expect((await shown(page))[0]).to.equal('2.2/array-max-items');
      expect(page.url()).to.match(/#q=array-max-items$/);
    });
    await page.reload();
    await eventually(async () => expect((await shown(page))[0]).to.equal('2.2/array-max-items'));
    await page.getByRole('searchbox').fill('etag');
    await eventually(async () => expect((await shown(page)).slice(0, 2)).to.deep.equal(['9.1/etag', '4.6/if-match']));
    await page.getByRole('link', { name: 'Show all' }).click();
    await eventually(async () => {
      expect((await shown(page)).slice(0, 2)).to.deep.equal(['1/json-bodies', '1/object-responses']);
      expect(page.url()).not.to.include('#');
    });
  });

  it('finds words in other forms, in texts of rules, and with a slip', async () => {
    const page = await go('index.html');
    for (const [query, wanted] of [
      ['paged', '4.4/page-size'],
      ['idempotent', '4.5/offered'],
      ['curency', '2.3/money'],
      ['2.7', '2.7/file-metadata'],
    ] as const) {
      await page.getByRole('searchbox').fill(query);
      await eventually(async () => expect(await shown(page), query).to.include(wanted));
    }
  });

  it('shows what the filters in its address say, and the counters set them', async () => {
    const page = await go('index.html#severity=hint&section=2.2');
    const hints = catalogue().statements.filter(
      ({ id, rules }) => id.startsWith('2.2/') && rules.some(({ severity }) => severity === 'hint'),
    );
    await eventually(async () => expect(await shown(page)).to.deep.equal(hints.map(({ id }) => id)));
    expect(await page.locator('select[name=section]').inputValue()).to.equal('2.2');
    expect(await page.locator('.rules > li:visible').allInnerTexts()).to.satisfy((texts: string[]) =>
      texts.every((text) => text.includes('hint')),
    );
    await page.goto(file('index.html'));
    await page.getByRole('link', { name: /by nobody/ }).click();
    await eventually(async () => {
      expect(await page.locator('select[name=by]').inputValue()).to.equal('none');
      expect(await shown(page)).to.have.lengthOf(6);
    });
    await page.locator('select[name=ruleset]').selectOption('recommended');
    await eventually(async () => {
      expect(await shown(page)).to.have.lengthOf(0);
      expect(page.url()).to.match(/#by=none&ruleset=recommended$/);
    });
  });

  it('shows as many statements as the counter that was clicked says', async () => {
    const page = await go('index.html');
    for (const counter of await page.locator('.counters a').all()) {
      await counter.click();
      const number = Number(await counter.locator('b').innerText());
      await eventually(async () => expect(await shown(page)).to.have.lengthOf(number));
    }
  });

  it('says how many it shows, with the sections of these only, and offers the rest', async () => {
    const page = await go('index.html');
    const seen = () =>
      page.evaluate(() => ({
        shown: document.getElementById('shown')?.textContent,
        nothing: document.getElementById('nothing')?.hidden === false,
        clear: document.getElementById('clear')?.hidden === false,
        found: document.getElementById('results')?.hidden === false,
        sections: [...document.querySelectorAll('.section:not([hidden])')].map(({ id }) => id),
        links: [...document.querySelectorAll('.rail [data-section]:not([hidden])')].length,
        current: document.querySelector('[aria-current]')?.getAttribute('data-way') ?? null,
      }));
    const { sections } = await seen();
    const whole = {
      shown: '',
      nothing: false,
      clear: false,
      found: false,
      sections,
      links: sections.length,
      current: null,
    };
    expect(sections.length).to.be.above(10);
    expect(await seen()).to.deep.equal(whole);
    await page.locator('select[name=section]').selectOption('4.4');
    const { length } = await shown(page);
    const ofSection = { ...whole, shown: `${length} shown`, clear: true, sections: ['section-4.4'], links: 1 };
    await eventually(async () => expect(await seen()).to.deep.equal(ofSection));
    await page.getByRole('searchbox').fill('page');
    await eventually(async () =>
      expect(await seen()).to.deep.include({ clear: true, found: true, nothing: false, sections: [], links: 0 }),
    );
    await page.getByRole('searchbox').fill('zzzzqqqq');
    const none = { ...whole, shown: '0 shown', nothing: true, clear: true, sections: [], links: 0 };
    await eventually(async () => expect(await seen()).to.deep.equal(none));
    await page.getByRole('link', { name: 'Show all' }).click();
    await eventually(async () => expect(await seen()).to.deep.equal(whole));
    await page.keyboard.type('4.4/');
    await eventually(async () => expect(await page.getByRole('searchbox').inputValue()).to.equal('4.4/'));
    await page.goto(file('index.html#by=none'));
    await page.reload();
    await eventually(async () => expect((await seen()).current).to.equal('none'));
    await page.getByRole('link', { name: 'Show all' }).click();
    await eventually(async () => expect(await seen()).to.deep.equal(whole));
  });

  it('filters statements without a rule by their own severity, and rules by the ruleset as well', async () => {
    const page = await go('index.html');
    const { statements } = catalogue();
    const withoutRules = statements.filter(({ rules }) => rules.length === 0);
    const offered = await page
      .locator('select[name=severity] option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
    expect(offered).to.include.members(withoutRules.map(({ severity }) => severity));
    for (const one of offered) {
      await page.locator('select[name=severity]').selectOption(one);
      const wanted = withoutRules.filter(({ severity }) => severity === one);
      await eventually(async () => {
        const ids = await shown(page);
        expect(
          withoutRules.filter(({ id }) => ids.includes(id)),
          one,
        ).to.deep.equal(wanted);
      });
    }
    await page.locator('select[name=severity]').selectOption('error');
    await eventually(async () =>
      expect(await shown(page)).to.include.members(
        statements.flatMap(({ id, rules, severity }) => (rules.length === 0 && severity === 'error' ? [id] : [])),
      ),
    );
    await page.locator('select[name=ruleset]').selectOption('design-review');
    const withRules = statements.flatMap(({ id, rules }) =>
      rules.some(({ severity, rulesets }) => severity === 'error' && rulesets.includes('design-review')) ? [id] : [],
    );
    await eventually(async () => expect(await shown(page)).to.include.members(withRules));
    expect((await shown(page)).filter((id) => id.includes('/'))).to.have.members(withRules);
  });

  it('bears an address that names nothing', async () => {
    for (const hash of ['#%', '#by=somebody&severity=fatal', '#9.9/none', '#=']) {
      const page = await go(`index.html${hash}`);
      await eventually(async () => expect((await shown(page)).length, hash).to.be.above(150));
      expect(opened?.complaints, hash).to.deep.equal([]);
      await opened?.close();
    }
  });

  it('has places that can be linked to, and shows them whatever is filtered', async () => {
    const page = await go('index.html#9.1/no-x-prefix');
    await eventually(async () => expect(await inView(page, '9.1/no-x-prefix')).to.equal(true));
    for (const hash of ['9.1/no-x-prefix', '9.1%2Fno-x-prefix']) {
      await page.goto(file('index.html#section=2.2'));
      await eventually(async () => expect(await shown(page)).not.to.include('9.1/no-x-prefix'));
      await page.evaluate((place) => {
        location.hash = place;
      }, hash);
      await eventually(async () => expect(await inView(page, '9.1/no-x-prefix'), hash).to.equal(true));
    }
  });

  it('is found where findings say that a rule is documented, on any web server', async () => {
    const served: Served = await serveFolder(folder);
    try {
      const [rule] = catalogue().rules;
      opened = await open(rulePageAddress(served.address, rule?.id ?? ''));
      expect(await opened.page.getByRole('heading', { level: 1 }).innerText()).to.equal(rule?.id);
      const { page } = opened;
      await page.getByRole('link', { name: 'All statements' }).click();
      await eventually(async () => expect(await page.title()).to.equal('Rule catalogue · Lintel'));
      expect(opened.complaints).to.deep.equal([]);
    } finally {
      served.close();
    }
  });

  it('can be used with the keyboard alone', async () => {
    const page = await go('index.html');
    await page.keyboard.press('/');
    await page.keyboard.type('array-max-items');
    expect(await page.getByRole('searchbox').inputValue()).to.equal('array-max-items');
    await page.evaluate(() =>
      addEventListener('keydown', (event) => {
        document.body.dataset.prevented = String(event.defaultPrevented);
      }),
    );
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.body.dataset.prevented), 'the page does not scroll').to.equal('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/array-max-items\/index\.html$/);
    await page.keyboard.press('Tab');
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Skip to the content'),
    );
  });

  const screens = Object.entries({
    'on a phone': { viewport: PHONE, colorScheme: 'light' },
    'on a tablet': { viewport: TABLET, colorScheme: 'dark' },
    'on a desktop': { viewport: DESKTOP, colorScheme: 'light' },
  });
  for (const [name, options] of sample('screens of the catalogue', screens, 1)) {
    it(`has no violations by axe-core, and nothing hangs out, ${name}`, async () => {
      const pages = ['index.html', 'index.html#q=paging', RULE, 'rules/money-not-bare/index.html'];
      for (const path of sample('pages of the catalogue', pages, 2)) {
        const page = await go(path, options);
        expect(await accessibilityViolations(page), path).to.deep.equal([]);
        expect(await overflow(page), path).to.equal(0);
        await opened?.close();
      }
    });
  }

  it('is no wider than a phone where its words are longest', async () => {
    const page = await go('index.html', { viewport: PHONE });
    const { rules } = catalogue();
    const longest = rules.toSorted((left, right) => longestWord(right) - longestWord(left)).slice(0, 20);
    for (const { id } of sample('pages with long words', longest, 6)) {
      await page.goto(file(`rules/${id}/index.html`));
      expect(await overflow(page), id).to.equal(0);
    }
  });

  it('is dark where the reader wants it so, and light on paper', async () => {
    const page = await go('index.html', { colorScheme: 'dark' });
    const background = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
    expect(await background()).to.equal('#17191c');
    await page.emulateMedia({ media: 'print' });
    await eventually(async () => {
      expect(await background()).to.equal('#fdfdfb');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).to.equal('light');
      expect(await page.getByRole('searchbox').isVisible()).to.equal(false);
    });
    expect((await page.pdf()).byteLength).to.be.above(10_000);
  });

  it('runs nothing that a text says', async () => {
    const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    const { rules, sections, statements } = catalogue();
    const entries = rules
      .slice(0, 1)
      .map((rule) => ({ ...rule, summary: hostile, why: hostile, sectionTitle: hostile }));
    const changed = {
      rules: entries,
      statements: statements.map((statement) => ({ ...statement, says: hostile, note: hostile, rules: entries })),
      sections: sections.map((section) => ({
        ...section,
        title: hostile,
        statements: section.statements.map((statement) => ({
          ...statement,
          says: hostile,
          note: hostile,
          rules: entries,
        })),
      })),
    };
    const other = new TemporaryFolder();
    try {
      for await (const { path, text } of cataloguePages(changed, hostile)) {
        opened = await open(pathToFileURL(other.write(path, text)).href);
        expect(opened.complaints, path).to.deep.equal([]);
        expect(await opened.page.locator('img').count()).to.equal(0);
        expect(await opened.page.locator('main').innerText()).to.include(hostile);
        await opened.close();
      }
    } finally {
      other.remove();
    }
  });
});

function longestWord({ id, summary, rule }: RuleEntry): number {
  const words = `${id} ${summary} ${judgesDescriptions(rule) ? JSON.stringify(rule.then.functionOptions) : ''}`.split(
    /\s/,
  );
  return Math.max(...words.map(({ length }) => length));
}

/** The ids of the entries that can be seen, in their order. */
function shown(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('.statement:not([hidden])')].map(({ id }) => id));
}

function inView(page: Page, id: string): Promise<boolean> {
  return page.evaluate((place) => {
    const { top, bottom } = document.getElementById(place)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return top >= 0 && bottom <= innerHeight;
  }, id);
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { ORDERS } from '../review/support/orders.ts';
import { skipWithout } from '../support/absences.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { eventually } from '../support/eventually.ts';
import { generatedApi, OPERATIONS_PER_RESOURCE } from '../support/generated-api.ts';
import { runCli } from '../support/run-cli.ts';
import { IS_FULL, sample } from '../support/sample.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';
import {
  accessibilityViolations,
  DESKTOP,
  type Opened,
  open as openPage,
  overflow,
  PHONE,
  TABLET,
} from './support/open.ts';

const SIZES = { phone: PHONE, tablet: TABLET, desktop: DESKTOP };

/** Texts that would run, if a page took them for more than text. */
const HOSTILE = `openapi: 3.1.0
info:
  title: '</title></script><script>document.hostile = 1</script><img src=x onerror="document.hostile = 2">'
  version: '"><script>document.hostile = 3</script>'
  description: |
    <iframe srcdoc="<script>parent.document.hostile = 4</script>"></iframe>

    <img src="https://hostile.example/pixel" onerror="document.hostile = 11"> [link](javascript:document.hostile=12)
    <svg><script>document.hostile = 13</script></svg> <a href="#a.decision=open%3Aapproved">approved</a> **bold**
externalDocs: { url: 'javascript:document.hostile=5' }
servers: [{ url: 'javascript:document.hostile=6' }]
paths:
  /v1/shop/"onmouseover="document.hostile=7"/'x':
    get:
      summary: '<b>bold</b> <!-- --> </script>'
      description: '<p onclick="document.hostile = 14" style="position: fixed">Text <img src=x onerror="document.hostile = 15"><meta http-equiv=refresh content="0;url=https://hostile.example">'
      tags: ['"><script>document.hostile = 16</script>']
      responses:
        '200':
          description: '<svg onload="document.hostile = 8">'
          content: { application/json: { schema: { type: object, properties: { '</script><script>document.hostile=9</script>': { type: string } } } } }
components:
  schemas:
    '<img src=x onerror=document.hostile=10>':
      type: object
      properties: { bad_name: { type: string } }
`;

/** Small, and with ten findings. */
const ONE_OPERATION = `openapi: 3.1.0
info: { title: Orders, version: 1.2.0, description: "Takes orders of *coffee*." }
servers: [{ url: https://api.example.com }]
paths:
  /v1/shop/orders/{order_id}:
    get:
      summary: One order
      parameters:
        - { name: order_id, in: path, required: true, schema: { type: string, minLength: 1, maxLength: 36 } }
      responses:
        '200':
          description: The order
          content: { application/json: { schema: { type: object, properties: { order_note: { type: string }, price: { type: number } } } } }
`;

describe('the page of a design review in Chromium', () => {
  const folder = new TemporaryFolder();
  const opened: Opened[] = [];

  before(async function () {
    skipWithout('browser', this);
    await write(ORDERS, 'orders');
    await write(HOSTILE, 'hostile');
    folder.write('both/orders.yaml', ORDERS);
    folder.write('both/other.yaml', ORDERS.replace('title: Orders', 'title: Others'));
    await runCli(['review', 'both', '--out', 'both.html'], { cwd: folder.path });
  });

  afterEach(async () => {
    for (const { close, complaints, requested } of opened.splice(0)) {
      await close();
      expect(complaints).to.deep.equal([]);
      expect(requested.filter((address) => !/^(file|blob):/.test(address))).to.deep.equal([]);
    }
  });

  after(() => folder.remove());

  async function write(text: string, name: string): Promise<void> {
    folder.write(`${name}.yaml`, text);
    const { exit, stderr } = await runCli(['review', `${name}.yaml`, '--out', `${name}.html`], { cwd: folder.path });
    expect({ exit, stderr }).to.deep.equal({ exit: 0, stderr: '' });
  }

  async function open(name: string, hash = '', options: BrowserContextOptions = {}): Promise<Page> {
    const one = await openPage(pathToFileURL(join(folder.path, name)).href + hash, options);
    opened.push(one);
    await one.page.locator('.api:not([hidden]) #all-findings').waitFor();
    return one.page;
  }

  it('keeps the answers to each of several APIs apart', async () => {
    const page = await open('both.html');
    const conclusion = page.locator('.api:not([hidden])').getByLabel('Conclusion of the review');
    const title = page.locator('.api:not([hidden]) h1');
    await conclusion.fill('Orders are fine.');
    await page
      .locator('.overview')
      .getByRole('link', { name: /Others/ })
      .click();
    await expectText(title, /^Others/);
    await eventually(async () => expect(await conclusion.inputValue()).to.equal(''));
    await conclusion.fill('Others are not.');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.api:not([hidden])').getByRole('button', { name: 'Save the answers as Markdown' }).click(),
    ]);
    expect(saved.suggestedFilename()).to.equal('others-design-review.md');
    expect(readFileSync(await saved.path(), 'utf8')).to.match(/^# Others · Design review\n(.|\n)*Others are not\./);
    await page.goBack();
    await expectText(title, /^Orders/);
    await eventually(async () => expect(await conclusion.inputValue()).to.equal('Orders are fine.'));
    await page.goForward();
    await expectText(title, /^Others/);
    await eventually(async () => expect(await conclusion.inputValue()).to.equal('Others are not.'));
  });

  it('shows the findings behind a cell with their excerpts, and keeps the cell in the address', async () => {
    const page = await open('orders.html');
    const cell = page.getByRole('button', { name: /^Payload: broken, \d+ findings?$/ });
    await cell.click();
    await eventually(async () => {
      expect(await cell.getAttribute('aria-expanded')).to.equal('true');
      expect(new URL(page.url()).hash).to.equal('#column=payload&operation=GET+%2Fv1%2Fshop%2Fhealth');
    });
    const detail = page.locator('.detail');
    expect(await detail.locator('h3').innerText()).to.equal('GET /v1/shop/health: Payload');
    expect(await detail.locator('mark').first().innerText()).not.to.equal('');
    expect(await detail.locator('.says').first().innerText()).to.match(/^error .*is_up/);
    await cell.click();
    await detail.waitFor({ state: 'detached' });
    await eventually(async () => expect(new URL(page.url()).hash).to.equal(''));
  });

  it('searches and filters findings, with the view in the address', async () => {
    const page = await open('orders.html', '#rule=property-names');
    const findings = page.locator('#all-findings');
    await eventually(async () => expect(await findings.locator('.findings li').count()).to.equal(3));
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('unit_PRICE camelcase');
    await expectText(findings.getByRole('status'), /^1 of \d+ findings/);
    await eventually(async () => expect(new URL(page.url()).hash).to.equal('#q=unit_PRICE+camelcase'));
    await findings.getByLabel('Severity').selectOption('hint');
    await expectText(findings.getByRole('status'), /^0 of/);
    await expectText(findings, /Nothing fits/);
  });

  it('leads from the picture to the statements of a section, and from a link to a view and back', async () => {
    const page = await open('orders.html', '#a.conclusion=open%3AWell+made');
    await page.locator('.picture a', { hasText: 'Headers' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'section-9.1');
    await page.goBack();
    await eventually(async () => {
      expect(new URL(page.url()).hash).to.match(/^#a\.conclusion=open%3AWell\+made&answered=\d+$/);
      expect(await page.getByLabel('Conclusion of the review').inputValue()).to.equal('Well made');
    });
    await page.getByRole('button', { name: /^broken/ }).click();
    await eventually(async () => {
      expect(await page.locator('.statement:not(.v-broken)').count()).to.equal(0);
      expect(await page.locator('.statement.v-broken').count()).to.be.greaterThan(3);
    });
  });

  it('keeps its table of contents in view, and what it leads to below it', async () => {
    const page = await open('orders.html', '', { viewport: PHONE });
    const contents = page.getByRole('navigation', { name: 'In this report' });
    for (const [name, place] of [
      ['Questions', '#questions'],
      ['All findings', '#all-findings'],
      ['What matters most', '[data-place=top]'],
      ['Summary', '.cover'],
    ] as const) {
      await contents.getByRole('link', { name }).click();
      await page.waitForFunction((selector) => document.activeElement?.matches(selector), place);
      await eventually(async () => {
        const box = await contents.boundingBox();
        const target = await page.locator(place).boundingBox();
        expect(box?.y, name).to.be.at.least(0);
        expect(box?.height, 'one line').to.be.below(60);
        if (place !== '.cover') expect(target?.y, name).to.be.at.least((box?.y ?? 0) + (box?.height ?? 0));
      });
    }
  });

  it('keeps the names of the columns in view, however long the matrix is', async () => {
    const page = await open(
      'orders.html',
      '#column=all&operation=GET+%2Fv1%2Fshop%2F%22onmouseover%3D%22document.hostile%3D7%22%2F%27x%27',
    );
    await page.locator('.matrix tbody tr').last().scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('.matrix tr.detail + tr')?.scrollIntoView({ block: 'center' }));
    await eventually(async () => {
      const heading = await page.locator('.matrix thead th').last().boundingBox();
      const contents = await page.getByRole('navigation', { name: 'In this report' }).boundingBox();
      expect(heading?.y).to.be.at.least((contents?.y ?? 0) + (contents?.height ?? 0) - 1);
      expect((heading?.y ?? 0) + (heading?.height ?? 0)).to.be.below(DESKTOP.height);
    });
  });

  it('says where each of the most serious findings stands', async () => {
    const page = await open('orders.html');
    const entries = await page.locator('.top-findings > li').count();
    const places = await page.locator('.top-findings .where').allInnerTexts();
    expect(places).to.have.lengthOf(entries);
    for (const place of places) expect(place).to.match(/ line \d+/);
  });

  it('walks back and forward through what was opened', async () => {
    const page = await open('orders.html');
    await page.getByRole('button', { name: /^Payload: broken, \d+ findings?$/ }).click();
    await page.locator('.detail').waitFor();
    await page.locator('.picture a', { hasText: 'Payload rules' }).click();
    await page.waitForFunction(() => document.activeElement?.id === 'section-2.1');
    await page.locator('.detail .finding .comment a').first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'What breaks it' }).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.goBack();
    await page.goBack();
    await page.locator('.detail').waitFor({ state: 'detached' });
    await page.goForward();
    await page.locator('.detail').waitFor();
  });

  it('opens what an address names, by what it is called, and scrolls to it', async () => {
    const place = '#/components/schemas/Line/properties/unit_price';
    const page = await open('orders.html', `#${new URLSearchParams({ question: 'idempotency-offered' })}`);
    await page.waitForFunction(() => document.activeElement?.matches('.question'));
    for (const [hash, selector] of [
      [{ finding: `property-names ${place}` }, '#all-findings .finding'],
      [{ statement: '2.2/no-number' }, '.statement'],
      [{ section: '9.1' }, '.section'],
      [{ group: 'no-number' }, '#all-findings details[open]'],
      [{ operation: 'POST orderMade', column: 'all' }, 'tr:has(+ .detail)'],
    ] as const) {
      await page.evaluate(
        (wanted) => {
          location.hash = wanted;
        },
        `#${new URLSearchParams(hash)}`,
      );
      await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
      expect(top, selector).to.be.within(0, DESKTOP.height);
    }
  });

  it('walks by arrows, closes by Escape, and shows the results of a search', async () => {
    const page = await open('orders.html');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.getByRole('button', { name: /^Payload: broken, \d+ findings?$/ }).focus();
    await page.keyboard.press('ArrowUp');
    await eventually(async () => expect(await focused()).to.match(/^Payload: broken, .* in what it shares$/));
    await page.keyboard.press('Enter');
    await page.locator('.detail').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.detail').waitFor({ state: 'detached' });
    await eventually(async () => expect(await focused()).to.match(/^Payload: broken/));
    await page.keyboard.press('/');
    await page.keyboard.type('unit_price');
    await page.locator('#all-findings .group').first().waitFor();
    const box = await page.locator('#all-findings .group').first().boundingBox();
    expect(box?.y).to.be.within(0, DESKTOP.height - 50);
  });

  it('keeps an answer while it is typed, and after the page is closed', async () => {
    const page = await open('orders.html');
    await page.getByLabel('Conclusion of the review').pressSequentially('Half a sent');
    await page.getByRole('combobox', { name: 'Decision' }).selectOption('conditions');
    const other = await page.context().newPage();
    await other.goto(pathToFileURL(join(folder.path, 'orders.html')).href);
    await eventually(async () => {
      expect(await other.getByLabel('Conclusion of the review').inputValue()).to.equal('Half a sent');
      expect(await other.getByRole('combobox', { name: 'Decision' }).inputValue()).to.equal('conditions');
    });
  });

  it('shows in one tab what is answered and forgotten in another', async () => {
    const page = await open('orders.html');
    const other = await page.context().newPage();
    await other.goto(pathToFileURL(join(folder.path, 'orders.html')).href);
    const inOther = other.getByLabel('Conclusion of the review');
    await inOther.waitFor();
    await page.getByLabel('Conclusion of the review').fill('Fine.');
    await eventually(async () => expect(await inOther.inputValue()).to.equal('Fine.'));
    await forget(page);
    await eventually(async () => expect(await inOther.inputValue()).to.equal(''));
  });

  it('keeps nothing of what it forgets', async () => {
    const page = await open('orders.html');
    const conclusion = page.getByLabel('Conclusion of the review');
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await conclusion.fill('Fine.');
    await eventually(async () => expect(await kept()).to.contain('Fine.'));
    await forget(page);
    await eventually(async () => expect(await kept()).to.equal(''));
    expect(await conclusion.inputValue()).to.equal('');
  });

  it('shows the paths as a tree, with what each is taken for, and leads from each method to its findings', async () => {
    const page = await open('orders.html');
    const branches = page.locator('#paths .branch');
    const classes = await branches.evaluateAll((all) =>
      all.map((one) => one.querySelector('.class')?.textContent ?? ''),
    );
    expect(classes.filter((one) => one !== '')).to.include.members(['collection', 'item']);
    expect(await page.locator('#paths .tree .tree').count()).to.be.above(0);
    await branches.getByRole('link', { name: 'delete' }).click();
    await expectText(page.locator('.detail h3'), /^delete \/v1\/shop\/orders\/\{order_id\}: all findings$/i);
  });

  it('tells apart what is found in an operation and in what it shares', async () => {
    const page = await open('orders.html', '#column=all&operation=GET+%2Fv1%2Fshop%2Forders');
    await page.locator('.detail h4').first().waitFor();
    const titles = await page.locator('.detail h4').allInnerTexts();
    expect(titles).to.include('In what it shares with other operations');
    expect(await page.locator('.detail .group').count()).to.be.above(0);
  });

  it('opens the findings of the statement that an address names', async () => {
    const page = await open('orders.html', `#${new URLSearchParams({ statement: '2.2/no-number' })}`);
    const statement = page.locator('.statement[data-chosen]');
    await expectText(statement.locator('details[open] .findings, details[open] .group').first(), /price/);
    expect(await page.locator('.statement[data-chosen]').count()).to.equal(1);
  });

  it('does not walk the matrix from inside the findings of a cell', async () => {
    const page = await open('orders.html', '#column=payload&operation=GET+%2Fv1%2Fshop%2Forders');
    const inside = page.locator('.detail').getByRole('button', { name: 'Close' });
    await inside.focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Close');
  });

  it('says of statements whose rules took no part that they were not judged', async () => {
    folder.write('sections.yaml', ORDERS);
    await runCli(['review', 'sections.yaml', '-r', '2.2', '--out', 'sections.html'], { cwd: folder.path });
    const page = await open('sections.html', `#${new URLSearchParams({ statement: '4.1/no-verbs' })}`);
    await expectText(page.locator('.statement[data-chosen] .evidence'), /^Not judged: its rules took no part$/);
  });

  it('shows what raises a question by one click', async () => {
    const page = await open('orders.html');
    const question = page.locator('.question').filter({ hasText: 'What happens when a client repeats this POST' });
    await question.locator('summary').click();
    await question.locator('.findings mark').first().waitFor();
    expect(await question.locator('summary').count()).to.equal(1);
  });

  it('keeps answers in the address and in a saved copy', async () => {
    const page = await open('orders.html');
    const question = page.getByRole('group', { name: /What happens when a client repeats this POST/ });
    await question.getByRole('radio', { name: 'to change' }).check();
    await question.getByRole('textbox').fill('</script> is "asked": 1 & more');
    await page.getByLabel('Conclusion of the review').fill('Second round');
    await page.getByLabel('Conclusion of the review').blur();
    await expectText(page.locator('#questions').getByRole('status'), /^1 of \d+ answered/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save a copy with the answers' }).click(),
    ]);
    await download.saveAs(join(folder.path, 'answered.html'));
    const copy = await open('answered.html');
    const kept = copy.getByRole('group', { name: /What happens when a client repeats this POST/ });
    await eventually(async () => {
      expect(await kept.getByRole('radio', { name: 'to change' }).isChecked()).to.equal(true);
      expect(await kept.getByRole('textbox').inputValue()).to.equal('</script> is "asked": 1 & more');
      expect(await copy.getByLabel('Conclusion of the review').inputValue()).to.equal('Second round');
      expect(await copy.locator('#matrix').count()).to.equal(1);
    });
    await eventually(async () => expect(page.url()).to.include('Second+round'));
    const shared = await open('orders.html', new URL(page.url()).hash);
    await eventually(async () =>
      expect(await shared.getByLabel('Conclusion of the review').inputValue()).to.equal('Second round'),
    );
  });

  it('saves the answers as Markdown', async () => {
    const page = await open('orders.html', '#a.question.idempotency-offered=fine%3AThey+do');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the answers as Markdown' }).click(),
    ]);
    const file = join(folder.path, 'answers.md');
    await download.saveAs(file);
    expect(readFileSync(file, 'utf8')).to.match(
      /^- \[x\] What happens .* \(4\.5\/offered\) \*\*fine\*\*\n {2}They do$/m,
    );
  });

  it('makes of answers a verdict, a list of what is to be changed, and columns of the CSV', async () => {
    const answers = {
      'rule.property-names': 'change:Rename them',
      'question.idempotency-offered': 'change:',
      'rule.no-number': 'fine:Older',
      decision: 'open:conditions',
      owner: 'open:Ann',
    };
    const hash = new URLSearchParams(Object.entries(answers).map(([key, value]) => [`a.${key}`, value]));
    const page = await open('orders.html', `#${hash}`);
    const decision = page.locator('#decision');
    await expectText(
      decision,
      /By the rule of verdicts: not ready \(\d+ errors, \d+ warnings?, \d+ open questions, 4 to change\)\./,
    );
    const conditions = decision.locator('li');
    await eventually(async () => expect(await conditions.count()).to.equal(2));
    const [names, repeating] = await conditions.allInnerTexts();
    expect(names).to.match(/camelCase.* Rename them$/);
    expect(repeating).to.match(/^What happens when a client repeats this POST/);
    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
    };
    const csv = await saved('Save the findings as CSV');
    expect(csv.name).to.equal('orders-design-review.csv');
    const rows = csv.text.split('\r\n').filter(Boolean);
    expect(rows[0]).to.match(/,state,comment$/);
    expect(rows.filter((row) => row.endsWith(',to change,Rename them'))).to.have.lengthOf(3);
    expect(rows.filter((row) => row.endsWith(',accepted,Older'))).to.have.lengthOf(1);
    expect(rows.filter((row) => row.endsWith(',open,'))).to.have.length.above(10);
    const { text } = await saved('Save the answers as Markdown');
    expect(text).to.contain(
      '\n## Findings\n\n- `property-names` **to change**\n  Rename them\n- `no-number` **accepted**\n  Older\n',
    );
    expect(text).to.match(/\n## Decision\n\n- .*\n- .*: Ann\n/);
    expect(text).not.to.contain('## Conclusion');
    const link = conditions.locator('a').filter({ hasText: 'camelCase' });
    await link.click();
    await page.waitForFunction(() => document.activeElement?.matches('#all-findings details[open]'));
  });

  it('tells by the keys which rule a finding breaks, opens and closes groups, and walks through them', async () => {
    const page = await open('orders.html');
    const focus = () => page.evaluate(() => document.activeElement?.textContent?.replaceAll(/\s+/g, ' ') ?? '');
    const groups = page.locator('#all-findings .group');
    const [first = '', second = ''] = await groups.locator('> summary').allTextContents();
    await groups.first().locator('> summary').focus();
    await page.keyboard.press('ArrowDown');
    await eventually(async () => expect(await focus()).to.equal(second.replaceAll(/\s+/g, ' ')));
    await page.keyboard.press('ArrowUp');
    await eventually(async () => expect(await focus()).to.equal(first.replaceAll(/\s+/g, ' ')));
    await page.keyboard.press('ArrowRight');
    const isOpen = () => groups.first().evaluate((group) => (group as HTMLDetailsElement).open);
    await eventually(async () => expect(await isOpen()).to.equal(true));
    await page.keyboard.press('ArrowLeft');
    await eventually(async () => expect(await isOpen()).to.equal(false));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await isOpen()).to.equal(false));
    await eventually(async () => expect(await focus()).to.equal(first.replaceAll(/\s+/g, ' ')));
    // What is closed is not drawn any more.
    await eventually(async () => expect(await groups.first().locator('.group-body, .finding').count()).to.equal(0));
    await page.keyboard.press('Control+/');
    expect(await focus()).to.equal(first.replaceAll(/\s+/g, ' '));
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const search = page.getByRole('searchbox', { name: 'Search' });
    await search.fill('a/b');
    await search.press('Escape');
    await search.press('Escape');
    await eventually(async () =>
      expect(await search.evaluate((field) => field === document.activeElement)).to.equal(false),
    );
  });

  it('says of each statement what it rests on, with those that need nobody folded', async () => {
    const page = await open('orders.html', '#statement=4.2%2Fdelete-no-content');
    const evidence = (id: string) => page.locator(`[id="${id}"] .evidence`).innerText();
    await eventually(async () => expect(await evidence('2.1/boolean-names')).to.match(/^2 places judged, 1 broken\b/));
    await eventually(async () =>
      expect(await evidence('4.2/delete-no-content')).to.match(
        /^1 place judged, nothing found; also shown by recorded traffic/,
      ),
    );
    expect(await page.locator('.statement.v-notApplicable').count()).to.equal(0);
    const chips = page.locator('.chips button');
    const names = (await chips.allInnerTexts()).map((text) => text.replace(/ \d+$/, ''));
    expect(names).to.deep.equal(['all', 'broken', 'to ask', 'holds', 'to check elsewhere', 'does not apply']);
    for (const name of names.slice(1)) {
      const chip = chips.filter({ hasText: name });
      await chip.click();
      const number = Number(await chip.locator('b').innerText());
      await eventually(async () => expect(await page.locator('.statement').count(), name).to.equal(number));
      expect(await chip.getAttribute('aria-pressed')).to.equal('true');
    }
  });

  it('shows one of several APIs at a time', async () => {
    const page = await open('both.html');
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).to.deep.equal(['Orders 1.2.0']);
    await page.getByRole('link', { name: 'Others 1.2.0' }).click();
    await eventually(async () => {
      expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).to.deep.equal(['Others 1.2.0']);
      expect(await page.locator('.api:not([hidden]) #matrix').count()).to.equal(1);
      expect(await page.locator('#matrix').count()).to.equal(1);
    });
  });

  it('runs nothing that a description says', async () => {
    const page = await open(
      'hostile.html',
      '#column=all&operation=GET+%2Fv1%2Fshop%2F%22onmouseover%3D%22document.hostile%3D7%22%2F%27x%27',
    );
    for (const fold of await page.locator('summary').all()) await fold.click();
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => (document as { hostile?: number }).hostile)).to.equal(undefined);
    expect(
      await page.locator('img, iframe, [onload], [onerror], [onmouseover], a[href^="javascript"]').count(),
    ).to.equal(0);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).to.match(
      /^<\/title><\/script><script>document\.hostile/,
    );
    expect(await page.locator('.about strong').innerText()).to.equal('bold');
    expect(await page.locator('.rich [style], .rich a').count()).to.equal(0);
    expect(await page.locator('.matrix').innerText()).to.include(`/v1/shop/"onmouseover="document.hostile=7"/'x'`);
  });

  it('refuses scripts that are not its own', async () => {
    const page = await open('orders.html');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.injected = 1';
      document.body.append(script);
      return (document as { injected?: number }).injected;
    });
    expect(ran).to.equal(undefined);
    expect(opened[0]?.complaints.splice(0).join()).to.match(/Content Security Policy/);
  });

  it('is printed with everything open and without what only a screen needs', async () => {
    const page = await open('both.html');
    await page.emulateMedia({ media: 'print' });
    await eventually(async () => {
      expect(await page.locator('.filters:visible, .actions:visible, .chips:visible').count()).to.equal(0);
      expect(await page.locator('.matrix .operation:visible').count()).to.equal(6);
      expect(await page.locator('.question:visible').count()).to.be.greaterThan(5);
      expect(await page.locator('#all-findings .group > summary:visible').count()).to.be.greaterThan(5);
    });
  });

  it('prints one operation on three pages, as PDF', async () => {
    folder.write('one.yaml', ONE_OPERATION);
    const env = { PATH: process.env.PATH ?? '', CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' };
    const { exit, stderr } = await runCli(['review', 'one.yaml', '--out', 'one.pdf'], { cwd: folder.path, env });
    expect({ exit, stderr }).to.deep.equal({ exit: 0, stderr: '' });
    const pdf = readFileSync(join(folder.path, 'one.pdf'), 'latin1');
    expect(pdf).to.match(/^%PDF-/);
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).to.have.lengthOf(3);
  });

  it('is worked by keyboard', async () => {
    const page = await open('orders.html');
    await page.keyboard.press('Tab');
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal('Skip to the content'),
    );
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).to.equal('content'));
    await page.locator('button.cell').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.detail').waitFor();
    await page.keyboard.press('Tab');
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.matches('button, a, summary, [tabindex]'))).to.equal(
        true,
      ),
    );
  });

  const screens = (['light', 'dark'] as const).flatMap((colorScheme) =>
    Object.entries(SIZES).map(([name, viewport]) => ({ name, viewport, colorScheme })),
  );
  for (const { name, viewport, colorScheme } of sample('screens of the review', screens, 2)) {
    it(`has no accessibility violations and no sideways scrolling: ${name}, ${colorScheme}`, async () => {
      const page = await open('orders.html', '#column=payload&operation=GET+%2Fv1%2Fshop%2Forders', {
        viewport,
        colorScheme,
      });
      await page.locator('#all-findings summary').first().click();
      expect(await accessibilityViolations(page)).to.deep.equal([]);
      expect(await overflow(page)).to.equal(0);
    });
  }

  it('does not scroll sideways on the narrowest of screens', async () => {
    const page = await open('orders.html', '', { viewport: { width: 320, height: 640 } });
    expect(await overflow(page)).to.equal(0);
  });

  describe('of a large API', () => {
    const resources = 70;
    const operations = resources * OPERATIONS_PER_RESOURCE;

    it('stays usable', async () => {
      const large = folder.write('large.json', JSON.stringify(generatedApi({ resources, seed: 1 }), null, 2));
      await expectUsable(large, { word: 'refund', found: operations / 14, operations });
    });

    if (IS_FULL)
      describeCorpus('that is real', () => {
        it('stays usable', () =>
          expectUsable(corpusPath('stripe/stripe.yaml'), { word: 'refunds', found: 12, operations: 402 }));
      });

    async function expectUsable(
      file: string,
      { word, found, operations }: { readonly word: string; readonly found: number; readonly operations: number },
    ): Promise<void> {
      await runCli(['review', file, '--out', 'large.html'], { cwd: folder.path });
      expect(statSync(join(folder.path, 'large.html')).size, 'size of the page').to.be.lessThan(2_000_000);
      const page = await open('large.html');
      expect(await page.evaluate(() => document.querySelectorAll('*').length), 'elements').to.be.lessThan(10_000);
      await page.getByRole('searchbox', { name: 'Find operations' }).fill(word);
      const status = page.locator('#matrix').getByRole('status');
      await expectText(status, new RegExp(`^${found} of ${operations} operations$`));
      await page.getByRole('searchbox', { name: 'Find operations' }).fill('');
      await expectText(status, new RegExp(`^${operations} operations$`));
      const sums = await page
        .locator('#matrix .group-row [role=img]')
        .evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
      for (const sum of sums) expect(sum).to.match(/^[A-Z].*: (?:broken|to ask|holds) in \d+ operations?$/);
      expect(sums).to.have.length.above(10);
      expect(sums.filter((sum) => sum?.includes(': to ask in '))).not.to.be.empty;
      await page.getByRole('searchbox', { name: 'Search' }).fill('customer enum');
      await expectText(page.locator('#all-findings').getByRole('status'), /^\d+ of [1-9]\d*,\d+ findings/);
    }
  });
});

async function forget(page: Page): Promise<void> {
  page.removeAllListeners('dialog');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: /Forget/ }).click();
}

/** Waits until an element says something. */
async function expectText(place: ReturnType<Page['locator']>, expected: RegExp): Promise<void> {
  await eventually(async () => expect(await place.innerText()).to.match(expected));
}

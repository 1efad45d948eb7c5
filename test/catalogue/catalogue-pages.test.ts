import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect } from 'chai';
import { globSync } from 'tinyglobby';
import { catalogue } from '../../catalogue/catalogue.ts';
import { rulePageAddress } from '../../framework/documentation.ts';
import { catalogueSite } from '../support/catalogue-site.ts';

describe('the pages of the catalogue', () => {
  const pages = new Map<string, string>();

  before(async () => {
    const { path } = await catalogueSite();
    for (const name of globSync('**/index.html', { cwd: path }))
      pages.set(name, readFileSync(join(path, name), 'utf8'));
  });

  it('are one for each rule, where findings link to', () => {
    const { rules } = catalogue();
    expect(pages.size).to.equal(rules.length + 1);
    for (const { id } of rules) {
      const { pathname } = new URL(rulePageAddress('https://docs.example', id));
      expect([...pages.keys()]).to.include(`${pathname.slice(1)}index.html`);
    }
  });

  it('link only to each other, and to places that there are', () => {
    const idsOf = new Map([...pages].map(([path, text]) => [path, new Set(matches(text, / id="([^"]+)"/g))]));
    for (const [path, text] of pages) {
      for (const href of matches(text, / href="([^"]+)"/g)) {
        const [file = '', place] = href.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        expect(pages.has(target), `${path}: ${href}`).to.equal(true);
        if (place !== undefined && !place.includes('=')) {
          expect(idsOf.get(target)?.has(place), `${path}: ${href}`).to.equal(true);
        }
      }
      expect(text, path).not.to.match(/ src=/);
    }
  });

  it('have a policy that allows their own styles and script and nothing else', () => {
    for (const [path, text] of pages) {
      const [policy] = matches(text, /http-equiv="Content-Security-Policy" content="([^"]+)"/g);
      expect(policy, path).to.match(
        /^default-src 'none'; style-src 'sha256-[^']+'; script-src ('none'|'sha256-[^']+');/,
      );
      expect(text, path).not.to.match(/<[^>]+ (style|on\w+)="/);
    }
  });

  it('are small enough to be sent', () => {
    const sizes = [...pages].map(([path, text]) => ({ path, kilobytes: Buffer.byteLength(text) / 1024 }));
    for (const { path, kilobytes } of sizes) expect(kilobytes, path).to.be.below(path === 'index.html' ? 400 : 80);
  });
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '');
}

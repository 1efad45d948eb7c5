import { expect } from 'chai';
import { buildAsset, PAGE_ASSETS } from '../../pages/build-assets.ts';

describe('what pages carry', () => {
  it('is one style sheet and one script for each kind of page', () => {
    expect(PAGE_ASSETS.toSorted()).to.deep.equal([
      'pages/client/catalogue.ts',
      'pages/style/catalogue.css',
      'review/client/main.tsx',
      'review/page/review.css',
    ]);
  });

  it('is as short as it can be, and keeps its names to itself', async () => {
    for (const entry of PAGE_ASSETS) {
      const text = await buildAsset(entry);
      expect(text.length, entry).to.be.above(5_000);
      expect(text.split('\n').length, entry).to.be.below(text.length / 500);
      expect(text, entry).not.to.match(/^\s*@import|\/\*/m);
      if (!entry.endsWith('.css'))
        expect(text, entry).to.match(/^(?:globalThis\.LINTEL_MUTANT=\d+;\n)?(?:"use strict";)?\(\(\)=>\{/);
    }
  });
});

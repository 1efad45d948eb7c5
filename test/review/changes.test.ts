import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ReviewChanges } from '../../review/changes.ts';
import { Changes } from '../../review/page/changes.tsx';

/** What is shown of one change in these operations. */
function shown(operations: readonly string[], version: ReviewChanges['version'] = null): string {
  const isWider = false;
  const groups = [{ operations, entries: [{ text: 'It is gone', at: null, result: null }] }];
  const sections = [{ subject: 'breaks', title: 'Breaks clients', groups }];
  const changes = { against: 'old.yaml', sections, isWider, version };
  return renderToString(h(Changes, { changes: changes as ReviewChanges })).replaceAll(/<[^>]*>/g, '');
}

describe('what changed, in a review', () => {
  it('names up to three operations, and counts more', () => {
    expect(shown(['GET /a', 'GET /b', 'GET /c'])).to.include('1 changeGET /a, GET /b, GET /cIt is gone');
    expect(shown(['GET /a', 'GET /b', 'GET /c', 'GET /d'])).to.include('1 change4 operationsIt is gone');
  });

  it('says which version is asked for where it is too low', () => {
    const version = { asked: '2.0.0', given: '1.1.0' };
    const sentence = 'The changes ask for version 2.0.0, and info.version is 1.1.0.';
    expect(shown(['GET /a'], { ...version, isLower: true })).to.include(sentence);
    expect(shown(['GET /a'], { ...version, isLower: false })).not.to.include(sentence);
  });
});

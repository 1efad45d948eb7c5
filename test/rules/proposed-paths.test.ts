import { expect } from 'chai';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { lintText } from '../support/lint-text.ts';

/** The rules that propose another path for a resource. */
const PROPOSING = ['path-depth', 'prefer-top-level'].map((id) => RULES[id] as Rule);

function messagesOn(...paths: readonly string[]): string[] {
  const text = JSON.stringify({
    openapi: '3.1.0',
    paths: Object.fromEntries(paths.map((path) => [path, { get: {} }])),
  });
  return lintText({ text }, PROPOSING).map(({ message }) => message);
}

describe('a path that is proposed', () => {
  it('is spelled as path-characters wants it', () => {
    expect(messagesOn('/v1/shop/Orders/{orderId}/LineItems/{itemId}')[0]).to.include(
      'give it the path /v1/shop/line-items/{itemId} if',
    );
    expect(messagesOn('/v1/shop/Orders/{orderId}/Items/{itemId}/Notes/{noteId}/File_Parts/{partId}')[0]).to.include(
      'give File_Parts the path /v1/shop/file-parts/{partId}',
    );
  });
});

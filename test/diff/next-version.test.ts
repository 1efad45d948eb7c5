import { expect } from 'chai';
import type { NextVersion } from '../../diff/next-version.ts';
import { diffTexts } from '../support/diff-texts.ts';

const ORDERS = `  /v1/shop/orders:\n    get: { responses: { '204': { description: None } } }\n`;
const CARTS = ORDERS.replace('orders', 'carts');

/** What a change from some paths to others asks for, from one version to another one. */
async function next(from: string, to: string, before: string, after: string): Promise<NextVersion | null> {
  const shop = (version: string, paths: string) =>
    `openapi: 3.1.0\ninfo: { title: Shop, version: '${version}' }\npaths:\n${paths}`;
  return (await diffTexts(shop(from, before), shop(to, after))).nextVersion;
}

const CLOSED = ORDERS.replace('get: {', 'get: { security: [{ token: [] }],');
const KINDS = {
  same: [ORDERS, ORDERS],
  more: [ORDERS, ORDERS + CARTS],
  wider: [CLOSED, ORDERS],
  breaking: [ORDERS + CARTS, ORDERS],
  ended: [
    ORDERS.replace('get: {', "get: { deprecated: true, x-sunset: '2026-11-01',") + CARTS.replace('v1', 'v2'),
    CARTS.replace('v1', 'v2'),
  ],
} as const;

describe('diff/next-version.ts', () => {
  for (const [kind, from, asked] of [
    ['same', '1.4.2', '1.4.2'],
    ['more', '1.4.2', '1.5.0'],
    ['wider', '1.4.2', '1.5.0'],
    ['ended', '2.4.2', '2.5.0'],
    ['breaking', '1.4.2', '2.0.0'],
    ['breaking', '10.4.2', '11.0.0'],
    // Before 1.0.0 a minor version may break.
    ['breaking', '0.4.2', '0.5.0'],
    ['more', '0.4.2', '0.5.0'],
    // What is not written is 0, and what follows the numbers does not count.
    ['same', 'v2', '2.0.0'],
    ['more', '2.1', '2.2.0'],
    ['more', '1.2.3-beta+5', '1.3.0'],
  ] as const) {
    it(`asks for ${asked} after ${from} where the change is ${kind}`, async () => {
      const [before, after] = KINDS[kind];
      expect(await next(from, from, before, after)).to.include({ asked, given: from });
    });
  }

  for (const [given, isLower] of [
    ['1.4.2', true],
    ['1.5', false],
    ['1.5.0', false],
    ['1.10.0', false],
    ['0.9.9', true],
    ['2.0.0', false],
    ['1.4.9', true],
  ] as const) {
    it(`finds ${given} ${isLower ? '' : 'not '}lower than the 1.5.0 that something new asks for`, async () => {
      expect(await next('1.4.2', given, ...KINDS.more)).to.deep.equal({ asked: '1.5.0', given, isLower });
    });
  }

  it('compares the last number where the others are the same', async () => {
    expect(await next('1.4.2', '1.4.1', ...KINDS.same)).to.include({ isLower: true });
    expect(await next('1.4.2', '1.4.3', ...KINDS.same)).to.include({ isLower: false });
  });

  it('says nothing where one of the two has no version of numbers', async () => {
    expect(await next('1.4.2', 'next', ...KINDS.more)).to.equal(null);
    expect(await next('2026-11-24', '1.4.2', ...KINDS.more)).to.equal(null);
    expect(await next('1.2.3.4', '1.4.2', ...KINDS.more)).to.equal(null);
  });

  it('asks for a new major version where the paths have one', async () => {
    expect(await next('1.4.2', '1.5.0', ORDERS, ORDERS.replace('v1', 'v2'))).to.include({
      asked: '2.0.0',
      isLower: true,
    });
  });
});

import { expect } from 'chai';

/** A message is a fact in words, not a value alone, and what to do about it. */
export function expectMessage(message: string): void {
  const [fact = '', ...remedies] = message.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').split('; ');
  const count = (text: string) => text.match(/[\p{L}\d-]{2,}/gu)?.length ?? 0;
  expect(count(fact), `words of the fact: ${message}`).to.be.at.least(2);
  expect(count(remedies.join(' ')), `words of the remedy: ${message}`).to.be.at.least(1);
}

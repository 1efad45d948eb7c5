import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { type ExampleText, exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import { mendedExample } from '../../catalogue/mended-example.ts';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { decides } from '../../rulesets/ruleset.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';

const every = Object.values(RULES);

/** The rule itself and every rule that decides: a review rule's questions are no fault of another rule's example. */
function rulesBeside(rule: Rule): Rule[] {
  return every.filter((other) => other === rule || decides(other));
}

/** A text without what lines and columns of a page add to it. */
function squeezed(text: string): string {
  return text.replaceAll(/[\s|]/g, '');
}

/** What is found on a line where the example states another message. */
function misstated({ stated }: ExampleText, found: readonly FoundAt[]): string[] {
  return stated.flatMap(({ line, message }) => {
    const parts = message.split('…').map((part) => part.trim().replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
    const wanted = new RegExp(`^${parts.join('.*')}(?: \\(§[^()]+\\))?$`);
    const here = found.filter((one) => one.line === line).map((one) => one.message);
    return here.some((one) => wanted.test(one)) ? [] : here;
  });
}

describe('examples', () => {
  for (const rule of every) {
    const { id } = rule.extensions.lintel;
    const examples = examplesOf(rule);
    const page = squeezed(readFileSync(`docs/rules/${id}.md`, 'utf8'));
    describe(id, () => {
      it('has bad, good and ignored ones', () => {
        for (const kind of ['bad', 'good', 'ignored'] as const) expect(examples[kind], kind).not.to.be.empty;
      });
      for (const shown of examples.bad) {
        it(`finds exactly what is marked: ${shown.title}`, () => {
          const example = exampleText(shown);
          expect(example.marked, 'marks').not.to.be.empty;
          const all = lintText(example, rulesBeside(rule));
          const found = all.map(({ line, rule: code, message }) => ({ line, code, message }));
          const lines = found.map(({ line }) => line).sort((left, right) => left - right);
          expect(
            found.filter(({ code }) => code !== id),
            'findings of other rules',
          ).to.deep.equal([]);
          expect(lines, JSON.stringify(found, null, 1)).to.deep.equal(example.marked);
          expect(misstated(example, all), 'messages that are not as stated').to.deep.equal([]);
          const unknown = found.filter(({ message }) => !page.includes(squeezed(`${rule.severity} ${id} ${message}`)));
          expect(unknown, `not in docs/rules/${id}.md: npm run generate, and read the difference`).to.deep.equal([]);
        });
      }
      for (const shown of examples.bad) {
        it(`mends what mends itself: ${shown.title}`, async () => {
          const mended = await mendedExample(rule, shown);
          expect(mended?.text ?? null, 'npm run generate, and read the difference').to.equal(shown.fixed);
        });
      }
      for (const shown of [...examples.good, ...examples.ignored]) {
        it(`finds nothing: ${shown.title}`, () => {
          const example = exampleText(shown);
          expect(example.marked, 'marks').to.be.empty;
          expect(lintText(example, rulesBeside(rule)), example.text).to.deep.equal([]);
        });
      }
    });
  }
});

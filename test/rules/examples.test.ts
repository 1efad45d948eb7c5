import { expect } from 'chai';
import { exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { decides } from '../../rulesets/ruleset.ts';
import { lintText } from '../support/lint-text.ts';

const all = Object.values(RULES);

/** The rule itself and every rule that decides: a review rule's questions are no fault of another rule's example. */
function rulesBeside(rule: Rule): Rule[] {
  return all.filter((other) => other === rule || decides(other));
}

describe('examples', () => {
  for (const rule of all) {
    const { id } = rule.extensions.lintel;
    const examples = examplesOf(rule);
    describe(id, () => {
      it('has bad, good and ignored ones', () => {
        for (const kind of ['bad', 'good', 'ignored'] as const) expect(examples[kind], kind).not.to.be.empty;
      });
      for (const shown of examples.bad) {
        it(`finds exactly what is marked: ${shown.title}`, () => {
          const example = exampleText(shown);
          expect(example.marked, 'marks').not.to.be.empty;
          const found = lintText(example, rulesBeside(rule)).map(({ line, rule: code, message }) => ({
            line,
            code,
            message,
          }));
          const lines = found.map(({ line }) => line).sort((left, right) => left - right);
          expect(
            found.filter(({ code }) => code !== id),
            'findings of other rules',
          ).to.deep.equal([]);
          expect(lines, JSON.stringify(found, null, 1)).to.deep.equal(example.marked);
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

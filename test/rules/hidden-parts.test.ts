import { expect } from 'chai';
import { exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import type { Rule } from '../../framework/rule.ts';
import { RULES } from '../../rules/index.generated.ts';
import { decides } from '../../rulesets/ruleset.ts';
import type { Data } from '../support/description-data.ts';
import { HIDING_PLACES } from '../support/hidden-parts.ts';
import { lintText, type TextSource } from '../support/lint-text.ts';
import { Parsers } from '../support/parsers.ts';
import { sample } from '../support/sample.ts';

/**
 * What a component is to be by itself, what only the root can say, and where an exception holds is not the same in
 * another place.
 */
const BOUND_TO_PLACES: ReadonlySet<string> = new Set([
  'no-body',
  'schema-dialect',
  'annotation-in-use',
  'no-any-of-one-of',
]);

/** The dialect is asked for as soon as there is a component. */
const every = Object.values(RULES).filter(({ extensions }) => extensions.lintel.id !== 'schema-dialect');
const examples = every.flatMap((rule) => {
  const { bad, good } = BOUND_TO_PLACES.has(rule.extensions.lintel.id) ? { bad: [], good: [] } : examplesOf(rule);
  return [...bad, ...good].map((shown) => ({ rule, shown }));
});

function rulesThatSpeak(rule: Rule, source: TextSource): string[] {
  const beside = every.filter((other) => other === rule || decides(other));
  return [...new Set(lintText(source, beside).map((found) => found.rule))].sort();
}

describe('examples whose parts stand elsewhere', () => {
  let moved = 0;

  for (const [hiding, hide] of Object.entries(HIDING_PLACES)) {
    it(`make the same rules speak: ${hiding}`, () => {
      const different: string[] = [];
      for (const { rule, shown } of sample(`examples with ${hiding}`, examples, 15)) {
        const example = exampleText(shown);
        const data = (example.complete ?? ((one: unknown) => one))(Parsers.Yaml.parse(example.text).data) as Data;
        const before = JSON.stringify(data);
        const other = hide(data);
        const after = JSON.stringify(data);
        if (before === after) continue;
        moved++;
        const files = { ...example.files, ...(other !== null && { 'parts.yaml': JSON.stringify(other) }) };
        const was = rulesThatSpeak(rule, { text: before, files: example.files }).join();
        const is = rulesThatSpeak(rule, { text: after, files }).join();
        if (was !== is) different.push(`${rule.extensions.lintel.id}, ${shown.title}: ${was} became ${is}`);
      }
      expect(different).to.deep.equal([]);
    });
  }

  it('have such parts', () => {
    expect(moved).to.be.above(10);
  });
});

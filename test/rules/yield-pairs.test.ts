import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import { type ExampleText, exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import type { Rule } from '../../framework/rule.ts';
import { lastTurn } from '../../framework/rule-order.ts';
import { memoize } from '../../model/lib/memoize.ts';
import { RULES } from '../../rules/index.generated.ts';
import { RULESETS } from '../../rulesets/index.ts';
import type { Severity } from '../../spec/statement.ts';
import { type FoundAt, lintText } from '../support/lint-text.ts';
import { runSpectral } from '../support/spectral-run.ts';

/** Descriptions in which rules meet that do not do so in their examples. */
const FOLDER = 'test-specs/yields';

/** Two rules that report one cause: the first yields to the second. */
interface Pair {
  readonly yielding: Rule;
  readonly other: Rule;
}

/** A description that shows a pair at work: alone, the yielding rule reports at the place; the other rule covers it. */
interface Witness {
  readonly text: ExampleText;
  readonly place: string;
}

const PAIRS = Object.values(RULES).flatMap((yielding): Pair[] =>
  yielding.extensions.lintel.yieldsTo.flatMap((id) => {
    const other = RULES[id];
    return other === undefined ? [] : [{ yielding, other }];
  }),
);

const ALL = Object.values(RULES);

function idOf({ extensions }: Rule): string {
  return extensions.lintel.id;
}

function placesOf(found: readonly FoundAt[], rule: Rule): string[] {
  return found.filter(({ rule: id }) => id === idOf(rule)).map(placeOf);
}

function placeOf({ source, path }: Pick<FoundAt, 'source' | 'path'>): string {
  return [source, ...path.map(String)].join(' ');
}

/** The texts that may show a pair: the bad examples of both, and descriptions written for pairs. */
function textsFor({ yielding, other }: Pair): ExampleText[] {
  const examples = [yielding, other].flatMap((rule) => examplesOf(rule).bad);
  return [...examples.map(textOf), ...WRITTEN];
}

/** One text for each example, since what is read of a text is kept with it. */
const textOf = memoize(exampleText);

const WRITTEN: readonly ExampleText[] = readdirSync(FOLDER).map((file) => {
  const yaml = readFileSync(`${FOLDER}/${file}`, 'utf8');
  return exampleText({ part: 'description', yaml, asWritten: true });
});

/** Lints with some rules, of which some have another severity. */
function lint(
  text: ExampleText,
  rules: readonly Rule[],
  severities: Readonly<Record<string, Severity>> = {},
): FoundAt[] {
  return lintText(
    text,
    rules.map((rule) => ({ ...rule, severity: severities[idOf(rule)] ?? rule.severity })),
  );
}

function without(rules: readonly Rule[], rule: Rule): Rule[] {
  return rules.filter((one) => one !== rule);
}

function equally({ yielding, other }: Pair): Readonly<Record<string, Severity>> {
  return { [idOf(yielding)]: 'warn', [idOf(other)]: 'warn' };
}

/** Where a rule reports when no other one runs. */
const placesAlone = memoize((rule: Rule) => memoize((text: ExampleText) => placesOf(lint(text, [rule]), rule)));

function witnessOf(pair: Pair): Witness | null {
  const { yielding, other } = pair;
  for (const text of textsFor(pair)) {
    const alone = placesAlone(yielding)(text);
    if (alone.length === 0) continue;
    const left = placesOf(lint(text, [yielding, other], equally(pair)), yielding);
    const silenced = alone.filter((one) => !left.includes(one));
    if (silenced.length === 0) continue;
    // At this place, no third rule reports the cause as well.
    const withoutOther = placesOf(lint(text, without(ALL, other)), yielding);
    const place = silenced.find((one) => withoutOther.includes(one));
    if (place !== undefined) return { text, place };
  }
  return null;
}

/** The rulesets in which a pair is shown; questions are in the last one only. */
function rulesetsFor({ yielding, other }: Pair): string[] {
  const asks = [yielding, other].some(({ extensions }) => extensions.lintel.kind === 'review');
  return asks ? ['recommended', 'all', 'design-review'] : ['recommended', 'all'];
}

/** The rules of a ruleset, and the yielding one where the ruleset leaves it out. */
function rulesOf(name: string, { yielding }: Pair): Rule[] {
  const rules = Object.values(RULESETS[name]?.rules ?? {});
  return rules.some((rule) => idOf(rule) === idOf(yielding)) ? rules : [...rules, yielding];
}

/** The places of a rule's findings in spectral-core. */
async function inSpectral({ text }: Witness, rules: readonly Rule[], rule: Rule): Promise<string[]> {
  const ruleset = { rules: Object.fromEntries(rules.map((one) => [idOf(one), one])) };
  const data = text.complete?.(parse(text.text)) ?? parse(text.text);
  const found = await runSpectral(ruleset as never, { 'openapi.yaml': JSON.stringify(data), ...text.files });
  return found.filter(({ rule: id }) => id === idOf(rule)).map(({ source, path }) => `${source} ${path}`.trim());
}

describe('rules that yield', () => {
  it('name rules that exist, in no circle', () => {
    for (const rule of ALL) {
      const { id, yieldsTo } = rule.extensions.lintel;
      for (const other of yieldsTo) expect(RULES, `${id} yields to ${other}`).to.have.property(other);
      expect(yieldsTo, id).not.to.include(id);
      expect(new Set(yieldsTo).size, id).to.equal(yieldsTo.length);
    }
    expect(lastTurn()).to.be.greaterThan(1);
  });

  for (const pair of PAIRS) {
    const { yielding, other } = pair;
    const equalSeverities = equally(pair);
    const severities = { [idOf(yielding)]: 'error', [idOf(other)]: 'warn' } as const;
    const isLessSevere = severityRank(other) > severityRank(yielding);

    describe(`${idOf(yielding)} to ${idOf(other)}`, () => {
      let witness: Witness;
      before(() => {
        const found = witnessOf(pair);
        if (found === null) throw new Error(`no description shows this pair; write one into ${FOLDER}`);
        witness = found;
      });

      for (const name of rulesetsFor(pair)) {
        it(`in ${name}, with the other rule in the run and without it`, () => {
          const rules = rulesOf(name, pair);
          const both = rules.some((rule) => idOf(rule) === idOf(other));
          const off = rules.filter((rule) => idOf(rule) !== idOf(other));
          const found = (some: readonly Rule[]) => placesOf(lint(witness.text, some), yielding);
          if (both && !isLessSevere) expect(found(rules)).not.to.include(witness.place);
          expect(found(off)).to.include(witness.place);
        });
      }

      it('in spectral-core', async () => {
        const found = (some: readonly Rule[]) => inSpectral(witness, some, yielding);
        expect(await found([yielding])).to.include(witness.place);
        for (const rules of [
          [yielding, other],
          [other, yielding],
        ]) {
          const equal = rules.map((rule) => ({ ...rule, severity: 'warn' as const }));
          expect(await found(equal)).not.to.include(witness.place);
        }
      });

      it('where the other rule is less severe', () => {
        expect(placesOf(lint(witness.text, ALL, severities), yielding)).to.include(witness.place);
      });

      it('and the finding that stays names the statements of both', () => {
        const found = lint(witness.text, [yielding, other], equalSeverities);
        const named = found.filter(({ rule }) => rule === idOf(other)).flatMap(({ statements }) => statements);
        expect(named).to.include.members([...yielding.extensions.lintel.statements]);
      });
    });
  }
});

function severityRank({ severity }: Rule): number {
  return ['error', 'warn', 'hint'].indexOf(severity);
}

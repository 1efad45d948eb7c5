import { expect } from 'chai';
import { checkGiven } from '../../engine/check-given.ts';
import type { RulesetText } from '../../engine/ruleset-text.ts';

/** What is said of a ruleset whose rule `mine` is given these; null where they can be used. */
async function saidOf(given: readonly string[], texts: readonly RulesetText[] = []): Promise<string | null> {
  const ruleset = { rules: { mine: { name: 'mine', given } } } as never;
  return checkGiven(ruleset, { file: '/a/own.yaml', name: 'own.yaml', texts }).then(
    () => null,
    ({ name, message }: Error) => `${name}: ${message}`,
  );
}

/** A text in which each key of a path is a line. */
function textWith(given: unknown): RulesetText {
  const data = { rules: { mine: { given } } };
  return { file: '/a/own.yaml', name: 'own.yaml', data, positionOf: (path) => ({ line: path.length, character: 0 }) };
}

const WRONG = '$.info[?(nothing(@))]';
const SAID = `"${WRONG}" is no JSONPath expression ('nothing' is not defined); correct it`;

describe('the given of rules', () => {
  it('is used where it is an expression, all of the description, or an alias', async () => {
    expect(await saidOf([])).to.equal(null);
    expect(await saidOf(['$', '#Alias', '$.paths[*]', '$..schema'])).to.equal(null);
  });

  for (const part of [
    '$.info.contact',
    '$.servers',
    '$.tags',
    '$.paths[*]',
    '$.paths[*].parameters',
    '$.paths[*].parameters[*].schema',
    '$.paths[*].post',
    '$..post.tags',
    '$..post.parameters',
    '$..post.parameters[*].schema',
    '$..requestBody.content[*].schema',
    "$..responses['200']",
    '$..responses[*].content[*]',
    '$.components.schemas[*]',
    '$.components.schemas[*].required',
    '$.components.schemas[*].properties[*]',
  ]) {
    it(`is refused where what it asks of ${part} cannot be evaluated`, async () => {
      expect(await saidOf([`${part}[?(@.none.at)]`])).to.include("Cannot read properties of undefined (reading 'at')");
    });
  }

  it('is refused with the name of the rule where the ruleset is a program', async () => {
    const said = `UsageError: the ruleset own.yaml, rule mine: ${SAID}`;
    expect(await saidOf(['$.paths', WRONG])).to.equal(said);
    expect(await saidOf([WRONG], [textWith('$.info')])).to.equal(said);
  });

  it('is refused at its line where it is written in YAML or JSON, alone or in a list', async () => {
    expect(await saidOf([WRONG], [textWith(WRONG)])).to.equal(`UsageError: the ruleset own.yaml:4:1: ${SAID}`);
    expect(await saidOf([WRONG], [textWith('$.info'), textWith(['$.paths', WRONG])])).to.equal(
      `UsageError: the ruleset own.yaml:5:1: ${SAID}`,
    );
  });
});

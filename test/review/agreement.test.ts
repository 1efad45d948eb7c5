import { resolve } from 'node:path';
import { expect } from 'chai';
import { reviewFile } from '../../cli/commands/review/review-file.ts';
import { directEngine } from '../../engine/direct.ts';
import designReview from '../../rulesets/design-review.ts';
import { readText } from '../../source/read-text.ts';
import { shownRange, withoutRepeats } from '../../source/result.ts';
import { corpusPath, describeCorpus } from '../support/corpus.ts';
import { sample } from '../support/sample.ts';
import { shapes } from '../support/shapes.ts';

/** What a review shows is what the linter finds, with the same lines. */
describe('review and lint agree', () => {
  for (const file of ['test-specs/reference-3.1.yaml', 'test-specs/reference-3.0.yaml']) {
    it(file, () => expectSame(resolve(file)));
  }

  for (const { name, file } of sample('reviews of shapes of real ones', shapes(), 3)) it(name, () => expectSame(file));

  describeCorpus('about real descriptions', (names) => {
    const some = names.filter((name) => /paypal|DigitalOcean|conversations/.test(name));
    for (const name of sample('reviews', some, 2)) it(name, () => expectSame(corpusPath(name)));
  });

  async function expectSame(source: string): Promise<void> {
    const input = { source, isStdin: false };
    const { review } = await reviewFile(input, async ({ source }) => readText(source), {
      cwd: '/',
      remoteRefs: false,
    });
    const engine = directEngine(designReview, { cwd: process.cwd(), remoteRefs: false });
    const { results } = await engine.lint(input, readText(input.source), () => undefined);
    const linted = withoutRepeats(results).map((result) => {
      const { code, message } = result;
      const { start } = shownRange(result);
      return `${code} ${start.line + 1}:${start.character + 1} ${message}`;
    });
    const reviewed = review?.findings.map(({ rule, message, location: { line, column } }) => {
      return `${rule} ${line}:${column} ${message}`;
    });
    expect(reviewed?.sort()).to.deep.equal(linted.sort());
  }

  it('finds nothing broken in the reference description', async () => {
    const input = { source: resolve('test-specs/reference-3.1.yaml'), isStdin: false };
    const { review } = await reviewFile(input, async ({ source }) => readText(source), { cwd: '/', remoteRefs: false });
    expect(review?.statements.filter(({ verdict }) => verdict === 'broken')).to.deep.equal([]);
    const verdicts = new Set(
      review?.operations.flatMap(({ cells }) => Object.values(cells).map(({ verdict }) => verdict)),
    );
    expect([...verdicts].sort()).to.deep.equal(['holds', 'notApplicable']);
  });
});

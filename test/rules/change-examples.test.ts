import { expect } from 'chai';
import { type ChangeExample, changeExamplesOf } from '../../catalogue/change-examples.ts';
import { CHANGE_CHECKS } from '../../rules/change.generated.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { diffTexts } from '../support/diff-texts.ts';
import { changeText } from '../support/examples/change-text.ts';
import { expectMessage } from '../support/expect-message.ts';

/** Where a finding stands: the version, and the line counted from 1. */
type At = readonly ['before' | 'after', number];

/** The lines that are marked, and the kinds that are stated there. */
function marksIn(text: string, version: At[0]): { readonly at: At; readonly kind: string | undefined }[] {
  return text.split('\n').flatMap((line, index) => {
    const [mark, kind] = /# <- finding(?:: (\S+))?/.exec(line) ?? [];
    return mark === undefined ? [] : [{ at: [version, index + 1] as const, kind }];
  });
}

async function findingsOf({ part, before, after }: ChangeExample) {
  const texts = { before: changeText(part, before), after: changeText(part, after) };
  const { results, problems } = await diffTexts(texts.before, texts.after);
  expect(problems, texts.after).to.deep.equal([]);
  const found = results.map(({ source, range, keyRange, ...rest }) => ({
    at: [source.endsWith('before.yaml') ? 'before' : 'after', (keyRange ?? range).start.line + 1] as const,
    ...rest,
  }));
  return { found, marked: [...marksIn(texts.before, 'before'), ...marksIn(texts.after, 'after')] };
}

const inOrder = (places: readonly At[]) => places.map((at) => at.join(':')).sort();

describe('change examples', () => {
  for (const id of Object.keys(CHANGE_CHECKS)) {
    const rule = EVERY_RULE[id];
    if (rule === undefined) throw new Error(`${id} has no rule.ts`);
    const statement = rule.extensions.lintel.statements[0] ?? '';
    const { breaking, hint, silent } = changeExamplesOf(rule);
    describe(id, () => {
      it('has ten that break or hint, and ten silent ones', () => {
        expect(breaking.length + hint.length).to.be.at.least(10);
        expect(silent).to.have.length.at.least(10);
      });
      for (const example of [...breaking, ...hint]) {
        it(`finds exactly what is marked: ${example.title}`, async () => {
          const { found, marked } = await findingsOf(example);
          expect(marked, 'marks').not.to.be.empty;
          expect(inOrder(found.map(({ at }) => at)), JSON.stringify(found, null, 1)).to.deep.equal(
            inOrder(marked.map(({ at }) => at)),
          );
          for (const { statements, message, severity } of found) {
            expect(statements, message).to.include(statement);
            expectMessage(message);
            if (breaking.includes(example)) expect(severity, message).to.equal(0);
            else expect(severity, message).to.be.above(0);
          }
          const known = Object.values(CHANGE_CHECKS).flatMap((check) => check.kinds.map(({ kind }) => kind));
          expect(known).to.include.members(found.map(({ kind }) => kind));
          const kinds = found.map(({ kind }) => kind);
          for (const { kind } of marked) if (kind !== undefined) expect(kinds).to.include(kind);
        });
      }
      for (const example of silent) {
        it(`is silent: ${example.title}`, async () => {
          const { found } = await findingsOf(example);
          const own = found.filter(({ statements }) => statements.includes(statement));
          expect(own).to.deep.equal([]);
        });
      }
    });
  }
});

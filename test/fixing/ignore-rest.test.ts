import { expect } from 'chai';
import { exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import { editable } from '../../edits/editable.ts';
import { carryOut } from '../../edits/plan.ts';
import { exceptionsFor, ignoreRest } from '../../fixing/ignore-rest.ts';
import { RunTexts } from '../../fixing/run-texts.ts';
import { RULES } from '../../rules/index.generated.ts';
import { type Result, START_OF_FILE } from '../../source/result.ts';
import { lintText, type TextSource } from '../support/lint-text.ts';
import { sample } from '../support/sample.ts';

const ALL = Object.values(RULES);
const SOURCE = 'openapi.yaml';

/** The findings of a text as exceptions are made for them. */
function found(source: TextSource) {
  return lintText(source, ALL).map(({ rule, path, places, source: file, sources }) => ({
    code: rule,
    path: path.map(String),
    source: file,
    ...(places !== null && {
      places: places.map((place, index) => ({
        ...{ path: place.map(String), source: sources[index] ?? file, range: undefined as never },
      })),
    }),
  }));
}

/** The text with exceptions for findings, and those for which none can be written. */
function ignored(text: string, findings: ReturnType<typeof found>, reason = 'Older than the rules.') {
  const opened = editable(text, SOURCE);
  const exceptions = exceptionsFor(findings, reason, () => opened.data);
  const fixes = exceptions.flatMap((one) => ('edits' in one ? [one] : []));
  const { files, refused } = carryOut(fixes, () => opened);
  const reasons = exceptions.flatMap((one) => ('reason' in one ? [one.reason] : []));
  return { text: files.get(SOURCE)?.text ?? text, reasons: [...reasons, ...refused.map((one) => one.reason)] };
}

function ignoredAt(text: string, ...findings: readonly (readonly [code: string, path: string])[]) {
  const of = findings.map(([code, path]) => ({ code, source: SOURCE, path: path.split(' ').filter(Boolean) }));
  return ignored(text, of);
}

describe('fixing/ignore-rest.ts', () => {
  it('writes one entry for each rule at the object on which a finding stands', () => {
    const text = 'components:\n  schemas:\n    A:\n      type: array # of any\n';
    const both = ignoredAt(
      text,
      ['array-max-items', 'components schemas A'],
      ['array-min-items', 'components schemas A'],
      ['array-min-items', 'components schemas A type'],
    );
    expect(both.text).to.equal(
      `${text}      x-lintel:\n        ignore:\n          array-max-items: Older than the rules.\n          array-min-items: Older than the rules.\n`,
    );
  });

  for (const [title, path, at] of [
    ['of a value, at its object', 'paths /a get operationId', 'paths /a get'],
    [
      'of a key of properties, which are names, at what has them',
      'components schemas A properties',
      'components schemas A',
    ],
    [
      'of a property called example, at it',
      'components schemas A properties example',
      'components schemas A properties example',
    ],
    ['in an example, at what has it', 'components schemas A example b', 'components schemas A'],
    ['of an item, at the item', 'paths /a get parameters 0 name', 'paths /a get parameters 0'],
    ['of an item that is no object, at what has the list', 'components schemas A required 0', 'components schemas A'],
    ['of what is not there, at what is there', 'paths /a get responses 404 content', 'paths /a get'],
    ['in an example by name, at it', 'components examples E value b', 'components examples E'],
    ['in an annotation, at what has it', 'info x-lintel closed', 'info'],
    ['of a security requirement, which has names, at what has it', 'paths /a get security 0', 'paths /a get'],
    ['of the root, at the root', '', ''],
  ] as const) {
    it(`writes an exception ${title}`, () => {
      const data = {
        openapi: '3.1.0',
        info: { 'x-lintel': { closed: true } },
        paths: { '/a': { get: { operationId: 'a', parameters: [{ name: 'b' }], responses: {}, security: [{}] } } },
        components: {
          schemas: { A: { properties: { example: {} }, required: ['b'], example: { b: {} } } },
          examples: { E: { value: { b: {} } } },
        },
      };
      const findings = [{ code: 'no-null', source: SOURCE, path: path.split(' ').filter(Boolean) }];
      const [exception] = exceptionsFor(findings, 'why', () => data);
      const [edit] = exception !== undefined && 'edits' in exception ? exception.edits : [];
      expect(edit?.path.join(' ')).to.equal(`${at} x-lintel ignore no-null`.trim());
    });
  }

  it('writes one at each place of a finding, and says what it ignores', () => {
    const data = { components: { schemas: { A: {}, B: {} } } };
    const at = (name: string) => ({ source: SOURCE, path: ['components', 'schemas', name], range: START_OF_FILE });
    const finding = { code: 'no-null', ...at('A'), places: [at('A'), at('B')] };
    const exceptions = exceptionsFor([finding], 'Imported.', () => data);
    expect(exceptions).to.deep.equal(
      ['A', 'B'].map((name) => ({
        result: finding,
        title: 'Ignore no-null',
        isSafe: true,
        edits: [
          {
            edit: 'set',
            source: SOURCE,
            path: ['components', 'schemas', name, 'x-lintel', 'ignore', 'no-null'],
            value: 'Imported.',
          },
        ],
      })),
    );
  });

  it('ignores what comes up in the stead of what is ignored, too, and says what it cannot', async () => {
    const texts = new RunTexts();
    texts.note(SOURCE, 'info: {}\npaths: {}\n');
    texts.note('other.yaml', 'info: {}\n');
    const finding = (code: string, key: string, source = SOURCE): Result => ({
      ...{ code, source, path: [key], message: code, severity: 0, range: START_OF_FILE, statements: [] },
    });
    const refusing = finding('no-null', 'info', 'other.yaml');
    const first = [finding('no-null', 'info'), finding('annotation-in-use', 'info'), refusing];
    const later = [[finding('no-number', 'paths'), refusing], [refusing]];
    const refusal = (source: string) => (source === SOURCE ? null : 'it is elsewhere');
    const lint = async () => ({ results: later.shift() ?? [], complete: true });
    const outcome = await ignoreRest(first, 'Imported.', { texts, lint, refusal });
    expect(texts.now(SOURCE)).to.equal(
      'info:\n  x-lintel:\n    ignore:\n      no-null: Imported.\npaths: {}\nx-lintel:\n  ignore:\n    no-number: Imported.\n',
    );
    expect(outcome).to.deep.equal({ findings: 2, refused: [{ result: refusing, reason: 'it is elsewhere' }] });
    expect(texts.now('other.yaml')).to.equal('info: {}\n');
  });

  it('keeps what stands there', () => {
    const text = '{"info": {"x-lintel": {"ignore": {"no-null": "old"}, "closed": true}}}';
    expect(ignoredAt(text, ['no-number', 'info title']).text).to.equal(
      '{"info": {"x-lintel": {"ignore": {"no-null": "old", "no-number": "Older than the rules."}, "closed": true}}}',
    );
  });

  it('says why it writes none', () => {
    expect(ignoredAt('info: { x-lintel: 5 }', ['no-null', 'info']).reasons).to.deep.equal([
      'its x-lintel is no object',
    ]);
    expect(ignoredAt('info: { x-lintel: { ignore: a } }', ['no-null', 'info']).reasons).to.deep.equal([
      'the ignore of its x-lintel is no object',
    ]);
    expect(ignoredAt('info: {}', ['annotation-in-use', 'info']).reasons).to.deep.equal([
      'what is wrong with x-lintel itself has to be mended',
    ]);
    expect(ignoredAt('info: {}', ['operation-tags', 'info']).reasons).to.deep.equal([
      'x-lintel hides findings of the rules of Lintel only',
    ]);
  });

  it('leaves no finding of bad examples, once what comes up in their stead is ignored, too', () => {
    const examples = ALL.filter(({ extensions }) => extensions.lintel.section !== 'x-lintel').flatMap((rule) =>
      examplesOf(rule).bad.map((example) => ({ id: rule.extensions.lintel.id, example })),
    );
    for (const { id, example } of sample('examples to ignore', examples, 60)) {
      const source = exampleText(example);
      // What stands in a shared file would have its exception there.
      const inText = (text: string) =>
        found({ ...source, text }).flatMap(({ places, ...one }) => {
          const own = places?.filter((place) => place.source === SOURCE);
          if (one.source !== SOURCE || own?.length === 0) return [];
          return [{ ...one, ...(own !== undefined && { places: own }) }];
        });
      const once = ignored(source.text, inText(source.text)).text;
      const twice = ignored(once, inText(once)).text;
      const left = inText(twice).map(({ code, path }) => `${code} ${path.join('/')}`);
      expect(left, `${id}, ${example.title}`).to.deep.equal([]);
    }
  });
});

import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { editable, edited } from '../../edits/editable.ts';
import { NotEditable } from '../../edits/text-edit.ts';
import { type Change, Conflict, inside, type Key, noChange } from '../../framework/changes/change.ts';
import { member } from '../../model/description/json.ts';
import { CORPUS } from '../../scripts/corpus.ts';
import { type Choose, chooser, seeded } from '../../scripts/seeded.ts';
import { withoutMark } from '../../source/read-text.ts';
import { describeCorpus } from '../support/corpus.ts';
import { oddLayout } from '../support/odd-layout.ts';
import { IS_FULL, sample } from '../support/sample.ts';

const VALUES: readonly unknown[] = [
  5,
  'plain',
  'yes',
  'a: b # c',
  "it's",
  'two\nlines',
  '',
  null,
  true,
  [],
  {},
  [1, 'x'],
  { a: 1, b: { c: ['d'] } },
  'say "x"',
  'ü',
  '- y',
  ' lead',
];
const KEYS = ['maxLength', 'zz', 'a b', '404', 'x: y', '/p/{id}', 'minimum', 'default'];

/** A change of a few places of a value, the same for the same seed; it never writes the whole. */
function drawnChange(data: unknown, seed: number): Change {
  return new ChangeDrawer(seed).drawn(data, 0);
}

class ChangeDrawer {
  private readonly next: () => number;
  private readonly choose: Choose;

  constructor(seed: number) {
    this.next = seeded(seed);
    this.choose = chooser(seed);
  }

  drawn(data: unknown, depth: number): Change {
    const change = noChange();
    if (typeof data !== 'object' || data === null || (depth > 0 && this.next() < 0.2)) {
      if (this.next() < 0.6) change.set = { value: this.choose(VALUES) };
      else change.removed = true;
      return change;
    }
    for (let count = 1 + Math.floor(this.next() * 3); count > 0; count--) this.note(data, change, depth);
    return change;
  }

  private note(data: object, change: Change, depth: number): void {
    const keys: Key[] = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
    const kind = this.next();
    if (kind < 0.3 || keys.length === 0) this.add(data, change);
    else {
      const key = this.choose(keys);
      if (change.inside.has(key)) return;
      if (kind < 0.4 && !Array.isArray(data)) inside(change, key).renamed = `${this.choose(KEYS)}${this.next()}`;
      else change.inside.set(key, this.drawn(member(data, key), depth + 1));
    }
  }

  private add(data: object, change: Change): void {
    if (Array.isArray(data)) {
      const index = Math.floor(this.next() * (data.length + 1));
      inside(change, index).before.push(this.choose(VALUES));
      return;
    }
    const key = this.choose(KEYS);
    if (!Object.hasOwn(data, key) && !change.inside.has(key)) inside(change, key).set = { value: this.choose(VALUES) };
  }
}

/**
 * The text after the change, which was read again and says what was intended; null where one of the sentences says why
 * not.
 */
function changedText(text: string, source: string, seed: number): string | null {
  try {
    const file = editable(text, source);
    return edited(file, drawnChange(file.data, seed)).text;
  } catch (error) {
    if (error instanceof NotEditable || error instanceof Conflict) return null;
    throw error;
  }
}

const keys = fc.constantFrom('type', 'properties', '200', '404', '/pets/{id}', 'a b', "it's", 'x-y', 'true', 'é');
const scalars = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom('word', '1', 'a: b', '# a', 'two\nlines', ' a'),
  fc.integer(),
  fc.boolean(),
);
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    scalars,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
  ),
}));
const objects = fc.dictionary(keys, values, { minKeys: 1, maxKeys: 6 });
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('edits of a text', () => {
  const examined = IS_FULL ? { numRuns: 20_000 } : { numRuns: 400, seed: 20261123 };

  /** The share of drawn changes that were carried out. */
  function carriedOut(anchors: boolean): number {
    let count = 0;
    fc.assert(
      fc.property(objects, seeds, (value, seed) => {
        const { text, comments } = oddLayout(value, seed, anchors);
        const changed = changedText(text, 'a.yaml', seed);
        if (changed === null) return;
        count++;
        for (let comment = 1; comment <= comments; comment++)
          expect(changed).to.match(new RegExp(`# comment ${comment}\\b`));
      }),
      examined,
    );
    return count / examined.numRuns;
  }

  it('say what was intended, whatever the layout, and keep every comment', () => {
    expect(carriedOut(false)).to.be.above(0.6);
  });

  it('say the same beside anchors, aliases and merge keys', () => {
    expect(carriedOut(true)).to.be.above(0.3);
  });

  it('say what was intended in JSON, minified, with tabs and with blanks', () => {
    fc.assert(
      fc.property(objects, seeds, fc.constantFrom('', '\t', '  ', '    '), (value, seed, step) => {
        changedText(JSON.stringify(value, null, step), 'a.json', seed);
      }),
      examined,
    );
  });

  it('say what was intended in descriptions of our own', () => {
    for (const file of sample('own files that are edited', globSync('test-specs/**/*.{json,yaml}'), 30))
      for (let seed = 0; seed < 5; seed++) changedText(withoutMark(readFileSync(file, 'utf8')), file, seed);
  });

  describeCorpus('of real descriptions', () => {
    it('say what was intended', () => {
      const files = globSync('**/*.{json,yaml,yml}', { cwd: CORPUS, absolute: true });
      for (const file of sample('files that are edited', files, 60))
        for (let seed = 0; seed < 3; seed++) changedText(withoutMark(readFileSync(file, 'utf8')), file, seed);
    });
  });
});

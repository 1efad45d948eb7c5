import { expect } from 'chai';
import { RULES } from '../../rules/index.generated.ts';
import { corpusPath } from '../../scripts/corpus.ts';
import { carriedLabel, type LabelChange } from '../../scripts/labels/carry-label.ts';
import { labelBreach, placesOf } from '../../scripts/labels/check-label.ts';
import { editLabels } from '../../scripts/labels/edit-labels.ts';
import { type Label, labelFault, type Verdict } from '../../scripts/labels/label.ts';

const FILE = 'shop/openapi.yaml';

function label(rule: string, pointer: string, verdict: Verdict = 'true', more: Partial<Label> = {}): Label {
  return { file: FILE, rule, pointer, verdict, ...more };
}

/** Findings of rules at pointers, each with the further pointers that it stands for: `rule /a/b /c/d`. */
function found(...findings: readonly string[]) {
  const at = (pointer: string) => ({ source: corpusPath(FILE), path: pointer.split('/').slice(1) });
  return placesOf(
    findings.map((finding) => {
      const [code = '', pointer = '', ...places] = finding.split(' ');
      const { statements = [] } = RULES[code]?.extensions.lintel ?? {};
      return { code, statements, ...at(pointer), ...(places.length === 0 ? {} : { places: places.map(at) }) };
    }),
  );
}

describe('labels of findings', () => {
  const breaks = (one: Label, ...findings: readonly string[]) => labelBreach(one, found(...findings)) !== null;

  it('hold by their verdicts, at own places and at those that a finding stands for', () => {
    for (const verdict of ['true', 'wrong-remedy'] as const) {
      expect(breaks(label('uri-length', '/a', verdict), 'uri-length /a')).to.equal(false);
      expect(breaks(label('uri-length', '/a', verdict), 'uri-length /b /b /a')).to.equal(false);
      expect(breaks(label('uri-length', '/a', verdict), 'uri-length /b', 'no-null /a')).to.equal(true);
    }
    for (const verdict of ['duplicate', 'noise'] as const) {
      expect(breaks(label('uri-length', '/a', verdict), 'uri-length /a')).to.equal(true);
      expect(breaks(label('uri-length', '/a', verdict), 'uri-length /b /b /a')).to.equal(false);
    }
    expect(breaks(label('uri-length', '/a', 'false'), 'uri-length /b /b /a')).to.equal(true);
    expect(breaks(label('uri-length', '/a', 'false'))).to.equal(false);
    const moved = label('uri-length', '/a', 'wrong-place', { belongs: '/b' });
    expect(breaks(moved, 'uri-length /a')).to.equal(true);
    expect(breaks(moved, 'uri-length /b')).to.equal(false);
  });

  it('fail when they hold although they are open', () => {
    const open = label('uri-length', '/a', 'false', { why: 'short', open: 'not mended' });
    expect(breaks(open, 'uri-length /a')).to.equal(false);
    expect(breaks(open)).to.equal(true);
  });

  it('need a place where a finding belongs, and a reason where it is wrong', () => {
    expect(labelFault(label('uri-length', '/a'))).to.equal(null);
    expect(labelFault(label('uri-length', 'a'))).to.be.a('string');
    expect(labelFault(label('uri-length', '/a', 'noise'))).to.be.a('string');
    expect(labelFault(label('uri-length', '/a', 'wrong-place'))).to.be.a('string');
    expect(labelFault(label('uri-length', '/a', 'maybe' as Verdict))).to.be.a('string');
  });
});

describe('carrying labels over', () => {
  const carried = (one: Label, now: readonly string[], before: readonly string[] = [], alone: readonly string[] = []) =>
    carriedLabel(one, {
      before: found(...before),
      now: found(...now),
      alone: async () => found(...alone),
      rules: RULES,
    });

  it('leaves what holds', async () => {
    expect(await carried(label('uri-length', '/a'), ['uri-length /a'])).to.deep.equal({});
  });

  it('follows a rule that became another one', async () => {
    const [heir] = Object.values(RULES).filter(({ extensions }) => extensions.lintel.formerIds.length > 0);
    const { id = '', formerIds = [] } = heir?.extensions.lintel ?? {};
    expect(await carried(label(formerIds[0] ?? '', '/a'), [`${id} /a`])).to.deep.equal({ rule: id });
  });

  it('follows a finding to the one new place near it', async () => {
    const one = label('uri-length', '/a/b');
    expect(await carried(one, ['uri-length /a/b/c'])).to.deep.equal({ pointer: '/a/b/c' });
    expect(await carried(one, ['uri-length /a', 'uri-length /a/c'], ['uri-length /a/c'])).to.deep.equal({
      pointer: '/a',
    });
    expect(await carried(one, ['uri-length /a/b/c', 'uri-length /a/b/d'])).to.equal(null);
    expect(await carried(one, ['uri-length /x'])).to.equal(null);
  });

  it('takes what only yields for a duplicate', async () => {
    const one = label('flat-variants', '/a/discriminator');
    const change = await carried(one, ['no-any-of-one-of /a/oneOf'], [], ['flat-variants /a/discriminator']);
    expect(change?.verdict).to.equal('duplicate');
    expect(change?.why).to.include('no-any-of-one-of');
  });

  it('writes what changes, and nothing else', () => {
    const text =
      '# Read by people.\n- { rule: a, pointer: "/a", verdict: true }\n- rule: b\n  pointer: /b\n  verdict: true\n';
    const changes: LabelChange[] = [{ pointer: '/a/c d' }, { rule: 'c', verdict: 'noise', why: "it's loud" }];
    expect(editLabels(text, changes)).to.equal(
      '# Read by people.\n- { rule: a, pointer: "/a/c d", verdict: true }\n- rule: c\n  pointer: /b\n  verdict: noise\n  why: "it\'s loud"\n',
    );
    expect(editLabels(text, [null, null])).to.equal(text);
  });
});

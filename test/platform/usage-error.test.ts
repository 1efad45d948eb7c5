import { expect } from 'chai';
import { reasonOf } from '../../platform/error-text.ts';
import { nearestName } from '../../platform/nearest-name.ts';
import { isUsageError, oneOf, UsageError, unknownName } from '../../platform/usage-error.ts';

const NAMES = ['recommended', 'all', 'error', 'warn'];

describe('a name that there is not', () => {
  const hintFor = (given: string, names: readonly string[] = NAMES) =>
    unknownName('thing', given, names).split('; ')[1];

  it('is refused with those that there are', () => {
    expect(oneOf('thing', 'all', NAMES)).to.equal('all');
    expect(() => oneOf('thing', 'zzz', NAMES)).to.throw(
      UsageError,
      'there is no thing "zzz" among recommended, all, error, warn; choose one of these',
    );
  });

  it('is held against the nearest one, by a third of its letters or two', () => {
    expect(hintFor('recomended')).to.equal('did you mean "recommended"?');
    expect(hintFor('rxcxmmxnded')).to.equal('did you mean "recommended"?');
    expect(hintFor('rxcxmmxxdxd')).to.equal('choose one of these');
    expect(hintFor('eror')).to.equal('did you mean "error"?');
    expect(hintFor('errxx')).to.equal('did you mean "error"?');
  });

  it('is held against one that it begins, or that begins it', () => {
    expect(hintFor('warning')).to.equal('did you mean "warn"?');
    expect(hintFor('rec')).to.equal('did you mean "recommended"?');
    expect(hintFor('re')).to.equal('choose one of these');
  });

  it('is near none with which it has no letter in common', () => {
    expect(hintFor('xy', ['ab'])).to.equal('choose one of these');
    expect(hintFor('xb', ['ab'])).to.equal('did you mean "ab"?');
  });

  it('is near one whatever its case, and none that is far', () => {
    expect(nearestName('MAXITEMS', ['minItems', 'maxItems'])).to.equal('maxItems');
    expect(nearestName('maxItms', ['minItems', 'maxItems'])).to.equal('maxItems');
    expect(nearestName('al', ['all'])).to.equal('all');
    expect(nearestName('something', ['all', 'recommended'])).to.equal(null);
    expect(nearestName('abcxyz', ['abc'])).to.equal(null);
  });
});

describe('errors in words', () => {
  it('are told by their name, whichever copy of the module made them', () => {
    expect(isUsageError(new UsageError('a'))).to.equal(true);
    expect(isUsageError(Object.assign(new Error('a'), { name: 'UsageError' }))).to.equal(true);
    expect(isUsageError(new Error('a'))).to.equal(false);
    expect(isUsageError({ name: 'UsageError' })).to.equal(false);
  });

  it('are the first line without full stop, and without the call of the system', () => {
    expect(reasonOf(new Error('It broke.\nat a'))).to.equal('It broke');
    expect(reasonOf(new Error("EACCES: permission denied, open '/a b'"))).to.equal('permission denied');
    expect(reasonOf(new Error('EPIPE: broken pipe, write'))).to.equal('broken pipe');
    expect(reasonOf('a text;')).to.equal('a text');
    expect(reasonOf(new Error(''))).to.equal('no reason given');
  });
});

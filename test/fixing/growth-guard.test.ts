import { expect } from 'chai';
import type { Candidate } from '../../fixing/candidates.ts';
import { GrowthGuard } from '../../fixing/growth-guard.ts';
import { foundPlaces, type PassRecord } from '../../fixing/pass-record.ts';
import type { FileEdit } from '../../framework/changes/file-edit.ts';
import { type Result, START_OF_FILE } from '../../source/result.ts';

const SOURCE = 'openapi.yaml';

function finding(code: string, path: string): Result {
  const found = { message: code, severity: 0, range: START_OF_FILE, source: SOURCE, statements: [] } as const;
  return { ...found, code, path: path.split(' ') };
}

function fix(title: string, edit: FileEdit): Candidate {
  return { title, isSafe: true, edits: [edit], result: finding(title, 'info') };
}

function set(path: string): FileEdit {
  return { edit: 'set', source: SOURCE, path: path.split(' '), value: false };
}

function renamed(path: string): FileEdit {
  return { edit: 'rename', source: SOURCE, path: ['paths', path], to: path.replaceAll('_', '-') };
}

/** The place that the rule speaks of refers to a shared parameter, and is used by all paths. */
const REFERENCES = {
  pathsUsing: () => new Set(['/a-b', '/c-d']),
  targetOf: () => ({ source: SOURCE, path: ['components', 'parameters', 'host'] }),
};

function pass(...carriedOut: readonly Candidate[]): PassRecord {
  return { textsBefore: new Map(), placesBefore: foundPlaces([]), carriedOut, files: new Map() };
}

describe('fixing/growth-guard.ts', () => {
  const one = fix('one', renamed('/a_b'));
  const two = fix('two', renamed('/c_d'));
  const cause = fix('cause', set('components parameters host required'));
  const now = foundPlaces([finding('other', 'paths /x get parameters 0')]);
  const none = foundPlaces([]);

  it('asks the less likely causes, too, while ever new likely ones turn up', () => {
    const refused = new Map<string, string>();
    const titles = () => [...refused.keys()].map((mark) => mark.split('\0').at(-1));
    const guard = new GrowthGuard(refused);
    expect(guard.judge([pass(one, cause)], now, REFERENCES)).to.equal(0);
    expect(titles()).to.deep.equal(['one']);
    expect(guard.judge([pass(two, cause)], now, REFERENCES)).to.equal(0);
    expect(titles()).to.deep.equal(['one', 'two', 'cause']);
  });

  it('admits again what was refused in vain, and says why the others are not', () => {
    const refused = new Map<string, string>();
    const guard = new GrowthGuard(refused);
    guard.judge([pass(one, cause)], now, REFERENCES);
    guard.judge([pass(cause)], now, REFERENCES);
    // Without both there is no more finding: one half of them, then the other.
    guard.judge([pass(two)], none, REFERENCES);
    guard.judge([pass(two, cause)], now, REFERENCES);
    expect(guard.judge([pass(one, two)], none, REFERENCES)).to.equal(null);
    expect([...refused.keys()].map((mark) => mark.split('\0').at(-1))).to.deep.equal(['cause']);
    expect([...refused.values()]).to.deep.equal(['after it, other would have more findings than before']);
    expect([...guard.refusedForSure.keys()]).to.have.length(1);
    expect(guard.refusesAtLarge).to.equal(false);
  });
});

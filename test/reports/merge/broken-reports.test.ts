import { expect } from 'chai';
import { json } from '../../../reports/json.ts';
import { readJsonReport } from '../../../reports/merge/read-json-report.ts';
import { readSarifReport } from '../../../reports/merge/read-sarif-report.ts';
import { BrokenReport } from '../../../reports/merge/report-contents.ts';
import { sarif } from '../../../reports/sarif.ts';
import { finding, ON_KEY, SEVERAL, SOME_RULE, write } from '../report-fixture.ts';

const { path, range, source } = ON_KEY;
const FINDINGS = [
  finding({ statements: ['2.1/enum-values'], documentationUrl: 'https://docs.example.com/some-rule' }),
  SEVERAL,
  finding({ code: 'mendable', mendable: { safely: 1, inAll: 2 } }),
  ON_KEY,
  { ...SEVERAL, code: 'several-keys', places: [{ path, range, keyRange: range, source }] },
];
const SHARD = { index: 2, count: 3, files: 'f00' };

type Path = readonly (string | number)[];

/** The members and items at any depth. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = [...at, Array.isArray(value) ? Number(key) : key];
    return [path, ...pathsIn(child, path)];
  });
}

/** The data with the member at a path changed, or gone. */
function changed(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((item, index) => (index === key ? changed(item, rest, value) : item));
  const entries = Object.entries(data as object);
  return Object.fromEntries(
    entries.flatMap(([name, member]) => {
      if (name !== key) return [[name, member]];
      const other = changed(member, rest, value);
      return other === undefined ? [] : [[name, other]];
    }),
  );
}

/**
 * What the reader makes of the data: what it gives, or that it is broken. Anything else that it throws fails the test.
 */
function outcomeOf(read: (text: string) => unknown, data: unknown): string {
  try {
    return JSON.stringify(read(JSON.stringify(data)), (_key, value) => (value instanceof Map ? [...value] : value));
  } catch (error) {
    expect(error).to.be.instanceOf(BrokenReport);
    return 'broken';
  }
}

const READERS = [
  {
    name: 'SARIF',
    text: () => write(sarif, FINDINGS, { rules: [SOME_RULE], shard: SHARD }),
    read: (text: string) => readSarifReport(text, '/repository'),
    optional: ['helpUri', 'relatedLocations', 'properties', 'mendable'],
    numbers: /^$/,
  },
  {
    name: 'JSON',
    text: () => write(json, FINDINGS),
    read: readJsonReport,
    optional: ['keyRange', 'places', 'statements', 'documentationUrl'],
    // Stock Spectral writes an index as a number, and a rule's name where it is one.
    numbers: /(^|\/)(code|path)(\/\d+)?$/,
  },
];

for (const { name, text, read, optional, numbers } of READERS) {
  describe(`a ${name} report that is not as it was written`, () => {
    let data: unknown;
    let whole: string;
    before(async () => {
      data = JSON.parse(await text());
      whole = outcomeOf(read, data);
      expect(whole).to.not.equal('broken');
    });

    for (const value of [{}, [], [7], true, -1, 1.5]) {
      it(`is refused where something that is read is ${JSON.stringify(value)} instead`, () => {
        const accepted = pathsIn(data).flatMap((at) => {
          const isNumber =
            typeof value === 'number' ? Number.isInteger(value) : Array.isArray(value) && value.length > 0;
          const isAllowed = kindOf(memberAt(data, at)) === kindOf(value) || (isNumber && numbers.test(at.join('/')));
          const outcome = outcomeOf(read, changed(data, at, value));
          return isAllowed || outcome === 'broken' || outcome === whole ? [] : [at.join('/')];
        });
        expect(accepted).to.deep.equal([]);
      });
    }

    it('is refused where something that is read is gone', () => {
      const accepted = pathsIn(data).flatMap((at) => {
        const last = at.at(-1);
        if (typeof last === 'number' || optional.includes(String(last))) return [];
        const outcome = outcomeOf(read, changed(data, at, undefined));
        return outcome === 'broken' || outcome === whole ? [] : [at.join('/')];
      });
      expect(accepted).to.deep.equal([]);
    });
  });
}

describe('a report that is no JSON', () => {
  it('is refused, with line and column', () => {
    const said = /^:2:11: this is broken JSON: .*; write it again with lintel lint$/;
    for (const { name, read } of READERS) expect(() => read('[\n  {"code" 1}\n]'), name).to.throw(BrokenReport, said);
  });
});

function memberAt(data: unknown, at: Path): unknown {
  return at.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data);
}

/** What may stand for one another: lists, which may be empty, objects, and numbers from where they count. */
function kindOf(value: unknown): string {
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object') && value.includes(7) ? 'numbers' : 'list';
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 ? 'count' : 'number';
  return typeof value;
}

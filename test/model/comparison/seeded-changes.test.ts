import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'yaml';
import type { Change } from '../../../model/comparison/change.ts';
import { compareDescriptions } from '../../../model/comparison/compare-descriptions.ts';
import type { Description } from '../../../model/description/description.ts';
import { member } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { keysOf } from '../../../model/description/place.ts';
import { Context } from '../../../model/description/schema-contexts.ts';
import { memoizeText } from '../../../model/lib/memoize.ts';
import { CHANGE_CHECKS } from '../../../rules/change.generated.ts';
import { corpusPath } from '../../../scripts/corpus.ts';
import { descriptionFrom, shownChange } from '../../support/compare-data.ts';
import { describeCorpus } from '../../support/corpus.ts';
import type { Data } from '../../support/description-data.ts';
import type { SeededInterfaceChange } from '../../support/description-parts.ts';
import { sample } from '../../support/sample.ts';
import { SEEDED_CHANGES, type SeededChange } from '../../support/seeded-changes.ts';
import { SEEDED_OPERATION_CHANGES } from '../../support/seeded-operation-changes.ts';
import { SEEDED_OTHER_CHANGES } from '../../support/seeded-other-changes.ts';
import { shopWithEverything } from '../../support/shop-with-everything.ts';

const REQUESTS = Context.requestBody | Context.queryParameter | Context.headerParameter;
const RESPONSES = Context.responseBody;

/** Changes that some rule reports. */
function reported(changes: readonly Change[]): readonly Change[] {
  return changes.filter((change) => Object.values(CHANGE_CHECKS).some((check) => check.judge(change) !== null));
}

/** Alternatives are matched as wholes, so that what is found stands at them. */
function isInAlternative(schema: SchemaNode, seen = new Set<SchemaNode>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  return schema.usedBy.some(
    ({ relation, holder }) =>
      ['anyOf', 'oneOf', 'not', 'allOf'].includes(relation) || (holder !== null && isInAlternative(holder, seen)),
  );
}

/** What is readOnly or writeOnly goes in one direction, whatever bodies its schema is part of. */
function isOneWay(schema: SchemaNode, seen = new Set<SchemaNode>()): boolean {
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { readOnly, writeOnly } = schema.value;
  return (
    readOnly === true ||
    writeOnly === true ||
    schema.usedBy.some(({ holder }) => holder !== null && isOneWay(holder, seen))
  );
}

function fits({ contexts }: SchemaNode, sent: SeededChange['sent']): boolean {
  const [asked, answered] = [(contexts & REQUESTS) !== 0, (contexts & RESPONSES) !== 0];
  if (sent === 'both') return asked || answered;
  return sent === 'request' ? asked : answered;
}

function at(data: unknown, keys: readonly string[]): Data {
  return keys.reduce<unknown>((value, key) => member(value, key), data) as Data;
}

const read = memoizeText((file) => {
  const data = JSON.parse(JSON.stringify(parse(readFileSync(file, 'utf8'), { maxAliasCount: -1, logLevel: 'error' })));
  return { data, before: descriptionFrom(data) };
});

/** Makes the edit at each of the first schemas that it fits, and expects one finding there. */
function expectOne({ data, before }: ReturnType<typeof read>, change: SeededChange, most: number): number {
  let made = 0;
  for (const schema of before.schemas) {
    if (made >= most) break;
    if (!fits(schema, change.sent) || isInAlternative(schema) || isOneWay(schema)) continue;
    const keys = keysOf(schema.place);
    // Only where it fits all is copied.
    if (change.edit(structuredClone(at(data, keys))) === null) continue;
    const edited = structuredClone(data);
    const expected = change.edit(at(edited, keys));
    if (expected === null) continue;
    made++;
    const found = reported(compareDescriptions(before, descriptionFrom(edited)).changes);
    const wanted = [expected.side, ...keys, ...expected.keys].join('/');
    const where = found.map(({ side, place }) => [side, ...keysOf(place)].join('/'));
    expect(where, found.map(shownChange).join('\n')).to.deep.equal([wanted]);
  }
  return made;
}

/** Makes an edit outside of schemas, and expects one finding. */
function expectOneOf(data: unknown, before: Description, { edit }: SeededInterfaceChange): boolean {
  const edited = structuredClone(data) as Data;
  const expected = edit(edited);
  if (expected === null) return false;
  const found = reported(compareDescriptions(before, descriptionFrom(edited)).changes);
  const where = found.map(({ side, place }) => [side, ...keysOf(place)].join('/'));
  expect(where, found.map(shownChange).join('\n')).to.deep.equal([[expected.side, ...expected.keys].join('/')]);
  return true;
}

const INTERFACE_CHANGES = [...SEEDED_OPERATION_CHANGES, ...SEEDED_OTHER_CHANGES];

describe('a change that breaks clients is one finding at its place', () => {
  it('of more than a hundred kinds', () => {
    const titles = [...SEEDED_CHANGES, ...INTERFACE_CHANGES].map(({ title }) => title);
    expect(new Set(titles).size).to.equal(titles.length).and.to.be.at.least(100);
  });
  for (const change of INTERFACE_CHANGES) {
    it(change.title, () => {
      const data = shopWithEverything();
      expect(expectOneOf(data, descriptionFrom(data), change)).to.equal(true);
    });
  }

  const files = ['test-specs/reference-3.0.yaml', 'test-specs/shapes/ledger.json'];
  let kinds = 0;
  for (const change of sample('seeded kinds', SEEDED_CHANGES, 8)) {
    it(change.title, () => {
      if (files.reduce((sum, file) => sum + expectOne(read(file), change, 1), 0) > 0) kinds++;
    });
  }
  it('in most kinds', () => expect(kinds).to.be.above(2));
});

describeCorpus('a change that breaks clients is one finding at its place in real descriptions', (names) => {
  const cases = names
    .filter((name) => !name.startsWith('digitalocean'))
    .flatMap((name) => SEEDED_CHANGES.map((change) => ({ name, change })));
  for (const { name, change } of sample('seeded changes', cases, 6)) {
    it(`${change.title}, in ${name}`, function () {
      this.timeout(60_000);
      expectOne(read(corpusPath(name)), change, 1);
    });
  }
  const others = names
    .filter((name) => !name.startsWith('digitalocean'))
    .flatMap((name) => INTERFACE_CHANGES.map((change) => ({ name, change })));
  for (const { name, change } of sample('seeded changes of operations', others, 6)) {
    it(`${change.title}, in ${name}`, function () {
      this.timeout(60_000);
      const { data, before } = read(corpusPath(name));
      expectOneOf(data, before, change);
    });
  }
});

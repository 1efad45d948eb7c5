import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect } from 'chai';
import { directEngine } from '../../engine/direct.ts';
import { RULES } from '../../rules/index.generated.ts';
import { decides, rulesetOf } from '../../rulesets/ruleset.ts';
import { INDIRECTIONS, type MarkedDescription, markedDescriptions } from '../../scripts/violations.ts';

const all = markedDescriptions();

/** What every rule that decides, and every question that the description marks, finds in it: `file:line rule`. */
async function found({ root, marks }: MarkedDescription): Promise<string[]> {
  const asked = new Set(marks.map(({ rule }) => rule));
  const ruleset = rulesetOf((rule) => decides(rule) || asked.has(rule.extensions.lintel.id));
  const engine = directEngine(ruleset, { cwd: process.cwd(), remoteRefs: false });
  const linted = await engine.lint({ source: root, isStdin: false }, readFileSync(root, 'utf8'), () => {});
  expect(linted.problems).to.deep.equal([]);
  expect(linted.failures).to.deep.equal([]);
  const distinct = new Map(linted.results.map((result) => [JSON.stringify(result), result]));
  return [...distinct.values()]
    .map(({ source, range, code }) => place(source ?? root, range.start.line + 1, code))
    .toSorted();
}

function place(file: string, line: number, rule: string): string {
  return `${relative('test-specs/violations', file)}:${line} ${rule}`;
}

describe('violations', () => {
  for (const one of all) {
    it(`${one.name}: all that is marked, and nothing else`, async () => {
      const wanted = one.marks.map(({ file, line, rule }) => place(file, line, rule)).toSorted();
      expect(wanted).not.to.be.empty;
      expect(await found(one)).to.deep.equal(wanted);
    });

    it(`${one.name} names rules and indirections that there are`, () => {
      for (const { rule, via } of one.marks) {
        expect(RULES).to.have.property(rule);
        if (via !== null) expect(one.text, via).to.match(INDIRECTIONS[via] ?? /^there is no such indirection$/);
      }
    });
  }

  for (const rule of Object.keys(RULES)) {
    it(`make ${rule} report plainly and through an indirection`, () => {
      const own = all.flatMap(({ marks }) => marks).filter((mark) => mark.rule === rule);
      expect(
        own.filter(({ via }) => via === null),
        `a line that ends in "# <- ${rule}"`,
      ).not.to.be.empty;
      expect(
        own.filter(({ via }) => via !== null),
        `a line that ends in "# <- ${rule} via …"`,
      ).not.to.be.empty;
    });
  }
});

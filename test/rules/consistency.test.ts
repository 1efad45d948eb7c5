import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Schema, Validator } from '@cfworker/json-schema';
import { asyncapi, oas } from '@stoplight/spectral-rulesets';
import { expect } from 'chai';
import { exampleText } from '../../catalogue/example-text.ts';
import { examplesOf } from '../../catalogue/examples.ts';
import { SECTIONS_OF_OUR_OWN } from '../../framework/describe-rule.ts';
import type { Rule } from '../../framework/rule.ts';
import * as functions from '../../functions/index.generated.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import { RULES } from '../../rules/index.generated.ts';
import { RULESETS } from '../../rulesets/index.ts';
import { loadStatements } from '../../spec/load-statements.ts';
import { sectionOf } from '../../spec/sections.ts';
import type { Statement } from '../../spec/statement.ts';
import { lintText } from '../support/lint-text.ts';

const rules = Object.values(RULES);
const statements = loadStatements();
const SECTIONS = [...new Set(rules.map((rule) => rule.extensions.lintel.section))];

function rulesOf(statement: Statement): Rule[] {
  return rules.filter((rule) => rule.extensions.lintel.statements.some((id) => id === statement.id));
}

describe('consistency', () => {
  describe('of rules', () => {
    const files = (readdirSync('rules', { recursive: true }) as string[]).filter((file) => file.includes('/'));

    it('every folder is a rule that stands in its section under its own name', () => {
      const expected = Object.values(EVERY_RULE).map(
        (rule) => `${rule.extensions.lintel.section}/${rule.extensions.lintel.id}/rule.ts`,
      );
      expect(files.filter((file) => file.endsWith('/rule.ts')).sort()).to.deep.equal(expected.sort());
      for (const [id, rule] of Object.entries(EVERY_RULE)) expect(rule.extensions.lintel.id).to.equal(id);
    });

    it('no two have one id, in other sections either, and none has the former id of another', () => {
      const ids = files.filter((file) => file.endsWith('/rule.ts')).map((file) => basename(dirname(file)));
      const former = Object.values(EVERY_RULE).flatMap(({ extensions }) => extensions.lintel.formerIds);
      const all = [...ids, ...former];
      expect(all.filter((id, index) => all.indexOf(id) !== index)).to.deep.equal([]);
    });

    it('ids are lower-case words with hyphens, and none is one of spectral:oas or spectral:asyncapi', () => {
      const taken = new Set([oas, asyncapi].flatMap((ruleset) => Object.keys(ruleset.rules)));
      for (const id of Object.keys(EVERY_RULE)) {
        expect(id).to.match(/^[a-z]+(-[a-z0-9]+)*$/);
        expect(taken.has(id), id).to.equal(false);
      }
    });

    for (const { description, extensions } of Object.values(EVERY_RULE)) {
      it(`${extensions.lintel.id} has a summary and a reason that are sentences`, () => {
        for (const text of [description, extensions.lintel.why]) expect(text).to.match(/^[A-Za-z].*\.$/s);
      });
    }

    for (const [id, { then }] of Object.entries(RULES)) {
      const { function: lintelFunction, functionOptions = null } = then;
      // No run checks these options.
      it(`${id} has options as its function has them`, () => {
        const { options: schema } = lintelFunction.schemas ?? {};
        if (schema === null) expect(functionOptions).to.equal(null);
        else expect(new Validator(schema as Schema, '2020-12').validate(functionOptions).errors).to.deep.equal([]);
      });
    }

    it('those of kind review ask a question, and no others do', () => {
      const asking = rules.filter(({ extensions }) => extensions.lintel.question?.includes('?'));
      expect(asking).to.deep.equal(rules.filter(({ extensions }) => extensions.lintel.kind === 'review'));
    });

    for (const { severity, extensions } of rules) {
      const { id, statements: decided } = extensions.lintel;
      const statement = statements.find((one) => one.id === decided[0]);
      if (statement === undefined) continue;
      it(`${id} has the severity of ${statement.id}, or of the part of it that its note gives another one`, () => {
        if (severity === statement.severity) return;
        const others = rulesOf(statement).filter((rule) => rule.severity === statement.severity);
        expect(others, 'rules for the statement itself').to.have.length.above(0);
        expect(statement.note).to.match(new RegExp(`\\b${severity}\\b`));
      });
    }

    it('those of a statement that is decided in parts of different severities have these', () => {
      const inParts = statements.flatMap((statement) => {
        const deciding = rules.filter((rule) => rule.extensions.lintel.statements[0] === statement.id);
        const isInParts = deciding.some(({ severity }) => severity !== statement.severity);
        return isInParts ? deciding.map((rule) => [rule.extensions.lintel.id, rule.severity]) : [];
      });
      expect(Object.fromEntries(inParts)).to.deep.equal({
        'array-min-items': 'error',
        'array-min-items-above-one': 'hint',
        'authorization-parameter': 'error',
        'bearer-security': 'error',
        'boolean-names': 'error',
        'boolean-parameter-names': 'warn',
        'date-time-form': 'error',
        'date-time-type': 'warn',
        'delete-no-content': 'error',
        'delete-not-found': 'warn',
        'enumerated-string': 'warn',
        'enumerated-string-values': 'error',
        'error-schema': 'error',
        'error-schema-complete': 'warn',
        'if-match-offered': 'hint',
        'if-match-tag': 'error',
        'links-array': 'warn',
        'links-array-created': 'error',
        'max-items-not-page-size': 'warn',
        'max-items-small-page': 'hint',
        'no-head-or-options': 'hint',
        'no-trace': 'error',
        'path-shadowed': 'hint',
        'path-unique': 'error',
        'public-operations': 'warn',
        'put-body': 'error',
        'put-no-content': 'error',
        'put-only-ok': 'warn',
        'standard-methods': 'warn',
      });
    });

    it('those of no statement judge what cannot be judged otherwise: an error where nothing is read as it is meant', () => {
      const own = rules.filter(({ extensions }) => extensions.lintel.statements.length === 0);
      expect(Object.fromEntries(own.map((rule) => [rule.extensions.lintel.id, rule.severity]))).to.deep.equal({
        'annotation-in-use': 'warn',
        'annotation-well-formed': 'error',
        'openapi-structure': 'error',
      });
    });

    it('messages give a fact, a remedy and the section, and are not the summary', () => {
      for (const rule of rules) {
        const { id, section, kind } = rule.extensions.lintel;
        const found = examplesOf(rule).bad.flatMap((example) =>
          lintText(exampleText(example), kind === 'annotation' ? rules : [rule]),
        );
        for (const { message } of found.filter(({ rule: code }) => code === id)) {
          expect(message, id).to.match(/^[^;]+.*; .+[^.] \([^()]+\)$/s);
          const ownSection = Object.hasOwn(SECTIONS_OF_OUR_OWN, section);
          expect(message.endsWith(`(${ownSection ? '' : '§'}${section})`), message).to.equal(true);
          expect(message).not.to.include(rule.description);
        }
      }
    });
  });

  describe('of statements', () => {
    for (const statement of statements) {
      const { id, by, severity } = statement;
      if (!by.includes('document') && !by.includes('review')) continue;
      it(`${id} has a rule of its severity`, () => {
        expect(rulesOf(statement).map((rule) => rule.severity)).to.include(severity);
      });
    }
  });

  describe('of functions', () => {
    const used = new Set(rules.map((rule) => rule.then.function));

    for (const [name, lintelFunction] of Object.entries(functions)) {
      it(`${name} is used by a rule, and called by its export’s name`, () => {
        expect(used.has(lintelFunction)).to.equal(true);
        expect(lintelFunction.name).to.equal(name);
      });
    }

    it('each has a test', () => {
      const filesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts'));
      const tested = filesIn('test/functions').map((file) => file.replace('.test.ts', '.ts'));
      const all = filesIn('functions').filter((file) => file !== 'index.generated.ts');
      expect(tested.sort()).to.deep.equal(all.sort());
    });
  });

  describe('of rulesets', () => {
    const idsOf = (name: string) => Object.keys(RULESETS[name]?.rules ?? {});

    it('recommended has no hints, all has no questions, and design-review has everything', () => {
      const decided = rules.filter((rule) => rule.extensions.lintel.kind !== 'review');
      const ids = (some: readonly Rule[]) => some.map((rule) => rule.extensions.lintel.id);
      expect(idsOf('design-review')).to.deep.equal(ids(rules));
      expect(idsOf('all')).to.deep.equal(ids(decided));
      expect(idsOf('recommended')).to.deep.equal(ids(decided.filter(({ severity }) => severity !== 'hint')));
    });

    it('each section has one', () => {
      for (const section of SECTIONS) {
        expect(idsOf(section)).to.deep.equal(
          idsOf('design-review').filter((id) => {
            const { section: own, statements: decided } = RULES[id]?.extensions.lintel ?? {
              section: '',
              statements: [],
            };
            return own === section || decided.some((statement) => sectionOf(statement) === section);
          }),
        );
      }
    });
  });
});

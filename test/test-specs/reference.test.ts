import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { validate as validate30 } from '@hyperjump/json-schema/openapi-3-0';
import { type Output, validate as validate31 } from '@hyperjump/json-schema/openapi-3-1';
import { expect } from 'chai';
import { parse } from 'yaml';
import { directEngine } from '../../engine/direct.ts';
import type { LintedFile } from '../../engine/engine.ts';
import { oasEngine } from '../../engine/spectral.ts';
import { RULES } from '../../rules/index.generated.ts';
import all from '../../rulesets/all.ts';
import designReview from '../../rulesets/design-review.ts';
import type { Ruleset } from '../../rulesets/ruleset.ts';
import { type DataObject, objectAt, without } from '../../scripts/reference/data.ts';
import { toOpenApi30 } from '../../scripts/reference/openapi-3-0.ts';
import { staleFiles } from '../../scripts/reference.ts';
import { dereferenced } from '../support/dereference.ts';
import { documentedOperations } from '../support/documented-operations.ts';
import { FORMS, OLDER, SINGLE, SPLIT } from '../support/reference-forms.ts';
import { sample } from '../support/sample.ts';
import { schemaFaults } from '../support/schema-faults.ts';

const SCHEMA_30 = 'https://spec.openapis.org/oas/3.0/schema';
/** With the dialect that the description names, in place of OpenAPI's own. */
const SCHEMA_31 = 'https://spec.openapis.org/oas/3.1/schema-draft-2020-12';

describe('the reference description', () => {
  describe('is one text', () => {
    it('from which the other forms are derived', () => {
      expect(staleFiles()).to.deep.equal([]);
    });

    it('that the parts together are, too', () => {
      expect(withoutComponents(SPLIT)).to.deep.equal(withoutComponents(SINGLE));
    });

    it('without type arrays, for which OpenAPI 3.0 has no word', () => {
      const schemas = { Odd: { type: ['string', 'integer'] } };
      expect(() => toOpenApi30({ openapi: '3.1.0', components: { schemas } })).to.throw('["string","integer"]');
    });
  });

  describe('keeps the rules', () => {
    for (const file of FORMS) {
      it(`${file} gives no finding`, async () => {
        const { results, problems, failures } = await lint(file, all);
        expect(toldBy(results)).to.deep.equal([]);
        expect([problems, failures]).to.deep.equal([[], []]);
      });

      it(`${file} raises no more than questions`, async () => {
        const { results, hidden } = await lint(file, designReview);
        expect(toldBy(results.filter(({ code }) => !asks(code)))).to.deep.equal([]);
        expect(hidden, 'exceptions with a reason').to.equal(2);
      });
    }

    for (const file of sample('forms for spectral:oas', FORMS, 1)) {
      it(`${file} gives no finding of spectral:oas either`, async () => {
        const engine = await oasEngine({ cwd: process.cwd(), remoteRefs: false });
        const text = readFileSync(file, 'utf8');
        const { results, problems } = await engine.lint({ source: resolve(file), isStdin: false }, text, () => {});
        expect([toldBy(results), problems]).to.deep.equal([[], []]);
      });
    }

    it('each of which judges at least one place', async () => {
      const tallies = await Promise.all(FORMS.map(async (file) => (await lint(file, designReview)).tallies));
      const judged = (id: string) => tallies.reduce((sum, tally) => sum + (tally.get(id)?.judged ?? 0), 0);
      expect(Object.keys(RULES).filter((id) => judged(id) === 0)).to.deep.equal([]);
    });
  });

  describe('is valid by the official schema', () => {
    it(`${OLDER}: of OpenAPI 3.0`, async () => {
      expect(placesIn(await validate30(SCHEMA_30, read(OLDER), 'BASIC'))).to.deep.equal([]);
    });

    for (const file of [SINGLE, SPLIT]) {
      it(`${file}: of OpenAPI 3.1 with JSON Schema 2020-12`, async () => {
        expect(placesIn(await validate31(SCHEMA_31, read(file), 'BASIC'))).to.deep.equal([]);
      });
    }

    it('which fails where something is wrong', async () => {
      const wrong = {
        openapi: '3.1.0',
        info: { title: 'Shop', version: '1.0.0' },
        paths: { '/v1': { get: { tags: 1 } } },
      };
      expect(placesIn(await validate31(SCHEMA_31, wrong, 'BASIC'))).to.include('#/paths/~1v1/get/tags');
      expect(placesIn(await validate30(SCHEMA_30, { ...wrong, openapi: '3.0.4' }, 'BASIC'))).to.include(
        '#/paths/~1v1/get/tags',
      );
    });
  });

  for (const file of FORMS) {
    describe(`${file} shows`, () => {
      const operations = documentedOperations(dereferenced(file));

      it('an example of every body', () => {
        expect(operations.flatMap(({ id, unshown }) => unshown.map((body) => `${id}: ${body}`))).to.deep.equal([]);
      });

      it('only what fits the schemas', () => {
        const wrong = operations.flatMap(({ id, requests, responses }) =>
          [...requests, ...responses.flatMap(({ bodies }) => bodies)].flatMap(({ name, value, schema }) =>
            schemaFaults(value, schema).map((fault) => `${id} ${name}: ${fault}`),
          ),
        );
        expect(wrong).to.deep.equal([]);
      });
    });
  }
});

const linted = new Map<Ruleset, Map<string, Promise<LintedFile>>>();

/** What a ruleset finds in a file; each is linted once. */
function lint(file: string, ruleset: Ruleset): Promise<LintedFile> {
  const byFile = linted.get(ruleset) ?? new Map<string, Promise<LintedFile>>();
  linted.set(ruleset, byFile);
  const engine = directEngine(ruleset, { cwd: process.cwd(), remoteRefs: false });
  const outcome =
    byFile.get(file) ?? engine.lint({ source: file, isStdin: false }, readFileSync(file, 'utf8'), () => undefined);
  byFile.set(file, outcome);
  return outcome;
}

function asks(code: string): boolean {
  const rule = RULES[code];
  return rule?.extensions.lintel.kind === 'review' && rule.severity === 'hint';
}

function toldBy(results: LintedFile['results']): string[] {
  return results.map(({ code, message, source, range }) => `${source}:${range.start.line + 1} ${code} ${message}`);
}

/** The places with which the validator finds fault. */
function placesIn(output: Output): string[] {
  return output.valid ? [] : (output.errors ?? []).map(({ instanceLocation }) => instanceLocation);
}

function read(file: string) {
  return parse(readFileSync(file, 'utf8'));
}

function withoutComponents(file: string): DataObject {
  return without(objectAt(dereferenced(file)), 'components');
}

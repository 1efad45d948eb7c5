import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { load } from 'js-yaml';
import { asObject } from '../../model/description/json.ts';
import { createServiceWith, type Fault } from '../../test-specs/service/faults/fault.ts';
import { SEQUENCE_FAULTS } from '../../test-specs/service/faults/sequence-faults.ts';
import { setSurroundings } from '../../test-specs/service/surroundings.ts';
import { clone, type Data } from '../support/description-data.ts';
import { describeText } from '../support/lint-text.ts';
import { probeInProcess, rulesAbout, SEQUENCE_RULES } from '../support/probe/probe-service.ts';
import { eachSchema } from '../support/rewritten-schemas.ts';
import { sample } from '../support/sample.ts';

type Form = (root: Data) => void;

const WRITTEN = load(readFileSync('test-specs/service/description.yaml', 'utf8')) as Data;

/** The description of the reference service in other words, which say the same. */
const FORMS: Readonly<Record<string, { readonly form: Form; readonly usual?: Form }>> = {
  'parents that each path calls otherwise': {
    form: (root) => renameIn(root, (name, index, path) => (index === 0 && path.split('{').length === 2 ? 'id' : name)),
  },
  'one name for the last identifier of each path': {
    form: (root) =>
      renameIn(root, (name, index, path) => (index === path.split('{').length - 2 ? 'id' : `${name}Above`)),
  },
  'what the service sets required outside of the part that says so': { form: requireReadOnly },
  'content in place of the schemas of parameters': { form: withContent },
  'no examples, and null beside each type': { form: withNull, usual: withoutExamples },
};

/** The faults that show below a parent, and some of those that need a body. */
const FAULTS = SEQUENCE_FAULTS.filter(({ breaks }) =>
  ['2.8/id-scoped', '4.2/put-whole', '4.2/delete-no-content', '4.6/operations'].includes(breaks[0]),
);

function withContent(root: Data): void {
  const shared = asObject(asObject(root.components).parameters);
  (root.components as Data).parameters = Object.fromEntries(
    Object.keys(shared).map((name) => {
      const { schema, example, ...others } = asObject(shared[name]);
      return [name, { ...others, content: { 'text/plain': { schema, example } } }];
    }),
  );
}

/** Everything but what only the service sets may be null. */
function withNull(root: Data): void {
  withoutExamples(root);
  eachSchema(root, (schema, path) =>
    path.at(-2) === 'properties' && schema.readOnly !== true && path.at(-1) !== 'links'
      ? { oneOf: [{ type: 'null' }, schema] }
      : schema,
  );
}

/** Other names for the parameters of paths. */
function renameIn(root: Data, nameOf: (name: string, index: number, path: string) => string): void {
  const shared = asObject(asObject(root.components).parameters);
  const paths = asObject(root.paths);
  root.paths = Object.fromEntries(
    Object.keys(paths).map((path) => {
      const item = clone(asObject(paths[path])) as Data;
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const other = (name: string) => nameOf(name, names.indexOf(name), path);
      const own = Object.values(shared)
        .map(asObject)
        .filter((one) => one.in === 'path' && names.includes(String(one.name)));
      item.parameters = own.map((one) => ({ ...one, name: other(String(one.name)) }));
      return [path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `{${other(name)}}`), item];
    }),
  );
}

/** The identifier moves to a part of its own, and is required beside that. */
function requireReadOnly(root: Data): void {
  eachSchema(root, ({ $schema, properties, required, ...schema }) => {
    const { id, ...others } = asObject(properties);
    if (asObject(id).$ref !== '#/components/schemas/ResourceId')
      return {
        ...schema,
        ...($schema !== undefined && { $schema }),
        ...(properties !== undefined && { properties }),
        ...(required !== undefined && { required }),
      };
    const names = Array.isArray(required) ? required : [];
    return { ...schema, $schema, required: [...names, 'id'], allOf: [{ properties: { id } }, { properties: others }] };
  });
}

function withoutExamples(root: Data): void {
  const visit = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null) return;
    if (key !== 'properties') {
      delete (value as Data).example;
      delete (value as Data).examples;
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(root, '');
}

function describedAs(form: (root: Data) => void) {
  const root = clone(WRITTEN);
  form(root);
  return describeText(JSON.stringify(root));
}

async function probe(form: (root: Data) => void, fault: Fault | null, rules = SEQUENCE_RULES) {
  const clock = setSurroundings();
  const handler = await createServiceWith(fault, { surroundings: clock });
  const { verdicts } = await probeInProcess({ handler, description: describedAs(form), clock, rules });
  return {
    broken: verdicts.flatMap((one) => (one.outcome === 'broken' ? [`${one.statement}: ${one.violation.message}`] : [])),
    statements: verdicts.flatMap(({ outcome, statement }) => (outcome === 'broken' ? [statement] : [])),
    unjudged: verdicts.flatMap((one) => (one.outcome === 'not judged' ? [`${one.statement}: ${one.reason}`] : [])),
  };
}

describe('lintel probe asks the same by a description with', () => {
  for (const [name, { form, usual = () => undefined }] of Object.entries(FORMS)) {
    it(name, async () => {
      const { broken, unjudged } = await probe(form, null);
      expect(broken).to.deep.equal([]);
      expect(unjudged).to.deep.equal((await probe(usual, null)).unjudged);
    });

    for (const fault of sample(`faults by a description with ${name}`, FAULTS, 2)) {
      it(`${name}, and finds ${fault.id}`, async () => {
        const { statements } = await probe(form, fault, rulesAbout(fault.breaks, fault.id));
        expect([...new Set(statements)].sort()).to.deep.equal([...fault.breaks].sort());
      });
    }
  }
});

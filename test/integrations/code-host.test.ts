import { readdirSync, readFileSync } from 'node:fs';
import { validateWorkflow } from '@action-validator/core';
import { expect } from 'chai';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly strategy?: { readonly matrix: { readonly node: readonly number[] } };
        readonly steps: readonly { readonly run?: string }[];
      }
    >
  >;
}

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly id: string;
    readonly attributes: { readonly label: string };
    readonly validations: { readonly required: boolean };
  }[];
}

const read = (name: string) => readFileSync(`.github/${name}`, 'utf8');
const workflow = (name: string) => parse(read(`workflows/${name}`)) as Workflow;
const runsOf = (name: string) =>
  Object.values(workflow(name).jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('the repository on a code host', () => {
  for (const name of readdirSync('.github/workflows')) {
    it(`${name} is a sound workflow that asks for no more than it needs`, () => {
      expect(validateWorkflow(read(`workflows/${name}`)).errors).to.deep.equal([]);
      expect(workflow(name).permissions).to.deep.equal({ contents: 'read' });
    });
  }

  it('runs .ci/run on the versions of Node that are maintained', () => {
    const [job] = Object.values(workflow('ci.yml').jobs);
    expect(job?.strategy?.matrix.node).to.deep.equal([20, 22, 24]);
    expect(runsOf('ci.yml')).to.deep.equal(['.ci/run']);
  });

  it('calls only scripts that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    const called = readdirSync('.github/workflows')
      .flatMap(runsOf)
      .flatMap((run) => [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].flatMap(([, script]) => script ?? []));
    expect(called).to.include.members(['build', 'release-notes']);
    expect(scripts).to.include.all.keys(...called);
  });

  for (const name of ['bug.yml', 'false-alarm.yml']) {
    it(`${name} asks for the version, the smallest description and the finding`, () => {
      const form = parse(read(`ISSUE_TEMPLATE/${name}`)) as Form;
      expect(form.name).to.be.a('string').that.is.not.empty;
      expect(form.description).to.be.a('string').that.is.not.empty;
      const required = form.body.filter(({ validations }) => validations.required).map(({ id }) => id);
      expect(required).to.include.members(['version', 'description', 'finding']);
      expect(form.body.find(({ id }) => id === 'version')?.attributes.label).to.equal('lintel --version');
    });
  }

  it('has its dependencies and actions updated by configuration', () => {
    const { updates } = parse(read('dependabot.yml')) as {
      updates: { 'package-ecosystem': string; directory: string }[];
    };
    expect(updates.map((one) => one['package-ecosystem'])).to.deep.equal(['npm', 'github-actions']);
  });
});

import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { Projects } from '../../project/projects.ts';
import { settingsFault } from '../../project/settings-fault.ts';
import schema from '../../spec/lintel.schema.json' with { type: 'json' };
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('projects', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  const rulesetOf = async (file: string, cwd = folder.path, home = '/nobody') =>
    (await new Projects(cwd, home).of(join(folder.path, file)))?.settings.ruleset ?? null;

  it('are those of the nearest file at or above', async () => {
    folder.write('.lintel.yaml', 'ruleset: all\n');
    folder.write('packages/a/.lintel.yaml', 'ruleset: "2.2"\n');
    expect(await rulesetOf('openapi.yaml')).to.equal('all');
    expect(await rulesetOf('packages/b/openapi.yaml')).to.equal('all');
    expect(await rulesetOf('packages/a/v1/openapi.yaml')).to.equal('2.2');
  });

  it('end at the root of the repository, else at the home folder, else at the working folder', async () => {
    folder.write('.lintel.yaml', 'ruleset: all\n');
    folder.write('repository/.git/HEAD', '');
    expect(await rulesetOf('repository/a/openapi.yaml', join(folder.path, 'repository/a'))).to.equal(null);
    expect(await rulesetOf('home/a/openapi.yaml', join(folder.path, 'home/a'), join(folder.path, 'home'))).to.equal(
      null,
    );
    expect(await rulesetOf('work/a/openapi.yaml', join(folder.path, 'work'))).to.equal(null);
    expect(await rulesetOf('work/a/openapi.yaml', folder.path)).to.equal('all');
  });

  it('may be links, of which one that leads nowhere or round in a circle is said', async () => {
    folder.write('elsewhere.yaml', 'ruleset: all\n');
    const links = { linked: '../elsewhere.yaml', gone: '../none.yaml', circle: '.lintel.yaml' };
    for (const [name, target] of Object.entries(links)) {
      mkdirSync(join(folder.path, name), { recursive: true });
      symlinkSync(target, join(folder.path, name, '.lintel.yaml'));
    }
    const said = (name: string) => rulesetOf(`${name}/a.yaml`).catch(({ message }: Error) => message);
    expect(await said('linked')).to.equal('all');
    expect(await said('gone')).to.equal('gone/.lintel.yaml cannot be read: there is no such file; check the path');
    expect(await said('circle')).to.equal(
      'circle/.lintel.yaml cannot be read: its symbolic links lead round in a circle; correct them',
    );
  });

  it('are looked for once in a folder', async () => {
    folder.write('.lintel.yaml', 'ruleset: all\n');
    const projects = new Projects(folder.path, '/nobody');
    expect(await projects.of(join(folder.path, 'a.yaml'))).to.equal(await projects.of(join(folder.path, 'b/c.yaml')));
    expect([...projects.looked]).to.have.members([
      join(folder.path, '.lintel.yaml'),
      join(folder.path, 'b/.lintel.yaml'),
    ]);
  });
});

describe('settings of a project', () => {
  const fault = (data: unknown) => {
    const found = settingsFault(data);
    return found === null ? null : `${found.path.join('.')}: ${found.message}`;
  };

  it('are those of the examples in the schema', () => {
    for (const [name, { examples = [] }] of Object.entries(
      schema.properties as Record<string, { examples?: unknown[] }>,
    )) {
      expect(examples, name).to.not.deep.equal([]);
      for (const example of examples) expect(fault({ [name]: example })).to.equal(null);
    }
    expect(fault({})).to.equal(null);
  });

  it('are refused in words, at the place that is wrong', () => {
    const cases: readonly (readonly [unknown, string])[] = [
      [['all'], ': this is ["all"]; write an object with settings such as "ruleset: all"'],
      [{ Ruleset: 'all' }, 'Ruleset: there is no setting "Ruleset"; did you mean "ruleset"?'],
      [{ colour: 1 }, 'colour: there is no setting "colour"; write one of files, ignore, ruleset'],
      [{ files: 'apis' }, 'files: files is "apis"; write a list of files, folders and globs'],
      [{ files: ['a', ''] }, 'files.1: an entry of files is ""; write a file, a folder or a glob'],
      [{ files: [] }, 'files: files is []; write a list'],
      [
        { rules: { 'path-depth': 'warning' } },
        'rules.path-depth: path-depth is "warning"; write error, warn, info, hint or off',
      ],
      [{ baseline: true }, 'baseline: baseline is true; write the file of the baseline'],
      [{ failSeverity: 'off' }, 'failSeverity: failSeverity is "off"; write the lowest severity'],
      [{ maxWarnings: -1 }, 'maxWarnings: maxWarnings is -1; write a whole number from 0 on'],
      [{ maxWarnings: null }, 'maxWarnings: maxWarnings is null; write a whole number from 0 on'],
      [
        { defaults: { arrays: {} } },
        'defaults.arrays: there is no setting of defaults "arrays"; did you mean "array"?',
      ],
      [
        { defaults: { array: { maxItems: 40000 } } },
        'defaults.array.maxItems: maxItems is 40000; write a whole number from 0 to 32767',
      ],
      [
        { defaults: { string: { names: { Id: {} } } } },
        'defaults.string.names.Id: the key "Id" stands there; write one word of lower-case letters and digits',
      ],
      [
        { defaults: { string: { names: { id: { max: 5 } } } } },
        'defaults.string.names.id.max: there is no setting of defaults.string.names.id "max"; write one of minLength, maxLength and pattern',
      ],
      [
        { defaults: { string: { formats: { email: { maxLength: 'x' } } } } },
        'defaults.string.formats.email.maxLength: maxLength is "x"; write a whole number from 0 on',
      ],
      [
        { defaults: { string: { pattern: '(' } } },
        'defaults.string.pattern: pattern is "("; write a regular expression',
      ],
      [
        { documentationUrl: 'docs.example' },
        'documentationUrl: documentationUrl is "docs.example"; write the http(s) address',
      ],
      [{ rules: { 'a/b~c': 1 } }, 'rules.a/b~c: a/b~c is 1; write error'],
    ];
    for (const [data, said] of cases)
      expect(fault(data), JSON.stringify(data))
        .to.be.a('string')
        .that.satisfies((text: string) => text.startsWith(said), said);
  });
});

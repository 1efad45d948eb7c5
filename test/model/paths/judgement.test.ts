import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { classifyPaths } from '../../../model/paths/classify.ts';
import { judgePaths, measureClasses, readPathLabels } from '../../../scripts/judgement-paths.ts';
import { loadDescription } from '../../../source/load-description.ts';
import { parseRoot } from '../../../source/parse.ts';
import { ReferenceAccess } from '../../../source/reference-access.ts';
import { describeCorpus } from '../../support/corpus.ts';

/** The class of each path, by description. */
type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

describe('path classes of real descriptions', () => {
  it('has labels that are worth measuring with', () => {
    const labels = readPathLabels();
    expect(labels.length).to.be.at.least(120);
    expect(new Set(labels.map(({ source, path }) => `${source} ${path}`)).size).to.equal(labels.length);
  });

  it('are right in shapes of real descriptions, and hardly ever unsure', async () => {
    const labels = parse(readFileSync('test/judgement/path-classes-of-shapes.yaml', 'utf8')) as Labels;
    const unsure: string[] = [];
    for (const [name, classes] of Object.entries(labels)) {
      const source = resolve('test-specs/shapes', name);
      const { description } = await loadDescription(
        await parseRoot(readFileSync(source, 'utf8'), source),
        new ReferenceAccess(source, { cwd: process.cwd(), remoteRefs: false }),
      );
      const { paths } = classifyPaths(description);
      expect(paths.map(({ use }) => use.key).sort(), name).to.deep.equal(Object.keys(classes).sort());
      for (const path of paths) {
        if (!path.sure) unsure.push(path.use.key);
        else expect(path.class, `${name} ${path.use.key}: ${path.reason}`).to.equal(classes[path.use.key]);
      }
    }
    expect(unsure).to.deep.equal(['/v1/customer/disputes/{id}/provide-evidence']);
  });

  describeCorpus('judged by readers', () => {
    it('are right in 95 of 100 sure verdicts', () => {
      for (const { class: name, precision, recall, labelled } of measureClasses(judgePaths(readPathLabels()))) {
        if (!['collection', 'item', 'singleton', 'action'].includes(name)) continue;
        expect(labelled, name).to.be.at.least(20);
        expect(precision, `precision of ${name}`).to.be.at.least(0.95);
        expect(recall, `recall of ${name}`).to.be.at.least(0.6);
      }
    });
  });
});

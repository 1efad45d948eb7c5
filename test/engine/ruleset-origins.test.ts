import { expect } from 'chai';
import { Origins } from '../../engine/ruleset-origins.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('the files that a ruleset is read from', () => {
  const positionOf = () => ({ line: 0, character: 0 });
  const text = (file: string, extended: unknown) => ({ file, name: file, data: { extends: extended }, positionOf });

  it('are the ruleset, what it extends, and what its programs import', () => {
    const texts = [text('/a/rules.yaml', './base.yaml'), text('/a/base.yaml', ['lintel'])];
    const origins = new Origins({ file: '/a/rules.yaml', name: 'rules.yaml', texts });
    origins.addModules(['/a/functions/own.js', '\0commonjs-helpers', 'lintel']);
    origins.addPackage('node:path');
    expect(origins.files).to.deep.equal(['/a/rules.yaml', '/a/base.yaml', '/a/functions/own.js']);
  });

  it('are a program and the packages that it imports: of each its main file, and the one with its version', () => {
    const folder = new TemporaryFolder();
    try {
      const origins = new Origins({ file: '/a/own.mjs', name: 'own.mjs', texts: [] });
      expect(origins.files).to.deep.equal(['/a/own.mjs']);
      const packages = ['house', '@house/more'].flatMap((name) =>
        ['package.json', 'lib/index.js'].map((file) => folder.write(`node_modules/${name}/${file}`, '')),
      );
      for (const main of packages.filter((file) => file.endsWith('index.js'))) origins.addPackage(main);
      expect(origins.files).to.deep.equal(['/a/own.mjs', ...packages]);
    } finally {
      folder.remove();
    }
  });

  it('are not known where a part comes from the network, or from a package whose version nobody knows', () => {
    const address = 'HTTPS://rules.example/a.yaml';
    const filesAfter = (change: (origins: Origins) => void, extended: unknown = 'lintel', file = '/a/rules.yaml') => {
      const origins = new Origins({ file, name: file, texts: [text('/a/rules.yaml', extended)] });
      change(origins);
      return origins.files;
    };
    const nothing = () => {};
    expect(filesAfter(nothing)).to.deep.equal(['/a/rules.yaml']);
    expect(filesAfter(nothing, 'lintel', address)).to.equal(undefined);
    expect(filesAfter(nothing, ['lintel', [address, 'all']])).to.equal(undefined);
    expect(filesAfter((origins) => origins.addModules(['/a/own.js', address]))).to.equal(undefined);
    expect(filesAfter((origins) => origins.addPackage('/somewhere/else/index.js'))).to.equal(undefined);
    expect(filesAfter((origins) => origins.addPackage('/a/node_modules/gone/index.js'))).to.equal(undefined);
  });
});

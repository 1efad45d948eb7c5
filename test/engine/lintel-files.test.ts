import { posix, win32 } from 'node:path';
import { expect } from 'chai';
import { lintelBeside, lintelFile } from '../../engine/lintel-files.ts';

describe('files of Lintel in rulesets', () => {
  for (const [rules, file, folder, id] of [
    [posix, '/p/node_modules/lintel/dist/index.cjs', '/p/node_modules/lintel', 'lintel'],
    [posix, '/p/node_modules/lintel/dist/rulesets/all.mjs', '/p/node_modules/lintel', 'lintel/all'],
    [win32, 'C:\\p\\node_modules\\lintel\\dist\\functions.cjs', 'C:/p/node_modules/lintel', 'lintel/functions'],
    [win32, 'C:/p/lintel/dist\\rulesets\\2.1.cjs', 'C:/p/lintel', 'lintel/2.1'],
  ] as const) {
    it(file, () => expect(lintelFile(file, rules)).to.deep.equal({ folder, id }));
  }

  it('are no others', () => {
    expect(lintelFile('/p/dist/other.cjs', posix)).to.equal(null);
    expect(lintelFile('/p/lintel/dist\\index.cjs', posix)).to.equal(null);
  });

  it('are known where no package is installed', () => {
    expect(lintelBeside('/p/lintel', posix)).to.equal('lintel');
    expect(lintelBeside('/p/lintel/all', posix)).to.equal('lintel/all');
    expect(lintelBeside('C:\\p\\lintel\\2.1', win32)).to.equal('lintel/2.1');
    expect(lintelBeside('/p/my-lintel', posix)).to.equal(null);
    expect(lintelBeside('/p/a\\lintel', posix)).to.equal(null);
  });
});

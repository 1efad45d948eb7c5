import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { chromiumPath, printToPdf } from '../../platform/chromium.ts';
import { destination, refuseOverwriting } from '../../platform/output.ts';
import { foldersUpward, isProjectFolder, rulesetNamesIn } from '../../platform/project-folder.ts';
import { isOwn, userCacheFolder } from '../../platform/user-cache.ts';
import { TemporaryFolder } from '../support/temporary-folder.ts';

describe('folders and files of a user', () => {
  let folder: TemporaryFolder;
  const at = (name: string) => join(folder.path, name);
  beforeEach(() => {
    folder = new TemporaryFolder();
  });
  afterEach(() => folder.remove());

  describe('the cache', () => {
    it('is in the folder of XDG, which is made, and for this user alone', () => {
      const cache = userCacheFolder({ XDG_CACHE_HOME: at('caches/mine') });
      expect(cache).to.equal(at('caches/mine/lintel'));
      expect(statSync(at('caches/mine/lintel')).mode & 0o777).to.equal(0o700);
      expect(userCacheFolder({ XDG_CACHE_HOME: at('caches/mine') })).to.equal(cache);
    });

    it('is none where others may write, or where no folder can be made', () => {
      mkdirSync(at('lintel'));
      chmodSync(at('lintel'), 0o777);
      expect(userCacheFolder({ XDG_CACHE_HOME: folder.path })).to.equal(null);
      chmodSync(at('lintel'), 0o720);
      expect(isOwn(at('lintel'), 0o002)).to.equal(true);
      expect(isOwn(at('lintel'), 0o022)).to.equal(false);
      folder.write('file', '');
      expect(userCacheFolder({ XDG_CACHE_HOME: at('file') })).to.equal(null);
    });
  });

  describe('a project', () => {
    it('has its settings or a ruleset that Spectral finds in its folder; a .cjs comes last', () => {
      expect(isProjectFolder(folder.path)).to.equal(false);
      for (const name of ['spectral.cjs', '.spectral.yml', 'spectral.json', 'my-spectral.yaml', 'spectral.yaml.bak']) {
        folder.write(name, '');
      }
      expect(rulesetNamesIn(folder.path)).to.deep.equal(['.spectral.yml', 'spectral.json', 'spectral.cjs']);
      expect(isProjectFolder(folder.path)).to.equal(true);
      folder.write('one/spectral.yaml', '');
      expect(isProjectFolder(at('one'))).to.equal(true);
      folder.write('other/.lintel.yaml', '');
      expect(isProjectFolder(at('other'))).to.equal(true);
      expect(rulesetNamesIn(at('none'))).to.deep.equal([]);
    });

    it('is looked for upward to the repository, else home, else a folder that is given', () => {
      const names = (start: string, setting: { home: string; topmost?: string }) =>
        foldersUpward(at(start), setting).map((one) => one.slice(folder.path.length + 1));
      expect(names('a/b/c', { home: '/nobody' })).to.deep.equal(['a/b/c']);
      expect(names('a/b/c', { home: '/nobody', topmost: at('a') })).to.deep.equal(['a/b/c', 'a/b', 'a']);
      expect(names('a/b/c', { home: at('a/b'), topmost: at('a') })).to.deep.equal(['a/b/c', 'a/b']);
      expect(names('a/b/c', { home: '/nobody', topmost: at('other') })).to.deep.equal(['a/b/c']);
      folder.write('a/.git', '');
      expect(names('a/b/c', { home: at('a/b'), topmost: at('a/b') })).to.deep.equal(['a/b/c', 'a/b', 'a']);
    });
  });

  describe('an output', () => {
    const io = () => ({ cwd: folder.path }) as Parameters<typeof destination>[1];

    it('is no folder, and in one that there is', () => {
      mkdirSync(at('reports'));
      expect(() => destination('reports', io())).to.throw('the output reports is a folder; name a file in it');
      expect(() => destination('none/a.txt', io())).to.throw('the folder of the output none/a.txt does not exist');
      expect(destination('reports/a.txt', io()).file).to.equal(at('reports/a.txt'));
      expect(destination(undefined, { ...io(), stdout: { write: () => true } }).file).to.equal(null);
    });

    it('is where a link leads, and replaces nothing that the run reads, by whatever way', () => {
      folder.write('api.yaml', '');
      symlinkSync(at('api.yaml'), at('link.yaml'));
      const output = destination('link.yaml', io());
      expect(output.file).to.equal(realpathSync(at('api.yaml')));
      expect(() => refuseOverwriting([output], [at('api.yaml')])).to.throw(
        'is a file that this run reads; name another',
      );
      expect(() => refuseOverwriting([output], [at('link.yaml')])).to.throw('is a file that this run reads');
      const other = destination('new.txt', io());
      expect(() => refuseOverwriting([other, { file: null, write: () => undefined }], [at('api.yaml')])).not.to.throw();
    });

    it('that is a pipe is written to, and stays one', async () => {
      spawnSync('mkfifo', [at('pipe')]);
      const reader = openSync(at('pipe'), constants.O_RDWR | constants.O_NONBLOCK);
      try {
        await destination('pipe', io()).write(['one ', 'two']);
        const read = Buffer.alloc(20);
        expect(read.toString('utf8', 0, readSync(reader, read))).to.equal('one two');
        expect(statSync(at('pipe')).isFIFO()).to.equal(true);
      } finally {
        closeSync(reader);
      }
    });
  });

  describe('a browser', () => {
    const program = (name: string, script: string) => {
      folder.write(name, `#!/bin/sh\n${script}\n`);
      chmodSync(at(name), 0o755);
      return at(name);
    };

    it('is the one of CHROMIUM_PATH, else the first name that is on the PATH and can be run', () => {
      expect(chromiumPath({ CHROMIUM_PATH: '/own', PATH: folder.path })).to.equal('/own');
      folder.write('chromium', '');
      chmodSync(at('chromium'), 0o644);
      const chrome = program('bin/google-chrome', '');
      expect(chromiumPath({ PATH: `:${folder.path}:${at('bin')}` })).to.equal(chrome);
      const chromium = program('other/chromium', '');
      expect(chromiumPath({ PATH: `${at('bin')}:${at('other')}` })).to.equal(chromium);
    });

    it('has the names of Chromium, Chrome and Edge, in this order', () => {
      const names = [
        'chromium',
        'chromium-browser',
        'google-chrome',
        'google-chrome-stable',
        'chrome',
        'microsoft-edge',
      ];
      for (const [index] of names.entries()) {
        const there = new Set(names.slice(index).map((name) => `/bin/${name}`));
        expect(chromiumPath({ PATH: '/bin' }, (file) => there.has(file))).to.equal(`/bin/${names[index]}`);
      }
    });

    it('is looked for where installers of macOS and Windows put it', () => {
      const env = { PROGRAMFILES: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\a' };
      for (const path of [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Users\\a\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
      ]) {
        expect(
          chromiumPath(env, (file) => file === path),
          path,
        ).to.equal(path);
      }
      expect(chromiumPath(env, () => false)).to.equal(null);
    });

    it('prints wholly or not at all, and what it says last is passed on', async () => {
      const prints = program(
        'prints',
        // More than a pipe holds that nobody reads.
        `echo "$*" > ${at('args')}; head -c 200000 /dev/zero; for arg; do case "$arg" in --print-to-pdf=*) echo pdf > "$(echo "$arg" | cut -d= -f2)";; esac; done`,
      );
      await printToPdf(prints, at('page.html'), '#print=1', at('out.pdf'));
      expect(statSync(at('out.pdf')).size).to.equal(4);
      const args = readFileSync(at('args'), 'utf8');
      expect(args).to.match(/^--headless .* file:\/\/\S+\/page\.html#print=1\n$/);
      expect(args.includes(' --no-sandbox '), 'root has no sandbox').to.equal(process.getuid?.() === 0);
      const failure = (browser: string) =>
        printToPdf(browser, at('page.html'), '', at('none.pdf')).then(
          () => 'it prints',
          ({ message }: Error) => message,
        );
      const remedy = 'write the page with --out report.html, and print it from a browser';
      const silent = program(
        'silent',
        'for arg; do case "$arg" in --user-data-dir=*) rm -r "$(echo "$arg" | cut -d= -f2)";; esac; done',
      );
      expect(await failure(silent)).to.equal(`${silent} wrote no PDF; ${remedy}`);
      const fails = program('fails', 'echo first >&2; echo "no display" >&2; exit 1');
      expect(await failure(fails)).to.equal(`${fails} wrote no PDF (no display); ${remedy}`);
      expect(await failure(at('gone'))).to.equal(
        `${at('gone')} cannot be started (there is no such program); ${remedy}`,
      );
      expect(() => statSync(at('none.pdf'))).to.throw();
    });
  });
});

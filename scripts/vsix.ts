/** Packages the extension for VS Code into dist/lintel.vsix: `npm run vsix`. Nothing is fetched. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVSIX } from '@vscode/vsce';
import { EXTENSION, SERVER, writeExtension } from './build/vscode-extension.ts';

const FOLDER = resolve('dist/vscode');

rmSync(FOLDER, { recursive: true, force: true });
await writeExtension(FOLDER, [EXTENSION, SERVER]);
await createVSIX({
  cwd: FOLDER,
  packagePath: resolve('dist/lintel.vsix'),
  dependencies: false,
  allowMissingRepository: true,
  rewriteRelativeLinks: false,
});

/**
 * Takes `prepare` out of package.json while npm packs it (`prepack`), and puts it back (`postpack`, with `--restore`): installs from the
 * repository need it to build Lintel, and npm warns those who install a package with it of an install script.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const MANIFEST = 'package.json';
const ORIGINAL = '.package.json.original';

if (process.argv[2] === '--restore') {
  if (existsSync(ORIGINAL)) renameSync(ORIGINAL, MANIFEST);
} else {
  // Where packing was interrupted, the original stands there already.
  const text = readFileSync(existsSync(ORIGINAL) ? ORIGINAL : MANIFEST, 'utf8');
  const { scripts, ...manifest } = JSON.parse(text);
  const { prepare: _prepare, ...kept } = scripts;
  writeFileSync(ORIGINAL, text);
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, scripts: kept }, null, 2)}\n`);
}

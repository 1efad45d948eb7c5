import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parcelsWithFaults } from './parcels.ts';
import { printed } from './run-lintel.ts';
import { terminalSvg } from './terminal-svg.ts';

/** The picture of a terminal for README.md, from the repository's root. */
export const TERMINAL = 'docs/pictures/terminal.svg';

const COMMAND = ['lint', 'openapi.yaml'];

/** What the command of the picture prints, with colours. */
export async function terminalOutput(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pictures-'));
  try {
    writeFileSync(join(folder, 'openapi.yaml'), parcelsWithFaults());
    return await printed(COMMAND, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The picture of what the command prints now. */
export async function terminalPicture(): Promise<string> {
  return terminalSvg(`npx lintel ${COMMAND.join(' ')}`, await terminalOutput());
}

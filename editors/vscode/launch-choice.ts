import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** How the server is started. */
export interface Launch {
  /** A program for Node. */
  readonly module: string;
  readonly args: readonly string[];
}

/** What decides how the server is started. */
export interface LaunchSettings {
  /** Workspace folders, by their paths. */
  readonly folders: readonly string[];
  readonly isTrusted: boolean;
  readonly useProjectVersion: boolean;
  /** Empty for what the project says. */
  readonly ruleset: string;
  readonly arguments: readonly string[];
}

/** The server of the project's own Lintel in a trusted workspace, else the one that comes with the extension. */
export function chooseLaunch(settings: LaunchSettings, bundled: string): Launch {
  const { folders, isTrusted, useProjectVersion, ruleset } = settings;
  const own = isTrusted && useProjectVersion ? folders.map(installedIn).find((file) => existsSync(file)) : undefined;
  const options = [...(ruleset === '' ? [] : ['--ruleset', ruleset]), ...settings.arguments];
  return own === undefined ? { module: bundled, args: options } : { module: own, args: ['lsp', ...options] };
}

function installedIn(folder: string): string {
  return join(folder, 'node_modules', 'lintel', 'dist', 'cli', 'main.cjs');
}

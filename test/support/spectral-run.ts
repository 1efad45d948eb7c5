import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { ISpectralDiagnostic, RulesetDefinition } from '@stoplight/spectral-core';
import * as core from '@stoplight/spectral-core';
import * as resolving from '@stoplight/spectral-ref-resolver';
import { commonJs } from '../../platform/common-js.ts';
import { Parsers } from './parsers.ts';

const Core = commonJs(core);
const Resolving = commonJs(resolving);

/** A finding of Spectral as tests compare it; lines count from 1. */
export interface SpectralFinding {
  readonly rule: string;
  readonly source: string;
  readonly path: string;
  readonly line: number;
  readonly severity: number;
  readonly message: string;
}

/**
 * Runs a ruleset by spectral-core over files in a folder of their own, as the stock command does; the first one is
 * linted.
 */
export async function runSpectral(
  ruleset: RulesetDefinition,
  files: Readonly<Record<string, string>>,
): Promise<SpectralFinding[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lintel-')));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const [first = ''] = Object.keys(files);
    const spectral = new Core.Spectral({ resolver: Resolving.httpAndFileResolver });
    spectral.setRuleset(new Core.Ruleset(ruleset, { source: join(folder, 'ruleset.mjs') }));
    const results = await spectral.run(
      new Core.Document(files[first] ?? '', Parsers.Yaml as never, join(folder, first)),
    );
    return results.map((result) => findingIn(folder, result));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findingIn(
  folder: string,
  { code, source, path, range, severity, message }: ISpectralDiagnostic,
): SpectralFinding {
  const name = relative(folder, source ?? '');
  return { rule: String(code), source: name, path: path.join(' '), line: range.start.line + 1, severity, message };
}

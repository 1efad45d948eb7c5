import { readFileSync } from 'node:fs';
import type { Ruleset } from '@stoplight/spectral-core';
import * as core from '@stoplight/spectral-core';
import * as resolving from '@stoplight/spectral-ref-resolver';
import { commonJs } from '../../platform/common-js.ts';
import { Parsers } from './parsers.ts';
import type { StockResult } from './stock-project.ts';

const Core = commonJs(core);
const Resolving = commonJs(resolving);

/** What the editor shows for a file: the text as it stands in the editor, read as YAML, under the file's path. */
export async function lintAsEditor(ruleset: Ruleset, file: string): Promise<StockResult[]> {
  const spectral = new Core.Spectral({ resolver: Resolving.createHttpAndFileResolver() });
  spectral.setRuleset(ruleset);
  const document = new Core.Document(readFileSync(file, 'utf8'), Parsers.Yaml as never, file);
  const results = await spectral.run(document, { ignoreUnknownFormat: true });
  return results.map(
    (result) => ({ ...result, code: String(result.code), path: result.path.map(String) }) as StockResult,
  );
}

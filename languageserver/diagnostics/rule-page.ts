import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../../platform/package-file.ts';
import { EVERY_RULE } from '../../rules/every-rule.generated.ts';
import type { Result } from '../../source/result.ts';

/**
 * Where a rule is explained: the address in the catalogue that is published, else the page in this package; null for
 * neither.
 */
export function rulePage({ code, documentationUrl }: Pick<Result, 'code' | 'documentationUrl'>): string | null {
  if (documentationUrl !== undefined) return documentationUrl;
  if (!Object.hasOwn(EVERY_RULE, code)) return null;
  const page = packageFile(`docs/rules/${code}.md`);
  return existsSync(page) ? pathToFileURL(page).href : null;
}

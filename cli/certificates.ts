import { X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import { UsageError } from '../platform/usage-error.ts';
import { readText } from '../source/read-text.ts';
import { UnreadableInput } from '../source/unreadable-input.ts';

/**
 * The text of the file that `--ca` names, in PEM; null where it names none.
 *
 * @throws UsageError for a file that cannot be read or holds no certificate, of which Node says nothing.
 */
export function certificates(file: string | undefined, cwd: string): string | null {
  if (file === undefined) return null;
  const text = textOf(file, cwd);
  if (isCertificate(text)) return text;
  throw new UsageError(`--ca ${file}: it holds no certificate in PEM; give a file with -----BEGIN CERTIFICATE-----`);
}

function textOf(file: string, cwd: string): string {
  try {
    return readText(resolve(cwd, file), { takesPipes: true });
  } catch (error) {
    if (!(error instanceof UnreadableInput)) throw error;
    throw new UsageError(`--ca ${file}: ${error.message}`);
  }
}

/** Of several certificates, the first one is looked at. */
function isCertificate(text: string): boolean {
  try {
    return text.includes('-----BEGIN') && new X509Certificate(text).subject !== undefined;
  } catch {
    return false;
  }
}

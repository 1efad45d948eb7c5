import type { Diagnostic } from '../../diagnostic.ts';
import { NotReadableFast, type SourceTree } from '../source-tree.ts';
import { plainScalar } from './plain-scalar.ts';

/**
 * What Spectral's parser says of a plain key that is no string; null for one that is.
 *
 * @throws NotReadableFast for one whose text is not that of its value: Spectral finds such a member by both.
 */
export function keyDiagnostic(
  text: string,
  isPlain: boolean,
  range: () => ReturnType<SourceTree['rangeBetween']>,
  path: readonly (string | number)[],
): Diagnostic | null {
  const value = isPlain ? plainScalar(text) : text;
  if (value === text) return null;
  if (String(value) !== text) throw new NotReadableFast('a key that is no text');
  return {
    code: 'YAMLIncompatibleValue',
    message: `Mapping key must be a string scalar rather than ${value === null ? 'null' : typeof value}`,
    severity: 1,
    range: range(),
    path: [...path, text].map(String),
  };
}

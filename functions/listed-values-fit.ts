import { defineFunction, type Violation } from '../framework/define-function.ts';
import { counted, quote } from '../framework/messages.ts';
import { enumeratedStrings, listedValues } from '../model/enumeration.ts';
import { asString } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { admits, parsePattern } from '../model/pattern.ts';
import { below } from '../model/place.ts';
import { keywordFor } from '../model/schemas.ts';
import { lacksOnlyCase } from '../model/spelling.ts';

/** Every value that a string schema lists satisfies the schema's own bounds and pattern. */
export default defineFunction<SchemaNode>({
  name: 'listedValuesFit',
  options: null,
  subjects: enumeratedStrings,
  judge: (node) =>
    listedValues(node).flatMap(({ value, path }): Violation[] => {
      const problem = typeof value === 'string' ? misfit(value, node) : null;
      return problem === null ? [] : [{ message: problem, at: below(node.place, ...path) }];
    }),
});

function misfit(value: string, node: SchemaNode): string | null {
  return misfitByLength(value, node) ?? misfitByPattern(value, node);
}

/** Where the bounds cross, they are the cause. */
function misfitByLength(value: string, node: SchemaNode): string | null {
  const length = [...value].length;
  const least = keywordFor(node, 'minLength')?.value;
  const most = keywordFor(node, 'maxLength')?.value;
  if (typeof least === 'number' && typeof most === 'number' && least > most) return null;
  const fact = `${quote(value)} has ${counted(length, 'character')}`;
  if (typeof least === 'number' && length < least) {
    return `${fact} and minLength is ${least}, so no payload can carry it; change one of the two`;
  }
  if (typeof most === 'number' && length > most) {
    return `${fact} and maxLength is ${most}, so no payload can carry it; change one of the two`;
  }
  return null;
}

function misfitByPattern(value: string, node: SchemaNode): string | null {
  const pattern = asString(keywordFor(node, 'pattern')?.value);
  if (pattern === null || admits(parsePattern(pattern), value) !== false || lacksOnlyCase(value, parsePattern(pattern)))
    return null;
  return `${quote(value)} does not match the pattern ${quote(pattern)}, so no payload can carry it; change one of the two`;
}

import { defineFunction, type Violation } from '../framework/define-function.ts';
import { quote } from '../framework/messages.ts';
import { effectiveSchema } from '../model/effective-schema.ts';
import { enumeratedStrings, listedValues } from '../model/enumeration.ts';
import { asString } from '../model/json.ts';
import type { SchemaNode } from '../model/nodes.ts';
import { admits, parsePattern } from '../model/pattern.ts';
import { below } from '../model/place.ts';

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
  const schema = effectiveSchema(node);
  const length = [...value].length;
  const least = schema.keyword('minLength')?.value;
  const most = schema.keyword('maxLength')?.value;
  if (typeof least === 'number' && length < least) {
    return `${quote(value)} has ${length} characters; minLength is ${least}, so no payload can carry it`;
  }
  if (typeof most === 'number' && length > most) {
    return `${quote(value)} has ${length} characters; maxLength is ${most}, so no payload can carry it`;
  }
  const pattern = asString(schema.keyword('pattern')?.value);
  if (pattern === null || admits(parsePattern(pattern), value) !== false) return null;
  return `${quote(value)} does not match the pattern ${quote(pattern)}; change one of the two`;
}

import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import type { Place } from '../description/place.ts';
import { keywordInAnyDefinition, keywordOf, ownPlace } from '../schemas/keywords.ts';
import { findAdmittedText } from '../text/pattern/admitted-text.ts';
import { parsePattern } from '../text/pattern/pattern.ts';

/** The form of codes that all have one length. */
export interface CodeForm {
  readonly length: number;
  readonly pattern: string;
}

/** What of a string schema is not as the form has it. */
export interface FormFault {
  readonly fact: string;
  /** The keyword and the value to write. */
  readonly wanted: string;
  readonly place: Place;
}

/**
 * What a schema says otherwise than the form, the missing pattern included, first things first. Bounds that are missing are
 * a matter of statement 2.2/string-length.
 */
export function formFaults(schema: SchemaNode, { length, pattern }: CodeForm): FormFault[] {
  const bounds = ['minLength', 'maxLength'].flatMap((key): FormFault[] => {
    const bound = keywordOf(schema, key);
    if (bound === undefined || bound.value === length) return [];
    return [{ fact: `${key} is ${JSON.stringify(bound.value)}`, wanted: `${key} ${length}`, place: bound.place }];
  });
  const own = keywordOf(schema, 'pattern');
  const wanted = `pattern ${pattern}`;
  if (own === undefined && keywordInAnyDefinition(schema, 'pattern') !== undefined) return atOwnPlace(schema, bounds);
  if (own === undefined)
    return atOwnPlace(schema, [{ fact: 'has no pattern', wanted, place: schema.place }, ...bounds]);
  const source = asString(own.value);
  const other = source === null ? null : admittedBeside(source, pattern, schema, length);
  if (other === null) return atOwnPlace(schema, bounds);
  const fact = `its pattern admits ${JSON.stringify(other)}`;
  return atOwnPlace(schema, [{ fact, wanted, place: own.place }, ...bounds]);
}

/** A text that a pattern admits beside those that it should; where the length is fixed, one of that length. Null when none is known. */
function admittedBeside(source: string, wanted: string, schema: SchemaNode, length: number): string | null {
  const pattern = parsePattern(source);
  if (pattern.error !== null) return null;
  const isFixed = ['minLength', 'maxLength'].every((key) => keywordOf(schema, key)?.value === length);
  const otherLengths = isFixed ? `|^[^]{0,${length - 1}}$|^[^]{${length + 1},}$` : '';
  const found = findAdmittedText(pattern, 'outside', parsePattern(`${wanted}${otherLengths}`));
  return typeof found === 'object' ? found.text : null;
}

function atOwnPlace(schema: SchemaNode, faults: readonly FormFault[]): FormFault[] {
  return faults.map((fault) => ({ ...fault, place: ownPlace(schema, fault.place) }));
}

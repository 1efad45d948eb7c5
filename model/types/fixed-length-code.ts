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

/** A keyword of a string schema that is absent or does not have the value of the form. */
export interface FormFault {
  /** For the message: `maxLength is 3`. */
  readonly fact: string;
  /** The keyword and the value to write: `maxLength 2`. */
  readonly wanted: string;
  readonly place: Place;
}

/**
 * How a string schema departs from the form: by its pattern, or the lack of one, then by its bounds. Missing bounds are
 * left out: string-length reports them.
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

/**
 * A text that the pattern admits and the wanted one does not; of the right length where the bounds fix it. Null when
 * none is known.
 */
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

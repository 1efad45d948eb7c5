import type { Description } from '../description/description.ts';
import { asString } from '../description/json.ts';
import type { SchemaNode } from '../description/nodes.ts';
import { usesOf } from '../schemas/composition.ts';
import { textsOn } from '../schemas/evident-bounds.ts';
import { keywordOf } from '../schemas/keywords.ts';
import { writtenValues } from '../schemas/written-values.ts';
import { wholeNumberIn } from '../text/whole-number-text.ts';
import { splitWords } from '../text/words/split-words.ts';

/** Last words of names of what is counted one by one, unlike seconds and sizes. */
const COUNTS = new Set('count counts attempts retries'.split(' '));

/** `The number of rows`; of hours, shares or bytes there may be a half, or millions. */
const COUNTED = /^\W*(?:the |a )?(?:(?:total|maximum|minimum|max|min|current) )?(?:number|count) of [a-z]/i;

/**
 * What shows that a number has no fraction: for certain, perhaps, or nothing. Its texts, its format, `multipleOf` and
 * its name may, and each value that is written for it may contradict them.
 */
export function wholeness(schema: SchemaNode, description: Description): 'certain' | 'perhaps' | null {
  const texts = textsOn(schema);
  const said = texts.map(wholeNumberIn);
  const isCounted = texts.some((text) => COUNTED.test(text));
  const isShown = said.includes('certain') || isWholeByKeyword(schema) || isCountedOneByOne(schema);
  if (!isShown) return isCounted || said.includes('perhaps') ? 'perhaps' : null;
  const isContradicted =
    said.includes('perhaps') ||
    writtenValues(schema, description).some(({ value }) => typeof value === 'number' && !Number.isInteger(value));
  return isContradicted ? 'perhaps' : 'certain';
}

function isWholeByKeyword(schema: SchemaNode): boolean {
  const step = keywordOf(schema, 'multipleOf')?.value;
  const format = asString(keywordOf(schema, 'format')?.value);
  return /^u?int(?:8|16|32|64)$/.test(format ?? '') || (typeof step === 'number' && Number.isInteger(step) && step > 0);
}

/** By each name that it has. */
function isCountedOneByOne(schema: SchemaNode): boolean {
  const names = usesOf(schema).filter(({ relation }) => relation !== 'items');
  return (
    names.length > 0 &&
    names.every(({ key }) => {
      const [first = '', second = '', ...rest] = splitWords(String(key));
      return COUNTS.has(rest.at(-1) ?? (second || first));
    })
  );
}

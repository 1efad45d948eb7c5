import { defineRule } from '../../../framework/define-rule.ts';
import type { Violation } from '../../../framework/finding.ts';
import { counted, listed, quote } from '../../../framework/messages.ts';
import { quotedFirst } from '../../../functions/messages/upper-case.ts';
import { wrongInList } from '../../../functions/messages/wrong-values.ts';
import { asString, has } from '../../../model/description/json.ts';
import type { SchemaNode } from '../../../model/description/nodes.ts';
import { below } from '../../../model/description/place.ts';
import { groupBy } from '../../../model/lib/group-by.ts';
import { effectiveSchema } from '../../../model/schemas/effective-schema.ts';
import { keywordOf } from '../../../model/schemas/keywords.ts';
import {
  hasListedValues,
  listedTexts,
  listedValues,
  textsOf,
  type ValueInText,
} from '../../../model/schemas/listed-values.ts';
import { schemasOfType } from '../../../model/schemas/schema-types.ts';
import { admits } from '../../../model/text/pattern/admits.ts';
import { parsePattern } from '../../../model/text/pattern/pattern.ts';

/** Why a value that a schema lists cannot be sent: the keyword that rules it out. */
interface Misfit {
  readonly keyword: 'minLength' | 'maxLength' | 'pattern';
  readonly message: string;
}

/** Every value that a string schema lists satisfies the schema's own bounds and pattern. */
export default defineRule({
  id: 'enumerated-string-values',
  statements: ['2.2/enumerated-string'],
  severity: 'error',
  summary: 'Every value that a string lists satisfies the string’s own bounds and pattern.',
  why: 'A value that the schema both lists and forbids can never be sent, which shows up only when a client tries.',
  // A value that lacks only upper case is mended by spelling it right.
  yieldsTo: ['enum-values'],
  subjects: (description) => schemasOfType(description, 'string').filter(hasListedValues),
  judge: (node) => [...ownMisfits(node), ...narrowed(node)],
});

function ownMisfits(node: SchemaNode): Violation[] {
  const { place, values } = listedTexts(node);
  const wrong = values.flatMap((one) => {
    const found = misfit(one.value, node);
    return found === null ? [] : [{ ...one, ...found }];
  });
  const found = wrongInList(place, wrong, (left) =>
    left.length === 1 ? (left[0]?.message ?? '') : severalMisfits(left, textsOf(values).length, node),
  );
  return found === null ? [] : [found];
}

function severalMisfits(wrong: readonly (ValueInText & Misfit)[], total: number, node: SchemaNode): string {
  const groups = groupBy(wrong, ({ keyword }) => keyword);
  const facts = [...groups].map(([keyword, ofKeyword]) => {
    const texts = textsOf(ofKeyword);
    return `${quotedFirst(texts)} ${missed(keyword, texts.length, keywordOf(node, keyword)?.value)}`;
  });
  const remedy = `change them or ${listed([...groups.keys()], 'or')}`;
  return `no payload can carry ${textsOf(wrong).length} of ${total} values: ${listed(facts)}; ${remedy}`;
}

function missed(keyword: Misfit['keyword'], count: number, bound: unknown): string {
  if (keyword === 'pattern') return `${count === 1 ? 'does' : 'do'} not match the pattern ${quote(bound)}`;
  const comparison = keyword === 'minLength' ? 'shorter' : 'longer';
  return `${count === 1 ? 'is' : 'are'} ${comparison} than ${keyword} ${quote(bound)}`;
}

/**
 * A list that the schema takes over and whose values fit where they are listed: then what narrows it here is the cause.
 */
function narrowed(node: SchemaNode): Violation[] {
  const [lister, ...others] = effectiveSchema(node).parts.filter((part) => listedValues(part).length > 0);
  if (lister === undefined || lister === node || others.length > 0) return [];
  const misfits = listedValues(lister).flatMap(({ value }): Misfit[] => {
    const found = misfit(value, node);
    const isOwn = found !== null && has(node.value, found.keyword);
    return !isOwn || misfit(value, lister) !== null ? [] : [found];
  });
  const byKeyword = new Map(misfits.toReversed().map((one) => [one.keyword, one.message]));
  return [...byKeyword].map(([keyword, message]) => ({ message, at: below(node.place, keyword) }));
}

function misfit(value: unknown, node: SchemaNode): Misfit | null {
  return typeof value === 'string' ? (misfitByLength(value, node) ?? misfitByPattern(value, node)) : null;
}

/** Where the bounds cross, they are the cause. */
function misfitByLength(value: string, node: SchemaNode): Misfit | null {
  const length = [...value].length;
  const least = keywordOf(node, 'minLength')?.value;
  const most = keywordOf(node, 'maxLength')?.value;
  if (typeof least === 'number' && typeof most === 'number' && least > most) return null;
  const fact = `${quote(value)} has ${counted(length, 'character')}`;
  if (typeof least === 'number' && length < least) {
    const message = `${fact} and minLength is ${least}, so no payload can carry it; change one of the two`;
    return { keyword: 'minLength', message };
  }
  if (typeof most === 'number' && length > most) {
    const message = `${fact} and maxLength is ${most}, so no payload can carry it; change one of the two`;
    return { keyword: 'maxLength', message };
  }
  return null;
}

function misfitByPattern(value: string, node: SchemaNode): Misfit | null {
  const pattern = asString(keywordOf(node, 'pattern')?.value);
  if (pattern === null || admits(parsePattern(pattern), value) !== false) return null;
  const message = `${quote(value)} does not match the pattern ${quote(pattern)}, so no payload can carry it; change one of the two`;
  return { keyword: 'pattern', message };
}
